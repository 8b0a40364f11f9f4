import { defined } from '../core/basics.ts';
import {
  HANDOFFS,
  isEpisode,
  isLive,
  isToldUnasked,
  isUnsure,
  type Memory,
  OPEN,
  type Scope,
  type ScopedMemory,
  type Trust,
  trustOf,
} from '../core/memory.ts';
import type { TimeSpan } from '../core/ports.ts';
import { DAY_MS, inTime } from '../core/time.ts';
import type { Hit } from './blend.ts';
import { type DatedQuery, isInside, readDateWords } from './date-words.ts';
import { findInStores } from './memory-stores.ts';
import {
  balanced,
  bestScore,
  fitsItself,
  fuse,
  mayAnswer,
  portfolioOf,
  settle,
  unasked,
  withoutRepeats,
} from './order.ts';
import { type SessionSituation, startStandingOf } from './portfolio.ts';
import { type ArmSources, gather } from './recall-arms.ts';
import type { Told } from './recall-text.ts';
import { hasAuthors, type TruthSources, truthOf } from './recall-truth.ts';
import { isMarkerMemory, isPage } from './standing.ts';
import { asksForWork, isAboutNothing, mayTellTime } from './subject.ts';
import { isForGood, WORN_OUT } from './told.ts';
import type { Question } from './trigger.ts';

/** The memories of a place and the user's own, and all that tells which of them a question is about. What asks throws what git and the index throw. */
export interface RecallSources extends ArmSources, TruthSources {
  /** Whose the memories of this place are. */
  readonly scope: Scope;
}

/** An arm gives so many candidates, or twice the limit: what they weigh now may put a later one first. */
const MIN_POOL = 50;
/** Git is asked about so many of them, or three times the limit. */
const MIN_EXAMINED = 20;
const DEADLINE_MS = 10_000;
/** Of the deadline of a start: the history of a huge repository is not waited for. */
const START_DEADLINE_MS = 2_000;
/** Work of this time answers who asks for no more than what was done, as long as notes of progress last. */
const LATELY_MS = 30 * DAY_MS;
const RECENT_COMMITS = 15;
/** A start chooses from so many of the heaviest: far more than it tells, so that branch, folder and age still decide. */
const START_POOL = 400;
/** Beside them it looks at so many files in work, and at so many memories of each. */
const MAX_PATHS_IN_WORK = 100;
const PER_PATH_IN_WORK = 10;
/** What fits less than so much of the best is told to nobody who did not look for it. Of 240 questions the right memory comes as often as at .15, with a line less beside it. */
const LEAST_SHARE = 0.5;
/** So few candidates lie within a date's bounds that more are looked at. */
const DATED_POOL = 500;

async function fitting(sources: RecallSources, question: Question, limit: number): Promise<readonly Told[]> {
  const { without = new Set(), files = [], deadlineMs = DEADLINE_MS, text: asked } = question;
  const endMs = performance.now() + deadlineMs;
  const nowMs = sources.clock();
  const dated: DatedQuery = mayTellTime(asked) ? readDateWords(asked, nowMs) : { query: asked };
  const { query: text, bounds, rest = text } = dated;
  if (bounds !== undefined && files.length === 0 && isAboutNothing(rest))
    return during(sources, bounds, question, limit);
  sources.repository.head().catch(() => {}); // what reads objects starts up while the arms are busy
  const pool = Math.max(bounds === undefined ? MIN_POOL : DATED_POOL, 2 * limit);
  const reach = { pool, nowMs, deadlineMs };
  const found = await gather(sources, { ...question, text }, reach);
  const hits = found.hits.filter(({ memory }) => !isLeftOut(question, memory));
  const trust = await sources.trust(hasAuthors(hits));
  const isAnswer = await mayAnswer(question, hits);
  const mayBeTold = (hit: Hit): boolean =>
    !without.has(hit.memory.id) &&
    !isMarkerMemory(hit.memory) &&
    (question.isUnasked !== true || (isToldUnasked(trustOf(hit, trust)) && !isUnsure(hit.memory))) &&
    isAnswer(hit);
  const fused = fuse(within(hits.filter(mayBeTold), bounds), found.embedder, found.weight);
  const isTold = question.fitsItself === true;
  const fit = isTold ? fused.filter(fitsItself) : fused;
  // What is too far behind to be told says all the same how sure the best is.
  if (!(await isLikelyAnswered(question, fit))) return [];
  const least = isTold ? LEAST_SHARE * bestScore(fit, question.told) : 0;
  const near = fit.filter(({ score }) => score >= least);
  const examined = near.slice(0, Math.max(MIN_EXAMINED, 3 * limit));
  return settle(await truthOf(sources, examined, endMs - performance.now()), limit);
}

/** Whether what was found answers a question, by how surely it asks and how well that fits; by a phrase of the user's own any does. */
const isLikelyAnswered = async ({ odds }: Question, found: readonly Hit[]): Promise<boolean> =>
  odds === undefined || (await import('./asking.ts')).answersBy(odds, found) >= 0;

