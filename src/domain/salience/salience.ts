import { complexityOf } from './complexity.ts';
import { termFrequencies } from './reading.ts';
import { ALL_SCORERS } from './scorers.ts';
import type {
  Candidate,
  Complexity,
  SalienceContext,
  SalienceMode,
  Salient,
  Scorer,
  ScorerName,
} from './types.ts';

/** All candidates by how salient they are. */
export interface Salience<T extends Candidate> {
  /** Best first. */
  readonly scored: readonly Salient<T>[];
  /** Scorers that failed, or had nothing to go by. */
  readonly leftOut: readonly ScorerName[];
}

/** Scores candidates against each other in a context, by all scorers that can say something. Pure; never throws. */
export function salienceOf<T extends Candidate>(
  memories: readonly T[],
  context: SalienceContext,
  scorers: readonly Scorer[] = ALL_SCORERS,
): Salience<T> {
  const known = { ...context, frequencies: context.frequencies ?? termFrequencies(memories) };
  const columns = scorers.flatMap((scorer) => columnOf(scorer, memories, known) ?? []);
  const names = new Set(columns.map(({ name }) => name));
  return {
    scored: fuse(memories, columns),
    leftOut: scorers.map(({ name }) => name).filter((name) => !names.has(name)),
  };
}

/**
 * How slowly a lower rank counts less. G. Cormack, C. Clarke and S. Büttcher, "Reciprocal Rank Fusion outperforms Condorcet and
 * individual Rank Learning Methods", SIGIR 2009: 60, near the best on their collections, and the choice not critical.
 */
export const K = 60;

/** What one scorer says of all candidates, in their order. */
export interface Column {
  readonly name: ScorerName;
  /** Before it is divided by the weights of all columns. */
  readonly weight: number;
  readonly values: readonly number[];
}

/** What a scorer says of each candidate; undefined where it fails, or has nothing to say of one of them. */
export function columnOf<C>(
  {
    name,
    weight,
    score,
  }: Pick<Scorer, 'name' | 'weight'> & {
    readonly score: (memory: Candidate, context: C) => number | undefined;
  },
  memories: readonly Candidate[],
  context: C,
): Column | undefined {
  const values: number[] = [];
  try {
    for (const memory of memories) {
      const value = score(memory, context);
      if (value === undefined || !Number.isFinite(value)) return undefined;
      values.push(value);
    }
  } catch {
    // One measure fewer; the weights of the others make up for it.
    return undefined;
  }
  return { name, weight, values };
}

/**
 * The place of each value, 1 for the greatest. Equal ones share the mean of the places they take together, as in Spearman's
 * correlation: then a scorer gives out the same places whether it tells the memories apart or not, and one that finds
 * something in three of thirty neither lifts the other twenty-seven to the fourth place nor throws them to the last.
 */
export function ranksOf(values: readonly number[]): readonly number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => b.value - a.value);
  const ranks = new Array<number>(values.length).fill(1);
  for (let start = 0; start < order.length; ) {
    let end = start;
    while (end < order.length && order[end]?.value === order[start]?.value) end += 1;
    for (const { index } of order.slice(start, end)) ranks[index] = (start + 1 + end) / 2;
    start = end;
  }
  return ranks;
}

/** Whether a scorer tells the candidates apart at all. */
const speaks = ({ values }: Column): boolean => values.some((value) => value !== values[0]);

/**
 * Fuses what scorers say by reciprocal rank: S = Σ weight / (K + rank), weights divided by their sum. S is then read as the
 * one rank that would give the same sum if every scorer gave it, K + r = 1 / S, and the score is (n − r) / (n − 1): 1 for
 * the first in all, 0 for the last in all, ½ for the middle in all, whatever the number n of candidates. A column in which all
 * values are equal says nothing and is left out (where all are, everyone is in the middle). Alone a memory is first. The same
 * order as the plain sum. Best first; equal ones the later met first. Pure.
 */
export function fuse<T extends Candidate>(
  memories: readonly T[],
  columns: readonly Column[],
): readonly Salient<T>[] {
  const speaking = columns.filter(speaks);
  const used = speaking.length > 0 ? speaking : columns;
  const weights = used.reduce((sum, { weight }) => sum + weight, 0);
  const ranked = used.map(({ name, weight, values }) => {
    return { name, weight: weight / weights, ranks: ranksOf(values) };
  });
  return memories
    .map((memory, index) => fused(memory, index, memories.length, ranked, columns))
    .sort(bestFirst);
}

interface Ranked {
  readonly name: ScorerName;
  readonly weight: number;
  readonly ranks: readonly number[];
}

