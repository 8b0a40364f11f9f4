import { CsError } from './errors.ts';
import { cutExcerpt } from './excerpt.ts';
import { encodeLine, type MemoryLine } from './note-line.ts';

/** A line of a note stays under this (docs/reference/note-format.md). */
export const MAX_LINE_BYTES = 16 * 1024;
/** What is kept of a summary that alone would fill a line. */
const CUT_SUMMARY_BYTES = 1024;

/**
 * Encodes a memory line within MAX_LINE_BYTES. Where it would be longer, what tells least goes first, and `cut`
 * says so: the end of the body, then files, tags and the end of the summary. A memory is a lesson, not an archive;
 * and one line that could not be written would hold up every learning behind it. Throws USAGE where the fields
 * that name the memory (namespace, kind, key, signature, author) are too long by themselves.
 */
export function encodeMemoryLine(line: MemoryLine): { readonly text: string; readonly cut: boolean } {
  const text = encodeLine(line);
  if (fits(text)) return { text, cut: false };
  for (const shorter of shorterLines(line)) {
    const cut = encodeLine(shorter);
    if (fits(cut)) return { text: cut, cut: true };
  }
  throw new CsError('USAGE', `a memory must fit into ${MAX_LINE_BYTES} bytes without its body`, {
    hint: 'shorten its key, kind or namespace',
  });
}

const fits = (text: string): boolean => Buffer.byteLength(text) < MAX_LINE_BYTES;

function* shorterLines(line: MemoryLine): Generator<MemoryLine> {
  const { body = '', ...rest } = line;
  for (let roomBytes = Buffer.byteLength(body); roomBytes > 0; roomBytes = Math.floor(roomBytes * 0.8) - 1) {
    yield { ...line, body: cutExcerpt(body, roomBytes) };
  }
  yield { ...rest, files: [] };
  yield { ...rest, files: [], tags: [] };
  yield { ...rest, files: [], tags: [], summary: cutExcerpt(rest.summary, CUT_SUMMARY_BYTES) };
}
