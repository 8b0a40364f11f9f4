import { defined } from '../core/basics.ts';
import { CsError, errorCode } from '../core/errors.ts';
import type { Memory, Scope, ScopedMemory } from '../core/memory.ts';
import type { MemoryIndex, SearchHit, SearchOptions, TimeSpan, WordCounts } from '../core/ports.ts';
import { bestFirst, type Hit, wordScores } from './blend.ts';

type IndexesOfStore = Readonly<{ index: MemoryIndex; asIndexed: MemoryIndex }>;

/** Answers as of the files where more of the notes came than may be read now: anybody may push so much that no start could. */
export function orAsIndexed({ index, asIndexed }: IndexesOfStore): MemoryIndex {
  let isBehind = false;
  const ask = async <T>(question: (of: MemoryIndex) => Promise<T>): Promise<T> => {
    if (isBehind) return question(asIndexed);
    try {
      return await question(index);
    } catch (error) {
      if (errorCode(error) !== 'INDEX_BEHIND') throw error;
      isBehind = true;
      return question(asIndexed);
    }
  };
  return {
    ...index,
    search: (...asked) => ask((of) => of.search(...asked)),
    counts: (...asked) => ask((of) => of.counts(...asked)),
    all: () => ask((of) => of.all()),
    known: (...asked) => ask((of) => of.known(...asked)),
    find: (...asked) => ask((of) => of.find(...asked)),
    resting: (...asked) => ask((of) => of.resting(...asked)),
    atPaths: (...asked) => ask((of) => of.atPaths(...asked)),
  };
}

/** What the words index finds: a hit, and what part of what the words can say it says (SearchHit). */
export type WordHit = Hit & Pick<SearchHit, 'covers'>;

export type MemoryStores = ReturnType<typeof createMemoryStores>;

const once = <T extends ScopedMemory>(own: readonly T[], users: readonly T[]): T[] => {
  const ids = new Set(own.map(({ memory }) => memory.id));
  return [...own, ...users.filter(({ memory }) => !ids.has(memory.id))];
};

const of = (memories: readonly Memory[], scope: Scope): readonly ScopedMemory[] =>
  memories.map((memory) => ({ memory, scope }));

const hitsOf = (found: readonly SearchHit[], scope: Scope, isNear: boolean): readonly WordHit[] =>
  found.map(({ memory, covers, ...hit }) => ({
    ...{ memory, scope, score: hit.score, shares: {}, scores: wordScores(hit, isNear) },
    ...defined({ covers }),
  }));

/**
 * The memories of a place, which are of `scope`, and those of the user's own store, where that is another one and there is any, as one, once
 * each. Throws what the place's index throws; where the user's cannot be read `onUserFailure` is told, and the answer goes on without it.
 */
export function createMemoryStores(
  index: MemoryIndex,
  scope: Scope,
  userIndex: () => MemoryIndex | undefined,
  onUserFailure: (error: unknown) => void,
) {
  const ofUser = async <T>(ask: (user: MemoryIndex) => Promise<T>, otherwise: T): Promise<T> => {
    const user = userIndex();
    if (user === undefined) return otherwise;
    try {
      return await ask(user);
    } catch (error) {
      if (errorCode(error) !== 'INDEX_BEHIND') onUserFailure(error); // that mends itself
      return otherwise;
    }
  };

  const both = async (ask: (of: MemoryIndex) => Promise<readonly Memory[]>) => {
    const [own, theirs] = await Promise.all([ask(index), ofUser(ask, [])]);
    return once(of(own, scope), of(theirs, 'user'));
  };

  return {
    /** Live memories that fit the words, best first. */
    search: async (query: string, options: Omit<SearchOptions, 'beside'>): Promise<readonly WordHit[]> => {
      const { near } = options;
      const isNear = near !== undefined;
      const users = await ofUser<WordCounts | undefined>((user) => user.counts(query, near), undefined);
      if (users === undefined || users.documents === 0)
        return hitsOf(await index.search(query, options), scope, isNear);
      const beside = await index.counts(query, near);
      const [own, theirs] = await Promise.all([
        index.search(query, { ...options, beside: users }),
        ofUser<readonly SearchHit[]>((user) => user.search(query, { ...options, beside }), []),
      ]);
      return once(hitsOf(own, scope, isNear), hitsOf(theirs, 'user', isNear))
        .sort(bestFirst)
        .slice(0, options.limit);
    },
    /** Every memory, in whatever state. */
    all: () => both((of) => of.all()),
    /** The live memories that a start chooses from, the heaviest first: from the `from`th on, at most `limit` of each store. */
    resting: (nowMs: number, from: number, limit: number, within?: TimeSpan) =>
      both((of) => of.resting(nowMs, from, limit, within)),
    /** Of the live memories anchored in each of these files of the place the newest `each`. */
    atPaths: async (...asked: Parameters<MemoryIndex['atPaths']>): Promise<readonly ScopedMemory[]> =>
      of(await index.atPaths(...asked), scope),
    /** The memories among these ids that exist, in whatever state. */
    known: (ids: readonly string[]) => both(async (of) => [...(await of.known(ids)).values()]),
    /** Memories whose id begins so, from each store that has them. */
    find: async (idPrefix: string): Promise<readonly ScopedMemory[]> => {
      const [own, theirs] = await Promise.all([
        index.find(idPrefix),
        ofUser((user) => user.find(idPrefix), []),
      ]);
      return [...of(own, scope), ...of(theirs, 'user')];
    },
    save: async (): Promise<void> => {
      await Promise.all([index.save(), ofUser((user) => user.save(), undefined)]);
    },
  };
}

/** The one memory whose id begins with a word. Throws NOT_FOUND when there is none, or more than one. */
export async function findMemory(index: Pick<MemoryIndex, 'find'>, idPrefix: string): Promise<Memory> {
  return theOne(await index.find(idPrefix.toLowerCase()), idPrefix);
}

/** The memory as each store has it, the place's first. Throws NOT_FOUND for none or several. */
export async function findInStores(stores: MemoryStores, idPrefix: string): Promise<readonly ScopedMemory[]> {
  const found = await stores.find(idPrefix.toLowerCase());
  const byId = new Map(found.map(({ memory }) => [memory.id, memory]));
  theOne([...byId.values()], idPrefix);
  return found;
}

function theOne(found: readonly Memory[], idPrefix: string): Memory {
  const [memory] = found;
  if (memory !== undefined && found.length === 1) return memory;
  if (memory === undefined) {
    throw new CsError('NOT_FOUND', `no memory has an id beginning with '${idPrefix}'`, {
      hint: 'see `cs-memory list`',
    });
  }
  const ids = found.slice(0, 5).map(({ id }) => id);
  const message = `${found.length} memories have an id beginning with '${idPrefix}': ${ids.join(', ')}`;
  throw new CsError('NOT_FOUND', message, { hint: 'type more of it' });
}
