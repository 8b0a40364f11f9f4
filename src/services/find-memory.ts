import { CsError } from '../domain/errors.ts';
import type { Memory } from '../domain/memory.ts';
import type { MemoryIndex } from '../ports.ts';

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
