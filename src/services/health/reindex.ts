import type { Scope } from '../../domain/scope.ts';
import type { MemoryIndex } from '../../ports/recall.ts';
import type { VectorKeeper } from '../../ports/vectors.ts';
import type { Clock } from '../../ports.ts';

/** A store, and what is kept to search it. */
export interface IndexedStore {
  readonly scope: Scope;
  readonly index: MemoryIndex;
  readonly vectors?: VectorKeeper;
}

export interface ReindexPorts {
  readonly stores: () => Promise<readonly IndexedStore[]>;
  readonly clock: Clock;
}

export interface ReindexOptions {
  /** What is there already is kept where it still holds: brings up to date, instead of building anew. */
  readonly isUpdate?: boolean;
  /** Vectors that are there are made again too. */
  readonly isAnew?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (step: ReindexStep) => void;
}

/** How far it has come: `done` of `total` memories have vectors. */
export interface ReindexStep {
  readonly scope: Scope;
  readonly doing: 'words' | 'vectors';
  readonly done: number;
  readonly total: number;
}

/** What became of one store's index. */
export interface ReindexReport {
  readonly scope: Scope;
  readonly memories: number;
  readonly wordsMs: number;
  /** Absent where no embedder is set up. */
  readonly vectors?: {
    readonly embedded: number;
    readonly removed: number;
    readonly waiting: number;
    readonly isBusy: boolean;
    readonly ms: number;
  };
}

/** Builds the index of every store from its notes. Throws what git, the embedder and the index throw. */
export function createReindex({
  stores,
  clock,
}: ReindexPorts): (options?: ReindexOptions) => Promise<readonly ReindexReport[]> {
  return async (options = {}) => {
    const reports: ReindexReport[] = [];
    for (const store of await stores()) {
      const { scope, index, vectors } = store;
      const beganMs = clock();
      options.onProgress?.({ scope, doing: 'words', done: 0, total: 0 });
      if (options.isUpdate !== true) await index.drop();
      const memories = (await index.counts('')).documents; // without a million of them in memory
      await index.save();
      const wordsMs = clock() - beganMs;
      const made =
        vectors === undefined ? {} : { vectors: await updateVectors(scope, vectors, options, clock) };
      reports.push({ scope, memories, wordsMs, ...made });
    }
    return reports;
  };
}

async function updateVectors(
  scope: Scope,
  vectors: VectorKeeper,
  { isUpdate = false, isAnew = false, signal, onProgress }: ReindexOptions,
  clock: Clock,
): Promise<NonNullable<ReindexReport['vectors']>> {
  const beganMs = clock();
  const update = await vectors.update({
    isThorough: !isUpdate,
    isAnew,
    ...(signal === undefined ? {} : { signal }),
    onProgress: (done, total) => onProgress?.({ scope, doing: 'vectors', done, total }),
  });
  return { ...update, ms: clock() - beganMs };
}
