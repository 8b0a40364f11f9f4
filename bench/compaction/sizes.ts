import { K } from '../../src/domain/salience/fuse.ts';
import { limitsOf } from '../../src/domain/salience/modes.ts';
import { type Candidate, SALIENCE_MODES } from '../../src/domain/salience/types.ts';
import type { Embedder } from '../../src/ports/embedder.ts';
import { createSalient } from '../../src/services/handoff/salient.ts';
import type { Moment } from './ablation.ts';

const SIZES = [10, 25, 50, 100, 500, 5_000];
/** Long enough for any size: here it is measured how long it takes. */
const EMBED_MS = 600_000;

/** So many memories: the recorded ones, spread over all sessions, and where there are not enough, each again with a number. */
function manyOf(moments: readonly Moment[], count: number): readonly Candidate[] {
  const all = moments.flatMap(({ memories }) => memories);
  const stride = Math.max(1, Math.floor(all.length / count));
  return Array.from({ length: count }, (_, place): Candidate => {
    const memory = all[(place * stride) % all.length] as Candidate;
    const round = Math.floor((place * stride) / all.length);
    if (round === 0) return memory;
    return { ...memory, id: `${memory.id}-${round}`, summary: `${memory.summary} Case ${round}.` };
  });
}

/** The same score, if the sum of reciprocal ranks were spread over 0…1 as it is. */
function plainReading(score: number, count: number): number {
  const rank = count - score * (count - 1);
  const [least, most] = [1 / (K + count), 1 / (K + 1)];
  return (1 / (K + rank) - least) / (most - least);
}

/** How long it takes and how many reach each mode's threshold, by the score and by the plain reading of the same sum. */
export async function sizesTable(
  moments: readonly Moment[],
  embedder: Embedder | undefined,
): Promise<readonly (readonly string[])[]> {
  const context = moments.at(-1)?.context;
  if (context === undefined) return [['memories']];
  const find = createSalient({ clock: () => context.nowMs, embedder });
  // Loads the model, and lets the code be compiled as a hook cannot: the first size is not the slowest because it is first.
  await find({ ...context, memories: manyOf(moments, 3), embedMs: EMBED_MS });
  const rows: string[][] = [];
  for (const size of SIZES) {
    const memories = manyOf(moments, size);
    const start = process.cpuUsage();
    const { scored, embedder: used } = await find({ ...context, memories, embedMs: EMBED_MS });
    const { user, system } = process.cpuUsage(start);
    const tookMs = (user + system) / 1_000;
    const reaching = (read: (score: number) => number): string =>
      SALIENCE_MODES.map(
        (mode) => scored.filter(({ score }) => read(score) >= limitsOf(mode).threshold).length,
      ).join(' / ');
    rows.push([
      `${size}`,
      `${tookMs.toFixed(0)} ms${used === undefined ? '' : ', model'}`,
      (scored[0]?.score ?? 0).toFixed(2),
      reaching((score) => score),
      reaching((score) => plainReading(score, size)),
    ]);
  }
  return [
    ['memories', 'processor time', 'best score', 'reach .9 / .7 / .5 / .3', 'by the plain sum'],
    ...rows,
  ];
}
