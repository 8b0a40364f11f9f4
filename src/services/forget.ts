import { CsError } from '../domain/errors.ts';
import type { Memory } from '../domain/memory.ts';
import { encodeLine, NOTE_VERSION } from '../domain/note-line.ts';
import type { Clock, MemoryIndex, NoteStore, Repository } from '../ports.ts';

export interface ForgetPorts {
  readonly notes: NoteStore;
  readonly index: MemoryIndex;
  readonly repository: Repository;
  readonly clock: Clock;
}

/** The one memory whose id begins with a word. Throws NOT_FOUND when there is none, or more than one. */
export async function findMemory(index: MemoryIndex, idPrefix: string): Promise<Memory> {
  const found = await index.find(idPrefix.toLowerCase());
  const [memory] = found;
  if (memory !== undefined && found.length === 1) return memory;
  if (memory === undefined) {
    throw new CsError('NOT_FOUND', `no memory has an id that begins with '${idPrefix}'`, {
      hint: '`cs-memory list` shows all ids',
    });
  }
  const ids = found.slice(0, 5).map(({ id }) => id);
  throw new CsError(
    'NOT_FOUND',
    `${found.length} memories have an id that begins with '${idPrefix}': ${ids.join(', ')}`,
    {
      hint: 'give more of it',
    },
  );
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
      at: new Date(ports.clock()).toISOString(),
      type: action,
      ...(author === undefined ? {} : { author }),
    });
    await ports.notes.add([{ namespace: memory.ns, anchor: memory.anchor, lines: [line] }]);
    await ports.index.save();
    return { memory, changed: true };
  };
}