type IsWanted = (hit: ScopedMemory, whose: Trust) => boolean;

interface Choice extends Pick<Question, 'without' | 'notFrom' | 'fitsItself'> {
  readonly isWanted: IsWanted;
  /** Absent: of a start. */
  readonly within?: TimeSpan;
  readonly idle?: SessionSituation['idle'];
  /** Of a list all are much the same. */
  readonly isList?: true;
}

async function wanted(
  { trust }: RecallSources,
  hits: readonly ScopedMemory[],
  choice: Choice,
): Promise<readonly ScopedMemory[]> {
  const settings = await trust(hasAuthors(hits));
  return hits.filter(
    (hit) =>
      choice.without?.has(hit.memory.id) !== true &&
      !isLeftOut(choice, hit.memory) &&
      !isMarkerMemory(hit.memory) &&
      choice.isWanted(hit, trustOf(hit, settings)),
  );
}

/** The heaviest that may be told, read in portions: what others pushed must not hide the user's own; time is bounded all the same. */
async function heaviest(sources: RecallSources, choice: Choice): Promise<ScopedMemory[]> {
  const endMs = performance.now() + START_DEADLINE_MS;
  const found: ScopedMemory[] = [];
  for (let from = 0, size = START_POOL; found.length < START_POOL / 2; from += size, size *= 2) {
    const hits = await sources.stores.resting(sources.clock(), from, size, choice.within);
    found.push(...(await wanted(sources, hits, choice)));
    if (hits.length < size || performance.now() > endMs) break;
  }
  return found;
}

async function situationNow({ repository, code }: RecallSources, nowMs: number): Promise<SessionSituation> {
  const [{ branch }, changedFiles, recentFiles] = await Promise.all([
    repository.head(),
    inTime(repository.changedFiles(), START_DEADLINE_MS, []),
    inTime(code.recentFiles(RECENT_COMMITS, START_DEADLINE_MS), START_DEADLINE_MS, []),
  ]);
  return { changedFiles, recentFiles, nowMs, ...defined({ branch }) };
}

/** The portfolio of the heaviest of a time that are wanted; of a start, from those of the files in work too. */
async function known(sources: RecallSources, limit: number, choice: Choice): Promise<readonly Told[]> {
  const { scope, clock } = sources;
  const { within, idle, isList } = choice;
  const isStart = within === undefined;
  const first = await heaviest(sources, choice);
  if (first.length === 0) return [];
  const nowMs = clock();
  const now = isList ? { changedFiles: [], nowMs } : await situationNow(sources, nowMs);
  const situation = { ...now, ...defined({ idle }) };
  const told = isStart ? [...first, ...(await inWork(sources, first, situation, choice))] : first;
  const chosen = portfolioOf(told, situation, (isList ? 2 : 4) * limit, scope, isStart);
  const examined = await truthOf(sources, chosen, START_DEADLINE_MS);
  const scored = examined.map((hit): Told => {
    const factors = { ...hit.factors, age: 1, importance: 1 }; // in the portfolio's score already
    return { ...hit, factors, score: hit.score * factors.ancestry * factors.freshness * factors.trust };
  });
  const ranked = scored.sort((a, b) => b.score - a.score);
  const isUntold = ({ memory }: Told): boolean =>
    idle?.has(memory.id) === false && startStandingOf(memory) === 'stated';
  return balanced(isStart ? withoutRepeats(ranked) : ranked, limit, scope, isUntold);
}

/** Those anchored in files in work that are not among the `first`; none where these are all there are. */
async function inWork(
  sources: RecallSources,
  first: readonly ScopedMemory[],
  { changedFiles, recentFiles = [], nowMs }: SessionSituation,
  choice: Choice,
): Promise<readonly ScopedMemory[]> {
  if (first.length < START_POOL / 2) return [];
  const paths = [...new Set([...changedFiles, ...recentFiles])].slice(0, MAX_PATHS_IN_WORK);
  const ids = new Set(first.map(({ memory }) => memory.id));
  const hits = await sources.stores.atPaths(paths, { nowMs, each: PER_PATH_IN_WORK });
  return (await wanted(sources, hits, choice)).filter(({ memory }) => !ids.has(memory.id));
}

const isForStart = ({ memory }: ScopedMemory, whose: Trust): boolean =>
  startStandingOf(memory) !== undefined && isToldUnasked(whose);

/** For a session before its first prompt, of whom the user trusts. `without`: shown already; `standOn`: the sessions whose open failures count, absent: all; `idle`: told in vain so often, sinking at last out of it but the user's rules. */
export function forSession(
  sources: RecallSources,
  limit: number,
  without: ReadonlySet<string>,
  { idle, standOn }: Pick<SessionSituation, 'idle' | 'standOn'> = {},
): Promise<readonly Told[]> {
  const isWorn = (memory: Memory): boolean => (idle?.get(memory.id) ?? 0) >= WORN_OUT && !isForGood(memory);
  const isOver = (memory: Memory): boolean =>
    startStandingOf(memory) === 'open' && standOn?.includes(memory.session ?? '') === false;
  const isWanted: IsWanted = (hit, by) => isForStart(hit, by) && !isWorn(hit.memory) && !isOver(hit.memory);
  return known(sources, limit, { without, isWanted, ...defined({ idle }) });
}

