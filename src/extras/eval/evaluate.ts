import { groupBy } from '../../core/basics.ts';
import { isLive, type Memory } from '../../core/memory.ts';
import type { MemoryIndex, QueryTerm } from '../../core/ports.ts';
import { type ArmScores, blend, wordScores } from '../../recall/blend.ts';
import { createWordsIndexOf } from '../../recall/index/words-index.ts';
import { dot, type Embedder, passageOf } from '../../recall/ports.ts';
import { searchNear } from '../../recall/recall-arms.ts';
import {
  type Dataset,
  type Document,
  type Found,
  grepMemories,
  knownItems,
  meanOf,
  measure,
  percentile,
  type Question,
} from './dataset.ts';

export const ROWS = ['grep', 'words', 'vectors', 'blend'] as const;
export type Row = (typeof ROWS)[number];

/** What memories are asked with beside their words. */
export interface Asking {
  readonly embedder?: Embedder | undefined;
  /** What its cosines are worth beside words, as recall takes them; the usual where absent. */
  readonly weight?: number | undefined;
  readonly onProgress?: (done: number, total: number) => void;
}

type WithEmbedder = Asking & { readonly embedder: Embedder };

export interface Answered {
  readonly row: Row;
  readonly question: Question;
  readonly answer: readonly string[];
  readonly ms: number;
}

export interface RowResult extends Found {
  readonly row: Row;
  readonly questions: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** So many candidates an arm gives to the blend, and so far an answer is looked at. */
const POOL = 100;

type Chunks = Readonly<{ id: string; vectors: readonly Float32Array[] }>;

interface Place {
  readonly memories: readonly Memory[];
  readonly index: Pick<MemoryIndex, 'search'>;
  readonly chunks: readonly Chunks[];
}

/** Asks every question of a dataset in every way there is. Throws what the embedder throws. */
export async function evaluate(asking: Asking, dataset: Dataset): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  for await (const { question, place } of questionsOf(asking, dataset))
    answers.push(...(await ask(asking, place, question)));
  return answers;
}

async function* questionsOf(asking: Asking, { documents, questions }: Dataset) {
  const places = await placesOf(asking, documents);
  for (const [number, question] of questions.entries()) {
    const place = places.get(question.scope);
    if (place === undefined) continue;
    yield { question, place };
    asking.onProgress?.(number + 1, questions.length);
  }
}

async function placesOf(asking: Asking, documents: readonly Document[]): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  for (const [scope, members] of groupBy(documents, (document) => document.scope)) {
    const memories = members.map(({ memory }) => memory);
    const chunks = asking.embedder === undefined ? [] : await chunksOf(asking.embedder, memories);
    places.set(scope, { memories, index: createWordsIndexOf(memories), chunks });
  }
  return places;
}

async function chunksOf(embedder: Embedder, memories: readonly Memory[]): Promise<Chunks[]> {
  const found: Chunks[] = [];
  for (const memory of memories) {
    const pieces = await embedder.chunks(passageOf(memory));
    found.push({ id: memory.id, vectors: await embedder.embed(pieces, 'passage') });
  }
  return found;
}

async function timed<T>(task: () => Promise<T> | T): Promise<{ readonly value: T; readonly ms: number }> {
  const started = performance.now();
  const value = await task();
  return { value, ms: performance.now() - started };
}

/** What the arms say of a question of a dataset, before anything blends it. */
type Candidates = Readonly<{ question: Question; candidates: readonly ArmScores[] }>;

/** The candidates of every question of a dataset. Throws what the embedder throws. */
async function candidatesOf(asking: WithEmbedder, dataset: Dataset): Promise<readonly Candidates[]> {
  const found: Candidates[] = [];
  for await (const { question, place } of questionsOf(asking, dataset)) {
    const words = await byWords(place, question);
    const cosine = await cosines(asking.embedder, place.chunks, question.text);
    found.push({ question, candidates: together(words, nearestOf(cosine), cosine) });
  }
  return found;
}

const nearestOf = (cosine: ReadonlyMap<string, number>): readonly (readonly [string, number])[] =>
  [...cosine].sort((a, b) => b[1] - a[1]).slice(0, POOL);

async function byWords(place: Place, { text }: Question): Promise<ArmScores[]> {
  const search = (near?: readonly QueryTerm[]) =>
    place.index.search(text, { limit: POOL, nowMs: 0, ...(near === undefined ? {} : { near }) });
  const { hits, isNear } = await searchNear(search, text);
  return hits.map((hit) => ({ id: hit.memory.id, ...wordScores(hit, isNear) }));
}

