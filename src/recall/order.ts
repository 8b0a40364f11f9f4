import { jaccard, onceAsked } from '../core/basics.ts';
import { isEpisode, type Memory, type Scope, type ScopedMemory } from '../core/memory.ts';
import { createLikeness } from '../core/near-duplicate.ts';
import type { QueryTerm } from '../core/ports.ts';
import { bestFirst, blend, type Hit } from './blend.ts';
import { readDateWords } from './date-words.ts';
import { mentionFinder, queryTerms } from './index/query.ts';
import { foldAccents, tokenize } from './index/terms.ts';
import { choosePortfolio, type SessionSituation } from './portfolio.ts';
import { saidIn, type Told } from './recall-text.ts';
import { isPage, productOf } from './standing.ts';
import { askedOf, isAboutNothing, mayTellTime, subjectOf } from './subject.ts';
import type { Question } from './trigger.ts';

/** What the arms say of each hit together: those that fit, best first. `weight`: as `blend` takes it. */
export function fuse(hits: readonly Hit[], embedder: string | undefined, weight: number | undefined) {
  const candidates = hits.map((hit) => ({ ...hit.scores, id: hit.memory.id, hit }));
  return blend(candidates, embedder, weight).flatMap(({ hit, score, shares }) =>
    score > 0 ? [{ ...hit, score, shares }] : [],
  );
}

/** Arms that speak of the memory itself; neighbours and links speak of what is near it. */
const OWN_ARMS = ['words', 'near', 'vectors', 'files', 'signature'] as const;

/** Whether something of its own fits: a word, its meaning, a file at hand, the error itself. */
export const fitsItself = ({ shares }: Pick<Hit, 'shares'>): boolean =>
  OWN_ARMS.some((arm) => (shares[arm] ?? 0) > 0);

/** Whether a memory holds one of some words, in whatever form or by one near to them. Pure. */
function holdsOneOf(subject: string, near: readonly QueryTerm[] = []): (memory: Memory) => boolean {
  const mentionsIn = mentionFinder(queryTerms(subject, near).map(({ term }) => term));
  return (memory) => {
    const { signature = '', tags, files } = memory;
    const said = [saidIn(memory), signature, ...tags, ...files.map(({ path }) => path)].join('\n');
    return mentionsIn(foldAccents(said)).length > 0;
  };
}

/** Whether a hit may answer a question: to who is told without having looked what names what is asked about, or was found by its meaning, and none where what it asks something of stands in none. */
export async function mayAnswer(
  { text, fitsItself: isTold = false }: Question,
  hits: readonly Hit[],
): Promise<(hit: Hit) => boolean> {
  const named = async (words: string, isNear: boolean): Promise<(hit: Hit) => boolean> => {
    const near = isNear ? await (await import('./near-words.ts')).nearSubject(words) : undefined;
    const holds = holdsOneOf(words, near);
    return ({ memory, scores }) => scores.vectors !== undefined || holds(memory);
  };
  const words = subjectOf(text);
  const [of, subject] = [askedOf(text), words === '' ? text : words];
  if (isTold) {
    if (of !== undefined && !hits.some(await named(of, false)) && !hits.some(await named(of, true)))
      return () => false;
    const isNear = hits.some(({ scores }) => scores.near !== undefined);
    return named(subject, isNear);
  }
  const holds = holdsOneOf(subject);
  // What tells of work stands near many a thing: beside what is asked about only where it says a word of it, or is of the file at hand.
  return ({ memory, scores }) => !isEpisode(memory) || holds(memory) || (scores.files ?? 0) > 0;
}

/** What a question is about, but for when, that nothing of what was found names, by a word, near it or by its meaning; undefined where something does, or nothing was found. */
export async function unnamedIn(question: string, found: readonly Told[]): Promise<string | undefined> {
  const rest = (mayTellTime(question) ? readDateWords(question, Date.now()).rest : undefined) ?? question;
  const words = subjectOf(rest);
  if (found.length === 0 || isAboutNothing(words)) return undefined;
  if (found.some(({ shares }) => shares.signature !== undefined || (shares.vectors ?? 0) > 0))
    return undefined;
  const memories = found.map(({ memory }) => memory);
  if (memories.some(holdsOneOf(words))) return undefined; // the table of near words is large, and mostly not needed
  const near = await (await import('./near-words.ts')).nearSubject(words);
  return memories.some(holdsOneOf(words, near)) ? undefined : words.replace(/[?.!]+$/, '');
}

const LEFT_OPEN = /\bleft open:/i;

/** Work of which nothing is left to do is told by what its session learned, where that fits too. */
function withoutToldWork(weighed: readonly Told[]): readonly Told[] {
  const told = new Set(weighed.flatMap(({ memory }) => (isEpisode(memory) ? [] : (memory.session ?? []))));
  const isTold = ({ summary, body = '', session = '' }: Memory): boolean =>
    told.has(session) && !LEFT_OPEN.test(`${summary}\n${body}`);
  return weighed.filter(({ memory }) => !isEpisode(memory) || isPage(memory) || !isTold(memory));
}

/** A lesson that fits so well beside an episode is about the same words. */
const SAME_WORDS = 0.4;

/** What stands first in the end is worth: no episode before a lesson about the same words, and nothing that was told (`told`, ids) while there is anything else. */
export function bestScore(fused: readonly Hit[], told: ReadonlySet<string> = new Set()): number {
  const [first, ...others] = fused.filter(({ memory }) => !told.has(memory.id));
  if (first === undefined) return fused[0]?.score ?? 0;
  const lesson = [first, ...others].find(({ memory }) => !isEpisode(memory)) ?? first;
  return lesson.score >= SAME_WORDS * first.score ? lesson.score : first.score;
}

