import { createHash } from 'node:crypto';
import type {
  EmbedderSettings,
  EmbeddingModel,
  EmbeddingModelSettings,
} from '../../core/embedding-models.ts';
import type { Memory } from '../../core/memory.ts';
import type { VectorIndex } from '../../core/ports.ts';

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

/** What a text is for: many retrieval models put other words before a question than before what answers it. */
export type TextRole = 'query' | 'passage';

/** Turns text into vectors of length 1, so that the cosine of two is their dot product. */
export interface Embedder {
  /**
   * What the vectors depend on: model, revision, pooling, precision, prefixes. Vectors of two ids cannot be compared:
   * an index is built anew when it changes. Known before anything is loaded.
   */
  readonly id: string;
  /** How many numbers a vector has; 0 for an embedder that gives none. Known before anything is loaded. */
  readonly dimension: number;
  /** The model's window, with prefix and special tokens. What is beyond it in a text is not seen. */
  readonly maxTokens: number;
  /**
   * One vector for each text, in their order. The first call loads the model. Throws EMBEDDER_UNAVAILABLE where
   * packages or model are missing or cannot be used; the signal's reason once it is aborted (looked at between batches
   * and after loading: a running batch blocks the thread).
   */
  embed(texts: readonly string[], role: TextRole, signal?: AbortSignal): Promise<readonly Float32Array[]>;
  /**
   * Cuts a passage into pieces that each fit the window, in their order, cut between words where there are any; two
   * neighbours share some words. A text that fits is its own only piece. Throws as `embed` does.
   */
  chunks(text: string, signal?: AbortSignal): Promise<readonly string[]>;
  /** Frees the model. A later call loads it again. */
  close(): Promise<void>;
}

/** A package of the npm registry that is not in the bundle. */
export interface OptionalPackage {
  readonly name: string;
  readonly version: string;
  /** On disk, with what it needs. */
  readonly aboutMegabytes: number;
}

/** Packages in node_modules of the plugin, or of a folder of ours. */
export interface Packages {
  /** Those that cannot be found. */
  missing(wanted: readonly OptionalPackage[]): readonly OptionalPackage[];
  /** Installs them into our folder, without running scripts of theirs. Throws EMBEDDER_UNAVAILABLE. */
  install(wanted: readonly OptionalPackage[]): Promise<void>;
}

/** So many bytes of so many have come; `total` grows as further files begin. */
export type OnBytes = (loaded: number, total: number) => void;

/** Embedding models on this machine. */
export interface EmbeddingModels {
  /**
   * What can be told before it is there: of a known model everything, of a folder what its files say. Throws USAGE for
   * a folder without a model.
   */
  describe(settings: EmbeddingModelSettings): EmbeddingModelSettings & Pick<EmbeddingModel, 'model'>;
  isHere(settings: EmbeddingModelSettings): boolean;
  /** Fetches or makes it. Throws EMBEDDER_UNAVAILABLE. */
  fetch(settings: EmbeddingModelSettings, onBytes: OnBytes): Promise<void>;
  /** Loads it, and looks what was not told. Throws EMBEDDER_UNAVAILABLE. */
  inspect(settings: EmbeddingModelSettings): Promise<EmbeddingModel>;
  embedder(model: EmbeddingModel): Embedder;
}

/** The user's own settings file. */
export interface UserSettings {
  readonly file: string;
  /** Replaces one part, and leaves the rest as it is. Throws CONFIG_INVALID for a file that is no JSON, IO_FAILED. */
  setEmbedder(settings: EmbedderSettings): void;
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
