import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './measure.ts';

/** A whole process to time: what is run, and what it reads. */
export interface Row {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The same for each run, or made for it. */
  readonly input?: string | (() => string);
  readonly cwd?: string;
  /** What the design grants, as a multiple of `node -e 0`; absent: shown for comparison only. */
  readonly budget?: number;
  /** Done before each run, untimed. */
  readonly prepare?: () => void;
  /** Whether it has something to say: a run that is silent is another figure, and an error. */
  readonly tells?: boolean;
}

export interface Timing {
  readonly row: Row;
  readonly medianMs: number;
  readonly minMs: number;
  readonly maxMs: number;
  /** Median over the rounds of this row's time over the first row's time in the same round. */
  readonly ratio: number;
}

/** What a run reads. */
export const inputOf = ({ input = '' }: Pick<Row, 'input'>): string =>
  typeof input === 'string' ? input : input();

function timeOnce(row: Row, env: NodeJS.ProcessEnv): number {
  row.prepare?.();
  const input = inputOf(row);
  const started = process.hrtime.bigint();
  const result = spawnSync(row.command, row.args, {
    input,
    env,
    ...(row.cwd ? { cwd: row.cwd } : {}),
  });
  const ms = Number(process.hrtime.bigint() - started) / 1e6;
  if (result.status !== 0) throw new Error(`${row.name} ended with ${result.status}: ${result.stderr}`);
  if (row.tells === true && result.stdout.length === 0) throw new Error(`${row.name} told nothing`);
  return ms;
}

/**
 * Times whole processes from outside, in turn (A B C, A B C, …), so that a machine whose speed drifts drifts for
 * all alike. The first row is the baseline. One round is not counted.
 */
export function timeRows(rows: readonly Row[], rounds: number, env: NodeJS.ProcessEnv): Timing[] {
  const times = rows.map((): number[] => []);
  for (let round = -1; round < rounds; round += 1) {
    rows.forEach((row, index) => {
      const ms = timeOnce(row, env);
      if (round >= 0) times[index]?.push(ms);
    });
  }
  const base = times[0] ?? [];
  return rows.map((row, index) => {
    const own = times[index] ?? [];
    return {
      row,
      medianMs: median(own),
      minMs: Math.min(...own),
      maxMs: Math.max(...own),
      ratio: median(own.map((ms, round) => ms / (base[round] ?? Number.NaN))),
    };
  });
}

/** Run before the measured program: a preload by `--import` would weigh more than what is measured. */
const PROBE =
  "process.on('exit',()=>require('node:fs').writeSync(2,'\\npeak '+process.resourceUsage().maxRSS+'\\n'))";

/** The largest resident set of one run in MB, as the process itself sees it at its end. `folder` takes a probe file. */
export function peakMemoryMb(row: Row, env: NodeJS.ProcessEnv, folder: string): number {
  const probe = join(folder, 'peak-memory.cjs');
  writeFileSync(probe, PROBE);
  const preload = { ...env, NODE_OPTIONS: `--require ${probe}` };
  const { stderr } = spawnSync(row.command, row.args, {
    input: inputOf(row),
    env: preload,
    encoding: 'utf8',
  });
  return Number(/\npeak (\d+)/.exec(stderr)?.[1]) / 1024;
}

/** A table for people. */
export function printTimings(timings: readonly Timing[]): void {
  const head = ['', 'median ms', 'min', 'max', '× node -e 0', 'budget', ''];
  const body = timings.map(({ row, medianMs, minMs, maxMs, ratio }) => [
    row.name,
    medianMs.toFixed(1),
    minMs.toFixed(1),
    maxMs.toFixed(1),
    ratio.toFixed(2),
    row.budget === undefined ? '' : `≤ ${row.budget}`,
    row.budget === undefined ? '' : ratio <= row.budget ? 'holds' : 'MISSED',
  ]);
  printTable([head, ...body]);
}

/** Columns padded to their widest cell. */
export function printTable(table: readonly (readonly string[])[]): void {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((cells) => (cells[column] ?? '').length)),
  );
  for (const cells of table) {
    console.log(
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
  }
}
