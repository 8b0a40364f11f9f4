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
