import type { Memory } from './memory.ts';

/** The anchored files against HEAD. `unknown`: the memory names none that were committed at its anchor. */
export type Freshness = 'fresh' | 'changed' | 'moved' | 'deleted' | 'unknown';

/**
 * Compares the blobs a memory was made over with those at HEAD (`blobs`: path → blob; absent: not there). One
 * deleted file outweighs a changed one, and that one all that are the same.
 */
export function freshnessOf(memory: Memory, blobs: ReadonlyMap<string, string>): Freshness {
  const anchored = memory.files.filter(({ blob }) => blob !== undefined);
  if (anchored.length === 0) return 'unknown';
  if (anchored.some(({ path }) => !blobs.has(path))) return 'deleted';
  return anchored.every(({ path, blob }) => blobs.get(path) === blob) ? 'fresh' : 'changed';
}
