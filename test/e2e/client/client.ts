import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The client all of this is tested with. Exact: on Node 20 npm would otherwise pick an old one without a word. */
export const CLIENT_VERSION = '2.1.330';

/** What the session runner says where the machine cannot run it; see run-client.sh. */
const NOT_POSSIBLE = 3;
const MARKETPLACE_URL = 'http://127.0.0.1:8788/cs-memory.git';
const RUNNER = join(import.meta.dirname, 'run-client.sh');

/** Raised where this machine cannot run the test; `message` says why. */
export class Skipped extends Error {}

function cacheDirectory(): string {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  return join(cache, 'cs-memory', `claude-client-${CLIENT_VERSION}`);
}

function isClient(file: string): boolean {
  const env = { ...process.env, HOME: cacheDirectory() };
  const { stdout } = spawnSync(file, ['--version'], { env, encoding: 'utf8', timeout: 60_000 });
  return stdout?.startsWith(CLIENT_VERSION) ?? false;
}

/** The option of unshare by which this user can cut the network; undefined where none does. */
const cuttingFlag = (): string | undefined =>
  ['-n', '-rn'].find((flag) => spawnSync('unshare', [flag, 'true']).status === 0);

/** What a program prints that runs without any network. Throws where it cannot be cut. */
export function runCutOff(
  command: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): string {
  return spawnSync('unshare', [cuttingFlag() ?? '', ...command], { ...options, encoding: 'utf8' }).stdout;
}

/**
 * The path of the pinned client, got with npm into the user's cache folder (about 400 MB, once) and never into the
 * project. Throws Skipped where there is none for this machine, or no network namespace to run it in.
 */
export function ensureClient(): string {
  if (process.platform !== 'linux') throw new Skipped(`needs Linux, this is ${process.platform}`);
  if (cuttingFlag() === undefined)
    throw new Skipped('cannot make a network namespace (root or user namespaces)');
  const directory = cacheDirectory();
  const file = join(directory, 'node_modules', '.bin', 'claude');
  if (existsSync(file) && isClient(file)) return file;
  mkdirSync(directory, { recursive: true });
  // A package.json of its own keeps npm from climbing to one further up.
  writeFileSync(join(directory, 'package.json'), '{"private":true}\n');
  const spec = `@anthropic-ai/claude-code@${CLIENT_VERSION}`;
  const npm = ['install', '--prefix', directory, '--no-audit', '--no-fund', '--fetch-retries=1', spec];
  const { status, stderr } = spawnSync('npm', npm, { cwd: directory, encoding: 'utf8', timeout: 600_000 });
  const code = /npm error code (\S+)/.exec(stderr ?? '')?.[1] ?? 'it gave no code';
  if (status !== 0) throw new Skipped(`npm could not get ${spec}: ${code}`);
  if (!isClient(file)) throw new Skipped(`${spec} does not run here`);
  return file;
}

/** Whether the terminal client can be typed at here. */
export const hasTerminal = (): boolean => spawnSync('tmux', ['-V']).status === 0;

/** `claude plugin validate --strict` of a manifest or folder: undefined when it passed, else what it said. */
export function validationProblem(client: string, target: string, home: string): string | undefined {
  const env = { PATH: process.env['PATH'], HOME: home, CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1' };
  const validated = spawnSync(client, ['plugin', 'validate', target, '--strict'], { env, encoding: 'utf8' });
  return validated.status === 0 ? undefined : `${validated.stdout}${validated.stderr}`;
}

/** Takes the plugin away as a user would. Throws what the client says where it cannot. */
export function uninstallPlugin(client: string, home: string): void {
  const env = { PATH: process.env['PATH'], HOME: home, CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1' };
  const run = spawnSync(client, ['plugin', 'uninstall', 'cs@cs-memory'], { env, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`plugin uninstall: ${run.stdout}${run.stderr}`);
}

/** What the client's process ends with where it is killed. */
export const KILLED = 128;

/** What is said in a session, by the user and by the model, and how the client ends: 0 where nothing is said. */
export interface Plan {
  readonly script: unknown;
  readonly prompts: readonly string[];
  readonly endsWith?: number;
}

/** One session for run-client.sh. */
export interface Session extends Plan {
  readonly client: string;
  readonly repository: string;
  readonly home: string;
  /** A folder that does not exist yet. */
  readonly out: string;
  /** More arguments for the client. */
  readonly clientArgs?: readonly string[];
  /** A folder that holds cs-memory.git: `cs@cs-memory` is installed from there first, by way of http. */
  readonly marketplaces?: string;
  /** PATH of the client and its hooks; by default one with node. */
  readonly path?: string;
  /** What the client may do without asking, as rules of --allowedTools; by default its own tools. */
  readonly allow?: readonly string[];
  /** Typed into the terminal client, in tmux, in place of the prompts; see press-keys.mjs. */
  readonly keys?: readonly object[];
  /** How many seconds at the most what the hooks left running is waited for; by default a minute. */
  readonly linger?: number;
}

/** Runs a session to its end. Throws Skipped where the machine cannot, an Error where the client ended otherwise than planned. */
export function runSession(session: Session): void {
  const script = `${session.out}.script.json`;
  writeFileSync(script, JSON.stringify(session.script));
  const { client, repository, home, out, endsWith = 0, clientArgs = [] } = session;
  const args = ['--client', client, '--script', script, '--repo', repository, '--home', home, '--out', out];
  for (const prompt of session.prompts) args.push('--prompt', prompt);
  for (const rule of session.allow ?? []) args.push('--allow', rule);
  if (session.keys !== undefined) {
    writeFileSync(`${out}.keys.json`, JSON.stringify(session.keys));
    args.push('--keys', `${out}.keys.json`);
  }
  if (session.linger !== undefined) args.push('--linger', `${session.linger}`);
  if (session.marketplaces !== undefined)
    args.push('--serve', session.marketplaces, '--install', MARKETPLACE_URL, 'cs@cs-memory');
  if (session.path !== undefined) args.push('--path', session.path);
  if (clientArgs.length > 0) args.push('--', ...clientArgs);
  const run = spawnSync('bash', [RUNNER, ...args], { encoding: 'utf8', timeout: 300_000 });
  if (run.status === NOT_POSSIBLE) throw new Skipped(run.stderr.trim());
  if (run.status !== endsWith)
    throw new Error(`the session in ${out} ended with ${run.status}: ${run.stderr.trim()}`);
}
