import type { Memory } from '../core/memory.ts';
import { areTwins } from '../core/near-duplicate.ts';
import { parseNote } from '../core/note.ts';
import { encodeLine, NOTE_VERSION } from '../core/note-line.ts';
import type { MemoryIndex, NoteAddition, NoteStore } from '../core/ports.ts';
import { laterThan } from '../core/time.ts';
import { findMemory } from '../recall/memory-stores.ts';
import type { Needs } from '../session/model/ports.ts';
import { givenBack, successionLines, takenBack } from './known-lessons.ts';

export type ForgetPorts = Needs<'notes' | 'index' | 'keyed' | 'repository' | 'clock'>;

export type ForgetAction = 'forgotten' | 'restored';

/**
 * Marks a memory as forgotten, or as restored. The note keeps the text, so this can be undone; nothing is
 * written when the memory is in that state already. What it took the place of has it again meanwhile, but
 * for what tells the same in other words: that is forgotten with it. Gives the memory as it was found.
 */
export function createForget(
  ports: ForgetPorts,
): (idPrefix: string, action: ForgetAction) => Promise<{ memory: Memory; changed: boolean }> {
  const forgetAll = createForgetAll(ports);
  return async (idPrefix, action) => {
    const memory = await findMemory(ports.index, idPrefix);
    return { memory, changed: (await forgetAll([memory], action)) > 0 };
  };
}

/** So many in one write: each write has the index read what it brought. */
const CHUNK = 250;

/**
 * The same for many at once, in few writes, each of them whole or not at all; `onProgress` is told how many are done. Gives how many were in
 * another state. Throws what the store throws.
 */
export function createForgetAll(
  ports: ForgetPorts,
): (
  memories: readonly Memory[],
  action: ForgetAction,
  onProgress?: (done: number) => void,
) => Promise<number> {
  return async (memories, action, onProgress) => {
    let changed = 0;
    for (let at = 0; at < memories.length; at += CHUNK) {
      // As they are now: another process, or the try before this one, may have said it of some. Said again it would be newer than what followed from it.
      const others = await inAnotherState(ports.index, memories.slice(at, at + CHUNK), action);
      changed += others.length;
      if (others.length > 0) {
        const author = await ports.repository.author();
        await ports.notes.add(await additionsFor(ports, others, { action, author }));
      }
      onProgress?.(Math.min(at + CHUNK, memories.length));
    }
    if (changed > 0) await ports.index.save();
    return changed;
  };
}

async function inAnotherState(
  index: Pick<MemoryIndex, 'known'>,
  memories: readonly Memory[],
  action: ForgetAction,
): Promise<readonly Memory[]> {
  const known = await index.known(memories.map(({ id }) => id));
  return memories
    .map((memory) => known.get(memory.id) ?? memory)
    .filter(({ forgotten }) => forgotten !== (action === 'forgotten'));
}

async function additionsFor(
  { keyed, clock }: ForgetPorts,
  memories: readonly Memory[],
  { action, author }: { readonly action: ForgetAction; readonly author: string | undefined },
): Promise<readonly NoteAddition[]> {
  const nowMs = clock();
  const said = memories.map(({ id, ns, anchor, changedAt }): NoteAddition => {
    const at = laterThan(changedAt, nowMs);
    return { namespace: ns, anchor, lines: [encodeLine({ v: NOTE_VERSION, id, at, type: action, author })] };
  });
  const latest = memories
    .map(({ changedAt }) => laterThan(changedAt, nowMs))
    .reduce((a, b) => (a > b ? a : b));
  const others =
    action === 'forgotten'
      ? await givenBack(keyed, memories, areTwins())
      : (await Promise.all(memories.map((memory) => takenBack(keyed, memory)))).flat();
  return [...said, ...successionLines(others, latest, author)];
}

export type Mark = 'useful' | 'useless';

export interface MarkOptions {
  /** The session that found it so. Without one it is the user who says it. */
  readonly session?: string;
  /** When that was proved, the same however often it is told: then nobody has to look whether it was told before. */
  readonly at?: string;
}

/**
 * Says of a memory that it helped, or did not, when it was recalled: once for each session, once for each author where no session
 * says it (`changed` is false then). Whoever says both has said nothing on balance. Throws NOT_FOUND, and what git throws.
 */
export function createMark(
  ports: Needs<'notes' | 'index' | 'repository' | 'clock'>,
): (idPrefix: string, mark: Mark, options?: MarkOptions) => ReturnType<ReturnType<typeof createForget>> {
  const { notes, index, repository, clock } = ports;
  return async (idPrefix, mark, { session, at } = {}) => {
    const memory = await findMemory(index, idPrefix);
    const author = await repository.author();
    const who = { session, author };
    if (at === undefined && (await isMarked(notes, memory, mark, who))) return { memory, changed: false };
    const line = encodeLine({
      v: NOTE_VERSION,
      id: memory.id,
      at: laterThan(memory.at, at === undefined ? clock() : Date.parse(at)),
      type: mark,
      ...who,
    });
    await notes.add([{ namespace: memory.ns, anchor: memory.anchor, lines: [line] }]);
    await index.save();
    const now = (await index.known([memory.id])).get(memory.id) ?? memory;
    return { memory: now, changed: true };
  };
}

/** Whether the same session has said so, or, where none says it, the same author outside of any. */
async function isMarked(
  notes: NoteStore,
  memory: Memory,
  mark: Mark,
  who: { readonly session: string | undefined; readonly author: string | undefined },
): Promise<boolean> {
  if (memory[mark === 'useful' ? 'usefulCount' : 'uselessCount'] === 0) return false;
  const refs = (await notes.refs()).filter(({ namespace }) => namespace === memory.ns);
  const all = (await Promise.all(refs.map(notes.read))).flat();
  return all
    .filter(({ text }) => text.includes(memory.id))
    .flatMap((note) => parseNote(note).lines)
    .some(
      ({ line }) =>
        line.id === memory.id &&
        line.type === mark &&
        line.session === who.session &&
        (who.session !== undefined || line.author === who.author),
    );
}
