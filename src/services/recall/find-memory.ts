import { CsError } from '../../domain/errors.ts';
import type { Memory } from '../../domain/memory.ts';
import type { ScopedMemory } from '../../domain/scope.ts';
import type { MemoryIndex } from '../../ports/recall.ts';
import type { MemoryStores } from './memory-stores.ts';

/** The one memory whose id begins with a word. Throws NOT_FOUND when there is none, or more than one. */
export async function findMemory(index: Pick<MemoryIndex, 'find'>, idPrefix: string): Promise<Memory> {
  return theOne(await index.find(idPrefix.toLowerCase()), idPrefix);
}

/**
 * The same in all stores: the memory as each store that has it knows it, the place's own first. Throws NOT_FOUND
 * when no id begins so, or more than one.
 */
export async function findInStores(stores: MemoryStores, idPrefix: string): Promise<readonly ScopedMemory[]> {
  const found = await stores.find(idPrefix.toLowerCase());
  const byId = new Map(found.map(({ memory }) => [memory.id, memory]));
  theOne([...byId.values()], idPrefix);
  return found;
}

function theOne(found: readonly Memory[], idPrefix: string): Memory {
  const [memory] = found;
  if (memory !== undefined && found.length === 1) return memory;
  if (memory === undefined) {
    throw new CsError('NOT_FOUND', `no memory has an id beginning with '${idPrefix}'`, {
      hint: 'see `cs-memory list`',
    });
  }
  const ids = found.slice(0, 5).map(({ id }) => id);
  throw new CsError(
    'NOT_FOUND',
    `${found.length} memories have an id beginning with '${idPrefix}': ${ids.join(', ')}`,
    {
      hint: 'type more of it',
    },
  );
}
