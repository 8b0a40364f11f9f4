import type { Span } from '../../engine.ts';
import { is, leadOf, matchAt, type Shape } from '../../hints.ts';
import { type KeyStrength, keyStrength, type Place } from './values.ts';

/** A piece of a value. One that is longer than what is read was `cut`: `hiddenSpan` finds its end. */
export interface Piece extends Span {
  readonly cut: boolean;
}

/** A value as it stands in the text; a literal may be put together from several pieces. */
export interface ReadValue {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly quoted: boolean;
  /** Behind the value and its closing quote. */
  readonly end: number;
}

/** So much of a value is read and judged; it is hidden to its end. Reading on for each name would add up. */
const MAX_JUDGED_LENGTH = 256;
const MAX_QUOTED_LENGTH = 4096;

const MAX_PIECES = 64;

/** The literal at an offset, with those it is joined to; undefined: none. A literal that was cut off ends with the text. */
export function readQuoted(text: string, from: number): ReadValue | undefined {
  let value = readLiteral(text, from);
  for (let count = 1; value !== undefined && count < MAX_PIECES; count += 1) {
    const next = joined(text, value);
    if (next === undefined || value.text.length + next.text.length > MAX_QUOTED_LENGTH) break;
    value = { ...next, text: value.text + next.text, pieces: [...value.pieces, ...next.pieces] };
  }
  return value;
}

function joined(text: string, value: ReadValue): ReadValue | undefined {
  const joint = matchAt('joint', text, value.end)?.[0];
  return joint === undefined ? undefined : unlessName(text, readLiteral(text, value.end + joint.length));
}

/** A value that does not name the next. */
const unlessName = (text: string, value: ReadValue | undefined): ReadValue | undefined =>
  value === undefined || matchAt('names the next', text, value.end) !== null ? undefined : value;

function readLiteral(text: string, from: number): ReadValue | undefined {
  const opening = matchAt('literal opening', text, from);
  if (opening === null) return undefined;
  const [whole, escaping = '', quote = ''] = opening;
  const start = from + whole.length;
  const mark = escaping + quote;
  const { line, closed } = bodyAt(text, start, mark);
  const value = line.slice(0, closed);
  // what stands behind three backticks is no value but a block's language
  if (closed === undefined && (quote === '```' || !/^[\w+/=.~-]{8,}\r?$/.test(line))) return undefined;
  const end = start + value.length;
  const cut = value.length >= MAX_QUOTED_LENGTH;
  const after = closed === undefined ? end : end + mark.length;
  return { text: value, pieces: [{ start, end, cut }], quoted: true, end: after };
}

/** The bodies of ordinary literals, up to the quote that nothing escapes. */
const PLAIN_BODIES: Readonly<Record<string, Shape>> = {
  '"': 'double-quoted body',
  "'": 'single-quoted body',
  '`': 'backtick body',
};

/** What stands behind an opening quote, and its length where it is closed. */
function bodyAt(text: string, start: number, mark: string) {
  const plain = PLAIN_BODIES[mark];
  if (plain === undefined) {
    const [line = ''] = /^[^\n]*/.exec(text.slice(start, start + MAX_QUOTED_LENGTH)) ?? [];
    return { line, closed: closing(line, mark) };
  }
  const [line = ''] = matchAt(plain, text, start) ?? [];
  return { line, closed: text.startsWith(mark, start + line.length) ? line.length : undefined };
}

/** Where any other literal ends: at its quote, spelt as the opening one. A literal that was cut off has no end. */
function closing(line: string, mark: string): number | undefined {
  for (let at = line.indexOf(mark); at >= 0; at = line.indexOf(mark, at + 1))
    if (line.charAt(at - 1) !== '\\') return at;
  return undefined;
}

/**
 * The run at an offset, up to a space or a quote, without what belongs to the code or the URL around it.
 * `inTemplate`: inside `${…}`, which a brace ends.
 */