const isWork = ({ memory }: ScopedMemory): boolean => isEpisode(memory) && !isPage(memory);

/** What was done of late, and the failures that it left open. */
function lately(sources: RecallSources, question: Question, limit: number): Promise<readonly Told[]> {
  const isWanted: IsWanted = (hit, whose) =>
    (isWork(hit) || hit.memory.kind === OPEN) && isToldUnasked(whose);
  return known(sources, limit, { ...question, isWanted, within: { fromMs: sources.clock() - LATELY_MS } });
}

/** Answers a question that says when, and nothing else; one for what was done, with the records of work first. */
async function during(sources: RecallSources, within: TimeSpan, question: Question, limit: number) {
  const told = (most: number, isOf: (hit: ScopedMemory) => boolean) => {
    const isWanted: IsWanted = (hit, whose) =>
      isOf(hit) && isInside(hit.memory, within) && (question.isUnasked !== true || isToldUnasked(whose));
    return known(sources, most, { ...question, isWanted, within });
  };
  if (!asksForWork(question.text)) return told(limit, () => true);
  const work = await told(limit, isWork);
  const most = limit - work.length;
  return most > 0 ? [...work, ...(await told(most, (hit) => !isWork(hit)))] : work;
}

/**
 * Best first, whoever wrote them. To what was stated: all of the user's or trusted; to a mere time: what is worth knowing of it; to a
 * general question that nothing fits: what a session should know.
 */
export async function ask(sources: RecallSources, question: Question, limit: number) {
  const { without = new Set(), isGeneral = false, isStated = false, odds } = question;
  if (isStated) {
    const isOf: IsWanted = (hit, by) => startStandingOf(hit.memory) === 'stated' && isForStart(hit, by);
    const stated = await known(sources, limit, { without, isWanted: isOf, isList: true });
    return stated.length > 0 ? stated : known(sources, limit, { without, isWanted: isForStart });
  }
  const found = await fitting(sources, question, limit);
  const isDoubtful = odds !== undefined && odds < 0 && found.length === 0;
  const wantsWork = question.isOfWork && !isDoubtful && !found.some(isWork);
  const work = wantsWork ? await lately(sources, question, limit) : [];
  if (found.length + work.length > 0 || !isGeneral) return [...work, ...found].slice(0, limit);
  return known(sources, limit, { ...question, isWanted: isForStart });
}

/** Those of some memories that are live and of whom the user trusts, in this order. */
async function byIds(sources: RecallSources, ids: readonly string[]): Promise<readonly Told[]> {
  if (ids.length === 0) return [];
  const all = await sources.stores.known(ids);
  const byId = new Map(all.map((hit) => [hit.memory.id, hit]));
  const hits = ids.flatMap((id) => byId.get(id) ?? []);
  const settings = await sources.trust(hasAuthors(hits));
  const isTold = (hit: ScopedMemory): boolean =>
    isLive(hit.memory, sources.clock()) && isToldUnasked(trustOf(hit, settings));
  return truthOf(sources, hits.filter(isTold).map(unasked), START_DEADLINE_MS);
}

/** The one memory whose id begins so, in whatever state. Throws NOT_FOUND. */
async function byId(sources: RecallSources, idPrefix: string): Promise<Told> {
  const found = await findInStores(sources.stores, idPrefix);
  const [told] = await truthOf(sources, found.slice(0, 1).map(unasked), DEADLINE_MS);
  return told as Told; // there is one, or it has thrown
}

export type Recall = ReturnType<typeof recallOf>;

export const recallOf = (sources: RecallSources) => ({
  ask: ask.bind(undefined, sources),
  forSession: forSession.bind(undefined, sources),
  byIds: byIds.bind(undefined, sources),
  byId: byId.bind(undefined, sources),
});

/** What the session itself said. And a handoff, which repeats what its session was asked, whatever it found: only who looked for one is told it here. */
const isLeftOut = (
  { notFrom, fitsItself: isTold }: Omit<Choice, 'isWanted'>,
  { session, ns }: Memory,
): boolean => (notFrom !== undefined && session === notFrom) || (isTold === true && ns === HANDOFFS);

/** Those that were met within the bounds; all, where none was: a word that looks like a date need not be one. */
function within(hits: readonly Hit[], bounds: TimeSpan | undefined): readonly Hit[] {
  if (bounds === undefined) return hits;
  const inside = hits.filter(({ memory }) => isInside(memory, bounds));
  return inside.length > 0 ? inside : hits;
}
