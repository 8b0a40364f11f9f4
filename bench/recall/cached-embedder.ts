import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddingModel } from '../../src/core/embedding-models.ts';
import { modelCache } from '../../src/extras/vectors/open-model.ts';
import { createTransformersEmbedder } from '../../src/extras/vectors/transformers.ts';
import type { Embedder } from '../../src/recall/model/embedder.ts';

/** The embedder of the tests (`npm run model:use-lite` makes the model), or any other by name. */
export function openEmbedder(model: string, root: string): Embedder {
  const places = { packages: [root], semantic: [], models: [modelCache(process.env)] };
  return createTransformersEmbedder(embeddingModel({ model, dtype: 'q8' }), places);
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The embedder, with what it was asked before kept in a folder: a set takes minutes to embed, and is asked again and again. */
export function withCache(embedder: Embedder): Embedder {
  const folder = join(tmpdir(), 'cs-memory-bench-vectors');
  mkdirSync(folder, { recursive: true });
  const fileOf = (kind: string, text: string): string =>
    join(folder, createHash('sha256').update(`${embedder.id}\n${kind}\n${text}`).digest('hex').slice(0, 32));
  const numbers = (vector: Float32Array): string =>
    Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64');
  const vectorOf = (text: string): Float32Array => {
    const bytes = Buffer.from(text, 'base64');
    return new Float32Array(new Uint8Array(bytes).buffer);
  };
  return {
    ...embedder,
    chunks: async (text) => {
      const file = fileOf('chunks', text);
      const known = read<string[]>(file);
      if (known !== undefined) return known;
      const chunks = await embedder.chunks(text);
      writeFileSync(file, JSON.stringify(chunks));
      return chunks;
    },
    embed: async (texts, role) => {
      const file = fileOf(role, JSON.stringify(texts));
      const known = read<string[]>(file);
      if (known !== undefined) return known.map(vectorOf);
      const vectors = await embedder.embed(texts, role);
      writeFileSync(file, JSON.stringify(vectors.map(numbers)));
      return vectors;
    },
  };
}
