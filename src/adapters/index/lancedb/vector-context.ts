import type { Embedder } from '../../../ports/embedder.ts';
import type { MemoryIndex } from '../../../ports/recall.ts';
import type { Clock, NoteStore } from '../../../ports.ts';
import type { LanceDatabase } from './database.ts';
import type { VectorStateFile } from './vector-state.ts';

/** Takes the right to write, and gives what lets it go; undefined where another process has it. */
export type WriterLock = () => (() => void) | undefined;

export interface LanceVectorsOptions {
  readonly database: LanceDatabase;
  /** Where this clone keeps what it knows of its vectors. */
  readonly stateFile: string;
  readonly notes: NoteStore;
  /** What the memories are now: a vector knows only an id. */
  readonly memories: Pick<MemoryIndex, 'all' | 'known'>;
  readonly embedder: Embedder;
  readonly clock: Clock;
  readonly lock: WriterLock;
  /** Namespaces of which nothing goes to a shared place. */
  readonly isPrivate: (namespace: string) => boolean;
}

/** What the parts of this adapter hand each other. */
export interface VectorContext extends LanceVectorsOptions {
  readonly table: string;
  readonly file: VectorStateFile;
}
