import { ageFactor, halfLifeDays } from './age.ts';
import type { Ancestry } from './ancestry.ts';
import type { Freshness } from './freshness.ts';
import type { Memory } from './memory.ts';
import type { Trust } from './trust.ts';

/** What is true of a memory now, apart from whether it fits a question. */
export interface Standing {
  readonly ancestry: Ancestry;
  readonly freshness: Freshness;
  readonly trust: Trust;
}

/** What the score of a memory is multiplied by; each about 1. */
export const FACTORS = ['age', 'importance', 'ancestry', 'freshness', 'trust'] as const;
export type Factor = (typeof FACTORS)[number];
export type Factors = Readonly<Record<Factor, number>>;

/**
 * All of these are close to 1: they order what fits about equally well, and must not put what fits badly before what fits
 * well. A memory's age says little about whether it answers a question, so the oldest keeps .88; judged, not learned from data.
 */
const OLDEST = 0.88;
const ANCESTRY: Readonly<Record<Ancestry, number>> = {
  reachable: 1,
  equivalent: 1,
  elsewhere: 0.92,
  gone: 0.85,
  unknown: 1,
};
const FRESHNESS: Readonly<Record<Freshness, number>> = {
  fresh: 1,
  moved: 0.98,
  changed: 0.93,
  deleted: 0.8,
  unknown: 1,
};
const TRUST: Readonly<Record<Trust, number>> = { self: 1, trusted: 1, other: 0.92 };
const EVIDENCE: Readonly<Record<Memory['evidence'], number>> = {
  'user-stated': 1.04,
  'test-verified': 1.02,
  'tool-observed': 1,
  'model-inferred': 0.96,
};
/** For each mark, up to so many. */
const USEFUL_STEP = 0.04;
const MAX_MARKS = 4;
/** For each doubling of the sessions that met it, up to so many. */
const MET_STEP = 0.01;
const MAX_DOUBLINGS = 4;

/** What its marks come to, -4…4: sessions mark by themselves what they used, and what is told often would rise without end. */
export function marksOf({ usefulCount, uselessCount }: Memory): number {
  return Math.max(-MAX_MARKS, Math.min(MAX_MARKS, usefulCount - uselessCount));
}

function importanceOf(memory: Memory): number {
  const { evidence, seenIn } = memory;
  const marks = marksOf(memory);
  const met = Math.min(MAX_DOUBLINGS, Math.log2(1 + seenIn.length));
  return EVIDENCE[evidence] * (1 + USEFUL_STEP * marks) * (1 + MET_STEP * met);
}

/** What the score of a memory is multiplied by at `nowMs`. Each factor lies in .7…1.3. */
export function factorsOf(memory: Memory, { ancestry, freshness, trust }: Standing, nowMs: number): Factors {
  const young = ageFactor(memory.lastSeenAt, nowMs, halfLifeDays(memory.ns, memory.kind));
  return {
    age: OLDEST + (1 - OLDEST) * young,
    importance: importanceOf(memory),
    ancestry: ANCESTRY[ancestry],
    freshness: FRESHNESS[freshness],
    trust: TRUST[trust],
  };
}

/** All factors as one. */
export function productOf(factors: Factors): number {
  return FACTORS.reduce((product, factor) => product * factors[factor], 1);
}
