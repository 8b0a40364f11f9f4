import type { Embedder } from '../../../ports/embedder.ts';
import type { MemoryIndex } from '../../../ports/recall.ts';
import type { VectorKeeper } from '../../../ports/vectors.ts';
import type { Clock, NoteStore } from '../../../ports.ts';
import { createDatabase } from './database.ts';
import { type IndexPlace, ownPlace } from './place.ts';
import { createLanceText } from './text-index.ts';
import type { WriterLock } from './vector-context.ts';
import { VECTOR_STATE_FILE } from './vector-state.ts';
import { createLanceVectors } from './vectors.ts';

export interface LanceIndexOptions {
  /** The repository's own folder for this index; with `place`, only what this clone knows of it is there. */
  readonly directory: string;
  readonly notes: NoteStore;
  readonly embedder?: Embedder;
  /** Another place than `directory`; see `sharedPlace`. */
  readonly place?: IndexPlace;
  /** Where LanceDB may be installed, the better place first. */
  readonly packagesFrom: readonly string[];
  /** What vectors take the memories from; by default the full text of this index. */
  readonly memories?: Pick<MemoryIndex, 'all' | 'known'>;
  readonly lock?: WriterLock;
  readonly isPrivate?: (namespace: string) => boolean;
  readonly clock?: Clock;
}

export interface LanceIndex extends MemoryIndex {
  /** Undefined without an embedder. */
  readonly vectors: VectorKeeper | undefined;
}

/** Full text and vectors in LanceDB. Nothing is loaded, opened or made before the first question. */
export function createLanceIndex(options: LanceIndexOptions): LanceIndex {
  const { directory, notes, embedder, packagesFrom } = options;
  const shared = {
    database: createDatabase({ place: options.place ?? ownPlace(directory), packagesFrom }),
    notes,
    clock: options.clock ?? Date.now,
    lock: options.lock ?? (() => () => {}),
    isPrivate: options.isPrivate ?? (() => false),
  };
  const text = createLanceText(shared);
  if (embedder === undefined) return { ...text, vectors: undefined };
  const vectors = createLanceVectors({
    ...shared,
    embedder,
    stateFile: `${directory}/${VECTOR_STATE_FILE}`,
    memories: options.memories ?? text,
  });
  return {
    ...text,
    vectors,
    drop: async () => {
      await text.drop();
      await vectors.drop();
    },
  };
}