export function readUnquoted(text: string, from: number, inTemplate: boolean): ReadValue | undefined {
  const run = matchAt('unquoted run', text, from)?.[0];
  if (run === undefined) return undefined;
  const inBraces = inTemplate ? run.replace(/\}.*$/, '') : run;
  const inUrl = /&[\w.-]+=/.test(inBraces) ? inBraces.slice(0, inBraces.search(/[&#]/)) : inBraces;
  const value = inUrl.replace(/[,;.)\]}]{0,8}\\[nrt].*$|;[A-Za-z]\w*=.*$|;[A-Za-z]+$|[,;.)\]}\\]+$/, '');
  const end = from + value.length;
  const cut = value.length >= MAX_JUDGED_LENGTH;
  return { text: value, pieces: [{ start: from, end, cut }], quoted: false, end };
}

/** All of a piece that is to be hidden. Looked for only when a value was found to be a secret, or names would add up. */
export function hiddenSpan(text: string, { start, end, cut }: Piece): Span {
  return { start, end: cut ? end + (matchAt('unquoted rest', text, end)?.[0].length ?? 0) : end };
}

/** The further items of a list whose first ends at an offset: `["a", "b"]`, `("a" "b")`, or below each other with `- `. */
export const readItems = (text: string, from: number): readonly ReadValue[] =>
  readAll(from, (at) => {
    const gap = matchAt('next item', text, at)?.[0];
    if (gap === undefined || at - from >= MAX_QUOTED_LENGTH) return undefined;
    const start = at + gap.length;
    const bare = gap.includes('-') ? readUnquoted(text, start, false) : undefined;
    return unlessName(text, readLiteral(text, start) ?? bare);
  });

/** Values behind each other, as long as there is a next. */
function readAll(from: number, nextAt: (at: number) => ReadValue | undefined): readonly ReadValue[] {
  const all: ReadValue[] = [];
  for (let next = nextAt(from); next !== undefined && all.length < MAX_PIECES; next = nextAt(next.end))
    all.push(next);
  return all;
}

/** The further lines of a block scalar of YAML: as far as they are indented as the first, and hold one run each. */
export const readBlock = (text: string, from: number, indent: string): readonly ReadValue[] =>
  readAll(from, (at) => {
    const gap = [`\n${indent}`, `\r\n${indent}`].find((it) => text.startsWith(it, at));
    return gap === undefined ? undefined : readUnquoted(text, at + gap.length, false);
  });

const MIN_DIFFERENT_BYTES = 6;

/**
 * A literal of bytes, `[]byte{58, 222, …}`, `{0x3a, …}`, `[58, 222, …]`: eight or more, not all much the same.
 * `typed`: only where bytes are said to be bytes; other lists of numbers may be counts, or the codes of keys.
 */
export function readBytes(text: string, from: number, typed: boolean): ReadValue | undefined {
  const [whole = '', list = ''] = matchAt('bytes', text, from) ?? [];
  if (typed && !/byte|u?int8|u8|0x/i.test(whole)) return undefined;
  const bytes = (list.match(/\w+/g) ?? []).map((it) => Number(it.replace(/u8$/, '')));
  if (new Set(bytes).size < MIN_DIFFERENT_BYTES || isCounting(bytes)) return undefined;
  if (bytes.some((it) => it > 255)) return undefined;
  const end = from + whole.length;
  const start = end - list.length;
  const piece = { start, end: start + list.trimEnd().length, cut: false };
  return { text: list, pieces: [piece], quoted: true, end };
}

/** 0, 1, 2, …: what tests take for bytes. */
const isCounting = (bytes: readonly number[]): boolean =>
  bytes.slice(1).every((byte, index) => byte - (bytes[index] ?? 0) === 1);

const MAX_BEFORE_LENGTH = 60;

/** A name, what it says, and how it is joined to its value. */
export interface Found extends Span {
  readonly name: string;
  readonly strength: KeyStrength;
  readonly separator: Separator;
}

const isInSentence = (before: string, after: string): boolean =>
  is('sentence', before) && is('word before', before) && is('sentence goes on', after);

