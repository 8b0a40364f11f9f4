import { laterThan } from '../domain/age.ts';
import type { Memory } from '../domain/memory.ts';
import { areTwins } from '../domain/near-duplicate.ts';
import { encodeLine, NOTE_VERSION } from '../domain/note-line.ts';
import type { KeyedMemories, MemoryIndex } from '../ports/recall.ts';
import type { Clock, NoteStore, Repository } from '../ports.ts';
import { findMemory } from './find-memory.ts';
import { givenBack, successionLines, takenBack } from './succession.ts';

export interface ForgetPorts {
  readonly notes: NoteStore;
  readonly index: MemoryIndex;
  readonly keyed: KeyedMemories;
  readonly repository: Repository;
  readonly clock: Clock;
}

/**
 * Marks a memory as forgotten, or as restored. The note keeps the text, so this can be undone; nothing is
 * written when the memory is in that state already. What it took the place of has it again meanwhile, but
 * for what tells the same in other words: that is forgotten with it. Gives the memory as it was found.
 */
export function createForget(
  ports: ForgetPorts,
): (idPrefix: string, action: 'forgotten' | 'restored') => Promise<{ memory: Memory; changed: boolean }> {
  return async (idPrefix, action) => {
    const memory = await findMemory(ports.index, idPrefix);
    if (memory.forgotten === (action === 'forgotten')) return { memory, changed: false };
    const author = await ports.repository.author();
    const at = laterThan(memory.changedAt, ports.clock());
    const line = encodeLine({
      v: NOTE_VERSION,
      id: memory.id,
      at,
      type: action,
      ...(author === undefined ? {} : { author }),
    });
    const others =
      action === 'forgotten'
        ? await givenBack(ports.keyed, [memory], areTwins())
        : await takenBack(ports.keyed, memory);
    await ports.notes.add([
      { namespace: memory.ns, anchor: memory.anchor, lines: [line] },
      ...successionLines(others, at, author),
    ]);
    await ports.index.save();
    return { memory, changed: true };
  };
}
