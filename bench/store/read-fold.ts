import { join } from 'node:path';
import { git, gitMs, median } from '../measure.ts';
import { peakMemoryMb } from '../whole-process.ts';
import { type Bench, type Figure, timesInTurn } from './figures.ts';
import { makeStore, NOTES_REF } from './made-store.ts';

const COMMITS = 10_000;
/** What the issue of the git store grants. */
const MOST = 4;

/** Reads every note and folds it, each time in a process of its own, beside git alone reading the same blobs. */
export async function readFoldRow(bench: Bench): Promise<readonly Figure[]> {
  const sizes = bench.isQuick ? [1000, 10_000] : [1000, 10_000, 100_000];
  const emptyMb = peakMemoryMb(
    { name: 'node -e 0', command: process.execPath, args: ['-e', '0'] },
    bench.env,
    bench.folder,
  );
  const figures: Figure[] = [];
  for (const size of sizes) figures.push(...(await readFoldOf(bench, size, emptyMb)));
  return figures;
}

async function readFoldOf(bench: Bench, size: number, emptyMb: number): Promise<readonly Figure[]> {
  const { env, programs } = bench;
  const store = join(bench.folder, String(size));
  const repository = makeStore(store, { commits: COMMITS, notes: [{ count: size }] }, env);
  const blobs = git(repository, ['ls-tree', '-r', '--object-only', NOTES_REF], env);
  const peaks: number[] = [];
  const time = await timesInTurn(
    `read and fold ${size} memories over ${COMMITS} commits: time`,
    'git cat-file --batch',
    bench.rounds,
    () => {
      const { ms, memories, peakMb } = programs.run('read-fold', [repository], repository, env);
      if (memories !== size) throw new Error(`${memories} memories of ${size} were read`);
      peaks.push(peakMb);
      return ms;
    },
    () => gitMs(repository, ['cat-file', '--batch'], env, blobs),
    MOST,
  );
  const ours = median(peaks);
  const memory: Figure = {
    name: 'peak memory',
    ours,
    base: emptyMb,
    beside: 'node -e 0',
    unit: 'MB',
    ratio: ours / emptyMb,
  };
  return [time, memory];
}
