import { familiesOfOpen } from '../capture/open-failures.ts';
import { onceAsked } from '../core/basics.ts';
import { errorCode } from '../core/errors.ts';
import { type Learning, memoryId, type Step } from '../core/learning.ts';
import { isEpisode, type Memory } from '../core/memory.ts';
import { parseNote } from '../core/note.ts';
import { encodeLine, NOTE_VERSION } from '../core/note-line.ts';
import type { MemoryIndex, NoteAddition, NoteStore, TellProgress } from '../core/ports.ts';
import { quoting } from '../core/quoting.ts';
import { laterThan } from '../core/time.ts';
import { headOf } from '../git/note-documents.ts';
import { findMemory } from '../recall/memory-stores.ts';
import { type Erased, eraseNotes } from '../share/purge/note-eraser.ts';
import { episodesOf, toldWith } from './clusters.ts';
import { givenBack, successionLines } from './known-lessons.ts';
import { findPending, isPending, takeOut } from './pending.ts';
import { purgeTimes } from './remember.ts';
import { type BothStores, type MemoryStore, storesOf } from './store.ts';

export interface PurgeResult extends Erased {
  readonly ids: readonly string[];
  /** Learnings of the same text that waited in queues, and are gone from there. */
  readonly queued: number;
}

/** An id may be purged again after its memory is gone: a purge that was killed half-way is finished that way. */
const WHOLE_ID = /^[0-9a-f]{16}$/;

/** The memories whose ids begin so, or ids of what was purged before, and all that has the same words or tells of their session. Throws NOT_FOUND for none or several. */
export async function findToPurge({ stores, own, ...at }: BothStores, idPrefixes: readonly string[]) {
  const all = storesOf({ stores, own, ...at });
  const purgedIds = onceAsked(async () => {
    const times = await Promise.all(all.map(({ notes }) => purgeTimes(notes)));
    return [...new Set(times.flatMap((found) => [...found.keys()]))];
  });
  const find = async (prefix: string): Promise<readonly Memory[]> => {
    const written = (await stores.find(prefix)).map(({ memory }) => memory);
    return [...new Map([...written, ...(await findPending(own, prefix))].map((it) => [it.id, it])).values()];
  };
  const named = await Promise.all(idPrefixes.map((prefix) => findOrName({ find }, prefix, purgedIds)));
  const ids = idsOf(named);
  const same = new Map<string, Memory>();
  for (const { index } of all) {
    const memories = await index.all();
    const told = toldWith(ids, memories);
    const meant = [...named.filter((it) => typeof it !== 'string'), ...told];
    for (const memory of [...told, ...episodesOf(meant, memories)]) same.set(memory.id, memory);
  }
  return [...named, ...[...same.values()].filter(({ id }) => !ids.includes(id))];
}

/** Erases what was found from every store and queue, but a `purged` line that keeps clones from bringing it back; refs of the user's own store are `user:refs/notes/…`. Throws REF_CONTENDED; purging again finishes what was begun. */
export async function purge(at: BothStores, found: readonly (Memory | string)[], tell?: TellProgress) {
  const ids = idsOf(found);
  const results: PurgeResult[] = [];
  for (const [place, store] of storesOf(at).entries()) {
    const known = await store.index.known(ids);
    if (place > 0 && known.size === 0 && found.every((it) => typeof it !== 'string')) continue;
    const here = found.map((it) => (typeof it === 'string' ? it : (known.get(it.id) ?? it)));
    const one = await purgeFrom(store, here, tell);
    const named = (names: readonly string[]) => names.map((name) => (place > 0 ? `user:${name}` : name));
    results.push({ ...one, refs: named(one.refs), leftIn: named(one.leftIn) });
  }
  const sum = (of: 'queued' | 'objects') => results.reduce((total, one) => total + one[of], 0);
  const all = (of: 'refs' | 'leftIn') => results.flatMap((one) => one[of]);
  return { ids, queued: sum('queued'), refs: all('refs'), objects: sum('objects'), leftIn: all('leftIn') };
}

