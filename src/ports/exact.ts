import type { Memory } from '../domain/memory.ts';

/** Live memories by exact keys, for whoever has a name, a file or an error at hand and no time to rank. */
export interface ExactLookup {
  /** Whether it tells of the notes as they are; where not, only what has the notes can bring it up to date. */
  readonly isCurrent: boolean;
  /** How many memories there are, in whatever state. */
  readonly memories: number;
  /** How many memories hold a word, spelled as the index spells it (tokenize.ts); the forgotten count too. */
  holders(term: string): number;
  /** Those that hold the word, newest first; none where more than `most` hold it. */
  withTerm(term: string, most: number): readonly Memory[];
  /** Those anchored to a file, newest first, at most `limit`. The path is relative to the root of the work tree. */
  withPath(path: string, limit: number): readonly Memory[];
  /** Those with exactly this error signature, newest first, at most `limit`. */
  withSignature(signature: string, limit: number): readonly Memory[];
  close(): void;
}
