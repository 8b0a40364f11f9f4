import type { VectorIndex } from './recall.ts';

/** What bringing vectors up to date came to. */
export interface VectorUpdate {
  readonly embedded: number;
  /** Vectors of memories that are gone, or say something else now. */
  readonly removed: number;
  /** Live memories that still have none: time or the bound was up. */
  readonly waiting: number;
  /** Another process is at it; nothing was done. */
  readonly isBusy: boolean;
}

export interface VectorUpdateOptions {
  readonly signal?: AbortSignal;
  /** At most so many memories are embedded, the newest first. */
  readonly maxMemories?: number;
  /** Asks the index for all it has, instead of trusting what it says of itself. */
  readonly isThorough?: boolean;
  /** Removes the table first: everything is embedded again, on a shared place for all. */
  readonly isAnew?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
}

/** The vectors of an index, and what keeps them in step with the notes. */
export interface VectorKeeper extends VectorIndex {
  /** Whether every memory of the notes as they are has what it needs. One ref look-up. */
  isCurrent(): Promise<boolean>;
  /**
   * Embeds the live memories that have no vector yet, and removes the vectors of others. A change of the notes costs
   * what the change is worth; a damaged index, or one of another model or version, is built anew. What was embedded
   * before an abort or an error is kept. Throws EMBEDDER_UNAVAILABLE and INDEX_UNAVAILABLE.
   */
  update(options?: VectorUpdateOptions): Promise<VectorUpdate>;
  /** Removes what it wrote, on this machine and, for `ids`, on a shared place. */
  drop(ids?: readonly string[]): Promise<void>;
}
