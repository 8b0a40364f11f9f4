import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The middle one; NaN of none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How long some work takes, in milliseconds. */
export async function msOf(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Several measurements of two works, each value taken right after the other's. */
export interface Pair {
  readonly ours: readonly number[];
  readonly base: readonly number[];
}

/**
 * Measures two works in turn (A B, B A, A B, …), so that a machine whose speed drifts drifts for both alike. Each work is
 * told the round, and gives what it measured.
 */
export async function inTurn(
  rounds: number,
  ours: (round: number) => number | Promise<number>,
  base: (round: number) => number | Promise<number>,
): Promise<Pair> {
  const pair = { ours: [] as number[], base: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) pair.ours.push(await ours(round));
    pair.base.push(await base(round));
    if (round % 2 === 1) pair.ours.push(await ours(round));
  }
  return pair;
}

/** Runs a program to its end and gives what it printed. Throws where it ends with anything but 0. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  input: string | Buffer = '',
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 31 - 1,
  });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${error ?? stderr}`);
}

/** Runs git likewise. */
export const git = (
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  input: string | Buffer = '',
): string => run('git', args, cwd, env, input);

/** How long git takes when nobody reads what it prints, in milliseconds from outside: the least that its work costs. */
export function gitMs(
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  input: string | Buffer = '',
): number {
  const started = performance.now();
  const { status, stderr } = spawnSync('git', args, { cwd, env, input, stdio: ['pipe', 'ignore', 'pipe'] });
  const ms = performance.now() - started;
  if (status !== 0) throw new Error(`git ${args.join(' ')} ended with ${status}: ${stderr}`);
  return ms;
}

/** A temp folder, and the environment that figures are taken in. */
export interface Scratch {
  /** Holds the HOME, and what a benchmark puts there. */
  readonly folder: string;
  /** PATH and a HOME of its own, and nothing else. */
  readonly env: NodeJS.ProcessEnv;
  remove(): void;
}

export function makeScratch(): Scratch {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cs-memory-bench-')));
  return {
    folder,
    // A sweep in the background would run beside what is measured next.
    env: { PATH: process.env['PATH'], HOME: join(folder, 'home'), CS_REANCHOR_ENABLED: 'false' },
    remove: () => removeOnceQuiet(folder),
  };
}

const QUIET_MS = 60_000;

/** Removes the folder of a session once the job behind its last Stop writes there no more. Throws what is so after a minute. */
export function removeOnceQuiet(folder: string): void {
  const givesUpMs = Date.now() + QUIET_MS;
  for (;;) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (Date.now() > givesUpMs) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
}