async function purgeFrom(
  store: MemoryStore,
  found: readonly (Memory | string)[],
  tell: TellProgress | undefined,
): Promise<PurgeResult> {
  const { states, accumulator, held, index } = store;
  const ids = idsOf(found);
  const memories = found.filter((it): it is Memory => typeof it !== 'string');
  // The queues first: what a flush writes meanwhile is in the notes then, and goes from there.
  await store.flushesEnd();
  // A learning that waits has no id yet, and its text may differ by what the note's filter took out.
  const texts = new Set(memories.flatMap(({ summary, signature }) => [summary, signature ?? summary]));
  const quotes = quoting(memories);
  const isGone = (learning: Learning): boolean =>
    ids.includes(memoryId(learning)) ||
    [learning.summary, learning.signature ?? ''].some((it) => texts.has(it)) ||
    (isEpisode(learning) && quotes(`${learning.summary}\n${learning.body ?? ''}`));
  const step = (it: Step): boolean => isTold(it, memories);
  const goes = { learning: isGone, step, families: memories.flatMap(familiesOfOpen) };
  // A former version's state has the command that its last learning came from.
  for (const session of states.list())
    if (states.read(session)?.last_command !== undefined) states.update(session, { last_command: undefined });
  const gone = [...states.list().map(accumulator), held].map((queue) => takeOut(queue, goes));
  const queued = gone.reduce((sum, count) => sum + count, 0);
  const known = await index.known(ids);
  const now = found.map((it) => (typeof it === 'string' ? it : (known.get(it.id) ?? it)));
  const written = now.filter((it) => !isPending(it));
  // Of what only waits in a queue nothing is in the notes, their history and the index.
  if (written.length === 0) {
    store.dropTold(memories);
    return { ids, queued, refs: [], objects: 0, leftIn: [] };
  }
  const marked = written.filter((it) => typeof it !== 'string');
  await markPurged(store, marked);
  const erased = await eraseNotes(store, idsOf(written), tell);
  await index.drop();
  await store.dropVectors(idsOf(written));
  store.dropTold(memories);
  return { ids, queued, ...erased };
}

/** The ids of memories, and words that are ids, each once. */
const idsOf = (found: readonly (Memory | string)[]): readonly string[] => [
  ...new Set(found.map((it) => (typeof it === 'string' ? it : it.id))),
];

/** The memory whose id begins so, the id of one purged before, or a whole id as it is. Throws NOT_FOUND for any other. */
async function findOrName(
  index: Pick<MemoryIndex, 'find'>,
  prefix: string,
  purged: () => Promise<readonly string[]>,
): Promise<Memory | string> {
  try {
    return await findMemory(index, prefix);
  } catch (error) {
    if (errorCode(error) !== 'NOT_FOUND') throw error;
    if (WHOLE_ID.test(prefix)) return prefix;
    const [id, ...more] = (await purged()).filter((one) => one.startsWith(prefix.toLowerCase()));
    if (id === undefined || more.length > 0) throw error;
    return id;
  }
}

/** The line goes into every note that holds the memory: a merge works note by note. What it took the place of has it again. */
async function markPurged({ notes, index, clock }: MemoryStore, memories: readonly Memory[]): Promise<void> {
  const lastOf = ({ at, lastSeenAt, changedAt = at }: Memory) => [at, lastSeenAt, changedAt].sort().at(-1);
  const latest = new Map(memories.map((memory) => [memory.id, lastOf(memory)]));
  if (latest.size === 0) return;
  const lineOf = (id: string): string =>
    encodeLine({ v: NOTE_VERSION, id, at: laterThan(latest.get(id), clock()), type: 'purged' });
  const additions: NoteAddition[] = [];
  for (const ref of await notes.refs())
    for (const [anchor, ids] of await anchorsOf(notes, ref, new Set(latest.keys())))
      additions.push({ namespace: ref.namespace, anchor, lines: [...ids].map(lineOf) });
  const others = await givenBack(index, memories);
  await notes.add([...additions, ...successionLines(others, new Date(clock()).toISOString())]);
}

async function anchorsOf(notes: NoteStore, ref: Parameters<NoteStore['read']>[0], ids: ReadonlySet<string>) {
  const anchors = new Map<string, Set<string>>();
  await notes.each(ref, undefined, (note) => {
    if (![...ids].some((id) => note.text.includes(id))) return;
    const { anchor } = parseNote(note);
    for (const raw of note.text.split('\n')) {
      const { id = '' } = headOf(raw) ?? {}; // of a version that is not read here, too
      if (ids.has(id)) anchors.set(anchor, (anchors.get(anchor) ?? new Set()).add(id));
    }
  });
  return anchors;
}

/** Whether what a call was tells something that a memory says, or the other way round. */
function isTold(step: Step, memories: readonly Memory[]): boolean {
  const text = step.type === 'edited' ? (step.put ?? '') : step.command;
  return memories.some(
    ({ summary, body = '', signature = summary }) =>
      [summary, signature].some((said) => said !== '' && text.includes(said)) ||
      (text !== '' && (summary.includes(text) || body.includes(text))),
  );
}
