import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import type { HookOptions, HookResult } from '../helpers/hook.ts';
import { fsckComplaints, linesByGit, makeRepository, useFolders } from '../helpers/repo.ts';
import { createSession, errorNumber, type TestSession } from '../helpers/session.ts';

/** The full figure is 200; a run of all tests is content with fewer. */
const KILLS = Number(process.env['CRASH_KILLS'] ?? 30);
/** A flush takes about twice as long as a capture: kills fall before, within and after. */
const MAX_DELAY = 2.6;
const SEED = 20_260_301;

const folder = useFolders();

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A process that stands for the client, and the way to end it. */
function startClient(): { readonly pid: string; end(): Promise<void> } {
  const client = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const gone = new Promise<void>((done) => client.on('exit', () => done()));
  return {
    pid: `${client.pid}`,
    end: () => {
      client.kill('SIGKILL');
      return gone;
    },
  };
}

/** One step of the session: two captures, and then a flush. Gives the number of the learning it was about. */
function step(session: TestSession, number: number, options: HookOptions): Promise<HookResult> {
  return number % 3 === 2 ? session.stop(options) : session.fail(errorNumber(`x${number}y`), options);
}

/** How long a capture takes here and now, milliseconds; of several, since the first one compiles. */
async function captureMs(session: TestSession): Promise<number> {
  let last = 0;
  for (let count = 0; count < 4; count += 1) {
    const began = performance.now();
    await session.fail(errorNumber('before'));
    last = performance.now() - began;
  }
  return last;
}

it(`keeps every learning that a hook had taken, over ${KILLS} kills`, { timeout: 300_000 }, async () => {
  const repository = makeRepository(folder());
  const random = randomFrom(SEED);
  const client = startClient();
  const env = { CLAUDE_PID: client.pid };
  const session = createSession(repository, 'killed', { env });
  await session.start();
  let lastMs = await captureMs(session);
  const taken: string[] = [];
  let killed = 0;
  for (let number = 0; killed < KILLS; number += 1) {
    // One in five is left to end, and tells how long it takes by now: a busy machine takes longer for all of it.
    const isLeft = number % 5 === 0;
    const began = performance.now();
    const options = isLeft ? {} : { killAfterMs: random() * MAX_DELAY * lastMs };
    const { exitCode } = await step(session, number, options);
    if (exitCode === null) killed += 1;
    else if (number % 3 !== 2) taken.push(`Error: Cannot find module 'partx${number}y.js'`);
    if (isLeft && number % 3 !== 2) lastMs = performance.now() - began;
  }
  await client.end();
  await createSession(repository, 'next').start();

  const lines = linesByGit(repository).filter(({ type }) => type === 'memory');
  const signatures = lines.map(({ signature }) => signature);
  expect(taken.filter((signature) => !signatures.includes(signature))).toEqual([]);
  expect(taken.length).toBeGreaterThan(0);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(lines.every((line) => line['session'] === 'killed')).toBe(true);
  expect(fsckComplaints(repository)).toEqual([]);
});
