import { USE_LITE_MODEL } from '../core/embedding-models.ts';
import type { ScopedMemory } from '../core/memory.ts';
import type { SearchHit } from '../core/ports.ts';

/** What each arm found of one memory; an arm that did not is absent. */
export interface ArmScores {
  readonly id: string;
  /** BM25 of its own words, as the words index gives it: more than 0. */
  readonly words?: number;
  /** The same where the words of the question said little, and words near to them were looked for too: then in its place. */
  readonly near?: number;
  /** What the words of its neighbours in the session add to that, in the same unit: more than 0. */
  readonly session?: number;
  /** What it has, in the same unit, because it is worded as the question is: more than 0. */
  readonly wording?: number;
  /** The cosine with the query, −1…1. Ask it of every candidate, those that only another arm found too. */
  readonly vectors?: number;
  /** 0…1, as those that follow. */
  readonly files?: number;
  readonly links?: number;
  readonly signature?: number;
}

/** What speaks for a memory. */
type Arm = keyof Omit<ArmScores, 'id'>;

export interface Blended {
  /** 0 or more, greater is better, comparable within one answer: the sum of `shares`. */
  readonly score: number;
  readonly shares: Readonly<Partial<Record<Arm, number>>>;
}

/** A memory that was found, and what speaks for it. */
export interface Hit extends ScopedMemory, Blended {
  readonly scores: Omit<ArmScores, 'id'>;
}

/** Of two that score the same the one that was seen last comes first. */
export const bestFirst = (a: Hit, b: Hit): number =>
  b.score - a.score ||
  (a.memory.lastSeenAt < b.memory.lastSeenAt ? 1 : a.memory.lastSeenAt > b.memory.lastSeenAt ? -1 : 0) ||
  (a.memory.id < b.memory.id ? -1 : 1);

type ByWords = Pick<ArmScores, 'words' | 'near' | 'session' | 'wording'>;

/** What the words index says of a memory, by arm. `session`: what of the score its neighbours give. */
export function wordScores(
  { score, session = 0, wording = 0 }: Pick<SearchHit, 'score' | 'session' | 'wording'>,
  isNear: boolean,
): ByWords {
  const own = score - session - wording;
  return {
    ...(own > 0 ? { [isNear ? 'near' : 'words']: own } : {}),
    ...(session > 0 ? { session } : {}),
    ...(wording > 0 ? { wording } : {}),
  };
}

/** All that words say of a memory, its neighbours' included; 0 where they say nothing. */
export const saidByWords = ({ words = 0, near = 0, session = 0, wording = 0 }: ByWords): number =>
  words + near + session + wording;

interface Calibration {
  /** The cosine of the query with a text that has nothing to do with it, and how far such cosines lie apart. */
  readonly floor: number;
  readonly spread: number;
  /** What a cosine one spread above the floor is worth, in the unit of BM25: mentions times how telling they are. */
  readonly weight: number;
}

/**
 * BM25 is a sum of log-odds (Robertson and Zaragoza, 2009), so other evidence is added to it as it is, not by rank: where words say little,
 * meaning decides. A cosine depends on the query (means from .41 to .55 with USE-lite), so it is read against those of what shares a word with
 * it. Of .3 to .7 .5 is best for USE-lite on the tuned halves, and no set falls below words alone (docs/explanation/measurements.md).
 */
const KNOWN: readonly (readonly [model: string, calibration: Calibration])[] = [
  [USE_LITE_MODEL, { floor: 0.45, spread: 0.07, weight: 0.5 }],
];
/** An embedder that nobody measured counts as the weak one that was. */
const UNKNOWN_WEIGHT = 0.5;
const MIN_CANDIDATES = 5;
const MIN_SPREAD = 0.03;

/** What a full score is worth in the same unit (a cosine: `worthOf`); judged: the file at hand about one telling word, an error met before more than any words. */
const WORTH: Readonly<Record<Arm, number>> = {
  ...{ words: 1, near: 1, session: 1, wording: 1, vectors: 1 },
  ...{ files: 4, links: 1, signature: 12 },
};

function calibrationOf(candidates: readonly ArmScores[], embedder: string, found?: number): Calibration {
  const known = KNOWN.find(([model]) => embedder.includes(model))?.[1];
  const weight = found ?? known?.weight ?? UNKNOWN_WEIGHT;
  const byWords = cosinesOf(candidates.filter((candidate) => saidByWords(candidate) > 0));
  if (byWords.length >= MIN_CANDIDATES) return { ...spreadOf(byWords), weight };
  if (known !== undefined) return { ...known, weight };
  const all = cosinesOf(candidates);
  return { ...spreadOf(all), weight: all.length >= MIN_CANDIDATES ? weight : 0 };
}

const cosinesOf = (candidates: readonly ArmScores[]): number[] =>
  candidates.flatMap(({ vectors }) => vectors ?? []);

function spreadOf(cosines: readonly number[]): Omit<Calibration, 'weight'> {
  const count = Math.max(1, cosines.length);
  const floor = cosines.reduce((sum, cosine) => sum + cosine, 0) / count;
  const variance = cosines.reduce((sum, cosine) => sum + (cosine - floor) ** 2, 0) / count;
  return { floor, spread: Math.max(MIN_SPREAD, Math.sqrt(variance)) };
}

/** Counted from one spread below the floor; but what no words speak for must be above it. */
function worthOf(cosine: number, hasWords: boolean, { floor, spread, weight }: Calibration): number {
  const above = (cosine - floor) / spread;
  return above <= 0 && !hasWords ? 0 : weight * Math.max(0, above + 1);
}

function sharesOf(candidate: ArmScores, calibration: Calibration): Blended['shares'] {
  const { words, near, vectors } = candidate;
  const meaning = vectors === undefined ? 0 : worthOf(vectors, (words ?? near ?? 0) > 0, calibration);
  const scores = { ...candidate, vectors: meaning };
  const shares = (Object.keys(WORTH) as Arm[]).map((arm) => [arm, WORTH[arm] * (scores[arm] ?? 0)] as const);
  return Object.fromEntries(shares.filter(([, share]) => share > 0));
}

/** One score a candidate, best first, by what its arms say. `embedder`: the id of what made the vectors; `weight`: what its cosines were found to be worth here. Pure. */
export function blend<Candidate extends ArmScores>(
  candidates: readonly Candidate[],
  embedder = '',
  weight?: number,
): readonly (Candidate & Blended)[] {
  const calibration = calibrationOf(candidates, embedder, weight);
  return candidates
    .map((candidate) => {
      const shares = sharesOf(candidate, calibration);
      const score = Object.values(shares).reduce((sum, share) => sum + share, 0);
      return { ...candidate, score, shares };
    })
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
