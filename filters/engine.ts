import type { HintRow, Shape } from './hints.ts';

/** A part of a text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a match stands; `from`: where the text that was matched begins in another. */
export function spanOf({ 0: found, index }: { readonly 0: string; readonly index: number }, from = 0): Span {
  return { start: from + index, end: from + index + found.length };
}

/** A span of the text that must not be written. A finding points; it never carries the value. */
export interface Finding extends Span {
  readonly stage: string;
  /** What it is, in lower-case words joined by hyphens: `github-token`, `ansi`, `home-directory`. */
  readonly kind: string;
  /** What goes in its place; absent: `[REDACTED:<kind>]`. */
  readonly replacement?: string;
}

/** What a stage gives back: the pipeline adds the stage's name. */
export type StageFinding = Omit<Finding, 'stage'>;

/** One stage: pure, synchronous, linear in the text. It may throw; the pipeline then stops the text. */
export interface FilterStage {
  readonly name: string;
  /** What stands in every text that it points into: one of some words, a shape, or so many characters. No other is given to it. */
  readonly needs?: HintRow | Shape | number;
  /** Whether a text holds that. */
  readonly mayFind?: (text: string) => boolean;
  /** `before`: what the stages before it found in the same text. */
  scan(text: string, before?: readonly Finding[]): readonly StageFinding[];
}

export type Edit = Span & Required<Pick<Finding, 'replacement'>>;

/** A text after edits that still knows where each of its characters came from. */
export interface EditedText {
  readonly text: string;
  /** Where a span of `text` that is not empty came from: what touches a replacement, from all that was replaced. */
  toSource(span: Span): Span;
}

/** What was found in an edited text, where it stands in the source. */
export const inSource = <Found extends Span>(found: readonly Found[], { toSource }: EditedText): Found[] =>
  found.map((it) => ({ ...it, ...toSource(it) }));

/** A text as it stands, in the form of an edited one. */
export const unedited = (text: string): EditedText => ({ text, toSource: (span) => span });

/** `second` was made of the text of `first`: its spans in the source of `first`. */
export const composed = (first: EditedText, second: EditedText): EditedText => ({
  text: second.text,
  toSource: (span) => first.toSource(second.toSource(span)),
});

/** Applies edits that are sorted by start and do not overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): EditedText {
  if (edits.length === 0) return unedited(source);
  const runs = runsOf(source, edits);
  return { text: runs.parts.join(''), toSource: (span) => sourceSpan(runs, span) };
}

/**
 * The edited text as runs, each kept characters or one replacement, in parallel lists: a megabyte of escapes makes
 * hundreds of thousands. What a run came from ends where that of the next begins.
 */
function runsOf(text: string, edits: readonly Edit[]) {
  const runs = { parts: [] as string[], at: [] as number[], source: [] as number[], kept: [] as boolean[] };
  let length = 0;
  const push = (part: string, from: number, kept: boolean): void => {
    runs.parts.push(part);
    runs.at.push(length);
    runs.source.push(from);
    runs.kept.push(kept);
    length += part.length;
  };
  let cursor = 0;
  for (const { start, end, replacement } of edits) {
    if (start > cursor) push(text.slice(cursor, start), cursor, true);
    push(replacement, start, false);
    cursor = end;
  }
  push(text.slice(cursor), cursor, true);
  return runs;
}

function sourceSpan({ at, source, kept }: ReturnType<typeof runsOf>, { start, end }: Span): Span {
  // the last run that begins there or before: of several that begin there, the one with characters
  const runAt = (position: number): number => Math.max(0, countBefore(at, (begin) => begin <= position) - 1);
  const [first, last] = [runAt(start), runAt(end - 1)];
  return {
    start: (source[first] as number) + (kept[first] ? start - (at[first] as number) : 0),
    // behind a replacement there is another run
    end: kept[last] ? (source[last] as number) + end - (at[last] as number) : (source[last + 1] as number),
  };
}

