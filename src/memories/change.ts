import type { Memory } from '../core/memory.ts';
import { areTwins } from '../core/near-duplicate.ts';
import { byTime, type PlacedLine, parseNote } from '../core/note.ts';
import { encodeLine, NOTE_VERSION } from '../core/note-line.ts';
import type { NoteAddition } from '../core/ports.ts';
import { laterThan } from '../core/time.ts';
import { findInStores, findMemory } from '../recall/memory-stores.ts';
import type { Needs } from '../session/accumulator.ts';
import { type ForgetAction, givenBack, saidOf, successionLines, takenBack } from './known-lessons.ts';
import type { BothStores, MemoryStore } from './store.ts';

type Changing = Needs<'notes' | 'index' | 'repository' | 'clock'>;
type Changed = Readonly<{ memory: Memory; changed: boolean }>;

/** Marks a memory as forgotten or restored; the text stays. What it took the place of comes back, but for the same lesson, and how far the work was before. Gives it as found. */
export async function forget(store: Changing, idPrefix: string, action: ForgetAction): Promise<Changed> {
  const memory = await findMemory(store.index, idPrefix);
  return { memory, changed: (await forgetAll(store, [memory], action)) > 0 };
}

/** So many in one write: each write has the index read what it brought. */
const CHUNK = 250;

/** The same for many, each write whole or not at all; `onProgress`: how many are done. Gives how many changed. Throws what the store throws. */
export async function forgetAll(
  { notes, index, repository, clock }: Changing,
  memories: readonly Memory[],
  action: ForgetAction,
  onProgress?: (done: number) => void,
): Promise<number> {
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
      const author = await repository.author();
      const nowMs = clock();
      const said = others.map((memory) => saidOf(memory, action, nowMs, author));
      const latest = said.reduce((last, { since }) => (since > last ? since : last), '');
      const successions =
        action === 'forgotten'
          ? await givenBack(index, others, areTwins())
          : (await Promise.all(others.map((memory) => takenBack(index, memory)))).flat();
      await notes.add([...said, ...successionLines(successions, latest, author)]);
    }
    onProgress?.(Math.min(at + CHUNK, memories.length));
  }
  if (changed > 0) await index.save();
  return changed;
}

/** What says that somebody wants a memory for good: nothing where it does not expire, or is forgotten. */
export const keptForGood = (memory: Memory, nowMs: number, author?: string): readonly NoteAddition[] =>
  memory.expires === undefined || memory.forgotten ? [] : [saidOf(memory, 'restored', nowMs, author)];

export type Mark = 'useful' | 'useless';

export interface MarkOptions {
  /** The session that found it so. Without one it is the user who says it. */
  readonly session?: string;
  /** When that was proved, the same however often it is told: then nobody has to look whether it was told before. */
  readonly at?: string;
}

/** Says that a memory helped or not, once a session or author; the last word counts. A useful one never expires. Throws NOT_FOUND, git's errors. */
export async function mark(
  { notes, index, repository, clock }: Changing,
  idPrefix: string,
  word: Mark,
  { session, at }: MarkOptions = {},
): Promise<Changed> {
  const memory = await findMemory(index, idPrefix);
  const author = await repository.author();
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
    if (last?.type === word) return { memory, changed: false };
    before = last?.at ?? before;
  }
  const since = laterThan(before, at === undefined ? clock() : Date.parse(at));
  const line = encodeLine({ v: NOTE_VERSION, id: memory.id, at: since, type: word, session, author });
  const isUsers = session === undefined && word === 'useful';
  const kept = isUsers ? keptForGood(memory, clock(), author) : [];
  await notes.add([{ namespace: memory.ns, anchor: memory.anchor, lines: [line] }, ...kept]);
  await index.save();
  return { memory: (await index.known([memory.id])).get(memory.id) ?? memory, changed: true };
}

/** Changes a memory in every store that has it: as it is in the first, and whether any was changed. What waits in a queue is not looked at. */
async function inEveryStore(
  at: BothStores,
  idPrefix: string,
  change: (store: MemoryStore, id: string) => Promise<Changed>,
): Promise<Changed> {
  const results: Changed[] = [];
  for (const { memory, scope } of await findInStores(at.stores, idPrefix))
    results.push(await change(scope === at.own.scope ? at.own : at.user, memory.id));
  const [{ memory }] = results as [Changed, ...Changed[]]; // findInStores gives one at least
  return { memory, changed: results.some(({ changed }) => changed) };
}

export const forgetEverywhere = (at: BothStores, idPrefix: string, action: ForgetAction) =>
  inEveryStore(at, idPrefix, (store, id) => forget(store, id, action));

export const markEverywhere = (at: BothStores, idPrefix: string, word: Mark, options?: MarkOptions) =>
  inEveryStore(at, idPrefix, (store, id) => mark(store, id, word, options));
