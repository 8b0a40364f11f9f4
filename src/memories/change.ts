import type { Memory, Scope } from '../core/memory.ts';
import { areTwins } from '../core/near-duplicate.ts';
import { byTime, type PlacedLine, parseNote } from '../core/note.ts';
import { encodeLine, NOTE_VERSION } from '../core/note-line.ts';
import type { MemoryIndex, NoteAddition } from '../core/ports.ts';
import { laterThan } from '../core/time.ts';
import { findInStores, findMemory, type MemoryStores } from '../recall/memory-stores.ts';
import type { Needs } from '../session/model/ports.ts';
import { givenBack, successionLines, takenBack } from './known-lessons.ts';
import { episodesOf, toldWith } from './model/digest.ts';
import type { createPending } from './pending.ts';
import { type createPurge, findOrName, idsOf, type PurgeResult } from './purge.ts';

type ForgetPorts = Needs<'notes' | 'index' | 'repository' | 'clock'>;
type ForgetAction = 'forgotten' | 'restored';

/** Marks a memory as forgotten or restored; the text stays. What it took the place of comes back, but for the same lesson. Gives it as found. */
export function createForget(ports: ForgetPorts) {
  const forgetAll = createForgetAll(ports);
  return async (idPrefix: string, action: ForgetAction) => {
    const memory = await findMemory(ports.index, idPrefix);
    return { memory, changed: (await forgetAll([memory], action)) > 0 };
  };
}

/** So many in one write: each write has the index read what it brought. */
const CHUNK = 250;

/** The same for many, each write whole or not at all; `onProgress`: how many are done. Gives how many changed. Throws what the store throws. */
export function createForgetAll(ports: ForgetPorts) {
  const { index, clock } = ports;
  return async (
    memories: readonly Memory[],
    action: ForgetAction,
    onProgress?: (done: number) => void,
  ): Promise<number> => {
    let changed = 0;
    for (let at = 0; at < memories.length; at += CHUNK) {
      // As they are now: another process, or the try before this one, may have said it of some. Said again it would be newer than what followed from it.
      const chunk = memories.slice(at, at + CHUNK);
      const known = await index.known(chunk.map(({ id }) => id));
      const others = chunk
        .map((memory) => known.get(memory.id) ?? memory)
        .filter(({ forgotten }) => forgotten !== (action === 'forgotten'));
      changed += others.length;
      if (others.length > 0) {
        const author = await ports.repository.author();
        const nowMs = clock();
        const said = others.map(({ id, ns, anchor, changedAt }) => {
          const since = laterThan(changedAt, nowMs);
          const line = encodeLine({ v: NOTE_VERSION, id, at: since, type: action, author });
          return { namespace: ns, anchor, lines: [line], since };
        });
        const latest = said.reduce((last, { since }) => (since > last ? since : last), '');
        const successions =
          action === 'forgotten'
            ? await givenBack(index, others, areTwins())
            : (await Promise.all(others.map((memory) => takenBack(index, memory)))).flat();
        await ports.notes.add([...said, ...successionLines(successions, latest, author)]);
      }
      onProgress?.(Math.min(at + CHUNK, memories.length));
    }
    if (changed > 0) await index.save();
    return changed;
  };
}

/** What says that somebody wants a memory for good: nothing where it does not expire, or is forgotten. */
export function keptForGood(
  { id, ns, anchor, changedAt, expires, forgotten }: Memory,
  nowMs: number,
  author: string | undefined,
): readonly NoteAddition[] {
  if (expires === undefined || forgotten) return [];
  const at = laterThan(changedAt, nowMs);
  const line = encodeLine({ v: NOTE_VERSION, id, at, type: 'restored', author });
  return [{ namespace: ns, anchor, lines: [line] }];
}

export type Mark = 'useful' | 'useless';

export interface MarkOptions {
  /** The session that found it so. Without one it is the user who says it. */
  readonly session?: string;
  /** When that was proved, the same however often it is told: then nobody has to look whether it was told before. */
  readonly at?: string;
}

