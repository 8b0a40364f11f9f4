import entities from './data/html-entities.json';
import { applyEdits, type Edit, type EditedText, orBreak, spanOf } from './engine.ts';
import { is, matchAt, type Shape, shape } from './hints.ts';

/** One way in which a text may be disguised, and how it reads when that is undone. */
export interface View {
  readonly name: string;
  /** What stands in every text that is disguised so: no other is given to it. */
  readonly needs?: RegExp;
  /**
   * The text undone, with the way back to it, a span that is not empty; undefined where nothing is disguised in this way, which is decided by
   * a cheap look. Pure, synchronous, linear in the text. It may leave out what the disguise does not touch.
   */
  undo(text: string): EditedText | undefined;
}

/** Stands for what is left out. No rule takes it for a part of a value or a name. */
export const GAP = '\n…\n';
/** Fewer characters are not worth leaving out. */
const MIN_GAP_LENGTH = 200;

/** What reaches over many lines is judged by where it is closed, so nothing may be left out then. */
const LONG_REACH = /(?:<|3c|lt;)\\?\/?(?:private|cs-memory|system-rem)|PRIVATE/i;

/**
 * Applies a view's edits, sorted and apart, and shows the lines they are in with one line on either side: the rest
 * has been scanned as it stands, and scanning it again would cost as much again. Undefined without edits.
 */
const showEdited = (text: string, edits: readonly Edit[]): EditedText | undefined =>
  edits.length === 0 ? undefined : applyEdits(text, LONG_REACH.test(text) ? edits : withGaps(text, edits));

function withGaps(text: string, edits: readonly Edit[]): readonly Edit[] {
  const all: Edit[] = [];
  let shownTo = 0;
  for (const edit of edits) {
    if (edit.start >= shownTo) {
      const from = lineStart(text, Math.max(0, lineStart(text, edit.start) - 1));
      if (from - shownTo >= MIN_GAP_LENGTH) all.push({ start: shownTo, end: from, replacement: GAP });
      shownTo = lineEnd(text, lineEnd(text, edit.end) + 1);
    }
    all.push(edit);
  }
  if (text.length - shownTo >= MIN_GAP_LENGTH)
    all.push({ start: shownTo, end: text.length, replacement: GAP });
  return all;
}

const lineStart = (text: string, at: number): number => (at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1);

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** What the view shows, with a way back. Throws StageBreak and nothing else. */
export const runView = ({ name, needs, undo }: View, text: string): EditedText | undefined =>
  needs?.test(text) === false ? undefined : orBreak(name, () => undo(text));

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
  needs: /\n(?:(?<=\\\r?\n)|(?<=[^\n]{39}[!-~]\\?\r?\n)[ \t]{0,16}[!-~])/, // begins with what it always has: read fast
  undo(text) {
    const { breaks, widest } = findBreaks(text);
    const areAlike = (above?: Break, below?: Break): boolean =>
      above !== undefined && above.nextLine === below?.line && above.width === below.width;
    const isWrap = (it: Break, at: number): boolean =>
      it.isSure || it.width === widest || areAlike(breaks[at - 1], it) || areAlike(it, breaks[at + 1]);
    return showEdited(text, breaks.filter(isWrap));
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
  const [indentation = ''] = /^[ \t]*/.exec(text.slice(nextLine, nextLine + MAX_INDENTATION)) ?? [];
  const end = nextLine + indentation.length;
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

/** Neither white space nor beyond ASCII. */
function isPrinted(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code > 32 && code < 127;
}

/** The named characters (HTML, section 13.5) that stand in credentials and around them. */
const NAMED: Readonly<Record<string, string>> = entities;

/** The text in which what has a shape reads as `meant` says; where that is undefined, as it stands. */
function showMeant(
  text: string,
  written: Shape,
  meant: (match: RegExpExecArray) => string | undefined,
): EditedText | undefined {
  const edits = Array.from(text.matchAll(shape(written))).flatMap((match) => {
    const replacement = meant(match);
    return replacement === undefined ? [] : [{ ...spanOf(match), replacement }];
  });
  return showEdited(text, edits);
}

/** Entities of HTML and XML as the characters they stand for, however often they were escaped. */
export const htmlEntitiesView: View = {
  name: 'html-entities',
  needs: /&(?:#\w|[A-Za-z]{2,7};)/,
  undo: (text) =>
    showMeant(text, 'entity', ({ 1: decimal, 2: hex = '', 3: name = '' }) => {
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      if (code <= 0x10ffff) return String.fromCodePoint(code);
      return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
    }),
};

const NAMED_ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * Escapes in strings as the characters they stand for, however often they were escaped. A path of Windows
 * reads wrong in it (`C:\new`); it is only looked at, and the text itself is looked at too.
 */
export const jsonEscapesView: View = {
  name: 'json-escapes',
  needs: /\\[nrtbfux"'/]/,
  undo: (text) =>
    showMeant(text, 'escape', ({ 1: unicode, 2: code = unicode, 3: named = '' }) =>
      code === undefined ? (NAMED_ESCAPES[named] ?? named) : String.fromCharCode(Number.parseInt(code, 16)),
    ),
};

/** `%41` as the characters they stand for. A plus sign stays: only a form would mean a space by it. */
export const urlEncodingView: View = {
  name: 'url-encoding',
  needs: /%[0-9a-fA-F]{2}/,
  undo: (text) =>
    showMeant(text, 'percent-encoded', ([encoded]) =>
      Buffer.from(encoded.replace(/%(?:25){0,4}(?=[0-9a-fA-F]{2})/g, ''), 'hex').toString('utf8'),
    ),
};
