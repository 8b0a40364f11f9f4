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

/** A run of the edited text: kept characters (`kept`), or one replacement. */
interface Piece {
  readonly at: number;
  readonly sourceStart: number;
  readonly sourceEnd: number;
  readonly kept: boolean;
}

/** Applies edits that are sorted by start and do not overlap. Offsets are UTF-16 code units. */
export function applyEdits(source: string, edits: readonly Edit[]): EditedText {
  if (edits.length === 0) return { text: source, toSource: (span) => span };
  const pieces: Piece[] = [];
  const parts: string[] = [];
  let at = 0;
  let cursor = 0;
  const push = (part: string, sourceEnd: number, kept: boolean): void => {
    pieces.push({ at, sourceStart: cursor, sourceEnd, kept });
    parts.push(part);
    at += part.length;
    cursor = sourceEnd;
  };
  for (const { start, end, replacement } of edits) {
    push(source.slice(cursor, start), start, true);
    push(replacement, end, false);
  }
  push(source.slice(cursor), source.length, true);
  return { text: parts.join(''), toSource: (span) => sourceSpan(pieces, span) };
}

function sourceSpan(pieces: readonly Piece[], { start, end }: Span): Span {
  const first = pieceAt(pieces, start);
  const last = pieceAt(pieces, end - 1);
  return {
    start: first.kept ? first.sourceStart + start - first.at : first.sourceStart,
    end: last.kept ? last.sourceStart + end - last.at : last.sourceEnd,
  };
}

/** The last piece that begins at or before `position`: of several that begin there, the one with characters. */
function pieceAt(pieces: readonly Piece[], position: number): Piece {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle] as Piece).at <= position) low = middle;
    else high = middle - 1;
  }
  return pieces[low] as Piece;
}
