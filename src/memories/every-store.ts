import type { Memory, Scope } from '../core/memory.ts';
import type { MemoryIndex } from '../core/ports.ts';
import { findInStores, type MemoryStores } from '../recall/memory-stores.ts';
import type { createForget, createMark } from './change.ts';
import { toldWith } from './model/digest.ts';
import type { Pending } from './pending.ts';
import { type createPurge, findOrName, type PurgeResult } from './purge.ts';

type Forget = ReturnType<typeof createForget>;
type Purge = ReturnType<typeof createPurge>;
type MarkUseful = ReturnType<typeof createMark>;

/** What changes what becomes of memories of one store. The place's own store comes first. */
export interface StoreVerbs {
  readonly scope: Scope;
  readonly index: MemoryIndex;
  readonly forget: Forget;
  readonly mark: MarkUseful;
  readonly purge: Purge;
}

type Changed = Awaited<ReturnType<Forget>>;

/** Changes a memory in every store that has it: as it is in the first, and whether any was changed. */
async function inEveryStore(
  stores: MemoryStores,
  verbs: () => readonly StoreVerbs[],
  idPrefix: string,
  change: (store: StoreVerbs, id: string) => Promise<Changed>,
): Promise<Changed> {
  let result: Changed | undefined;
  for (const { memory, scope } of await findInStores(stores, idPrefix)) {
    const store = verbs().find((it) => it.scope === scope);
    const now = store === undefined ? { memory, changed: false } : await change(store, memory.id);
    result = { memory: result?.memory ?? now.memory, changed: now.changed || result?.changed === true };
  }
  return result as Changed; // findInStores gives one at least
}

/** Forgets, or restores, a memory in every store that has it. See `createForget`. What waits in a queue is not looked at. */
export const createForgetEverywhere =
  (stores: MemoryStores, verbs: () => readonly StoreVerbs[]): Forget =>
  (idPrefix, action) =>
    inEveryStore(stores, verbs, idPrefix, (store, id) => store.forget(id, action));

/** Marks a memory in every store that has it. See `createMark`. */
export const createMarkEverywhere =
  (stores: MemoryStores, verbs: () => readonly StoreVerbs[]): MarkUseful =>
  (idPrefix, mark, options) =>
    inEveryStore(stores, verbs, idPrefix, (store, id) => store.mark(id, mark, options));

/**
 * Erases memories from every store that has them, and from the queues. See `createPurge`; refs of the user's own store are told as
 * `user:refs/notes/…`.
 */
export function createPurgeEverywhere(
  stores: MemoryStores,
  verbs: () => readonly StoreVerbs[],
  pending: Pick<Pending, 'find'>,
): Purge {
  const find = async (prefix: string): Promise<readonly Memory[]> => {
    const found = [
      ...(await stores.find(prefix)).map(({ memory }) => memory),
      ...(await pending.find(prefix)),
    ];
    return [...new Map(found.map((memory) => [memory.id, memory])).values()];
  };
  return {
    find: async (idPrefixes) => {
      const named = await Promise.all(idPrefixes.map((prefix) => findOrName({ find }, prefix)));
      return [...named, ...(await tellingTheSame(named, verbs()))];
    },
    purge: async (found, tell) => {
      const ids = [...new Set(found.map((it) => (typeof it === 'string' ? it : it.id)))];
      let total: PurgeResult = { ids, queued: 0, refs: [], objects: 0, leftIn: [] };
      for (const [at, { index, purge }] of verbs().entries()) {
        const known = await index.known(ids);
        const isOther = at > 0;
        if (isOther && known.size === 0 && found.every((it) => typeof it !== 'string')) continue;
        const here = found.map((it) => (typeof it === 'string' ? it : (known.get(it.id) ?? it)));
        total = add(total, await purge.purge(here, tell), isOther ? 'user:' : '');
      }
      return total;
    },
  };
}

/** What was put together from them, and what they were put together from: it has the same words. */
async function tellingTheSame(
  named: readonly (Memory | string)[],
  stores: readonly StoreVerbs[],
): Promise<readonly Memory[]> {
  const ids = named.map((it) => (typeof it === 'string' ? it : it.id));
  const found = new Map<string, Memory>();
  for (const { index } of stores)
    for (const memory of toldWith(ids, await index.all())) found.set(memory.id, memory);
  return [...found.values()];
}

function add(
  total: PurgeResult,
  { queued, refs, objects, leftIn }: PurgeResult,
  prefix: string,
): PurgeResult {
  return {
    ...total,
    queued: total.queued + queued,
    refs: [...total.refs, ...refs.map((ref) => prefix + ref)],
    objects: total.objects + objects,
    leftIn: [...total.leftIn, ...leftIn.map((place) => prefix + place)],
  };
}