/** How many items at the beginning of a sorted list pass a test that the others fail. */
export function countBefore<T>(sorted: readonly T[], passes: (item: T) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(sorted[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Joins findings that overlap. The one that covers most gives its name to the whole; of two that cover as much,
 * one that is redacted goes before one that is replaced, and then the earlier in the list. Findings that only
 * touch stay two. The result is sorted and does not overlap.
 */
export function mergeFindings(findings: readonly Finding[]): readonly Finding[] {
  const merged: Finding[] = [];
  let winner: Finding | undefined;
  for (const finding of findings.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (winner === undefined || last === undefined || finding.start >= last.end) {
      merged.push(finding);
      winner = finding;
      continue;
    }
    if (names(finding, winner)) winner = finding;
    merged[merged.length - 1] = { ...winner, start: last.start, end: Math.max(last.end, finding.end) };
  }
  return merged;
}

function names(challenger: Finding, holder: Finding): boolean {
  const wider = challenger.end - challenger.start - (holder.end - holder.start);
  if (wider !== 0) return wider > 0;
  return challenger.replacement === undefined && holder.replacement !== undefined;
}

/** What a kind may look like: lower-case words joined by hyphens. */
const KIND = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const MAX_KIND_LENGTH = 40;
/** What is written like a marker, with any kind that has the characters of one. */
const MARKER = /\[REDACTED:([a-z][a-z0-9-]{0,39})\]/g;

/** `sha256`, `oauth2`, `k8s`: a word has one number at most, and all of a kind four digits. */
const MAX_DIGITS = 4;
const WORD = /^(?:[a-z]{0,14}\d{0,4}|[a-z]{1,2}\d{1,2}[a-z]{1,12})$/;
/** No word has so many consonants in a row (`passphrase` has five), nor so few vowels among many letters. */
const UNSPEAKABLE = /[bcdfghjklmnpqrstvwxz]{6}/;
const MIN_VOWEL_SHARE = 0.25;
const MIN_JUDGED_LETTERS = 10;

/**
 * Whether a kind makes a marker that `protectedSpans` finds again: at most 40 characters, and words. A hexadecimal
 * secret or a random one has the characters of a kind too, and must not be safe because it stands in brackets.
 */
export const isKind = (kind: string): boolean =>
  isSpeltLikeKind(kind) && kind.replace(/\D/g, '').length <= MAX_DIGITS && kind.split('-').every(isWord);

/** Whether a text has the length and the characters of a kind, words or not. */
export const isSpeltLikeKind = (text: string): boolean => text.length <= MAX_KIND_LENGTH && KIND.test(text);

function isWord(word: string): boolean {
  if (!WORD.test(word) || UNSPEAKABLE.test(word)) return false;
  const vowels = word.replace(/[^aeiouy]/g, '').length;
  return word.length < MIN_JUDGED_LETTERS || vowels / word.length >= MIN_VOWEL_SHARE;
}

export const redaction = ({ kind, replacement }: Pick<Finding, 'kind' | 'replacement'>): string =>
  replacement ?? `[REDACTED:${kind}]`;

/** Where the text holds markers of an earlier filtering: with a kind of words; any other is text. Sorted. */
export const protectedSpans = (text: string): readonly Span[] =>
  Array.from(text.matchAll(MARKER))
    .filter(({ 1: kind = '' }) => isKind(kind))
    .map((marker) => spanOf(marker));

/**
 * The text with other kinds in its markers, each as long as it was: `[REDACTED:password]` must not tell a rule that what
 * follows is a password.
 */
export const withoutKinds = (text: string): string =>
  text.replace(MARKER, (marker, kind: string) =>
    isKind(kind) ? `[REDACTED:${NO_KIND.slice(0, kind.length - 1)}e]` : marker,
  );

/** Words, wherever it is cut and an `e` put at its end. */
const NO_KIND = 'gone-'.repeat(MAX_KIND_LENGTH / 5);

/**
 * The parts of a finding that lie outside the markers, the finding itself when it touches none. What would be
 * redacted beside a marker without a letter or digit in it (a quote, a bracket) is no finding.
 */
export function outsideMarkers(finding: Finding, markers: readonly Span[], text: string): readonly Finding[] {
  const touched = markers.slice(
    countBefore(markers, ({ end }) => end <= finding.start),
    countBefore(markers, ({ start }) => start < finding.end),
  );
  if (touched.length === 0) return [finding];
  const hides = isRedaction(finding);
  const parts: Finding[] = [];
  let cursor = finding.start;
  for (const { start, end } of [...touched, { start: finding.end, end: finding.end }]) {
    const part = text.slice(cursor, start);
    if (part !== '' && (!hides || /[A-Za-z0-9\u00c0-\uffff]/.test(part))) {
      parts.push({ ...finding, start: cursor, end: start });
    }
    cursor = Math.max(cursor, end);
  }
  return parts;
}

/** Whether a finding hides a value behind a marker. Others clean: characters nobody sees go, a home becomes `~`. */
export const isRedaction = (finding: Pick<Finding, 'kind' | 'replacement'>): boolean =>
  redaction(finding).includes('[REDACTED:');

/** A break inside a stage or a view, with its name. Never carries text. */
export class StageBreak {
  readonly stage: string;
  readonly reason: string;

  constructor(stage: string, reason: string) {
    this.stage = stage;
    this.reason = reason;
  }
}

/** What `work` gives. Throws a StageBreak with this name where it throws. */
export function orBreak<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new StageBreak(name, threw(error));
  }
}

/** A message may quote the text; the name of a built-in error cannot. */
export function threw(error: unknown): string {
  const isKnown =
    error instanceof Error && /^(?:Type|Range|Syntax|Reference|Eval|URI)?Error$/.test(error.name);
  return `threw ${isKnown ? error.name : 'something'}`;
}
