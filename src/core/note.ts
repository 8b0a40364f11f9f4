import { createHash } from 'node:crypto';
import { CsError } from './errors.ts';
import { isVouched, type Origin, type OriginOf } from './memory.ts';
import { decodeLine, type EventLine, encodeLine, type MemoryLine, NOTE_VERSION } from './note-line.ts';
import { cutExcerpt } from './text.ts';

/** A line of a note stays under this (docs/reference/note-format.md). */
export const MAX_LINE_BYTES = 16 * 1024;
/** What is kept of a summary that alone would fill a line. */
const CUT_SUMMARY_BYTES = 1024;

/**
 * A memory line within MAX_LINE_BYTES: else the end of the body goes first, then files, tags, the end of the summary, and `cut` says so.
 * Throws USAGE where what names the memory is too long by itself.
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

/** A note as the store gives it: the text on one object of one notes ref. */
export interface Note {
  readonly namespace: string;
  /** The annotated object: an anchor commit, or an object derived from one (note-documents.ts). */
  readonly object: string;
  readonly text: string;
}

/** A line that is about a memory, with the raw text it was read from and the note it stands in. */
export interface PlacedLine {
  readonly line: MemoryLine | EventLine;
  readonly raw: string;
  readonly object: string;
  readonly anchor: string;
  /** Who vouches for it; absent: this clone wrote it. */
  readonly origin?: Origin;
}

/** Whether a line may go. Only ASCII counts: the same for a text and for its bytes as latin1. */
export const isBlankLine = (line: string): boolean => /^[\t\v\f\r ]*$/.test(line);

/**
 * A note's lines, with origins by `originOf`. `anchor`: `object`, or what its part line says; `broken`: lines that do not parse or are
 * too long; `unknown`: of a later version or type. Never throws.
 */
export function parseNote(note: Note, originOf?: OriginOf) {
  let anchor = note.object;
  let broken = 0;
  let unknown = 0;
  const lines: (PlacedLine & { anchor: string })[] = [];
  for (const raw of note.text.split('\n').filter((line) => line.trim() !== '')) {
    // Whoever may push may make a line of 100 MB: it is no line of the format, and is not even parsed.
    const line = raw.length > MAX_LINE_BYTES ? 'broken' : decodeLine(raw);
    if (line === 'broken') broken += 1;
    else if (line === 'unknown') unknown += 1;
    else if (line.type === 'part') anchor = line.id;
    else {
      const origin = originOf?.(raw);
      lines.push({ line, raw, object: note.object, anchor, ...(origin === undefined ? {} : { origin }) });
    }
  }
  // the part line may have stood behind them
  if (anchor !== note.object) for (const placed of lines) placed.anchor = anchor;
  return { anchor, broken, unknown, lines: lines as readonly PlacedLine[] };
}

/** A note with more lines: set union sorted by bytes, as git's `cat_sort_uniq`, so that both give the same. Unknown lines stay. */
export function addLines(text: string, added: readonly string[]): string {
  const kept = text.split('\n').filter((line) => !isBlankLine(line));
  const lines = [...new Set([...kept, ...added])];
  return `${lines
    .map((line) => Buffer.from(line))
    .sort(Buffer.compare)
    .join('\n')}\n`;
}

/** The line that marks a derived object's note as part `part` of the anchor's. Same for every writer. */
export function partLine(anchor: string, part: number): string {
  return encodeLine({ v: NOTE_VERSION, id: anchor, at: '1970-01-01T00:00:00.000Z', type: 'part', part });
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Earlier first; where two facts have the same time the spelling decides, then the anchor, so that every order folds alike. */
export const byTime = (a: PlacedLine, b: PlacedLine): number =>
  order(a.line.at, b.line.at) || order(a.raw, b.raw) || order(a.anchor, b.anchor);

/** The lines that have force: a mere claim changes nothing of a memory that somebody vouches for. */
export function withForce<Line extends PlacedLine>(lines: readonly Line[]): readonly Line[] {
  if (lines.every(isVouched)) return lines;
  const isProven = lines.some((it) => it.line.type === 'memory' && isVouched(it));
  return isProven ? lines.filter(isVouched) : lines;
}

/** A lesson that 100 sessions met has some hundred lines; a memory of more is not one that people made. */
export const MAX_LINES = 1_000;
/** Of them so many say what the memory is, each for a commit. */
const MAX_MEETINGS = 200;

/** At most MAX_LINES of a memory: those with force, the earliest meetings, the latest events. Anybody may push 200,000 events on one id. */
export function boundedLines<Line extends PlacedLine>(lines: readonly Line[]): readonly Line[] {
  if (lines.length <= MAX_LINES) return lines;
  const sorted = [...withForce(lines)].sort(byTime);
  const meetings = sorted.filter(({ line }) => line.type === 'memory').slice(0, MAX_MEETINGS);
  const events = sorted.filter(({ line }) => line.type !== 'memory').slice(meetings.length - MAX_LINES);
  return [...meetings, ...events];
}

/** What most notes do not hold, found without a look at each line. */
const ANY_BEGINNING = /^---[^\S\n]*\n(?:type|spec|timestamp|summary)\s*:/m;

/** Whether documents of an older tool stand in a note: then its order and its blank lines mean something. */
export const hasDocuments = (text: string): boolean => ANY_BEGINNING.test(text);

/** A note stays under this; what is more goes into parts. Git reads a note as a whole, and so do people. */
export const MAX_NOTE_BYTES = 256 * 1024;

/** The object of part 1, 2, … of an anchor's note: a blob's name of the two lines below, which need not exist. */
export function partObject(anchor: string, part: number): string {
  const content = `cs-memory note part ${part}\nof ${anchor}\n`;
  const algorithm = anchor.length === 64 ? 'sha256' : 'sha1';
  return createHash(algorithm)
    .update(`blob ${Buffer.byteLength(content)}\0${content}`)
    .digest('hex');
}

/**
 * Adds lines to a chain (`texts[n]` is part `first` + n, on `partObject(anchor, n)`), each once in all parts, and gives what changes. A part
 * takes MAX_NOTE_BYTES; no line moves, so that chains merge by union. A note with older documents stays as it is.
 * `encoding`: 'latin1' for bytes, so that what is no UTF-8 comes out as it went in.
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
