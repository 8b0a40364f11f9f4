import { defined, groupBy } from '../../core/basics.ts';
import { isLive, type Memory } from '../../core/memory.ts';
import type { QueryTerm } from '../../core/ports.ts';
import { type ArmScores, blend, wordScores } from '../../recall/blend.ts';
import { createWordsIndexOf } from '../../recall/index/words-index.ts';
import { dot, type Embedder, passageOf } from '../../recall/ports.ts';
import { searchNear } from '../../recall/recall-arms.ts';
import {
  type Dataset,
  grepMemories,
  knownItems,
  meanOf,
  measure,
  percentile,
  type Question,
} from './dataset.ts';

const ROWS = ['grep', 'words', 'vectors', 'blend'] as const;

/** What memories are asked with beside their words. */
export interface Asking {
  readonly embedder?: Embedder | undefined;
  /** What its cosines are worth beside words, as recall takes them; the usual where absent. */
  readonly weight?: number | undefined;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface Answered {
  readonly row: (typeof ROWS)[number];
  readonly question: Question;
  readonly answer: readonly string[];
  readonly ms: number;
}

export type RowResult = ReturnType<typeof resultsOf>[number];

/** So many candidates an arm gives to the blend, and so far an answer is looked at. */
const POOL = 100;

type Place = Awaited<ReturnType<typeof placeOf>>;

const placeOf = async (embedder: Embedder | undefined, memories: readonly Memory[]) => ({
  memories,
  index: createWordsIndexOf(memories),
  chunks: await chunksOf(embedder, memories),
});

/** Asks every question of a dataset in every way there is. Throws what the embedder throws. */
export async function evaluate(asking: Asking, dataset: Dataset): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  for await (const { question, place } of questionsOf(asking, dataset))
    answers.push(...(await ask(asking, place, question)));
  return answers;
}

async function* questionsOf(asking: Asking, { documents, questions }: Dataset) {
  const places = new Map<string, Place>();
  for (const [scope, members] of groupBy(documents, (document) => document.scope)) {
    const memories = members.map(({ memory }) => memory);
    places.set(scope, await placeOf(asking.embedder, memories));
  }
  for (const [number, question] of questions.entries()) {
    const place = places.get(question.scope);
    if (place === undefined) continue;
    yield { question, place };
    asking.onProgress?.(number + 1, questions.length);
  }
}

/** The vectors of each memory's chunks, by its id. */
async function chunksOf(embedder: Embedder | undefined, memories: readonly Memory[]) {
  const found = new Map<string, readonly Float32Array[]>();
  if (embedder === undefined) return found;
  for (const memory of memories)
    found.set(memory.id, await embedder.embed(await embedder.chunks(passageOf(memory)), 'passage'));
  return found;
}

async function byWords({ index }: Place, { text }: Question): Promise<ArmScores[]> {
  const search = (near?: readonly QueryTerm[]) =>
    index.search(text, { limit: POOL, nowMs: 0, ...(near === undefined ? {} : { near }) });
  const { hits, isNear } = await searchNear(search, text);
  return hits.map((hit) => ({ id: hit.memory.id, ...wordScores(hit, isNear) }));
}

/** What the arms say of a question, before anything blends it: what words found, and what is nearest. */
async function candidatesOf(
  embedder: Embedder,
  { chunks }: Place,
  text: string,
  words: readonly ArmScores[],
) {
  const [query = new Float32Array(0)] = await embedder.embed([text], 'query');
  const cosine = new Map(
    [...chunks].map(([id, vectors]) => [id, Math.max(-1, ...vectors.map((it) => dot(it, query)))] as const),
  );
  const nearest = [...cosine].sort((a, b) => b[1] - a[1]).slice(0, POOL);
  const known = new Set(words.map(({ id }) => id));
  const others = nearest.filter(([id]) => !known.has(id)).map(([id]): ArmScores => ({ id }));
  const candidates = [...words, ...others].map(
    (it): ArmScores => ({ ...it, ...defined({ vectors: cosine.get(it.id) }) }),
  );
  return { nearest: nearest.map(([id]) => id), candidates };
}

