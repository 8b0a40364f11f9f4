import type { Edit } from '../engine.ts';
import { is, matchAt, shape } from '../hints.ts';
import { showEdited, type View } from '../run-stage.ts';

/** Columns of terminals. A line of that width is taken for broken wherever that was. */
const COLUMNS = new Set([80, 100, 120, 132, 160, 200]);
/** A narrower line is no broken one. */
const MIN_WIDTH = 40;

/** Fewer characters in both together are no token with its name. */
const MIN_RUN_LENGTH = 12;

/**
 * Tokens that a terminal broke at its right edge, in one piece again. A line is taken for a broken one when it is
 * as wide as terminals are, or when the next goes on with letters and digits and it is as wide as its neighbour that
 * is broken too, or the widest of all. A backslash at the end of a line breaks it at any width.
 */
export const lineWrapsView: View = {
  name: 'line-wraps',
  // A line of `MIN_WIDTH`, or a backslash at its end, and a character where the next begins.
  needs: /(?<=[^\n]{39}[!-~]\\?)\r?\n[ \t]{0,16}[!-~]|\\\r?\n/,
  undo(text) {
    const { breaks, widest } = findBreaks(text);
    const wraps = breaks.filter((it, index) => isWrap(it, breaks[index - 1], breaks[index + 1], widest));
    return showEdited(text, wraps);
  },
};

/** A line break that a terminal may have made. */
interface Break extends Edit {
  /** Where the line begins that it ends, and how long that is. */
  readonly line: number;
  readonly width: number;
  readonly nextLine: number;
  /** Whether it needs no neighbour to be taken for one. */
  readonly isSure: boolean;
}

function findBreaks(text: string): { breaks: readonly Break[]; widest: number } {
  const breaks: Break[] = [];
  let widest = 0;
  let line = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', line)) {
    const start = text.charCodeAt(end - 1) === CARRIAGE_RETURN ? end - 1 : end;
    widest = Math.max(widest, start - line);
    const found = breakAt(text, line, start, end + 1);
    if (found !== undefined) breaks.push(found);
    line = end + 1;
  }
  return { breaks, widest: Math.max(widest, text.length - line) };
}

const CARRIAGE_RETURN = 13;
const BACKSLASH = 92;

/** The break between two lines, undefined where nothing was broken. */
function breakAt(text: string, line: number, lineEnd: number, nextLine: number): Break | undefined {
  const escaped = text.charCodeAt(lineEnd - 1) === BACKSLASH;
  const start = escaped ? lineEnd - 1 : lineEnd;
  const width = start - line;
  if (width < MIN_WIDTH && (!escaped || width === 0)) return undefined;
  const end = behindIndentation(text, nextLine);
  if (!isPrinted(text, start - 1) || !isPrinted(text, end)) return undefined;
  const found = { start, end, replacement: '', line, width, nextLine };
  if (escaped && end === nextLine) return { ...found, isSure: true };
  const isSure = escaped || COLUMNS.has(width);
  const rest = matchAt('run behind a break', text, end)?.[0] ?? '';
  if (!isSure && !is('half a token', rest)) return undefined;
  const run = shape('run before a break').exec(text.slice(Math.max(line, start - 64), start))?.[0] ?? '';
  if (is('entry', rest) || (is('entry with a name', rest) && !is('half a name', run))) return undefined;
  return isSure || (run !== '' && run.length + rest.length >= MIN_RUN_LENGTH)
    ? { ...found, isSure }
    : undefined;
}

const MAX_INDENTATION = 16;

function behindIndentation(text: string, nextLine: number): number {
  let at = nextLine;
  while (at < nextLine + MAX_INDENTATION && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9))
    at += 1;
  return at;
}

/** Neither white space nor beyond ASCII. */
function isPrinted(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code > 32 && code < 127;
}

function isWrap(
  { line, width, nextLine, isSure }: Break,
  before: Break | undefined,
  behind: Break | undefined,
  widest: number,
): boolean {
  return (
    isSure ||
    width === widest ||
    (before?.nextLine === line && before.width === width) ||
    (behind?.line === nextLine && behind.width === width)
  );
}
