import { splitNote } from './legacy-notes/documents.ts';
import { addLines, isBlankLine } from './note.ts';

/** What every line has, whatever its version: a purge, and what undoes one, need no more. */
export interface LineHead {
  readonly id: string;
  readonly at: string;
  readonly type: string;
}

/** Undefined for what is no line of ours. */
export function headOf(line: string): LineHead | undefined {
  try {
    const { id, at, type } = JSON.parse(line) as Partial<Record<keyof LineHead, unknown>>;
    return typeof id === 'string' && typeof at === 'string' && typeof type === 'string'
      ? { id, at, type }
      : undefined;
  } catch {
    return undefined; // not ours: no purge speaks of it
  }
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
