import type { Filtered } from '../../../filters/pipeline.ts';
import type { MemoryDraft } from '../../domain/learning.ts';
import type { Memory } from '../../domain/memory.ts';
import { createLikeness, type Likeness, tellingWords } from '../../domain/near-duplicate.ts';
import { isToldUnasked, trustOf } from '../../domain/trust.ts';
import type { MemoryIndex } from '../../ports/recall.ts';

export interface KnownLessonsPorts {
  readonly index: Pick<MemoryIndex, 'search'>;
  /** Whom the user trusts: a lesson is not folded into the word of anybody else, which is not told unasked. */
  readonly trusted: () => readonly string[];
  /** After so long the rest is not looked for: a second memory is a nuisance, and a flush that is late is lost. */
  readonly budgetMs: number;
}

type Draft = MemoryDraft<Filtered>;

/** A memory that tells the lesson of a draft, by other words. */
export interface KnownLesson {
  readonly memory: Memory;
  readonly likeness: Exclude<Likeness, 'other'>;
}

/** What is like the drafts of one batch: memories of the store, and those that the batch itself makes. */
export interface KnownLessons {
  find(draft: Draft): KnownLesson | undefined;
  /** A memory that the batch makes, for the drafts behind it. */
  add(memory: Memory): void;
}

/** The index is asked for so many a draft: what tells the same shares its rarest words, and so is among the first. */
const CANDIDATES = 5;
/** By so many of its words: each costs a look at all memories that hold it. */
const QUERY_WORDS = 4;
/** So many at once: they share one look at the refs. */
const CHUNK = 10;
/** A batch is compared with so many of its own. */
const MAX_MADE = 200;

/**
 * Looks for memories that tell the same lesson as drafts whose ids are not known, each by one question to the index. Only what
 * a session met is looked for: what somebody says in so many words, or under a name of its own, is kept as it was said.
 * Throws what the index throws.
 */
export function createKnownLessons({
  index,
  trusted,
  budgetMs,
}: KnownLessonsPorts): (drafts: readonly Draft[], author: string | undefined) => Promise<KnownLessons> {
  return async (drafts, author) => {
    const met = drafts.filter(isMet);
    const trust = {
      self: author === undefined ? [] : [author],
      trusted: met.length === 0 ? [] : trusted(),
    };
    const isOurs = (memory: Memory): boolean =>
      isToldUnasked(trustOf({ memory, scope: 'repository' }, trust));
    const nowMs = Math.max(0, ...met.map(({ at }) => Date.parse(at)).filter(Number.isFinite));
    const near = new Map<Draft, readonly Memory[]>();
    const endMs = performance.now() + budgetMs;
    for (let at = 0; at < met.length && performance.now() < endMs; at += CHUNK) {
      const asked = met.slice(at, at + CHUNK);
      const found = await Promise.all(
        asked.map((draft) => index.search(queryOf(draft), { limit: CANDIDATES, nowMs })),
      );
      asked.forEach((draft, place) => {
        near.set(
          draft,
          (found[place] ?? []).map(({ memory }) => memory),
        );
      });
    }
    const made: Memory[] = [];
    const likeness = createLikeness();
    return {
      find: (draft) =>
        isMet(draft)
          ? best([...made, ...(near.get(draft) ?? []).filter(isOurs)], (memory) => likeness(draft, memory))
          : undefined,
      add: (memory) => {
        made.push(memory);
        if (made.length > MAX_MADE) made.shift();
      },
    };
  };
}

const isMet = ({ session, key }: Draft): boolean => session !== undefined && key === undefined;

const queryOf = ({ signature, summary }: Draft): string =>
  tellingWords(signature ?? summary, QUERY_WORDS).join(' ');

/** The first that tells all of it, else the first that it takes the place of. */
function best(
  memories: readonly Memory[],
  likenessOf: (memory: Memory) => Likeness,
): KnownLesson | undefined {
  let better: KnownLesson | undefined;
  for (const memory of memories) {
    const is = likenessOf(memory);
    if (is === 'same') return { memory, likeness: is };
    if (is === 'better') better ??= { memory, likeness: is };
  }
  return better;
}
