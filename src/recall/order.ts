import type { FilterPipeline } from '../../filters/pipeline.ts';
import { defined, groupBy, jaccard, onceAsked } from '../core/basics.ts';
import { isEpisode, type Memory, type Scope, type ScopedMemory } from '../core/memory.ts';
import { createLikeness } from '../core/near-duplicate.ts';
import { cutBytes } from '../core/text.ts';
import { bestFirst, blend, type Hit } from './blend.ts';
import type { CodeNow } from './code-now.ts';
import { readDateWords } from './date-words.ts';
import { behindLessons, diversify, withoutToldWork } from './diversify.ts';
import { mentionFinder, queryTerms } from './index/query.ts';
import { foldAccents, tokenize } from './index/terms.ts';
import type { NearSubject } from './near-words.ts';
import { choosePortfolio, type SessionSituation } from './portfolio.ts';
import type { FileAt } from './ports.ts';
import { saidIn, type Told } from './recall-text.ts';
import { isPage, productOf } from './standing.ts';
import { isAboutNothing, mayTellTime, subjectOf, tellingWords } from './subject.ts';
import type { Question } from './trigger.ts';

/** What the arms say of each hit together: those that fit, best first. `weight`: as `blend` takes it. */
export function fuse(
  hits: readonly Hit[],
  embedder: string | undefined,
  weight: number | undefined,
): readonly Hit[] {
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

const NOTHING_NEAR: NearSubject = { sure: [], likely: [] };

/** Whether a memory holds one of some words, in whatever form or by one surely near to them, or in its summary what is likely near to two of them. Pure. */
function holdsOneOf(subject: string, { sure, likely } = NOTHING_NEAR): (memory: Memory) => boolean {
  const mentionsIn = mentionFinder(queryTerms(subject, sure).map(({ term }) => term));
  const likelyIn = mentionFinder(likely.map(({ term }) => term));
  const wordsFor = groupBy(likely, ({ term }) => term);
  const named = (summary: string): ReadonlySet<string | undefined> =>
    new Set(
      likelyIn(foldAccents(summary)).flatMap(({ term }) =>
        (wordsFor.get(likely[term]?.term ?? '') ?? []).map(({ insteadOf }) => insteadOf),
      ),
    );
  return (memory) => {
    const { summary, signature = '', tags, files } = memory;
    const said = [saidIn(memory), signature, ...tags, ...files.map(({ path }) => path)].join('\n');
    return mentionsIn(foldAccents(said)).length > 0 || named(summary).size > 1;
  };
}

/** Whether a hit holds what a question is about, or was found by its meaning; none does where what it asks something of stands in none. */
export async function aboutIn(
  { text, subject, of }: Question,
  hits: readonly Hit[],
): Promise<(hit: Hit) => boolean> {
  const named = async (words: string, isNear: boolean): Promise<(hit: Hit) => boolean> => {
    const near = isNear ? await (await import('./near-words.ts')).nearSubject(words) : undefined;
    const holds = holdsOneOf(words, near);
    return ({ memory, scores }) => scores.vectors !== undefined || holds(memory);
  };
  if (of !== undefined && !hits.some(await named(of, false)) && !hits.some(await named(of, true)))
    return () => false;
  if (subject === undefined) {
    const words = tellingWords(text);
    const holds = holdsOneOf(words === '' ? text : words);
    // What tells of work stands near many a thing: beside what is asked about only where it says a word of it, or is of the file at hand.
    return ({ memory, scores }) => !isEpisode(memory) || holds(memory) || (scores.files ?? 0) > 0;
  }
  return named(subject, subject !== '' && hits.some(({ scores }) => scores.near !== undefined));
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

/** Weighs by what is true now, folds near-duplicates, and gives the best, diverse ones; handoffs and goals, which repeat what was asked, behind all others. */
export function settle(fitting: readonly Told[], limit: number): readonly Told[] {
  const weighed = fitting.map((hit): Told => ({ ...hit, score: hit.score * productOf(hit.factors) }));
  const ranked = behindLessons(withoutToldWork(weighed)).sort(bestFirst);
  const pages = ranked.filter(({ memory }) => isPage(memory));
  const others = ranked.filter(({ memory }) => !isPage(memory));
  const best = diverse(others, limit);
  return [...best, ...diverse(pages, limit - best.length)];
}

/** Two summaries that share so many of their words (Jaccard) tell a session that begins one thing. */
const ONE_LESSON = 0.6;

/** Of ranked memories, those that tell what none before them told: another failure, in other words. */
export function withoutRepeats(ranked: readonly Told[]): readonly Told[] {
  const kept: { readonly hit: Told; readonly words: ReadonlySet<string> }[] = [];
  for (const hit of ranked) {
    const { signature, summary } = hit.memory;
    const words = new Set(tokenize(summary));
    const isTold = kept.some(({ hit: { memory }, words: known }) =>
      signature !== undefined && memory.signature !== undefined
        ? signature === memory.signature
        : jaccard(words, known) >= ONE_LESSON,
    );
    if (!isTold) kept.push({ hit, words });
  }
  return kept.map(({ hit }) => hit);
}

/** So many times as many as are told are looked at for what says the same. */
const LOOKED_AT = 4;

/** The best `limit` of scored memories, those that say nearly the same folded into one. */
export function diverse(ranked: readonly Told[], limit: number): readonly Told[] {
  const likeness = onceAsked(createLikeness);
  const isSame = (a: Memory, b: Memory): boolean =>
    (a.ns === b.ns && a.summary === b.summary) ||
    likeness()(a, b) !== 'other' ||
    likeness()(b, a) !== 'other';
  const items = ranked.slice(0, LOOKED_AT * limit).map((hit) => ({ hit, terms: termsOf(hit.memory) }));
  const best = diversify(items, limit, ({ hit: a }, { hit: b }) => isSame(a.memory, b.memory));
  return best.map(({ item, alike }) => ({ ...item.hit, alike: alike.map(({ hit }) => hit.memory.id) }));
}

const termsOf = ({ summary, body = '' }: Memory): readonly string[] => tokenize(`${summary}\n${body}`);

type FileSources = Readonly<{ code: Pick<CodeNow, 'content'>; filters: FilterPipeline }>;

/** An anchored file as it was when the memory was made. */
export interface HydratedFile {
  readonly path: string;
  /** Filtered; absent where there is none to show. */
  readonly text?: string;
  /** More of it was left out. */
  readonly isCut?: true;
  /** Why there is no text: git does not have it, nobody may look at such a file, it is no text, a filter failed. */
  readonly why?: 'missing' | 'ignored' | 'binary' | 'stopped' | 'enough';
}

/** Why, in words. */
export const WHY_NO_TEXT: Readonly<Record<NonNullable<HydratedFile['why']>, string>> = {
  missing: 'not in git',
  ignored: 'not shown: such files may hold secrets',
  binary: 'not a text file',
  stopped: 'a filter failed on it',
  enough: 'left out for lack of space',
};

const MAX_FILES = 10;
const MAX_FILE_BYTES = 32 * 1024;
const MAX_ALL_BYTES = 128 * 1024;
/** Git looks for a NUL in so much of a file to tell that it is binary (buffer_is_binary). */
const BINARY_LOOK_BYTES = 8_000;

/** A memory's files at its anchor (or as it noted them), filtered: at most ten, 32 KB each, 128 KB in all. */
export async function hydrate(
  sources: FileSources,
  { anchor, files }: Memory,
): Promise<readonly HydratedFile[]> {
  const hydrated: HydratedFile[] = [];
  let roomBytes = MAX_ALL_BYTES;
  for (const { path, blob } of files) {
    if (hydrated.length >= MAX_FILES || roomBytes <= 0) {
      hydrated.push({ path, why: 'enough' });
      continue;
    }
    const asked = { commit: anchor, path, ...defined({ blob }) };
    const file = await hydrateOne(sources, asked, Math.min(MAX_FILE_BYTES, roomBytes));
    roomBytes -= Buffer.byteLength(file.text ?? '');
    hydrated.push(file);
  }
  return hydrated;
}

async function hydrateOne(
  { code, filters }: FileSources,
  file: FileAt,
  maxBytes: number,
): Promise<HydratedFile> {
  const { path } = file;
  if (filters.ignoresPath(path)) return { path, why: 'ignored' };
  const content = await code.content(file);
  if (content === undefined) return { path, why: 'missing' };
  if (content.subarray(0, BINARY_LOOK_BYTES).includes(0)) return { path, why: 'binary' };
  // Twice what is shown is filtered, so that no secret is cut before a filter has seen it whole.
  const whole = content.toString('utf8', 0, 2 * maxBytes);
  const filtered = filters.filter(whole);
  if (!filtered.ok) return { path, why: 'stopped' };
  const text = cutBytes(filtered.text, maxBytes);
  const isCut = text.length < filtered.text.length || content.length > 2 * maxBytes;
  return { path, text, ...(isCut ? { isCut } : {}) };
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
  const isUsers = ({ scope }: Told): boolean => place !== 'user' && scope === 'user';
  const own = diverse(
    scored.filter((hit) => !isUsers(hit)),
    limit,
  );
  const theirs = diverse(scored.filter(isUsers), limit);
  const share = theirs.slice(0, Math.max(Math.ceil(limit * USER_SHARE), limit - own.length));
  const told = [...own.slice(0, limit - share.length), ...share].sort((a, b) => b.score - a.score);
  const waiting = told.length < limit || told.some(isUntold) ? undefined : scored.find(isUntold);
  return waiting === undefined ? told : [...told.slice(0, -1), waiting];
}