function fused<T extends Candidate>(
  memory: T,
  index: number,
  count: number,
  ranked: readonly Ranked[],
  columns: readonly Column[],
): Salient<T> {
  const terms = ranked.map(({ name, weight, ranks }) => {
    return { name, term: weight / (K + (ranks[index] ?? count)), least: weight / (K + count) };
  });
  const sum = terms.reduce((total, { term }) => total + term, 0);
  const above = terms.reduce((total, { term, least }) => total + term - least, 0);
  const score = scoreOf(sum, count);
  const share = (term: number): number => (above > 0 ? (score * term) / above : score / ranked.length);
  return {
    memory,
    score,
    shares: Object.fromEntries(terms.map(({ name, term, least }) => [name, share(term - least)])),
    values: Object.fromEntries(columns.map(({ name, values }) => [name, values[index] ?? 0])),
  };
}

/** The sum as the rank that gives it in all scorers, and that as 0…1. */
function scoreOf(sum: number, count: number): number {
  if (count <= 1) return 1;
  const rank = sum > 0 ? 1 / sum - K : (count + 1) / 2;
  return Math.min(1, Math.max(0, (count - rank) / (count - 1)));
}

const bestFirst = (a: Salient, b: Salient): number =>
  b.score - a.score ||
  (a.memory.lastSeenAt < b.memory.lastSeenAt ? 1 : a.memory.lastSeenAt > b.memory.lastSeenAt ? -1 : 0) ||
  (a.memory.id < b.memory.id ? -1 : 1);

/** What a mode keeps. */
export interface ModeLimits {
  readonly mode: SalienceMode;
  /** A memory with a lower score is not kept. */
  readonly threshold: number;
  /** At most so many are. */
  readonly cap: number;
}

/** The modes of issue 7, by the complexity below which each applies. */
const MODES: readonly (readonly [below: number, limits: ModeLimits])[] = [
  [0.3, { mode: 'minimal', threshold: 0.9, cap: 25 }],
  [0.6, { mode: 'standard', threshold: 0.7, cap: 50 }],
  [0.8, { mode: 'enhanced', threshold: 0.5, cap: 100 }],
  [Number.POSITIVE_INFINITY, { mode: 'maximum', threshold: 0.3, cap: 200 }],
];
const STANDARD: ModeLimits = { mode: 'standard', threshold: 0.7, cap: 50 };

/** What is kept of a session of this complexity; `standard` where there are too few memories to tell one. Pure. */
export function modeOf(complexity: Complexity | undefined): ModeLimits {
  const value = complexity?.complexity ?? Number.NaN;
  return MODES.find(([below]) => value < below)?.[1] ?? STANDARD;
}

/** What a mode keeps, by its name. */
export function limitsOf(mode: SalienceMode): ModeLimits {
  return MODES.find(([, limits]) => limits.mode === mode)?.[1] ?? STANDARD;
}

/**
 * So many are kept whatever they score. Measures that are not copies of each other never all agree: in recorded sessions the
 * best memory scores .5 to .85, so a threshold of .9, and often one of .7, would keep nothing of a session (docs/salience.md).
 */
export const KEPT_ALWAYS = 5;

/** What is kept of scored memories, best first: those that reach the threshold, at least the best five, at most the cap. Pure. */
export function keptOf<T extends Candidate>(
  scored: readonly Salient<T>[],
  { threshold, cap }: ModeLimits,
): readonly Salient<T>[] {
  const reaching = scored.filter(({ score }) => score >= threshold).length;
  return scored.slice(0, Math.min(cap, Math.max(reaching, KEPT_ALWAYS)));
}

export interface SalientSet<T extends Candidate> extends ModeLimits {
  /** What is worth keeping in mind, best first: what reaches the threshold, at least the best five, at most the cap. */
  readonly kept: readonly Salient<T>[];
  /** All of them, best first. */
  readonly scored: readonly Salient<T>[];
  /** Undefined where there are too few memories to tell. */
  readonly complexity: Complexity | undefined;
  /** Scorers that had nothing to say, or failed. */
  readonly leftOut: readonly ScorerName[];
}

/** Orders the memories of a session by the thirteen scorers; threshold and cap by how they hang together (docs/salience.md). Never throws. */
export function salientAmong<T extends Candidate>(
  memories: readonly T[],
  context: Omit<SalienceContext, 'frequencies'>,
): SalientSet<T> {
  const { scored, leftOut } = salienceOf(memories, context);
  const complexity = complexityOf(memories);
  const limits = modeOf(complexity);
  return { ...limits, kept: keptOf(scored, limits), scored, complexity, leftOut };
}
