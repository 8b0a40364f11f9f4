import type { Memory } from '../domain/memory.ts';

export interface SearchHit {
  readonly memory: Memory;
  /** Greater is better; comparable within one answer only. */
  readonly score: number;
  /** What of the score the memories around it in its session give; all of it, where none of the words is its own. */
  readonly session?: number;
}

/** How common the words of a query are in an index: what makes the scores of several indexes comparable. */
export interface WordCounts {
  readonly documents: number;
  /** The lengths of all documents together, in the index's own unit. */
  readonly totalLength: number;
  /** How many documents hold each word of the query. */
  readonly holders: readonly number[];
}

/** A disposable search structure over the notes. Every answer is as of the notes at the time of the call. */
export interface MemoryIndex {
  /**
   * Live memories that fit the words, best first. `beside`: the same query's counts in another index; then scores are
   * those that one index over both would give.
   */
  search(
    query: string,
    options: { readonly limit: number; readonly nowMs: number; readonly beside?: WordCounts },
  ): Promise<readonly SearchHit[]>;
  counts(query: string): Promise<WordCounts>;
  /** Every memory, the forgotten and superseded ones too. */
  all(): Promise<readonly Memory[]>;
  /** The memories among these ids that exist, in whatever state. */
  known(ids: readonly string[]): Promise<ReadonlyMap<string, Memory>>;
  /** Gives what looks ids up in the notes as they are now, however they go on; until the index is asked for something else. */
  pinned(): Promise<(ids: readonly string[]) => ReadonlyMap<string, Memory>>;
  /** Memories whose id begins so. */
  find(idPrefix: string): Promise<readonly Memory[]>;
  /** Writes what it learned from the notes to its file, so that the next process need not. */
  save(): Promise<void>;
  /** Removes its files, and forgets what it has read. The next question builds it again. */
  drop(): Promise<void>;
}

/** Memories by exact keys, as of the notes at the time of the call. What a question costs grows with its answer, not with the store. */
export interface KeyedMemories {
  /** The live memories that have a line in a namespace. */
  liveIn(namespace: string, nowMs: number): Promise<readonly Memory[]>;
  /** The live failures that nothing has helped against yet. */
  openFailures(nowMs: number): Promise<readonly Memory[]>;
  /** The live memories that weigh most before anything is known of a session (restingWeight), heaviest first: from the `from`th on, at most `limit`. */
  resting(nowMs: number, from: number, limit: number): Promise<readonly Memory[]>;
  /** Of the live memories anchored in each of these files the newest `each`. */
  atPaths(
    paths: readonly string[],
    how: { readonly nowMs: number; readonly each: number },
  ): Promise<readonly Memory[]>;
  /** Those with exactly this error signature, in whatever state. */
  withSignature(signature: string): Promise<readonly Memory[]>;
  /** Those that a memory took the place of at some time, in whatever state. */
  onceSupersededBy(id: string): Promise<readonly Memory[]>;
}

/** Memories by what they mean: the vectors of an index that has an embedder. */
export interface VectorIndex {
  /** The live memories nearest to a query's vector, best first; `score` is the cosine, −1…1, of the nearest chunk. */
  nearest(
    query: Float32Array,
    options: { readonly limit: number; readonly nowMs: number },
  ): Promise<readonly SearchHit[]>;
  /** The cosine of each of these memories with a query's vector; one without a vector is not in the map. */
  similarities(query: Float32Array, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
