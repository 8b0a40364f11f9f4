import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import {
  connectMcp,
  idIn,
  idsByGit,
  isRunning,
  leftBehind,
  type McpSession,
  mcpLog,
  mcpServer,
  residentMb,
} from '../helpers/mcp.ts';
import { once } from '../helpers/reanchor.ts';
import { makeRepository, useFolders } from '../helpers/repo.ts';

const folder = useFolders();

/** The full figure is 1,000; a run of all tests is content with fewer. */
const CALLS = Number(process.env['MCP_CALLS'] ?? 120);
/** A client sends what a model asks for in one step side by side. */
const AT_ONCE = 8;
const MAX_GROWTH_MB = 150;
/** From elsewhere, in one go: so many that a consolidation is cancelled before its end. */
const MORE = 300;

/** Two lessons tell the same where they differ in the last figure alone; others share no rare word. */
const lesson = (n: number): string =>
  `The port 5433 of service quux${Math.floor(n / 2)} comes from compose${Math.floor(n / 2)}.yml${n % 2 === 0 ? '' : '.'}`;

/** The `n`th of a mix of calls, as sessions make them: four of ten write something new. */
async function mixed({ call }: McpSession, n: number, ids: string[]): Promise<void> {
  const one = ids[(n * 31) % ids.length];
  const step = n % 10;
  const isNew = step < 4;
  const [name, args] = (
    [
      ['recall', { query: `which port has service quux${n % 97}` }],
      ['recall', { query: 'compose.yml', files: ['README.md'], limit: 3 }],
      ['list_memories', { limit: 5, offset: n % 7 }],
      ['explain_memory', { id: one }],
      ['forget', { id: ids[0], restore: n % 20 === 8 }],
      ['memory_status', {}],
    ] as const
  )[step - 4] ?? ['remember', { summary: lesson(Math.floor(n / 10) * 4 + step) }];
  const { text, isError } = await call(name, args);
  expect(isError, `${name}: ${text}`).toBe(false);
  if (isNew) ids.push(idIn(text));
}

/** Fires off work on many numbers, so many side by side. */
async function each(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const clustersIn = (text: string): number => Number(/(\d+) clusters?/.exec(text)?.[1] ?? 0);

it(`loses nothing and leaves nothing over ${CALLS} calls, a cancelled one, and a kill`, async () => {
  const repository = makeRepository(folder());
  const place = { cwd: repository, folder: folder() };
  const session = await connectMcp(place);
  const { call, client, faults, pid, env } = session;
  const ids = [idIn((await call('remember', { summary: 'Deploys run on Tuesdays' })).text)];
  await call('recall', { query: 'deploys' });
  const before = residentMb(pid);
  await each(CALLS, (n) => mixed(session, n, ids));
  const after = residentMb(pid);
  if (before !== undefined && after !== undefined) expect(after - before).toBeLessThan(MAX_GROWTH_MB);
  expect(new Set(ids).size).toBe(1 + CALLS * 0.4);
  expect(new Set(idsByGit(repository))).toEqual(new Set(ids));

  const more = Array.from({ length: MORE }, (_, n) => ({ summary: lesson(CALLS + n) }));
  await once(repository, ({ remember }) => remember(more));
  const plan = (await call('consolidate_memories')).text;
  expect(plan.length).toBeLessThan(10_000); // however many there are
  const all = clustersIn(plan);
  const cancelled = new AbortController();
  const gone = client.callTool(
    { name: 'consolidate_memories', arguments: { dry_run: false } },
    undefined,
    { signal: cancelled.signal, onprogress: () => cancelled.abort() }, // at the first step that is done
  );
  await expect(gone).rejects.toThrow();
  const undone = clustersIn((await call('consolidate_memories')).text); // waits for its turn: the other has stopped
  expect(undone).toBeGreaterThan(0);
  expect(undone).toBeLessThan(all);
  expect(faults).toEqual([]); // what was cancelled is not answered
  expect(mcpLog(env).filter(({ tool }) => tool === 'consolidate_memories')).toMatchObject([
    { outcome: 'ok' },
    { outcome: 'cancelled' },
    { outcome: 'ok' },
  ]);

  const answered: string[] = [];
  const told = Array.from({ length: 40 }, async (_call, n) => {
    answered.push(idIn((await call('remember', { summary: `Told before the kill: ${n}` })).text));
    if (answered.length === 1) process.kill(pid, 'SIGKILL'); // the others are being written, all in one go
  });
  await Promise.allSettled(told);
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(answered.length).toBeGreaterThan(0);
  expect(idsByGit(repository)).toEqual(expect.arrayContaining(answered));

  const next = await connectMcp(place);
  const { text } = await next.call('remember', { summary: 'The next server goes on' });
  expect(idsByGit(repository)).toContain(idIn(text));
  await next.client.close();
  // A git that is fed when its feeder is killed leaves half a pack, which its own gc takes away.
  const left = () => leftBehind(repository, env).filter((file) => !/\/pack\/tmp_pack_\w{6}$/.test(file));
  await expect.poll(left).toEqual([]);
}, 240_000);

it.each(['stdin closes', 'SIGTERM', 'SIGINT'])('writes what it was told, and ends, when %s', async (how) => {
  const repository = makeRepository(folder());
  const { call, client, pid, env } = await connectMcp({ cwd: repository, folder: folder() });
  const answered: string[] = [];
  const told = Array.from({ length: 12 }, async (_call, n) => {
    answered.push(idIn((await call('remember', { summary: `Told before the end: ${n}` })).text));
    if (answered.length > 1) return;
    if (how === 'stdin closes') void client.close();
    else process.kill(pid, how);
  });
  await Promise.allSettled(told);
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(idsByGit(repository)).toEqual(expect.arrayContaining(answered));
  await expect.poll(() => leftBehind(repository, env)).toEqual([]);
});

/** A client that says what was remembered, until it is killed: of the protocol's lines only, since the SDK takes longer to load than all else here; as clients do, it has a few calls under way at once. */
const CLIENT = `
const { command, args, cwd, env } = JSON.parse(process.argv[1]);
const server = require('node:child_process').spawn(command, args, { cwd, env, stdio: ['pipe', 'pipe', 'inherit'] });
console.log(server.pid);
const say = (message) => server.stdin.write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\\n');
let answered = 0;
const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'killed', version: '1' } };
say({ id: 0, method: 'initialize', params });
require('node:readline').createInterface(server.stdout).on('line', (line) => {
  const { id, result } = JSON.parse(line);
  if (id > 0) {
    answered += 1;
    return console.log(result.content[0].text);
  }
  say({ method: 'notifications/initialized' });
  let n = 0;
  setInterval(() => {
    if (n - answered > 3) return;
    n += 1;
    say({ id: n, method: 'tools/call', params: { name: 'remember', arguments: { summary: 'Told by a client: ' + n } } });
  }, 20);
});
`;

it('ends when its client is killed', async () => {
  const repository = makeRepository(folder());
  const server = mcpServer({ cwd: repository, folder: folder() });
  const client = spawn(process.execPath, ['-e', CLIENT, JSON.stringify(server)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let pid = 0;
  const answered: string[] = [];
  for await (const line of createInterface(client.stdout)) {
    if (pid === 0) pid = Number(line);
    else answered.push(idIn(line));
    if (answered.length === 5) client.kill('SIGKILL');
  }
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(answered.length).toBeGreaterThanOrEqual(5);
  expect(idsByGit(repository)).toEqual(expect.arrayContaining(answered));
  await expect.poll(() => leftBehind(repository, server.env)).toEqual([]);
});