/** Where an unquoted value stands, by what is around the name and behind the value. */
export function placeOf(text: string, { name, separator, start }: Found, value: ReadValue): Place {
  const before = leadOf(text, start, MAX_BEFORE_LENGTH);
  const after = text.slice(value.end, value.end + MAX_BEFORE_LENGTH);
  if (separator.form === 'bare') {
    const ends = /^[ \t]*(?:$|[\r\n\\|;&>"'`)]|-)/.test(after);
    return ends && (name.startsWith('-') || is('setter', before)) ? 'setting' : 'code';
  }
  if (separator.form === 'markup') return /^(?:<\/|\]\]>)/.test(after) ? 'line' : 'code';
  if (name.startsWith('-') && separator.text === '=') return 'setting';
  const alone = is('line start', before);
  if (separator.text === '=') {
    // in a call below each other: `password=password,`
    if ((/^[A-Z0-9_.-]+$/.test(name) && !/^,\r?\n/.test(after)) || (alone && !/^[,)]/.test(after)))
      return 'setting';
    return isInSentence(before, after) ? 'sentence' : 'code';
  }
  if (alone && /\s=/.test(separator.text) && !/[.-]|^[A-Z0-9_]+$/.test(name)) return 'code';
  return alone && /^[ \t]*(?:#.*)?(?:\\?\r?\n(?!\s*\??\.[a-z])|\\n|\\?$)/.test(after) ? 'line' : 'code';
}

const FORMS = ['assign', 'pair', 'call', 'markup', 'attribute', 'member', 'bare'] as const;

/** What stands between a name and its value. */
export interface Separator {
  readonly form: (typeof FORMS)[number];
  readonly text: string;
  /** The literal is an argument of a call that makes the value of it, or reads it from somewhere. */
  readonly wrapped: boolean;
}

/** The separator behind a name that ends at `end`; undefined: none, or one that means something else there. */
export function separatorAt(text: string, start: number, end: number): Separator | undefined {
  const groups = matchAt('separator', text, end)?.groups;
  if (groups === undefined) return undefined;
  const form = FORMS.find((it) => groups[it] !== undefined) ?? 'bare';
  const separator = { form, text: groups[form] ?? '', wrapped: groups['wrap'] !== undefined };
  return separates(separator, text, start, end) ? separator : undefined;
}

/** The text right before a name: enough to see what it is a part of. */
const MAX_BEFORE_NAME = 40;

/** Separators that mean something else where they stand: `${PASS:?unset}`, `x/oauth2 v1.2`, `Credential("user", …)`. */
function separates({ form, text: separator }: Separator, text: string, start: number, end: number): boolean {
  const before = leadOf(text, start, MAX_BEFORE_NAME);
  const whole = text.slice(Math.max(0, start - 1), end + 8);
  if (is('position', whole) || is('mount', whole)) return false;
  if (/(?:checksum|etc|:\/)\/$|\?\s?["']$|\b[Nn]o $/.test(before)) return false; // `etc/passwd`, `isOk ? 'pass' : 'no'`
  if (text.startsWith('${', start - 2) && !/^(?::?[-=]|:(?![?+\d]))/.test(text.slice(end, end + 2)))
    return false;
  if (form === 'call') return !is('asks', text.slice(start, end)) && isOwnCall(text.slice(start, end));
  if (form === 'member') return is('named by', before);
  if (form === 'pair') return is('opens pair', before);
  if (form === 'markup')
    return /[<:"']$/.test(before) || (separator.startsWith('</') && before.endsWith('>'));
  return form !== 'bare' || !/[/=]$/.test(before);
}

/** `client.password("x")`, not `password.encode("utf-8")`: the method itself speaks of a secret. */
const isOwnCall = (name: string): boolean => keyStrength(name.slice(name.lastIndexOf('.') + 1)) !== undefined;

/** Whether a pair is one: the first arguments of a call that sets something, or the only two of their list. */
export function isPair(text: string, start: number, valueEnd: number): boolean {
  const before = leadOf(text, start, MAX_BEFORE_NAME);
  if (is('sets', before)) return !/^\s{0,4},\s{0,4}["'`]/.test(text.slice(valueEnd, valueEnd + 10));
  return is('opens pair', before) && /^\s{0,8}[)\]}]/.test(text.slice(valueEnd, valueEnd + 10));
}
