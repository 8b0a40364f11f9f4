import { join, resolve } from 'node:path';
import { convertUseLite } from '../../scripts/use-lite/tokenizer.ts';
import { weightsFolder } from '../../scripts/use-lite/weights-folder.ts';
import { embeddingModel, USE_LITE_MODEL } from '../../src/core/embedding-models.ts';
import { createTransformersEmbedder } from '../../src/extras/vectors/transformers.ts';
import type { Embedder } from '../../src/recall/ports.ts';

export const PROJECT = resolve(import.meta.dirname, '../..');

/** Beside the weights that it is made from: `npm ci` empties both. A test's HOME would be a new one for each file. */
export const USE_LITE_CACHE = join(PROJECT, 'node_modules/.cache/cs-memory/models');

/** The folder of a real embedding model, made once from what `npm ci` installs, without a network. */
export const useLiteFolder = (): string => convertUseLite(weightsFolder(), USE_LITE_CACHE);

/** A real embedder: true loader, true runtime, true vectors of 512 numbers, window of 128 tokens. Close it. */
export function useLiteEmbedder(dtype: 'q8' | 'fp32' = 'q8'): Embedder {
  useLiteFolder();
  const model = embeddingModel({ model: USE_LITE_MODEL, dtype });
  return createTransformersEmbedder(model, { packages: [PROJECT], semantic: [], models: [USE_LITE_CACHE] });
}
