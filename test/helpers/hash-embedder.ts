import { createHash } from 'node:crypto';
import { tokenize } from '../../src/recall/index/terms.ts';
import type { Embedder } from '../../src/recall/ports.ts';

/** An embedder for tests, and what it was asked for. */
export interface HashEmbedder extends Embedder {
  /** All texts it was given, in order. */
  readonly asked: string[];
}

const DIMENSION = 32;
const WORDS_PER_CHUNK = 40;

function vectorOf(text: string, name: string): Float32Array {
  const vector = new Float32Array(DIMENSION);
  vector[0] = 1e-3; // a text without words has a direction too
  for (const word of tokenize(text)) {
    const digest = createHash('sha256').update(`${name} ${word}`).digest();
    for (let index = 0; index < DIMENSION; index += 1)
      vector[index] = (vector[index] ?? 0) + (digest[index] ?? 0) - 127.5;
  }
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/**
 * Needs no model: a text's vector is the sum of what its words hash to, so texts that share words are near. `fails`:
 * asked before each call, throws what it returns.
 */
export function createHashEmbedder(
  name = 'hash',
  fails: () => Error | undefined = () => undefined,
): HashEmbedder {
  const asked: string[] = [];
  return {
    id: `test:${name}`,
    dimension: DIMENSION,
    maxTokens: WORDS_PER_CHUNK,
    asked,
    embed: async (texts, _role, signal) => {
      signal?.throwIfAborted();
      const failure = fails();
      if (failure !== undefined) throw failure;
      asked.push(...texts);
      return texts.map((text) => vectorOf(text, name));
    },
    chunks: async (text) => {
      const words = text.split(/\s+/);
      const starts = Array.from({ length: Math.ceil(words.length / WORDS_PER_CHUNK) }, (_, n) => n);
      return starts.map((n) => words.slice(n * WORDS_PER_CHUNK, (n + 1) * WORDS_PER_CHUNK).join(' '));
    },
    close: async () => {},
  };
}

/** For vectors that nobody else writes or sees. */
export const ALONE = { lock: () => () => {}, isPrivate: () => false, clock: Date.now };