/** Says that a memory helped or not, once a session or author; the last word counts. A useful one never expires. Throws NOT_FOUND, git's errors. */
export function createMark(ports: Needs<'notes' | 'index' | 'repository' | 'clock'>) {
  const { notes, index, repository, clock } = ports;
  return async (idPrefix: string, mark: Mark, { session, at }: MarkOptions = {}): Promise<Changed> => {
    const memory = await findMemory(index, idPrefix);
    const author = await repository.author();
    const who = { session, author };
    // Of the same session, or, where none says it, of the same author outside of any.
    const isOwn = ({ line }: PlacedLine): boolean =>
      line.id === memory.id &&
      (line.type === 'useful' || line.type === 'useless') &&
      line.session === session &&
      (session !== undefined || line.author === author);
    let before = memory.at;
    if (at === undefined && memory.usefulCount + memory.uselessCount > 0) {
      const refs = (await notes.refs()).filter(({ namespace }) => namespace === memory.ns);
      const all = (await Promise.all(refs.map(notes.read))).flat();
      const own = all.flatMap((note) => (note.text.includes(memory.id) ? parseNote(note).lines : []));
      const last = own.filter(isOwn).sort(byTime).at(-1)?.line;
      if (last?.type === mark) return { memory, changed: false };
      before = last?.at ?? before;
    }
    const since = laterThan(before, at === undefined ? clock() : Date.parse(at));
    const line = encodeLine({ v: NOTE_VERSION, id: memory.id, at: since, type: mark, ...who });
    const isUsers = session === undefined && mark === 'useful';
    const kept = isUsers ? keptForGood(memory, clock(), author) : [];
    await notes.add([{ namespace: memory.ns, anchor: memory.anchor, lines: [line] }, ...kept]);
    await index.save();
    return { memory: (await index.known([memory.id])).get(memory.id) ?? memory, changed: true };
  };
}

/** What changes what becomes of memories of one store. The place's own store comes first. */
export interface StoreVerbs {
  readonly scope: Scope;
  readonly index: MemoryIndex;
  readonly forget: ReturnType<typeof createForget>;
  readonly mark: ReturnType<typeof createMark>;
  readonly purge: ReturnType<typeof createPurge>;
}

type Changed = Awaited<ReturnType<StoreVerbs['forget']>>;

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
  (stores: MemoryStores, verbs: () => readonly StoreVerbs[]): StoreVerbs['forget'] =>
  (idPrefix, action) =>
    inEveryStore(stores, verbs, idPrefix, (store, id) => store.forget(id, action));

/** Marks a memory in every store that has it. See `createMark`. */
export const createMarkEverywhere =
  (stores: MemoryStores, verbs: () => readonly StoreVerbs[]): StoreVerbs['mark'] =>
  (idPrefix, mark, options) =>
    inEveryStore(stores, verbs, idPrefix, (store, id) => store.mark(id, mark, options));

/** Erases memories from every store and queue, as `createPurge`; refs of the user's own store are `user:refs/notes/…`. */
export function createPurgeEverywhere(
  stores: MemoryStores,
  verbs: () => readonly StoreVerbs[],
  pending: Pick<ReturnType<typeof createPending>, 'find'>,
): StoreVerbs['purge'] {
  const purgedIds = async (): Promise<readonly string[]> => {
    const all = await Promise.all(verbs().map(({ purge }) => purge.purgedIds()));
    return [...new Set(all.flat())];
  };
  const find = async (prefix: string): Promise<readonly Memory[]> => {
    const written = (await stores.find(prefix)).map(({ memory }) => memory);
    return [...new Map([...written, ...(await pending.find(prefix))].map((it) => [it.id, it])).values()];
  };
  return {
    find: async (idPrefixes) => {
      const named = await Promise.all(idPrefixes.map((prefix) => findOrName({ find }, prefix, purgedIds)));
      const same = new Map<string, Memory>();
      // What was put together from them, what they were put together from, and what tells of their session: it has the same words.
      for (const { index } of verbs()) {
        const all = await index.all();
        const told = toldWith(idsOf(named), all);
        const meant = [...named.filter((it) => typeof it !== 'string'), ...told];
        for (const memory of [...told, ...episodesOf(meant, all)]) same.set(memory.id, memory);
      }
      for (const id of idsOf(named)) same.delete(id);
      return [...named, ...same.values()];
    },
    purgedIds,
    purge: async (found, tell) => {
      const ids = idsOf(found);
      let total: PurgeResult = { ids, queued: 0, refs: [], objects: 0, leftIn: [] };
      for (const [at, { index, purge }] of verbs().entries()) {
        const known = await index.known(ids);
        if (at > 0 && known.size === 0 && found.every((it) => typeof it !== 'string')) continue;
        const here = found.map((it) => (typeof it === 'string' ? it : (known.get(it.id) ?? it)));
        total = add(total, await purge.purge(here, tell), at > 0 ? 'user:' : '');
      }
      return total;
    },
  };
}

function add(total: PurgeResult, one: PurgeResult, prefix: string): PurgeResult {
  return {
    ...total,
    queued: total.queued + one.queued,
    refs: [...total.refs, ...one.refs.map((ref) => prefix + ref)],
    objects: total.objects + one.objects,
    leftIn: [...total.leftIn, ...one.leftIn.map((place) => prefix + place)],
  };
}
