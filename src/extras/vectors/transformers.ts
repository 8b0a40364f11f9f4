import { createHash } from 'node:crypto';
import { basename, isAbsolute } from 'node:path';
import { inParts } from '../../core/basics.ts';
import type { EmbeddingModel } from '../../core/embedding-models.ts';
import { CsError } from '../../core/errors.ts';
import type { Embedder, TextRole } from '../../recall/ports.ts';
import { type ModelPlaces, type OpenModel, openModel } from './open-model.ts';

/** How much of a piece its successor repeats: a thought that is cut in two is whole in one of them. */
const OVERLAP = 1 / 8;

/** How many tokens a text has, without prefix and special tokens, and how many a piece may have, at least 1. */
type Window = Readonly<{ count: (text: string) => number; maxTokens: number }>;

/** Cuts a text into pieces that fit the window, at words, an eighth of it shared with the neighbour; only a word that alone is too long is cut. */
export function cutIntoChunks(text: string, window: Window): readonly string[] {
  const { count, maxTokens } = window;
  if (count(text) <= maxTokens) return [text];
  const words = (text.match(/\S+/g) ?? []).flatMap((word) => cutWord(word, window));
  const sizes = words.map((word) => Math.max(1, count(word)));
  /** Sizes of words add up to nearly the size of their text; where it is more, the last words wait for the next piece. */
  const endOf = (start: number): number => {
    let [end, sum] = [start + 1, sizes[start] ?? 0];
    while (end < words.length && sum + (sizes[end] ?? 0) <= maxTokens) sum += sizes[end++] ?? 0;
    while (end > start + 1 && count(words.slice(start, end).join(' ')) > maxTokens) end -= 1;
    return end;
  };
  const chunks: string[] = [];
  for (let start = 0; start < words.length; ) {
    const end = endOf(start);
    chunks.push(words.slice(start, end).join(' '));
    if (end === words.length) break;
    start = Math.max(start + 1, end - Math.floor((end - start) * OVERLAP));
    // Where the next word is so long that what is repeated leaves it no room, nothing is repeated.
    while (start < end && endOf(start) <= end) start += 1;
  }
  return chunks;
}

/** A word that fits is whole; another is halved, between characters, until all parts fit or are single characters. */
function cutWord(word: string, window: Window): readonly string[] {
  if (window.count(word) <= window.maxTokens) return [word];
  const characters = [...word];
  if (characters.length < 2) return [word];
  const half = Math.ceil(characters.length / 2);
  return [characters.slice(0, half), characters.slice(half)].flatMap((part) =>
    cutWord(part.join(''), window),
  );
}

/** Texts that run at once. Between two batches other work gets its turn, and an abort is looked at. */
const BATCH_TEXTS = 16;

/** An embedder by transformers.js, of any feature-extraction model in ONNX. Loads nothing before the first use, and fetches nothing. */
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

/** What the vectors depend on, in one line: a folder by its name, wherever it is; prefixes and window by a hash. */
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
    const length = found[0]?.length;
    if (length !== model.dimension) {
      const message = `the model ${model.model} produces vectors of ${length} dimensions, but the settings say ${model.dimension}`;
      throw new CsError('EMBEDDER_UNAVAILABLE', message, { hint: `set embedder.dimension to ${length}` });
    }
    for (const [i, index] of batch.entries()) vectors[index] = found[i] as Float32Array;
  }
  signal?.throwIfAborted();
  return vectors;
}

/** The numbers of the texts, those of like length together: a short text beside a long one is padded to its length. */
function batches(texts: readonly string[]): Iterable<readonly number[]> {
  const lengthOf = (index: number): number => texts[index]?.length ?? 0;
  const order = [...texts.keys()].sort((a, b) => lengthOf(b) - lengthOf(a));
  return inParts(order, BATCH_TEXTS);
}

/** An empty text has no token in some models, and a half character (a cut surrogate pair) none in any. */
const wellFormed = (text: string): string =>
  text.trim() === '' ? '.' : text.replace(/\p{Surrogate}/gu, '\ufffd');

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
