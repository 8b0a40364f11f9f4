import { isLive, type Memory } from '../../core/memory.ts';
import { blend } from '../../recall/model/blend.ts';
import type { Embedder } from '../../recall/model/ports.ts';
import { knownItems, meanOf, measure } from './dataset.ts';
import { type Asking, type Candidates, candidatesOf } from './evaluate.ts';

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
export async function calibrate(
  asking: Asking & { readonly embedder: Embedder },
  memories: readonly Memory[],
  nowMs: number,
) {
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
