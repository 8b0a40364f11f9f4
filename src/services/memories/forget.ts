import { laterThan } from '../../domain/age.ts';
import type { Memory } from '../../domain/memory.ts';
import { areTwins } from '../../domain/near-duplicate.ts';
import { encodeLine, NOTE_VERSION } from '../../domain/note-line.ts';
import type { KeyedMemories, MemoryIndex } from '../../ports/recall.ts';
import type { Clock, NoteAddition, NoteStore, Repository } from '../../ports.ts';
import { findMemory } from '../recall/find-memory.ts';
import { givenBack, successionLines, takenBack } from './succession.ts';

export interface ForgetPorts {
  readonly notes: NoteStore;
  readonly index: MemoryIndex;
  readonly keyed: KeyedMemories;
  readonly repository: Repository;
  readonly clock: Clock;
}

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

/** What is said of the memories, and of those whose places change with them. */
async function additionsFor(
  { keyed, clock }: ForgetPorts,
  memories: readonly Memory[],
  { action, author }: { readonly action: ForgetAction; readonly author: string | undefined },
): Promise<readonly NoteAddition[]> {
  const nowMs = clock();
  const who = author === undefined ? {} : { author };
  const said = memories.map(({ id, ns, anchor, changedAt }): NoteAddition => {
    const at = laterThan(changedAt, nowMs);
    return {
      namespace: ns,
      anchor,
      lines: [encodeLine({ v: NOTE_VERSION, id, at, type: action, ...who })],
    };
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
