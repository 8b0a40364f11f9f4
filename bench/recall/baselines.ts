import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddingModel } from '../../src/core/embedding-models.ts';
import type { Memory } from '../../src/core/memory.ts';
import { isStopWord, stem } from '../../src/core/stem.ts';
import type { Dataset, Question } from '../../src/extras/eval/dataset.ts';
import { modelCache } from '../../src/extras/vectors/open-model.ts';
import { createTransformersEmbedder } from '../../src/extras/vectors/transformers.ts';
import type { Embedder } from '../../src/recall/ports.ts';

type Tokenizer = (text: string) => readonly string[];

const plain: Tokenizer = (text) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
const stemmed: Tokenizer = (text) =>
  plain(text)
    .filter((word) => !isStopWord(word))
    .map((word) => (/^[a-z]+$/.test(word) ? stem(word) : word));

/** What anybody writes in an hour: the rows that ours must beat. */
export const BASELINES: readonly { readonly name: string; readonly tokenize: Tokenizer }[] = [
  { name: 'plain BM25', tokenize: plain },
  { name: 'BM25, Porter, stop words', tokenize: stemmed },
];

const K1 = 1.2;
const B = 0.75;

interface Texts {
  readonly ids: readonly string[];
  readonly counts: readonly ReadonlyMap<string, number>[];
  readonly lengths: readonly number[];
  readonly holders: ReadonlyMap<string, number>;
}

function textsOf(memories: readonly Memory[], tokenize: Tokenizer): Texts {
  const holders = new Map<string, number>();
  const lengths: number[] = [];
  const counts = memories.map(({ summary }) => {
    const words = tokenize(summary);
    const own = new Map<string, number>();
    for (const word of words) own.set(word, (own.get(word) ?? 0) + 1);
    for (const word of own.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
    lengths.push(words.length);
    return own;
  });
  return { ids: memories.map(({ id }) => id), counts, lengths, holders };
}

function rank({ ids, counts, lengths, holders }: Texts, words: readonly string[]): readonly string[] {
  const average = lengths.reduce((sum, length) => sum + length, 0) / ids.length;
  const scores = counts.map((own, place) =>
    words.reduce((sum, word) => {
      const count = own.get(word);
      if (count === undefined) return sum;
      const held = holders.get(word) ?? 0;
      const telling = Math.log(1 + (ids.length - held + 0.5) / (held + 0.5));
      return (
        sum + (telling * count * (K1 + 1)) / (count + K1 * (1 - B + (B * (lengths[place] ?? 0)) / average))
      );
    }, 0),
  );
  const order = [...ids.keys()].filter((place) => (scores[place] ?? 0) > 0);
  order.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return order.slice(0, 100).map((place) => ids[place] ?? '');
}

/** The answers of a textbook BM25 to each question, best first; k1 = 1.2, b = .75, each word of a question once. */
export function bm25Answers(dataset: Dataset, tokenize: Tokenizer): ReadonlyMap<Question, readonly string[]> {
  const scopes = new Map<string, Memory[]>();
  for (const { scope, memory } of dataset.documents) {
    const known = scopes.get(scope) ?? [];
    scopes.set(scope, known);
    known.push(memory);
  }
  const texts = new Map([...scopes].map(([scope, memories]) => [scope, textsOf(memories, tokenize)]));
  return new Map(
    dataset.questions.map((question) => {
      const own = texts.get(question.scope);
      return [question, own === undefined ? [] : rank(own, [...new Set(tokenize(question.text))])];
    }),
  );
}

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

export type Half = 'tuned' | 'held';

/**
 * Which questions settings may be learned on. Where a dataset has scopes, those in the first half of its scopes, as they come
 * (LoCoMo: five conversations); else every question whose id hashes to an even number.
 */
export function halvesOf({ documents, questions }: Dataset): ReadonlyMap<Question, Half> {
  const scopes = [...new Set(documents.map(({ scope }) => scope))];
  const tuned = new Set(scopes.slice(0, Math.ceil(scopes.length / 2)));
  const isTuned = ({ id, scope }: Question): boolean =>
    scopes.length > 1
      ? tuned.has(scope)
      : Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 2), 16) % 2 === 0;
  return new Map(questions.map((question) => [question, isTuned(question) ? 'tuned' : 'held']));
}
