import type { Embedder } from '../../../ports/embedder.ts';
import type { MemoryIndex } from '../../../ports/recall.ts';
import type { VectorKeeper } from '../../../ports/vectors.ts';
import type { Clock, NoteStore } from '../../../ports.ts';
import { createDatabase } from './database.ts';
import { type IndexPlace, ownPlace } from './place.ts';
import type { WriterLock } from './vector-context.ts';
import { VECTOR_STATE_FILE } from './vector-state.ts';
import { createLanceVectors } from './vectors.ts';

export interface LanceIndexOptions {
  /** The repository's own folder for this index; with `place`, only what this clone knows of it is there. */
  readonly directory: string;
  readonly notes: NoteStore;
  readonly embedder: Embedder;
  /** Another place than `directory`; see `sharedPlace`. */
  readonly place?: IndexPlace;
  /** Where LanceDB may be installed, the better place first. */
  readonly packagesFrom: readonly string[];
  /** What the memories are now. */
  readonly memories: Pick<MemoryIndex, 'all' | 'known'>;
  readonly lock?: WriterLock;
  readonly isPrivate?: (namespace: string) => boolean;
  readonly clock?: Clock;
}

/** Vectors in LanceDB. Nothing is loaded, opened or made before the first question. */
export function createLanceIndex(options: LanceIndexOptions): VectorKeeper {
  const { directory, notes, embedder, packagesFrom, memories } = options;
  return createLanceVectors({
    database: createDatabase({ place: options.place ?? ownPlace(directory), packagesFrom }),
    notes,
    clock: options.clock ?? Date.now,
    lock: options.lock ?? (() => () => {}),
    isPrivate: options.isPrivate ?? (() => false),
    embedder,
    stateFile: `${directory}/${VECTOR_STATE_FILE}`,
    memories,
  });
}