async function ask(asking: Asking, place: Place, question: Question): Promise<readonly Answered[]> {
  const answered = (row: Row, answer: readonly string[], ms: number) => ({ row, question, answer, ms });
  const grep = await timed(() => grepMemories(place.memories, question.text));
  const words = await timed(() => byWords(place, question));
  const found = words.value.map(({ id }) => id);
  const rows = [answered('grep', grep.value, grep.ms), answered('words', found, words.ms)];
  const { embedder, weight } = asking;
  if (embedder === undefined) return rows;
  const vectors = await timed(() => cosines(embedder, place.chunks, question.text));
  const nearest = nearestOf(vectors.value);
  const ids = nearest.map(([id]) => id);
  const blended = await timed(() =>
    blend(together(words.value, nearest, vectors.value), embedder.id, weight).map(({ id }) => id),
  );
  const blendMs = words.ms + vectors.ms + blended.ms;
  return [...rows, answered('vectors', ids, vectors.ms), answered('blend', blended.value, blendMs)];
}

async function cosines(
  embedder: Embedder,
  chunks: readonly Chunks[],
  text: string,
): Promise<ReadonlyMap<string, number>> {
  const [query = new Float32Array(0)] = await embedder.embed([text], 'query');
  return new Map(chunks.map(({ id, vectors }) => [id, Math.max(-1, ...vectors.map((it) => dot(it, query)))]));
}

function together(
  words: readonly ArmScores[],
  nearest: readonly (readonly [string, number])[],
  cosine: ReadonlyMap<string, number>,
): readonly ArmScores[] {
  const known = new Set(words.map(({ id }) => id));
  const others = nearest.filter(([id]) => !known.has(id)).map(([id]): ArmScores => ({ id }));
  return [...words, ...others].map((candidate): ArmScores => {
    const vectors = cosine.get(candidate.id);
    return vectors === undefined ? candidate : { ...candidate, vectors };
  });
}

/** The means of each row, in the order of ROWS; rows that were not asked are left out. */
export function resultsOf(answers: readonly Answered[]): readonly RowResult[] {
  return ROWS.flatMap((row): RowResult[] => {
    const own = answers.filter((answer) => answer.row === row);
    if (own.length === 0) return [];
    const times = own.map(({ ms }) => ms);
    return [
      {
        row,
        questions: own.length,
        ...meanOf(own.map(({ answer, question }) => measure(answer, question.relevant))),
        p50Ms: percentile(times, 0.5),
        p95Ms: percentile(times, 0.95),
      },
    ];
  });
}

/** What a cosine may be worth (blend.ts); 0: words alone. */
const WEIGHTS: readonly number[] = [0, 0.125, 0.25, 0.5, 0.75, 1, 1.5, 2, 3];
/** The weight of the embedder that was measured, and of those that were not. */
const USUAL = 0.5;
/** Another has to be so much better than the usual one: of a hundred questions, one that comes first and was second. */
const MIN_GAIN = 0.005;
/** Of more memories nothing else is learned, and to embed them takes minutes. */
const MAX_MEMORIES = 400;
/** Of fewer questions the weight would be chance. */
const MIN_QUESTIONS = 40;

/**
 * What an embedder's cosines are worth in a store, asked with parts of its memories: the weight that finds most and no less than words
 * alone in either half. Undefined where there are too few. Throws what the embedder throws.
 */
export async function calibrate(asking: WithEmbedder, memories: readonly Memory[], nowMs: number) {
  const live = memories.filter((memory) => isLive(memory, nowMs));
  const sample = live.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, MAX_MEMORIES);
  const sets = (['summary', 'body'] as const).map((part) => knownItems(sample, part, nowMs));
  if (sets.reduce((sum, { questions }) => sum + questions.length, 0) < MIN_QUESTIONS) return undefined;
  const asked: Candidates[] = [];
  for (const set of sets) asked.push(...(await candidatesOf(asking, set)));
  const embedder = asking.embedder.id;
  const ranks = WEIGHTS.map((weight) => ({
    weight,
    ranks: asked.map(({ question, candidates }) =>
      measure(
        blend(candidates, embedder, weight).map(({ id }) => id),
        question.relevant,
      ),
    ),
  }));
  const tried = ranks.map(({ weight, ranks: found }) => {
    const half = (odd: number): number =>
      meanOf(found.filter((_, place) => place % 2 === odd)).reciprocalRank;
    return { weight, mrr: meanOf(found).reciprocalRank, halves: [half(0), half(1)] };
  });
  return {
    embedder,
    questions: asked.length,
    weight: chosenOf(tried),
    tried: tried.map(({ weight, mrr }) => ({ weight, mrr })),
  };
}

type Tried = Readonly<{ weight: number; mrr: number; halves: readonly number[] }>;

function chosenOf(tried: readonly Tried[]): number {
  const words = tried.find(({ weight }) => weight === 0)?.halves ?? [];
  const harmless = tried.filter(({ halves }) => halves.every((mrr, half) => mrr >= (words[half] ?? 0)));
  const usual = harmless.find(({ weight }) => weight === USUAL);
  const [best] = [...harmless].sort((a, b) => b.mrr - a.mrr || a.weight - b.weight);
  if (usual !== undefined && (best?.mrr ?? 0) < usual.mrr + MIN_GAIN) return USUAL;
  return best?.weight ?? 0;
}