async function ask(asking: Asking, place: Place, question: Question): Promise<readonly Answered[]> {
  let began = performance.now();
  const answered = (row: Answered['row'], answer: readonly string[], beforeMs = 0): Answered => {
    const ms = beforeMs + performance.now() - began;
    began = performance.now();
    return { row, question, answer, ms };
  };
  const grep = answered('grep', grepMemories(place.memories, question.text));
  const found = await byWords(place, question);
  const words = answered('words', idsOf(found));
  const { embedder, weight } = asking;
  if (embedder === undefined) return [grep, words];
  const { nearest, candidates } = await candidatesOf(embedder, place, question.text, found);
  const vectors = answered('vectors', nearest);
  const blended = idsOf(blend(candidates, embedder.id, weight));
  return [grep, words, vectors, answered('blend', blended, words.ms + vectors.ms)];
}

const idsOf = (found: readonly { readonly id: string }[]): readonly string[] => found.map(({ id }) => id);

/** The means of each row, in the order of ROWS; rows that were not asked are left out. */
export function resultsOf(answers: readonly Answered[]) {
  const rows = ROWS.map((row) => {
    const own = answers.filter((answer) => answer.row === row);
    const times = own.map(({ ms }) => ms);
    return {
      row,
      questions: own.length,
      ...meanOf(own.map(({ answer, question }) => measure(answer, question.relevant))),
      p50Ms: percentile(times, 0.5),
      p95Ms: percentile(times, 0.95),
    };
  });
  return rows.filter(({ questions }) => questions > 0);
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

/** The weight of an embedder's cosines that finds most in a store and no less than words alone in either half; undefined of too few memories. Throws what the embedder throws. */
export async function calibrate(
  asking: Asking & { readonly embedder: Embedder },
  memories: readonly Memory[],
  nowMs: number,
) {
  const live = memories.filter((memory) => isLive(memory, nowMs));
  const sample = live.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, MAX_MEMORIES);
  const sets = (['summary', 'body'] as const).map((part) => knownItems(sample, part, nowMs));
  if (sets.reduce((sum, { questions }) => sum + questions.length, 0) < MIN_QUESTIONS) return undefined;
  const asked: { readonly question: Question; readonly candidates: readonly ArmScores[] }[] = [];
  for (const set of sets)
    for await (const { question, place } of questionsOf(asking, set)) {
      const words = await byWords(place, question);
      asked.push({ question, ...(await candidatesOf(asking.embedder, place, question.text, words)) });
    }
  const embedder = asking.embedder.id;
  const tried = WEIGHTS.map((weight) => {
    const found = asked.map(({ question, candidates }) =>
      measure(idsOf(blend(candidates, embedder, weight)), question.relevant),
    );
    const half = (odd: number) => meanOf(found.filter((_, place) => place % 2 === odd)).reciprocalRank;
    return { weight, mrr: meanOf(found).reciprocalRank, halves: [half(0), half(1)] };
  });
  return {
    embedder,
    questions: asked.length,
    weight: chosenOf(tried),
    tried: tried.map(({ weight, mrr }) => ({ weight, mrr })),
  };
}

function chosenOf(tried: readonly Readonly<{ weight: number; mrr: number; halves: number[] }>[]): number {
  const words = tried.find(({ weight }) => weight === 0)?.halves ?? [];
  const harmless = tried.filter(({ halves }) => halves.every((mrr, half) => mrr >= (words[half] ?? 0)));
  const usual = harmless.find(({ weight }) => weight === USUAL);
  const [best] = [...harmless].sort((a, b) => b.mrr - a.mrr || a.weight - b.weight);
  if (usual !== undefined && (best?.mrr ?? 0) < usual.mrr + MIN_GAIN) return USUAL;
  return best?.weight ?? 0;
}
