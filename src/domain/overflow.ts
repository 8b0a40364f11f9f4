import { createHash } from 'node:crypto';
import { hasDocuments } from './legacy-notes/documents.ts';
import { addLines, partLine } from './note.ts';

/** A note stays under this; what is more goes into parts. Git reads a note as a whole, and so do people. */
export const MAX_NOTE_BYTES = 256 * 1024;

/** The text of one note of a chain: part 0 is the anchor's own, part n is on `partObject(anchor, n)`. */
export interface ChainPart {
  readonly part: number;
  readonly text: string;
}

/**
 * The object that carries part `part` (1, 2, …) of an anchor's note: the name that git would give a blob with
 * the two lines below. It is only a name: the blob itself need not exist, since git lists notes by name.
 */
export function partObject(anchor: string, part: number): string {
  const content = `cs-memory note part ${part}\nof ${anchor}\n`;
  const algorithm = anchor.length === 64 ? 'sha256' : 'sha1';
  return createHash(algorithm)
    .update(`blob ${Buffer.byteLength(content)}\0${content}`)
    .digest('hex');
}

/**
 * Adds lines to a chain of notes (`texts[n]` is part `first` + n) and gives the parts that change. A line that stands in
 * any part is not added again. A part takes lines until MAX_NOTE_BYTES; a line never moves from one to another,
 * so that two writers' chains merge by line union like any other notes. A note with documents of
 * an older tool stays as it is: our lines go into the next part. Texts and lines are UTF-8 as JavaScript strings or,
 * with `encoding` 'latin1', bytes with one character each: then what is no UTF-8 comes out as it went in.
 */
export function extendChain(
  anchor: string,
  texts: readonly string[],
  lines: readonly string[],
  { encoding = 'utf8', first = 0 }: { readonly encoding?: 'utf8' | 'latin1'; readonly first?: number } = {},
): ChainPart[] {
  const sizeOf = (text: string): number => Buffer.byteLength(text, encoding);
  const present = new Set(texts.flatMap((text) => text.split('\n')));
  const waiting = [...new Set(lines)].filter((line) => !present.has(line));
  const changed: ChainPart[] = [];
  let next = 0; // `shift` would move all that wait, for each
  for (let part = first; next < waiting.length; part += 1) {
    const before = texts[part - first] ?? '';
    const fresh = part > 0 && before === '' ? [partLine(anchor, part)] : [];
    const freshBytes = fresh.reduce((sum, line) => sum + sizeOf(line) + 1, 0);
    let roomBytes = hasDocuments(before) ? 0 : MAX_NOTE_BYTES - sizeOf(before) - freshBytes;
    const taken: string[] = [];
    for (; next < waiting.length; next += 1) {
      const line = waiting[next] as string;
      const bytes = sizeOf(line) + 1;
      if (bytes > roomBytes) break;
      roomBytes -= bytes;
      taken.push(line);
    }
    if (taken.length > 0) changed.push({ part, text: addLines(before, [...fresh, ...taken]) });
    else if (before === '') throw new RangeError(`a line of a note may not exceed ${MAX_NOTE_BYTES} bytes`);
  }
  return changed;
}
