import { ageFactor, DAY_MS, halfLifeDays } from '../age.ts';
import type { Candidate, Score } from './types.ts';

/** A working day: what was met this morning still counts in the evening, what was met last week hardly. */
const HALF_LIFE_DAYS = 1;
/** The longest half-life of a kind (age.ts): what people decided. */
const LONGEST_DAYS = 730;

/**
 * E2 Temporal: how lately it was met, and how long it will hold, half each. Lately: by a half-life of a day, longer for
 * what several sessions met (each doubling of them adds a day). How long: the half-life of its kind, or the time until it
 * expires where that is shorter, by its logarithm.
 */
export const temporal: Score = (memory, { nowMs }) => {
  const { lastSeenAt, seenIn = [] } = memory;
  const lately = ageFactor(lastSeenAt, nowMs, HALF_LIFE_DAYS * (1 + Math.log2(1 + seenIn.length)));
  return (lately + Math.log2(1 + daysLeft(memory, nowMs)) / Math.log2(1 + LONGEST_DAYS)) / 2;
};

function daysLeft({ ns, kind, expires }: Candidate, nowMs: number): number {
  const usualDays = Math.min(LONGEST_DAYS, halfLifeDays(ns, kind));
  const leftDays = expires === undefined ? Number.NaN : (Date.parse(expires) - nowMs) / DAY_MS;
  return Number.isNaN(leftDays) ? usualDays : Math.max(0, Math.min(usualDays, leftDays));
}
