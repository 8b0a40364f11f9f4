import { createHash } from 'node:crypto';
import { contentKey } from './content-key.ts';
import type { MemoryContent } from './memory.ts';

/** 64 bits: at 100,000 memories two different ones share an id with a chance of 3 in 10 billion. */
const ID_HEX_DIGITS = 16;

/**
 * The id of a memory: derived from its content alone, so that the same lesson met twice, by two people or in
 * two clones, is one memory.
 */
export function memoryId(content: MemoryContent): string {
  return createHash('sha256').update(contentKey(content)).digest('hex').slice(0, ID_HEX_DIGITS);
}

/** Whether a word may be an id, or the beginning of one. */
export function isIdPrefix(word: string): boolean {
  return /^[0-9a-f]{4,16}$/.test(word);
}
