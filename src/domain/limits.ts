import { cutExcerpt } from './excerpt.ts';
import { encodeLine, type MemoryLine } from './note-line.ts';

/** A line of a note stays under this (docs/note-format.md). */
export const MAX_LINE_BYTES = 16 * 1024;

/**
 * Encodes a memory line within MAX_LINE_BYTES. Where it would be longer the body is cut, and `cut` says so: a
 * memory is a lesson, not an archive.
 */
export function encodeMemoryLine(line: MemoryLine): { readonly text: string; readonly cut: boolean } {
  const text = encodeLine(line);
  if (Buffer.byteLength(text) < MAX_LINE_BYTES) return { text, cut: false };
  const bodyBytes = Buffer.byteLength(line.body ?? '');
  for (let roomBytes = bodyBytes; roomBytes > 0; roomBytes = Math.floor(roomBytes * 0.8) - 1) {
    const shorter = encodeLine({ ...line, body: cutExcerpt(line.body ?? '', roomBytes) });
    if (Buffer.byteLength(shorter) < MAX_LINE_BYTES) return { text: shorter, cut: true };
  }
  throw new RangeError(`a memory without its body must fit into ${MAX_LINE_BYTES} bytes`);
}
