import type { FilterPipeline } from '../../filters/pipeline.ts';
import { whenAsked } from '../core/lazy.ts';
import { isEpisode, type Memory } from '../core/memory.ts';
import { createLikeness } from '../core/near-duplicate.ts';
import { cutBytes } from '../core/text.ts';
import { mentionFinder, queryTerms } from '../core/words/query.ts';
import { foldAccents, tokenize } from '../core/words/terms.ts';
import { type Arm, blend } from './model/blend.ts';
import type { CodeNow } from './model/code.ts';
import { diversify } from './model/diversify.ts';
import type { RecalledMemory } from './model/recall-text.ts';
import { type Factors, factorsOf, OF_KIND, productOf, type Standing } from './model/standing.ts';
import type { Candidate } from './recall-arms.ts';
import type { TrueNow } from './recall-truth.ts';

/** A recalled memory, why it was, and what nearly the same it stands for. */
export type ScoredMemory = RecalledMemory &
  Standing & {
    /** Greater is better, comparable within one answer only: the sum of `shares` times all of `factors`. */
    readonly score: number;
    /** What each arm gives; empty where no question was asked. */
    readonly shares: Readonly<Partial<Record<Arm, number>>>;
    readonly factors: Factors;
    /** Ids of memories that say nearly the same, and are not shown. */
    readonly alike: readonly string[];
  };

/** A candidate with what its arms make of it together. */
export interface Fused extends Candidate {
  readonly fit: number;
  readonly shares: ScoredMemory['shares'];
}

/** The candidates by how well they fit, best first. */
export function fuse(candidates: readonly Candidate[], embedder: string | undefined): readonly Fused[] {
  const byId = new Map(candidates.map((candidate) => [candidate.memory.id, candidate]));
  return blend(
    candidates.map(({ scores }) => scores),
    embedder,
  ).flatMap(({ id, score, shares }) => {
    const candidate = byId.get(id);
    return candidate === undefined || score <= 0 ? [] : [{ ...candidate, fit: score, shares }];
  });
}

/** Arms that speak of the memory itself; neighbours and links speak of what is near it. */
const OWN_ARMS = ['words', 'vectors', 'files', 'signature'] as const;

/** Whether something of its own fits: a word, its meaning, a file at hand, the error itself. */
export const fitsItself = ({ shares }: Pick<Fused, 'shares'>): boolean =>
  OWN_ARMS.some((arm) => (shares[arm] ?? 0) > 0);

/** Whether a memory that only words found holds one of some: in whatever form; what has a meaning of its own is not asked. Pure. */
export function holdsOneOf(subject: string): (hit: Candidate) => boolean {
  const mentionsIn = mentionFinder(queryTerms(subject).map(({ term }) => term));
  return ({ memory: { summary, body = '', signature = '', tags, files }, scores }) =>
    scores.vectors !== undefined ||
    mentionsIn(foldAccents([summary, body, signature, ...tags, ...files.map(({ path }) => path)].join('\n')))
      .length > 0;
}

/** Weighs by what is true now, folds near-duplicates, and gives the best, diverse ones. */
export function settle(
  fused: readonly TrueNow<Fused>[],
  limit: number,
  nowMs: number,
  isAskedFor: (memory: Memory) => boolean = () => false,
): readonly ScoredMemory[] {
  const weighed = fused.map(({ fit, shares, scores: _scores, ...hit }): ScoredMemory => {
    const standing = factorsOf(hit.memory, hit, nowMs);
    const importance = standing.importance * (isAskedFor(hit.memory) ? OF_KIND : 1);
    const factors = { ...standing, importance };
    return { ...hit, shares, factors, score: fit * productOf(factors), alike: [] };
  });
  return diverse(behindLessons(weighed).sort(bestFirst), limit);
}

/** A lesson that fits so well beside an episode is about the same words. */
const SAME_WORDS = 0.4;

/** An episode repeats the words of its prompts, a question's too: it never comes before a lesson about the same words (design §7). */
function behindLessons(weighed: readonly ScoredMemory[]): ScoredMemory[] {
  const lessons = weighed.filter(({ memory }) => !isEpisode(memory));
  return weighed.map((hit) => {
    if (!isEpisode(hit.memory)) return hit;
    const same = lessons.filter(({ score }) => score >= SAME_WORDS * hit.score);
    return { ...hit, score: Math.min(hit.score, ...same.map(({ score }) => 0.99 * score)) };
  });
}