/** An episode repeats the words of its prompts, a question's too: it never comes before a lesson about the same words (design §7). */
function behindLessons(weighed: readonly Told[]): Told[] {
  const lessons = weighed.filter(({ memory }) => !isEpisode(memory));
  return weighed.map((hit) => {
    if (!isEpisode(hit.memory)) return hit;
    const same = lessons.filter(({ score }) => score >= SAME_WORDS * hit.score);
    return { ...hit, score: Math.min(hit.score, ...same.map(({ score }) => 0.99 * score)) };
  });
}

/** Weighs by what is true now, folds near-duplicates, and gives the best, diverse ones; handoffs and goals, which repeat what was asked, behind all others. */
export function settle(fitting: readonly Told[], limit: number): readonly Told[] {
  const weighed = fitting.map((hit): Told => ({ ...hit, score: hit.score * productOf(hit.factors) }));
  const ranked = behindLessons(withoutToldWork(weighed)).sort(bestFirst);
  const pages = ranked.filter(({ memory }) => isPage(memory));
  const others = ranked.filter(({ memory }) => !isPage(memory));
  const best = diverse(others, limit);
  return [...best, ...diverse(pages, limit - best.length)];
}

/** Of ranked memories those that say what none before them says, each with the ids of those that repeat it. `shared`: how much two texts have in common of their words (Jaccard). */
function folded(
  ranked: readonly Told[],
  textOf: (memory: Memory) => string,
  isTold: (memory: Memory, by: Memory, shared: number) => boolean,
): Told[] {
  const kept: { readonly hit: Told; readonly words: ReadonlySet<string>; readonly alike: string[] }[] = [];
  for (const hit of ranked) {
    const { memory } = hit;
    const words = new Set(tokenize(textOf(memory)));
    const better = kept.find((known) => isTold(memory, known.hit.memory, jaccard(known.words, words)));
    if (better === undefined) kept.push({ hit, words, alike: [] });
    else better.alike.push(memory.id);
  }
  return kept.map(({ hit, alike }) => ({ ...hit, alike }));
}

/** Two summaries that share so many of their words tell a session that begins one thing. */
const ONE_LESSON = 0.6;

/** Of ranked memories, those that tell what none before them told: another failure, in other words. */
export const withoutRepeats = (ranked: readonly Told[]): readonly Told[] =>
  folded(
    ranked,
    ({ summary }) => summary,
    (memory, by, shared) =>
      memory.signature !== undefined && by.signature !== undefined
        ? memory.signature === by.signature
        : shared >= ONE_LESSON,
  );

/** So many times as many as are told are looked at for what says the same. */
const LOOKED_AT = 4;

/** Two texts that share so much of their words may say the same: of './a' and './b', too. */
const SAME = 0.8;

/** The best `limit` of scored memories, those that say nearly the same folded into the best of them. */
export function diverse(ranked: readonly Told[], limit: number): readonly Told[] {
  const likeness = onceAsked(createLikeness);
  const isSame = (a: Memory, b: Memory): boolean =>
    (a.ns === b.ns && a.summary === b.summary) ||
    likeness()(a, b) !== 'other' ||
    likeness()(b, a) !== 'other';
  return folded(
    ranked.slice(0, LOOKED_AT * limit),
    ({ summary, body = '' }) => `${summary}\n${body}`,
    (memory, by, shared) => shared >= SAME && isSame(by, memory),
  ).slice(0, limit);
}

/** Of what a session is told first a third may be the user's own; more where the repository has less to tell. */
const USER_SHARE = 1 / 3;
/** A memory that is known, and was not looked for. */
export const unasked = (known: ScopedMemory): Hit => ({ ...known, scores: {}, shares: {}, score: 1 });

/** A session's portfolio. In a repository only stated ones of the user's own: what a tool said outside of any is told unasked only there. */
export function portfolioOf(
  unseen: readonly ScopedMemory[],
  situation: SessionSituation,
  limit: number,
  place: Scope,
  isStart: boolean,
): readonly Hit[] {
  const chosen = (scope: Scope, of: (memory: Memory) => boolean, where: SessionSituation): Hit[] => {
    const memories = unseen.flatMap((it) => (it.scope === scope && of(it.memory) ? [it.memory] : []));
    return choosePortfolio(memories, where, limit, isStart).map((hit) => ({
      ...unasked({ ...hit, scope }),
      score: hit.score,
    }));
  };
  const own = chosen(place, () => true, situation);
  if (place === 'user') return own;
  const anywhere = { changedFiles: [], nowMs: situation.nowMs };
  return [...own, ...chosen('user', ({ evidence }) => evidence === 'user-stated', anywhere)];
}

/** The best `limit`, diverse, of which the user's own have their share; one of them was never told, where one wants to be: what is of use at each start would leave the others no room. */
export function balanced(
  scored: readonly Told[],
  limit: number,
  place: Scope,
  isUntold: (hit: Told) => boolean = () => false,
): readonly Told[] {
  const isOwn = ({ scope }: Told): boolean => place === 'user' || scope !== 'user';
  const own = diverse(scored.filter(isOwn), limit);
  const users = scored.filter((hit) => !isOwn(hit));
  const theirs = diverse(users, limit);
  const share = theirs.slice(0, Math.max(Math.ceil(limit * USER_SHARE), limit - own.length));
  const told = [...own.slice(0, limit - share.length), ...share].sort((a, b) => b.score - a.score);
  const waiting = told.length < limit || told.some(isUntold) ? undefined : scored.find(isUntold);
  return waiting === undefined ? told : [...told.slice(0, -1), waiting];
}
