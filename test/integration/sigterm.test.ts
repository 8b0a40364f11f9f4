import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DIST } from '../helpers/dist.ts';
import { makeRepository, useFolders } from '../helpers/repo.ts';

const folder = useFolders();

const logIn = (home: string): readonly Record<string, unknown>[] => {
  const directory = join(home, '.local/state/cs-memory/log');
  return readdirSync(directory)
    .flatMap((name) => readFileSync(join(directory, name), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
};

/** Starts one of our programs with a stdin that does not end, tells it to end after a while, and gives its exit code. */
async function ended(args: readonly string[], home: string, waitMs: number): Promise<number | null> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: home };
  const child = spawn(process.execPath, args, {
    cwd: makeRepository(folder()),
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const timer = setInterval(() => child.kill('SIGTERM'), waitMs); // before its handler is there, the signal ends it by itself
  const [code] = await exit;
  clearInterval(timer);
  return code;
}

/** Tries until the signal came when the program was at work, later each time: a busy machine starts it slowly. */
async function endedAtWork(args: readonly string[], expected: number, home: string): Promise<void> {
  for (let waitMs = 200; waitMs < 20_000; waitMs *= 2)
    if ((await ended(args, home, waitMs)) === expected) return;
  throw new Error('the signal never came while it was at work');
}

it('a command that is told to end says so in the log', async () => {
  const home = folder();
  await endedAtWork([join(DIST, 'cli.cjs'), 'import', '--jsonl'], 143, home);
  expect(logIn(home)).toContainEqual(
    expect.objectContaining({ event: 'cli', command: 'import', exit: 143, error: 'SIGTERM' }),
  );
});

it('a hook that is told to end says so in the log, and ends with 0', async () => {
  const home = folder();
  await endedAtWork([join(DIST, 'hook.cjs'), 'Stop'], 0, home);
  expect(logIn(home)).toContainEqual(expect.objectContaining({ event: 'Stop', failure: 'SIGTERM' }));
});