/** Two summaries that share so many of their words (Jaccard) tell a session that begins one thing. */
const ONE_LESSON = 0.6;

/** Of ranked memories, those that tell what none before them told: another failure, in other words. */
export function withoutRepeats(ranked: readonly ScoredMemory[]): readonly ScoredMemory[] {
  const kept: { readonly hit: ScoredMemory; readonly words: ReadonlySet<string> }[] = [];
  for (const hit of ranked) {
    const { signature, summary } = hit.memory;
    const words = new Set(tokenize(summary));
    const isTold = kept.some(({ hit: { memory }, words: known }) =>
      signature !== undefined && memory.signature !== undefined
        ? signature === memory.signature
        : shareOf(words, known) >= ONE_LESSON,
    );
    if (!isTold) kept.push({ hit, words });
  }
  return kept.map(({ hit }) => hit);
}

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

/** The best `limit` of scored memories, those that say nearly the same folded into one. */
export function diverse(ranked: readonly ScoredMemory[], limit: number): readonly ScoredMemory[] {
  const likeness = whenAsked(createLikeness);
  const isSame = (a: ScoredMemory, b: ScoredMemory): boolean =>
    likeness(a.memory, b.memory) !== 'other' || likeness(b.memory, a.memory) !== 'other';
  const options = { limit, score: ({ score }: ScoredMemory) => score, terms: termsOf, isSame };
  return diversify(ranked, options).map(({ item, alike }) => ({
    ...item,
    alike: alike.map(({ memory }) => memory.id),
  }));
}

const termsOf = ({ memory }: { readonly memory: Memory }): readonly string[] =>
  tokenize(`${memory.summary}\n${memory.body ?? ''}`);

const bestFirst = (a: ScoredMemory, b: ScoredMemory): number =>
  b.score - a.score ||
  (a.memory.lastSeenAt < b.memory.lastSeenAt ? 1 : a.memory.lastSeenAt > b.memory.lastSeenAt ? -1 : 0) ||
  (a.memory.id < b.memory.id ? -1 : 1);

export interface HydratePorts {
  readonly code: Pick<CodeNow, 'content'>;
  readonly filters: FilterPipeline;
}

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

const MAX_FILES = 10;
const MAX_FILE_BYTES = 32 * 1024;
const MAX_ALL_BYTES = 128 * 1024;
/** Git looks for a NUL in so much of a file to tell that it is binary (buffer_is_binary). */
const BINARY_LOOK_BYTES = 8_000;
const NUL = 0;

/**
 * The files that a memory speaks of, as they were at its anchor (or as it noted them, where git has that content): filtered, since
 * they go to a terminal or a model; at most ten, 32 KB of each and 128 KB of all.
 */
export function createHydrate(ports: HydratePorts): (memory: Memory) => Promise<readonly HydratedFile[]> {
  return async ({ anchor, files }) => {
    const hydrated: HydratedFile[] = [];
    let roomBytes = MAX_ALL_BYTES;
    for (const { path, blob } of files) {
      if (hydrated.length >= MAX_FILES || roomBytes <= 0) {
        hydrated.push({ path, why: 'enough' });
        continue;
      }
      const asked = { commit: anchor, path, ...(blob === undefined ? {} : { blob }) };
      const file = await hydrateOne(ports, asked, Math.min(MAX_FILE_BYTES, roomBytes));
      roomBytes -= Buffer.byteLength(file.text ?? '');
      hydrated.push(file);
    }
    return hydrated;
  };
}

async function hydrateOne(
  { code, filters }: HydratePorts,
  file: Parameters<CodeNow['content']>[0],
  maxBytes: number,
): Promise<HydratedFile> {
  const { path } = file;
  if (filters.ignoresPath(path)) return { path, why: 'ignored' };
  const content = await code.content(file);
  if (content === undefined) return { path, why: 'missing' };
  if (content.subarray(0, BINARY_LOOK_BYTES).includes(NUL)) return { path, why: 'binary' };
  // Twice what is shown is filtered, so that no secret is cut before a filter has seen it whole.
  const whole = content.toString('utf8', 0, 2 * maxBytes);
  const filtered = filters.filter(whole);
  if (!filtered.ok) return { path, why: 'stopped' };
  const text = cutBytes(filtered.text, maxBytes);
  const isCut = text.length < filtered.text.length || content.length > 2 * maxBytes;
  return { path, text, ...(isCut ? { isCut } : {}) };
}
