import type { Embedder } from '../../ports/embedder.ts';

/** The embedder of who wants none: it needs nothing, and its vectors are empty. */
export function createNoEmbedder(): Embedder {
  return {
    id: 'none',
    dimension: 0,
    maxTokens: Number.MAX_SAFE_INTEGER,
    embed: async (texts, _role, signal) => {
      signal?.throwIfAborted();
      return texts.map(() => new Float32Array(0));
    },
    chunks: async (text, signal) => {
      signal?.throwIfAborted();
      return [text];
    },
    close: async () => {},
  };
}
