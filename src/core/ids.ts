import { createHash } from 'node:crypto';
import type { MemoryContent } from './memory.ts';

// Apart from memory-id.ts, which needs node:crypto: a capture compares contents, and must not pay for loading that.

/**
 * What makes two contents the same lesson. An error with a signature is its signature: the wording around it
 * differs from one meeting to the next. Anything else is its words, without case and spacing. An imported memory
 * is also its `key`, so that a caller's two records with the same words stay two.
 */
export function contentKey(content: MemoryContent): string {
  const said = content.signature ?? `${content.summary}\n${content.body ?? ''}`;
  const words = said.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  return ['v1', content.ns, content.kind, words, content.key ?? ''].join('\u0000');
}

/** 64 bits: at 100,000 memories two different ones share an id with a chance of 3 in 10 billion. */
const ID_HEX_DIGITS = 16;

/**
 * The id of a memory: derived from its content alone, so that the same lesson met twice, by two people or in
 * two clones, is one memory.
 */
export function memoryId(content: MemoryContent): string {
  // A slice of the digest's text would keep all of it.
  return createHash('sha256')
    .update(contentKey(content))
    .digest()
    .toString('hex', 0, ID_HEX_DIGITS / 2);
}

/**
 * FNV-1a, 64 bits, as 16 hex digits (G. Fowler, L. C. Noll, K.-P. Vo; draft-eastlake-fnv): to tell texts apart that nobody
 * chooses against us. For hot paths: loading node:crypto costs a capture a tenth of a node start.
 */
export function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}
