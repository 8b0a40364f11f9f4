import { createHash } from 'node:crypto';
import { basename, isAbsolute } from 'node:path';
import type { EmbeddingModel } from '../../domain/embedding-model.ts';
import { CsError } from '../../domain/errors.ts';
import type { Embedder, TextRole } from '../../ports/embedder.ts';
import { cutIntoChunks } from './chunks.ts';
import { type ModelPlaces, type OpenModel, openModel } from './open-model.ts';

/** Texts that run at once. Between two batches other work gets its turn, and an abort is looked at. */
const BATCH_TEXTS = 16;

/**
 * An embedder by transformers.js: any feature-extraction model in ONNX, from a folder or as setup fetched it. Nothing
 * is loaded before the first use, and nothing is ever fetched.
 */
export function createTransformersEmbedder(model: EmbeddingModel, places: ModelPlaces): Embedder {
  const running = new Set<Promise<unknown>>();
  let loading: Promise<OpenModel> | undefined;
  const load = (): Promise<OpenModel> => {
    loading ??= openModel(model, places).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const track = <T>(work: Promise<T>): Promise<T> => {
    const done = work.finally(() => running.delete(done));
    running.add(done);
    return done;
  };
  return {
    id: embedderId(model),
    dimension: model.dimension,
    maxTokens: model.maxTokens,
    embed: (texts, role, signal) => track(embedAll(load, model, texts, role, signal)),
    chunks: (text, signal) => track(chunksOf(load, model, text, signal)),
    close: async () => {
      await Promise.allSettled(running);
      const open = loading;
      loading = undefined;
      await open?.then((it) => it.close());
    },
  };
}

/**
 * What the vectors depend on, in one line. A folder counts by its name, so that the same model in another place is the
 * same; prefixes and window by a hash.
 */
export function embedderId(model: EmbeddingModel): string {
  const { revision, dtype, pooling, queryPrefix, passagePrefix, maxTokens, dimension } = model;
  const name = isAbsolute(model.model) ? basename(model.model) : model.model;
  const rest = createHash('sha256')
    .update(JSON.stringify([queryPrefix, passagePrefix, maxTokens, dimension]))
    .digest('hex');
  return `transformers:${name}@${revision}:${dtype}:${pooling}:${rest.slice(0, 8)}`;
}

async function embedAll(
  load: () => Promise<OpenModel>,
  model: EmbeddingModel,
  texts: readonly string[],
  role: TextRole,
  signal: AbortSignal | undefined,
): Promise<readonly Float32Array[]> {
  signal?.throwIfAborted();
  if (texts.length === 0) return [];
  const open = await load();
  const prefix = role === 'query' ? model.queryPrefix : model.passagePrefix;
  const vectors: Float32Array[] = new Array(texts.length);
  for (const batch of batches(texts)) {
    signal?.throwIfAborted();
    const inputs = batch.map((index) => prefix + wellFormed(texts[index] ?? ''));
    const found = await open.run(inputs, model.maxTokens, model.pooling);
    checkDimension(found[0], model);
    batch.forEach((index, i) => {
      vectors[index] = found[i] ?? new Float32Array(model.dimension);
    });
  }
  signal?.throwIfAborted();
  return vectors;
}

/** The numbers of the texts, those of like length together: a short text beside a long one is padded to its length. */
function batches(texts: readonly string[]): readonly (readonly number[])[] {
  const lengthOf = (index: number): number => texts[index]?.length ?? 0;
  const order = texts.map((_, index) => index).sort((a, b) => lengthOf(b) - lengthOf(a));
  const found: number[][] = [];
  for (let start = 0; start < order.length; start += BATCH_TEXTS)
    found.push(order.slice(start, start + BATCH_TEXTS));
  return found;
}

/** An empty text has no token in some models, and a half character (a cut surrogate pair) none in any. */
function wellFormed(text: string): string {
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
  return whole.trim() === '' ? '.' : whole;
}

function checkDimension(vector: Float32Array | undefined, { model, dimension }: EmbeddingModel): void {
  if (vector === undefined || vector.length === dimension) return;
  throw new CsError(
    'EMBEDDER_UNAVAILABLE',
    `the model ${model} produces vectors of ${vector.length} dimensions, but the settings say ${dimension}`,
    { hint: `set embedder.dimension to ${vector.length}` },
  );
}

async function chunksOf(
  load: () => Promise<OpenModel>,
  { passagePrefix, maxTokens }: EmbeddingModel,
  text: string,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  signal?.throwIfAborted();
  const { tokenizer } = await load();
  signal?.throwIfAborted();
  // A tokenizer sets special tokens around the text; counted with the prefix, they are what no piece can have.
  const taken = tokenizer.encode(passagePrefix).length;
  const count = (part: string): number => tokenizer.encode(part, { add_special_tokens: false }).length;
  return cutIntoChunks(text, { count, maxTokens: Math.max(1, maxTokens - taken) });
}
