/** A span of a text and what takes its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text after edits that still knows where each of its characters came from. */
export interface EditedText {
  readonly text: string;
  /**
   * The span of the source that a non-empty span of `text` came from. A span that touches a replacement
   * covers all that was replaced.
   */
  toSource(span: Span): Span;
}

/**
 * The edited text as runs, each kept characters or one replacement, in parallel lists: a megabyte of escapes makes
 * hundreds of thousands. What a run came from ends where that of the next begins.
 */
interface Runs {
  readonly at: number[];
  readonly source: number[];
  readonly kept: boolean[];
  readonly sourceLength: number;
}

/** A text as it stands, in the form of an edited one. */
export function unedited(text: string): EditedText {
  return { text, toSource: (span) => span };
}

/** `second` was made of the text of `first`: its spans in the source of `first`. */
export function composed(first: EditedText, second: EditedText): EditedText {
  return { text: second.text, toSource: (span) => first.toSource(second.toSource(span)) };
}

/** Applies edits that are sorted by start and do not overlap. Offsets are UTF-16 code units. */
export function applyEdits(source: string, edits: readonly Edit[]): EditedText {
  if (edits.length === 0) return unedited(source);
  const runs: Runs = { at: [], source: [], kept: [], sourceLength: source.length };
  const parts: string[] = [];
  let at = 0;
  const push = (part: string, from: number, kept: boolean): void => {
    runs.at.push(at);
    runs.source.push(from);
    runs.kept.push(kept);
    parts.push(part);
    at += part.length;
  };
  let cursor = 0;
  for (const { start, end, replacement } of edits) {
    if (start > cursor) push(source.slice(cursor, start), cursor, true);
    push(replacement, start, false);
    cursor = end;
  }
  push(source.slice(cursor), cursor, true);
  return { text: parts.join(''), toSource: (span) => sourceSpan(runs, span) };
}

function sourceSpan(runs: Runs, { start, end }: Span): Span {
  const first = runAt(runs.at, start);
  const last = runAt(runs.at, end - 1);
  const source = (run: number): number => runs.source[run] ?? runs.sourceLength;
  return {
    start: source(first) + (runs.kept[first] ? start - (runs.at[first] as number) : 0),
    end: runs.kept[last] ? source(last) + end - (runs.at[last] as number) : source(last + 1),
  };
}

/** The last run that begins at or before `position`: of several that begin there, the one with characters. */
export function runAt(begins: readonly number[], position: number): number {
  let low = 0;
  let high = begins.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((begins[middle] as number) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
