import { freshnessOf } from '../domain/freshness.ts';
import type { Memory } from '../domain/memory.ts';
import { choosePortfolio, type SessionSituation } from '../domain/portfolio.ts';
import type { RecalledMemory } from '../domain/recall-text.ts';
import type { Scope, ScopedMemory } from '../domain/scope.ts';
import type { RecallQuestion } from '../domain/trigger.ts';
import type { Clock, Repository } from '../ports.ts';
import { findInStores } from './find-memory.ts';
import type { MemoryStores, ScopedHit } from './memory-stores.ts';

export interface RecallPorts {
  readonly stores: MemoryStores;
  /** Whose the memories of this place are. */
  readonly scope: Scope;
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

/** Of what a session is told first a third may be the user's own; more where the repository has less to tell. */
const USER_SHARE = 1 / 3;

/** Recall over the memories of a place and the user's own. Throws what git and the index throw. */
export function createRecall(ports: RecallPorts): Recall {
  const { stores, repository, clock } = ports;

  const withFreshness = async <Hit extends ScopedMemory>(
    hits: readonly Hit[],
  ): Promise<readonly (Hit & RecalledMemory)[]> => {
    const paths = [...new Set(hits.flatMap(({ memory }) => memory.files.map(({ path }) => path)))];
    const { commit } = paths.length > 0 ? await repository.head() : {};
    const blobs = commit === undefined ? new Map<string, string>() : await repository.blobs(commit, paths);
    return hits.map((hit) => ({ ...hit, freshness: freshnessOf(hit.memory, blobs) }));
  };

  const byWords: Recall['byWords'] = async (query, limit) =>
    withFreshness(await stores.search(query, { limit, nowMs: clock() }));

  const forSession: Recall['forSession'] = async (limit, without) => {
    const unseen = (await stores.all()).filter(({ memory }) => !without.has(memory.id));
    if (unseen.length === 0) return [];
    const [{ branch }, changedFiles] = await Promise.all([repository.head(), repository.changedFiles()]);
    const situation = { changedFiles, nowMs: clock(), ...(branch === undefined ? {} : { branch }) };
    return withFreshness(choose(unseen, situation, limit, ports.scope));
  };

  return {
    byWords,
    forSession,
    answer: async ({ query, isGeneral }, limit) => {
      const found = await byWords(query, limit);
      return found.length > 0 || !isGeneral ? found : forSession(limit, new Set());
    },
    byId: async (idPrefix) => {
      const found = await findInStores(stores, idPrefix);
      const [recalled] = await withFreshness(found.slice(0, 1));
      return recalled as RecalledMemory; // there is one, or it has thrown
    },
  };
}

/**
 * The portfolio of a session. In a repository only those of the user's own that somebody stated take part: what a
 * tool said in a folder without a repository is found by its words, and told unasked only there.
 */
function choose(
  unseen: readonly ScopedMemory[],
  situation: SessionSituation,
  limit: number,
  place: Scope,
): readonly ScopedHit[] {
  const chosen = (scope: Scope, of: (memory: Memory) => boolean, where: SessionSituation): ScopedHit[] => {
    const memories = unseen.flatMap((it) => (it.scope === scope && of(it.memory) ? [it.memory] : []));
    return choosePortfolio(memories, where, limit).map((hit) => ({ ...hit, scope }));
  };
  const own = chosen(place, () => true, situation);
  if (place === 'user') return own;
  const anywhere = { changedFiles: [], nowMs: situation.nowMs };
  const theirs = chosen('user', ({ evidence }) => evidence === 'user-stated', anywhere);
  const told = theirs.slice(0, Math.max(Math.ceil(limit * USER_SHARE), limit - own.length));
  return [...own.slice(0, limit - told.length), ...told].sort((a, b) => b.score - a.score);
}
