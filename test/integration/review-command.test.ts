import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flushQueues } from '../../src/capture/flush.ts';
import { useCli } from '../helpers/cli.ts';
import { linesByGit, wired } from '../helpers/repo.ts';
import { learning } from '../helpers/session.ts';

const cli = useCli();

/** Captures as a session's hooks would leave them; held back where the settings say so. */
async function capture(summaries: readonly string[], holds: boolean): Promise<void> {
  const env = { PATH: process.env['PATH'], HOME: cli.home() };
  mkdirSync(join(cli.home(), '.config', 'cs-memory'), { recursive: true });
  const settings = JSON.stringify({ capture: { review: holds } });
  writeFileSync(join(cli.home(), '.config', 'cs-memory', 'config.json'), settings);
  const place = await wired(cli.repository(), { env });
  const { accumulator } = place;
  for (const [number, summary] of summaries.entries()) {
    const at = new Date(Date.now() - (number + 1) * 3_600_000).toISOString();
    accumulator('s1').add(learning('s1', number, { summary, at }));
  }
  await flushQueues(place, ['s1']);
}

interface Listed {
  readonly held: number;
  readonly captures: readonly { readonly id: string; readonly summary: string; readonly held: boolean }[];
}
const listed = async (...args: string[]): Promise<Listed> =>
  (await cli.json('review', '--json', ...args)) as unknown as Listed;

const [A, B, C] = ['The deploy needs a key', 'The cache is cleared at night', 'Port 4000 is taken'] as const;

describe('cs-memory useful and useless', () => {
  it('say once for each who says it, in words and as JSON', async () => {
    const { id } = await cli.json('remember', '--json', A);
    const first = String(id).slice(0, 6);
    expect(await cli.json('rate', first, 'useful', '--json')).toEqual({
      id,
      useful: 1,
      useless: 0,
      changed: true,
    });
    expect(await cli.json('rate', first, 'useful', '--json')).toEqual({
      id,
      useful: 1,
      useless: 0,
      changed: false,
    });
    expect(await cli.json('rate', first, 'useful', '--session', 's1', '--json')).toMatchObject({ useful: 2 });
    expect((await cli.run(['rate', first, 'useless'])).stdout).toBe(`${id} rated useless: ${A}\n`);
    expect((await cli.run(['rate', first, 'useless'])).stdout).toBe(
      `${id} was already rated useless: ${A}\n`,
    );
    const { memory } = await cli.json('show', first, '--json');
    expect(memory).toMatchObject({ useful: 1, useless: 1 }); // who changes their mind says one thing
  });

  it('of an unknown id fail', async () => {
    expect(await cli.run(['rate', 'abcd', 'useful'])).toMatchObject({ code: 1, stdout: '' });
    expect(await cli.run(['rate'])).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('cs-memory review without a terminal', () => {
  it('lists, the newest first, and changes nothing', async () => {
    await capture([A, B, C], true);
    const { held, captures } = await listed();
    expect(held).toBe(3);
    expect(captures.map(({ summary }) => summary)).toEqual([A, B, C]);
    expect(captures[0]).toMatchObject({
      held: true,
      ns: 'learnings',
      kind: 'error',
      files: [],
      session: 's1',
    });
    const { stdout } = await cli.run(['review', '--limit', '2']);
    expect(stdout.trim().split('\n')).toHaveLength(2);
    expect(stdout).toContain('held back');
    expect((await listed('--since', '2h')).captures).toHaveLength(1);
    expect(await listed()).toMatchObject({ held: 3 });
    expect((await cli.json('status', '--json'))['held']).toBe(3);
    expect((await cli.run(['status'])).stdout).toMatch(/to review.*3/);
  });

  it('does what its options say, and nothing where one of them names none', async () => {
    await capture([A, B, C], true);
    const { captures } = await listed();
    const [a, b, c] = captures.map(({ id }) => id) as [string, string, string];
    expect(await cli.run(['review', '--keep', a, '--forget', 'ffff'])).toMatchObject({ code: 1 });
    expect((await listed()).held).toBe(3);
    expect(await cli.json('review', '--forget', b, '--promote', c, '--keep-all', '--json')).toEqual({
      kept: [a],
      forgotten: [b],
      promoted: [c],
      held: 0,
    });
    expect(linesByGit(cli.repository())).toMatchObject([{ id: a, summary: A }]);
    const { memories } = await cli.json('list', '--json');
    expect((memories as { id: string; scope: string }[]).map(({ id, scope }) => [id, scope]).sort()).toEqual(
      [
        [a, 'repository'],
        [c, 'user'],
      ].sort(),
    );
  });

  it('lists what is in the notes where nothing is held back', async () => {
    await capture([A], false);
    expect(await listed()).toMatchObject({ held: 0, captures: [{ summary: A, held: false }] });
    expect(await listed('--since', '2100-01-01')).toEqual({ held: 0, captures: [] });
    expect(await cli.run(['review', '--since', 'yesterdayish'])).toMatchObject({ code: 2 });
  });
});

const MAX_WAIT_MS = 60_000;
const hasTerminal = spawnSync('script', ['--version']).status === 0;

/** Runs a review on a terminal, pressing each key when it asks. `script` wants a pipe, and node gives it a socket. */
function press(keys: readonly string[]): Promise<string> {
  const line = `cat | { script -qec 'node ${cli.program()} review' /dev/null; echo THE-END; }`;
  const child = spawn('sh', ['-c', line], {
    cwd: cli.repository(),
    env: { PATH: process.env['PATH'], HOME: cli.home(), TERM: 'dumb', NO_COLOR: '1' },
  });
  const waiting = [...keys];
  let output = '';
  let asked = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const questions = output.split(/\[q]uit\? |New text: /).length - 1;
    for (; asked < questions; asked += 1) child.stdin.write(waiting.shift() ?? 'q');
    if (output.includes('THE-END')) child.stdin.end();
  });
  // what is never asked for must not keep the test from failing
  const stop = setTimeout(() => child.stdin.end('qqq'), MAX_WAIT_MS);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(stop);
      resolve(output);
    });
  });
}

describe.skipIf(!hasTerminal)('cs-memory review on a terminal', () => {
  it('walks with single keys', async () => {
    await capture([A, B, C], true);
    const output = await press(['k', 'f', 's']);
    expect(output).toContain('1 of 3');
    expect(output).toContain(C);
    expect(linesByGit(cli.repository())).toMatchObject([{ summary: A }]);
    expect((await listed()).captures.map(({ summary }) => summary)).toEqual([C]);
  });

  it('mends a sentence in place, and stops where it is told to', async () => {
    await capture([A, B], true);
    const output = await press(['e', ' from the vault\r', 'q']);
    expect(output).toContain('kept as');
    expect(linesByGit(cli.repository())).toMatchObject([{ summary: `${A} from the vault` }]);
    expect((await listed()).captures.map(({ summary }) => summary)).toEqual([B]);
  });
});
