import type { Span } from './edits.ts';
import type { Finding } from './types.ts';

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
export function isKind(kind: string): boolean {
  return isSpeltLikeKind(kind) && isWords(kind);
}

/** Whether a text has the length and the characters of a kind, words or not. */
export function isSpeltLikeKind(text: string): boolean {
  return text.length <= MAX_KIND_LENGTH && KIND.test(text);
}

function isWords(kind: string): boolean {
  const digits = kind.replace(/\D/g, '').length;
  return digits <= MAX_DIGITS && kind.split('-').every(isWord);
}

function isWord(word: string): boolean {
  if (!WORD.test(word) || UNSPEAKABLE.test(word)) return false;
  const vowels = word.replace(/[^aeiouy]/g, '').length;
  return word.length < MIN_JUDGED_LETTERS || vowels / word.length >= MIN_VOWEL_SHARE;
}

/** What takes the place of a finding: its replacement, or `[REDACTED:<kind>]`. */
export function redaction(finding: Pick<Finding, 'kind' | 'replacement'>): string {
  return finding.replacement ?? `[REDACTED:${finding.kind}]`;
}

/** Where the text holds markers of an earlier filtering: with a kind of words; any other is text. Sorted. */
export function protectedSpans(text: string): readonly Span[] {
  if (!text.includes('[REDACTED:')) return [];
  return Array.from(text.matchAll(MARKER))
    .filter(({ 1: kind = '' }) => isKind(kind))
    .map(({ 0: marker, index }) => ({ start: index, end: index + marker.length }));
}

/**
 * The text with other kinds in its markers, each as long as it was: `[REDACTED:password]` must not tell a rule that what
 * follows is a password.
 */
export function withoutKinds(text: string): string {
  if (!text.includes('[REDACTED:')) return text;
  return text.replace(MARKER, (marker, kind: string) =>
    isKind(kind) ? `[REDACTED:${NO_KIND.slice(0, kind.length - 1)}e]` : marker,
  );
}

/** Words, wherever it is cut and an `e` put at its end. */
const NO_KIND = 'gone-'.repeat(MAX_KIND_LENGTH / 5);

/**
 * The parts of a finding that lie outside the markers, the finding itself when it touches none. What would be
 * redacted beside a marker without a letter or digit in it (a quote, a bracket) is no finding.
 */
export function outsideMarkers(finding: Finding, markers: readonly Span[], text: string): readonly Finding[] {
  const touched = touchedBy(finding, markers);
  if (touched.length === 0) return [finding];
  const hides = redaction(finding).startsWith('[REDACTED:');
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

function touchedBy({ start, end }: Span, markers: readonly Span[]): readonly Span[] {
  let low = 0;
  let high = markers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((markers[middle] as Span).end <= start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last < markers.length && (markers[last] as Span).start < end) last += 1;
  return markers.slice(low, last);
}
