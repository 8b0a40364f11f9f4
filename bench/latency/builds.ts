import type { Embedder } from '../../src/recall/ports.ts';
import { inTurn, median, msOf } from '../measure.ts';
import { type MadeStore, passagesOf } from './stores.ts';

/** Memories a second. */
const rate = (memories: number, ms: number): number => (memories / ms) * 1000;

export interface BuildFigure {
  readonly name: string;
  readonly memories: number;
  readonly perSecond: number;
  readonly ms: number;
}

/** From the notes to index files. */
export async function textBuilds(store: MadeStore): Promise<BuildFigure[]> {
  const figure = (name: string, ms: number): BuildFigure => ({
    name,
    memories: store.memories,
    ms,
    perSecond: rate(store.memories, ms),
  });
  await store.words.drop();
  const words = await msOf(() => store.words.save());
  return [figure('words, from the notes', words)];
}

/** What an index with vectors takes beside the embedder alone, over the same passages, in turn. */
export async function vectorBuild(
  store: MadeStore,
  embedder: Embedder,
  rounds: number,
): Promise<{ readonly index: BuildFigure; readonly embedder: BuildFigure; readonly share: number }> {
  const passages = await passagesOf(store, store.memories);
  await embedder.embed(passages.slice(0, 32), 'passage'); // the model is loaded
  const pair = await inTurn(
    rounds,
    async () => {
      await store.vectors(embedder).drop();
      return msOf(() => store.vectors(embedder).update());
    },
    () =>
      msOf(async () => {
        for (let start = 0; start < passages.length; start += 64)
          await embedder.embed(passages.slice(start, start + 64), 'passage');
      }),
  );
  const figure = (name: string, ms: number): BuildFigure => ({
    name,
    memories: store.memories,
    ms,
    perSecond: rate(store.memories, ms),
  });
  const shares = pair.ours.map((ms, round) => (pair.base[round] ?? Number.NaN) / ms);
  return {
    index: figure('vectors, index and all', median(pair.ours)),
    embedder: figure('the embedder alone', median(pair.base)),
    share: median(shares),
  };
}
