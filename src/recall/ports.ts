import { createHash } from 'node:crypto';
import type { Memory } from '../core/memory.ts';
import type { VectorIndex } from '../core/ports.ts';

/** A file as a commit had it. */
export interface FileAt {
  readonly commit: string;
  readonly path: string;
  /** The content a memory noted; where git never had it, the commit's own is given. */
  readonly blob?: string;
}

/** A file that is elsewhere now; `isSame`: with the very content. */
export interface Renamed {
  readonly path: string;
  readonly isSame: boolean;
}

/** A commit, for people. */
export interface CommitTitle {
  readonly oid: string;
  /** `Name <email>`. */
  readonly author: string;
  /** ISO 8601, UTC: when it was authored. */
  readonly at: string;
  readonly subject: string;
}

/** Lines of a file, and the commit they come from: absent for what is not committed yet. */
export interface BlamedLines {
  readonly start: number;
  readonly end: number;
  readonly commit?: string;
  /** What the file was called there. */
  readonly path: string;
}

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
   * Embeds what has no vector, removes others', at the change's cost; a damaged index, or one of another model, is built anew. What is done
   * before an abort stays. Throws EMBEDDER_UNAVAILABLE and INDEX_UNAVAILABLE.
   */
  update(options?: VectorUpdateOptions): Promise<VectorUpdate>;
  /** Removes what it wrote, on this machine and, for `ids`, on a shared place. */
  drop(ids?: readonly string[]): Promise<void>;
}

/** What a text is for: many retrieval models put other words before a question than before what answers it. */
export type TextRole = 'query' | 'passage';

/** Turns text into vectors of length 1, so that the cosine of two is their dot product. */
export interface Embedder {
  /** All that vectors depend on, known before loading: those of two ids cannot be compared. */
  readonly id: string;
  /** How many numbers a vector has. Known before anything is loaded. */
  readonly dimension: number;
  /** The model's window, with prefix and special tokens. What is beyond it in a text is not seen. */
  readonly maxTokens: number;
  /** A vector for each text; the first call loads the model. Throws EMBEDDER_UNAVAILABLE, and the signal's reason (looked at between batches). */
  embed(texts: readonly string[], role: TextRole, signal?: AbortSignal): Promise<readonly Float32Array[]>;
  /** Pieces that fit the window, cut between words, neighbours sharing some; a text that fits is the only one. Throws as `embed`. */
  chunks(text: string, signal?: AbortSignal): Promise<readonly string[]>;
  /** Frees the model. A later call loads it again. */
  close(): Promise<void>;
}

/** Of vectors of length 1 the cosine. */
export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

/** What an embedder is given of a memory: what it says, in its own words. Names and places are what words are for. */
export function passageOf({ summary, body }: Pick<Memory, 'summary' | 'body'>): string {
  if (body === undefined || body === '') return summary;
  return body.startsWith(summary) ? body : `${summary}\n${body}`;
}

/** Names a passage, so that a vector of another wording is recognised. 64 bits, as for an id. */
export function passageKey(passage: string): string {
  return createHash('sha256').update(passage).digest('hex').slice(0, 16);
}
