import { createHash } from 'node:crypto';
import type { MemoryContent } from './memory.ts';

/** 64 bits: at 100,000 memories two different ones share an id with a chance of 3 in 10 billion. */
const ID_HEX_DIGITS = 16;

/**
 * The id of a memory: derived from its content alone, so that the same lesson met twice, by two people or in
 * two clones, is one memory. An error with a signature is its signature: the wording around it differs from
 * one meeting to the next. Anything else is its words, without case and spacing. An imported memory is also
 * its `key`, so that a caller's two records with the same words stay two.
 */
export function memoryId(content: MemoryContent): string {
  const said = content.signature ?? `${content.summary}\n${content.body ?? ''}`;
  const words = said.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  const parts = ['v1', content.ns, content.kind, words, content.key ?? ''];
  return createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, ID_HEX_DIGITS);
}

/** Whether a word may be an id, or the beginning of one. */
export function isIdPrefix(word: string): boolean {
  return /^[0-9a-f]{4,16}$/.test(word);
}
