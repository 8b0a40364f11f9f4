import { isVouched, type Origin, type OriginOf } from './memory.ts';
import { decodeLine, type EventLine, MAX_LINE_BYTES, type MemoryLine } from './note-line.ts';

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

/** A note's lines. `anchor`: `object`, or what its part line says; `broken`: do not parse or are too long; `unknown`: of a later version or type. Never throws. */
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
