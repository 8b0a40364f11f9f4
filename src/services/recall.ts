import { freshnessOf } from '../domain/freshness.ts';
import type { Memory } from '../domain/memory.ts';
import { choosePortfolio } from '../domain/portfolio.ts';
import type { RecalledMemory } from '../domain/recall-text.ts';
import type { RecallQuestion } from '../domain/trigger.ts';
import type { Clock, MemoryIndex, Repository } from '../ports.ts';
import { findMemory } from './find-memory.ts';

export interface RecallPorts {
  readonly index: MemoryIndex;
  readonly repository: Repository;
  readonly clock: Clock;
}

/** A recalled memory with its score; greater is better, comparable within one answer only. */
export type ScoredMemory = RecalledMemory & { readonly score: number };

export interface Recall {
  /** Memories that fit the words, best first. */
  byWords(query: string, limit: number): Promise<readonly ScoredMemory[]>;
  /**
   * What answers a question about the past: memories that fit its words; to a question that is about nothing in
   * particular ("where did we leave off?") what a session should know.
   */
  answer(question: RecallQuestion, limit: number): Promise<readonly ScoredMemory[]>;
  /** The one memory whose id begins so, in whatever state. Throws NOT_FOUND. */
  byId(idPrefix: string): Promise<RecalledMemory>;
  /** What a session should know before its first prompt; `without`: ids it was shown already. */
  forSession(limit: number, without: ReadonlySet<string>): Promise<readonly ScoredMemory[]>;
}

/** Recall over an index. Throws what git and the index throw. */
export function createRecall(ports: RecallPorts): Recall {
  const { index, repository, clock } = ports;

  const withFreshness = async <Hit extends { memory: Memory }>(
    hits: readonly Hit[],
  ): Promise<readonly (Hit & RecalledMemory)[]> => {
    const paths = [...new Set(hits.flatMap(({ memory }) => memory.files.map(({ path }) => path)))];
    const { commit } = paths.length > 0 ? await repository.head() : {};
    const blobs = commit === undefined ? new Map<string, string>() : await repository.blobs(commit, paths);
    return hits.map((hit) => ({ ...hit, freshness: freshnessOf(hit.memory, blobs) }));
  };

  const byWords: Recall['byWords'] = async (query, limit) =>
    withFreshness(await index.search(query, { limit, nowMs: clock() }));

  const forSession: Recall['forSession'] = async (limit, without) => {
    const unseen = (await index.all()).filter((memory) => !without.has(memory.id));
    if (unseen.length === 0) return [];
    const [{ branch }, changedFiles] = await Promise.all([repository.head(), repository.changedFiles()]);
    const situation = { changedFiles, nowMs: clock(), ...(branch === undefined ? {} : { branch }) };
    return withFreshness(choosePortfolio(unseen, situation, limit));
  };

  return {
    byWords,
    forSession,
    answer: async ({ query, isGeneral }, limit) => {
      const found = await byWords(query, limit);
      return found.length > 0 || !isGeneral ? found : forSession(limit, new Set());
    },
    byId: async (idPrefix) => {
      const memory = await findMemory(index, idPrefix);
      const [recalled] = await withFreshness([{ memory }]);
      return recalled ?? { memory, freshness: 'unknown' };
    },
  };
}
