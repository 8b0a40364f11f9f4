import type { Candidate } from './candidate.ts';
import { featuresOf, sessionOf } from './features.ts';
import { worthOf } from './model.ts';
import { overturnedAmong } from './overturned.ts';
import { type Topic, topicsOf } from './topics.ts';

/** Why a candidate became no memory. */
export type Dropped = 'little-worth' | 'overturned' | 'too-many';

/** What the distiller found: one lesson, with the candidates it was said in, the most telling one first. */
export interface Found {
  readonly topic: Topic;
  /** 0…1. */
  readonly worth: number;
}

export interface Distilled {
  /** None to four, the most worth first. */
  readonly found: readonly Found[];
  /** Of every candidate that was read and is in none of them, by its index: why. */
  readonly dropped: ReadonlyMap<number, Dropped>;
  /** Of every candidate, what the model gave it. */
  readonly worth: readonly number[];
}

/** What the user chose, typed while turning a call down, or had written down for agents is hardly ever nothing; the model has seen too few of them. */
const LEAST_OF: Readonly<Partial<Record<Candidate['source'], number>>> = {
  refused: 0.7,
  choice: 0.7,
  notebook: 0.55,
};

/** A session is told in so many memories at the most, besides failures with their fix and what the user stated: of those behind the fourth fewer than a third are worth it. */
const MOST = 4;

/**
 * Reads the candidates of a session, in the order they were said, and finds what a careful reader would note of it: scores each, leaves out what
 * the session overturned (what came after message `until` may overturn, and becomes nothing itself), puts together what speaks of one thing, and keeps the topics that are worth it. Pure.
 */
export function distil(
  candidates: readonly Candidate[],
  { least = 0.5, most = MOST, until = Number.POSITIVE_INFINITY } = {},
): Distilled {
  const session = sessionOf(candidates);
  const worth = candidates.map((candidate) =>
    candidate.isKept === true
      ? 0
      : Math.max(LEAST_OF[candidate.source] ?? 0, worthOf(featuresOf(candidate, session))),
  );
  const dropped = new Map<number, Dropped>();
  for (const index of overturnedAmong(candidates)) dropped.set(index, 'overturned');
  const standing = candidates.flatMap(({ message }, index) =>
    dropped.has(index) || message > until ? [] : [index],
  );
  const topics = topicsOf(candidates, worth, standing);
  const found: Found[] = [];
  const order = topics
    .map((topic) => ({ topic, value: worthOfTopic(topic, worth) * beliefIn(topic, candidates) }))
    .sort((a, b) => b.value - a.value);
  for (const { topic, value } of order) {
    const why = value < least ? 'little-worth' : found.length >= most ? 'too-many' : undefined;
    if (why === undefined) found.push({ topic, worth: value });
    else for (const index of [topic.main, ...topic.others]) dropped.set(index, why);
  }
  return { found, dropped, worth };
}

/** What is said again elsewhere, in a commit or at the end, weighs more: the session stood by it. */
function worthOfTopic({ main, others }: Topic, worth: readonly number[]): number {
  const again = others.reduce((sum, index) => sum + Math.max(0, (worth[index] ?? 0) - 0.2), 0);
  const most = Math.max(...[main, ...others].map((index) => worth[index] ?? 0));
  return Math.min(1, most + Math.min(0.12, 0.06 * again));
}

/** What was done, told without a reason: the diff says it. */
const CHANGE =
  /^(?:[^—–:]{0,80}[—–:]\s*)?(?:added|adds?|updated?s?|extend(?:s|ed)?|removed?s?|changed?s?|renamed?s?|created?s?|moved?s?|replaced?s?|extracted|implemented|refactored|switched|wrote|made|committed|registered|exported|new|now)\b/i;
const REASON =
  /\b(?:because|since|so that|otherwise|instead of|rather than|never|must|cannot|can't|only (?:when|if|works?)|root cause|which (?:broke|breaks|caused|causes|meant|means)|due to|prevents?)\b|\bso\b.{10,}/i;
/** What somebody would do, or thinks. */
const OPINION =
  /\bi(?:'|’)?d (?:lean|say|suggest|recommend|prefer|want|go)\b|\blean toward\b|\b(?:worth|just) (?:thinking|considering|discussing)\b|\barguably\b|\bnot blocking\b|\bi think the\b|\bmight be (?:more|better)\b|\bmost likely\b/i;
/** It speaks of something that stands elsewhere. */
const DANGLES =
  /^(?:(?:yes|no|ok)\b.{0,3}|this|that|these|those|it|its|they|both|here|there|the (?:function|file|fix|change|test|code|other|same|above|issue|problem|bug|second|first|plan|user|linter|diagnostic)|issue \d+|line \d+|my|your|i|we)\b/i;

/**
 * How far a topic may be believed by who says it, 0…1: a plan tells what was intended, and what was said on the way may have been a guess unless the end of
 * a turn or a commit says it too. A strict reader of 85 memories called 2 of 20 from plans and 4 of 19 from the middle of a turn worth keeping, and 8 of 26 from the ends of turns.
 */
function beliefIn({ main, others }: Topic, candidates: readonly Candidate[]): number {
  const candidate = candidates[main];
  if (candidate === undefined) return 0;
  const { source, text, about, message } = candidate;
  const isSettled = others.some((index) => {
    const other = candidates[index];
    return (
      other !== undefined && other.message > message && (other.source === 'last' || other.source === 'commit')
    );
  });
  const told = REASON.test(text);
  return (
    (source === 'plan' ? (isSettled ? 0.85 : 0.65) : 1) *
    (source === 'answer' && !isSettled ? 0.75 : 1) *
    (CHANGE.test(text) && !told ? 0.6 : 1) *
    (DANGLES.test(text) && about === '' ? 0.75 : 1) *
    (source !== 'choice' && source !== 'refused' && OPINION.test(text) ? 0.65 : 1)
  );
}
