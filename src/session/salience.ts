import {
  type Candidate,
  type Complexity,
  complexityOf,
  holdersOf,
  readingOf,
  type SalienceContext,
  type Salient,
  tellingText,
} from './complexity.ts';
import { type Moment, SCORERS, type Scorer, saidBy } from './scorers.ts';

/** Scores candidates against each other in a context, best first. Pure. */
export function salienceOf<T extends Candidate>(
  memories: readonly T[],
  { goals, recent, ...context }: SalienceContext,
  scorers: readonly Scorer[] = SCORERS,
): readonly Salient<T>[] {
  const holders = holdersOf(memories.map((memory) => readingOf(memory).terms));
  const telling = (text: string) => tellingText(text, memories.length, holders);
  const moment: Moment = { ...context, goals: goals.map(telling), recent: recent.map(telling) };
  const columns = scorers.map((scorer): Column => {
    return { weight: scorer.weight, values: memories.map((memory) => saidBy(scorer, memory, moment)) };
  });
  return fuse(memories, columns);
}

/** How slowly a lower rank counts less: G. Cormack, C. Clarke, S. Büttcher, "Reciprocal Rank Fusion …", SIGIR 2009: 60, not critical. */
export const K = 60;

/** What one scorer says of all candidates, in their order; `weight` is divided by the weights of all. */
export type Column = Readonly<{ weight: number; values: readonly number[] }>;

/** The place of each value, 1 the greatest; equal ones share the mean: a scorer that finds three of thirty does not throw others to the last. */
export function ranksOf(values: readonly number[]): readonly number[] {
  const order = [...values].sort((a, b) => b - a);
  const last = new Map(order.map((value, index) => [value, index]));
  const first = new Map(order.map((_, index) => [order.at(-1 - index) ?? 0, order.length - 1 - index]));
  return values.map((value) => 1 + ((first.get(value) ?? 0) + (last.get(value) ?? 0)) / 2);
}

/**
 * S = Σ weight / (K + rank), read as the rank r that would give the same (K + r = 1 / S), and scored (n − r) / (n − 1): 1 first, 0 last,
 * whatever n. A column of equal values is left out. Best first; equal ones the later met first. Pure.
 */
export function fuse<T extends Candidate>(
  memories: readonly T[],
  columns: readonly Column[],
): readonly Salient<T>[] {
  const telling = columns.filter(({ values }) => values.some((value) => value !== values[0]));
  const weights = telling.reduce((sum, { weight }) => sum + weight, 0);
  const ranks = telling.map(({ values }) => ranksOf(values));
  const last = memories.length;
  const scoreOf = (place: number): number => {
    if (last === 1) return 1;
    if (telling.length === 0) return 0.5;
    const sum = ranks.reduce((all, column, index) => {
      return all + (telling[index]?.weight ?? 0) / weights / (K + (column[place] ?? last));
    }, 0);
    return Math.min(1, Math.max(0, (last + K - 1 / sum) / (last - 1)));
  };
  return memories.map((memory, place) => ({ memory, score: scoreOf(place) })).sort(bestFirst);
}

const bestFirst = (a: Salient, b: Salient): number =>
  b.score - a.score ||
  (a.memory.lastSeenAt < b.memory.lastSeenAt ? 1 : a.memory.lastSeenAt > b.memory.lastSeenAt ? -1 : 0) ||
  (a.memory.id < b.memory.id ? -1 : 1);

/** What a mode keeps: memories that score the threshold, at most `cap` of them. It is that of a complexity below `below`. */
export const MODES = [
  { mode: 'minimal', below: 0.3, threshold: 0.9, cap: 25 },
  { mode: 'standard', below: 0.6, threshold: 0.7, cap: 50 },
  { mode: 'enhanced', below: 0.8, threshold: 0.5, cap: 100 },
  { mode: 'maximum', below: Number.POSITIVE_INFINITY, threshold: 0.3, cap: 200 },
] as const;
export type ModeLimits = (typeof MODES)[number];

/** What is kept of a session of this complexity; `standard` where there are too few memories to tell one. Pure. */
export const modeOf = (complexity: Complexity | undefined): ModeLimits =>
  MODES.find(({ below }) => (complexity?.complexity ?? Number.NaN) < below) ?? MODES[1];

/** So many are kept whatever they score: measures that are no copies of each other never all agree (docs/explanation/capture.md). */
export const KEPT_ALWAYS = 5;

/** What is kept of scored memories, best first: those that reach the threshold, at least the best five, at most the cap. Pure. */
export function keptOf<T extends Candidate>(
  scored: readonly Salient<T>[],
  { threshold, cap }: ModeLimits,
): readonly Salient<T>[] {
  const reaching = scored.filter(({ score }) => score >= threshold).length;
  return scored.slice(0, Math.min(cap, Math.max(reaching, KEPT_ALWAYS)));
}

/** The memories of a session that are told, best first, and by which mode and complexity (undefined where there are too few). Pure. */
export function salientAmong<T extends Candidate>(memories: readonly T[], context: SalienceContext) {
  const complexity = complexityOf(memories);
  const limits = modeOf(complexity);
  const kept = keptOf(salienceOf(memories, context), limits);
  return { mode: limits.mode, ...(complexity === undefined ? {} : { complexity }), kept };
}
