import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ListRootsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { onTestFinished } from 'vitest';
import type { LogEntry } from '../../src/core/background.ts';
import { createLogReader } from '../../src/files/background.ts';
import { DIST } from './dist.ts';
import { fsckComplaints, linesByGit } from './repo.ts';

export interface McpOptions {
  /** Where the server is started. */
  readonly cwd: string;
  /** An empty folder; the server's HOME and its TMPDIR are made in it. */
  readonly folder: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The folders that the client tells; without it, it has no roots. */
  readonly roots?: () => readonly string[];
}

/** What a tool answered. */
export interface McpAnswer {
  readonly text: string;
  readonly isError: boolean;
}

export type McpSession = Awaited<ReturnType<typeof connectMcp>>;

/** The command and the environment of a server. */
export function mcpServer({ folder, cwd, args = [], env = {} }: McpOptions) {
  const [home, temporary] = [join(folder, 'home'), join(folder, 'tmp')];
  for (const made of [home, temporary]) mkdirSync(made, { recursive: true });
  const clean = { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: temporary, ...env };
  return { command: process.execPath, args: [join(DIST, 'mcp.mjs'), ...args], cwd, env: clean };
}

/** The SDK's own client of the built server, closed when the test ends. */
export async function connectMcp(options: McpOptions) {
  const server = mcpServer(options);
  const transport = new StdioClientTransport({ ...server, stderr: 'pipe' });
  const { roots } = options;
  const capabilities = roots === undefined ? {} : { roots: { listChanged: true } };
  const client = new Client({ name: 'test', version: '1' }, { capabilities });
  if (roots !== undefined)
    client.setRequestHandler(ListRootsRequestSchema, () => ({
      roots: roots().map((path) => ({ uri: pathToFileURL(path).href, name: basename(path) })),
    }));
  /** Whatever the client could make nothing of: an answer to what it had cancelled, for one. */
  const faults: Error[] = [];
  client.onerror = (error) => faults.push(error);
  await client.connect(transport);
  onTestFinished(() => client.close());
  const call = async (name: string, args: Record<string, unknown> = {}): Promise<McpAnswer> => {
    const { content, isError = false } = await client.callTool({ name, arguments: args });
    const text = (content as { text: string }[]).map((part) => part.text).join('\n');
    return { text, isError: isError === true };
  };
  return { client, transport, call, faults, pid: transport.pid ?? 0, env: server.env };
}

/** The id in an answer of `remember`. */
export const idIn = (text: string): string => /\[([0-9a-f]{16})\]/.exec(text)?.[1] ?? '';

/** The ids of the memories of a namespace, as git tells them. */
export const idsByGit = (where: string): string[] =>
  linesByGit(where)
    .filter(({ type }) => type === 'memory')
    .map(({ id }) => String(id));

/** What the server logged. */
export const mcpLog = (env: NodeJS.ProcessEnv): LogEntry[] =>
  [...createLogReader(env).entries()].filter(({ event }) => event === 'mcp');

/** Whether a process runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** What a process holds in memory, in MB; undefined where the system does not tell. */
export function residentMb(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024;
}

/** What a server left behind: processes in the repository, locks and half files, temporary files, damage. */
export function leftBehind(repository: string, env: NodeJS.ProcessEnv): string[] {
  const files = [join(repository, '.git'), env['TMPDIR'] ?? '']
    .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const halves = files.filter(
    (file) => file.startsWith(env['TMPDIR'] ?? '') || /\.lock$|tmp|crash|\.keep$/i.test(basename(file)),
  );
  return [...processesIn(repository), ...halves, ...fsckComplaints(repository)];
}

/** The processes whose working directory is a folder; none where the system does not tell. */
function processesIn(folder: string): string[] {
  const pids = existsSync('/proc/self/cwd') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return pids.filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false; // gone, or not ours
    }
  });
}
