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
