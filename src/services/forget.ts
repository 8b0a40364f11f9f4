import { laterThan } from '../domain/age.ts';
import type { Memory } from '../domain/memory.ts';
import { encodeLine, NOTE_VERSION } from '../domain/note-line.ts';
import type { Clock, NoteStore, Repository } from '../ports.ts';
import type { MemoryIndex } from '../ports-recall.ts';
import { findMemory } from './find-memory.ts';

export interface ForgetPorts {
  readonly notes: NoteStore;
  readonly index: MemoryIndex;
  readonly repository: Repository;
  readonly clock: Clock;
}

/**
 * Marks a memory as forgotten, or as restored. The note keeps the text, so this can be undone; nothing is
 * written when the memory is in that state already. Gives the memory as it was found.
 */
export function createForget(
  ports: ForgetPorts,
): (idPrefix: string, action: 'forgotten' | 'restored') => Promise<{ memory: Memory; changed: boolean }> {
  return async (idPrefix, action) => {
    const memory = await findMemory(ports.index, idPrefix);
    if (memory.forgotten === (action === 'forgotten')) return { memory, changed: false };
    const author = await ports.repository.author();
    const line = encodeLine({
      v: NOTE_VERSION,
      id: memory.id,
      at: laterThan(memory.changedAt, ports.clock()),
      type: action,
      ...(author === undefined ? {} : { author }),
    });
    await ports.notes.add([{ namespace: memory.ns, anchor: memory.anchor, lines: [line] }]);
    await ports.index.save();
    return { memory, changed: true };
  };
}
