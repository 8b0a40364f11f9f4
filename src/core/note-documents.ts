import { createHash } from 'node:crypto';
import { fieldsOf } from './json-text.ts';
import { attempt } from './lazy.ts';
import { addLines, isBlankLine, partLine } from './note.ts';
import { decodeLine } from './note-line.ts';

const RULE = /^---\s*$/;
/** ASCII only: the text may be bytes with one character each, and the last one of an `à` is 0xA0 (note.ts, isBlankLine). */
const BLANK_END = /[\t\n\v\f\r ]+$/;
/** The first line of a front matter: every document of these tools begins with one of the four. */
const FIRST_KEY = /^(?:type|spec|timestamp|summary)\s*:/;
/** What most notes do not hold, found without a look at each line. */
const ANY_BEGINNING = /^---[^\S\n]*\n(?:type|spec|timestamp|summary)\s*:/m;

/** Whether documents of an older tool stand in a note: then its order and its blank lines mean something. */
const hasDocuments = (text: string): boolean => ANY_BEGINNING.test(text);

/**
 * A note taken apart: the documents of an older tool, each with its rules, and the lines that are in none of them, ours
 * above all. A rule inside of a body begins no document unless a key of theirs follows. Blank lines around documents
 * (`git notes append` sets one) go.
 */
export function splitNote(text: string): {
  readonly lines: readonly string[];
  readonly documents: readonly string[];
} {
  const all = text.split('\n');
  if (!hasDocuments(text)) return { lines: all.filter((line) => !isBlankLine(line)), documents: [] };
  const lines: string[] = [];
  const documents: string[][] = [];
  all.forEach((line, at) => {
    if (RULE.test(line) && FIRST_KEY.test(all[at + 1] ?? '')) documents.push([line]);
    else if (documents.length === 0 || (line.startsWith('{') && decodeLine(line) !== 'broken')) {
      if (!isBlankLine(line)) lines.push(line);
    } else documents.at(-1)?.push(line);
  });
  return { lines, documents: documents.map((document) => document.join('\n').replace(BLANK_END, '')) };
}

/**
 * The documents of a note, in their order: YAML between two rules (undefined where it has no end, or there is none), then markdown up to the next
 * one. Lines that are neither in one nor ours come first, as one without a front matter: somebody wrote them there. Half a line of ours is
 * nobody's document.
 */
export function legacyDocuments(text: string) {
  const { lines, documents } = splitNote(text);
  const loose = lines.filter((line) => !line.startsWith('{')).join('\n');
  const own = documents.map((document) => {
    const all = document.split('\n');
    const end = all.findIndex((line, at) => at > 0 && RULE.test(line));
    if (end < 0) return { frontMatter: undefined, body: document };
    return {
      frontMatter: all.slice(1, end).join('\n'),
      body: all
        .slice(end + 1)
        .join('\n')
        .trim(),
    };
  });
  return [...(loose === '' ? [] : [{ frontMatter: undefined, body: loose }]), ...own];
}

/** A note stays under this; what is more goes into parts. Git reads a note as a whole, and so do people. */
export const MAX_NOTE_BYTES = 256 * 1024;

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
 * Adds lines to a chain of notes (`texts[n]` is part `first` + n; part 0 is the anchor's own, part n is on `partObject(anchor, n)`) and gives those that change. A line that stands in
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
) {
  const sizeOf = (text: string): number => Buffer.byteLength(text, encoding);
  const present = new Set(texts.flatMap((text) => text.split('\n')));
  const waiting = [...new Set(lines)].filter((line) => !present.has(line));
  const changed: { readonly part: number; readonly text: string }[] = [];
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

/** What every line has, whatever its version: a purge, and what undoes one, need no more. Undefined for what is no line of ours. */
export function headOf(
  line: string,
): { readonly id: string; readonly at: string; readonly type: string } | undefined {
  const { id, at, type } = fieldsOf(attempt(() => JSON.parse(line)));
  return typeof id === 'string' && typeof at === 'string' && typeof type === 'string'
    ? { id, at, type }
    : undefined;
}

/** The lines of a note's text, without the blank ones. */
export function noteLines(text: string): string[] {
  return text.split('\n').filter((line) => !isBlankLine(line));
}

/**
 * The lines that a `purged` line among `all` has ended: those of its memory that are not later (docs/reference/note-format.md,
 * section 6). None where nothing was purged, and that costs one look at the text.
 */
export function purgedLines(lines: readonly string[], all: readonly string[] = lines): ReadonlySet<string> {
  const ends = new Map<string, string>();
  for (const line of all) {
    if (!line.includes('"purged"')) continue;
    const event = headOf(line);
    if (event?.type === 'purged' && event.at > (ends.get(event.id) ?? '')) ends.set(event.id, event.at);
  }
  if (ends.size === 0) return new Set();
  return new Set(
    lines.filter((line) => {
      const event = headOf(line);
      return event !== undefined && event.type !== 'purged' && event.at <= (ends.get(event.id) ?? '');
    }),
  );
}

/**
 * Two versions of a note made one by line union: the lines of both, each once, sorted by their bytes, without
 * those that a purge has ended. The documents of older tools (several lines each) stay whole, and stand behind them. Commutative, associative and idempotent. Texts are UTF-8 as JavaScript strings, or
 * bytes with one character each (latin1): then what is no UTF-8 comes out as it went in.
 */
export function mergeNotes(one: string, other: string): string {
  const [a, b] = [splitNote(one), splitNote(other)];
  const lines = [...new Set([...a.lines, ...b.lines])];
  const ended = purgedLines(lines);
  const left = lines.filter((line) => !ended.has(line));
  const merged = left.length === 0 ? '' : addLines('', left);
  const documents = [...new Set([...a.documents, ...b.documents])].sort();
  if (documents.length === 0) return merged;
  return `${merged === '' ? '' : `${merged}\n`}${documents.join('\n\n')}\n`;
}
