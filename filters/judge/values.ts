import { wordSet } from '../../src/core/basics.ts';
import standIns from '../data/stand-ins.json';
import { is, leadOf } from '../hints.ts';
import { lettersLookRandom, looksRandom, readsAsWords } from './entropy.ts';

/** Values that stand for a value. Compared in lower case, without anything but letters and digits. */
const STAND_INS = wordSet(standIns);

/**
 * Whether a value stands for another: empty, a template, a word for "your value here", a filler. Such text is
 * kept: it teaches how a thing is set up and hides nothing.
 */
export function isPlaceholder(value: string): boolean {
  const lower = plainOf(value);
  const bare = lower.replace(/[^a-z0-9]/g, '');
  if (bare === '' || isStandIn(bare) || isStandIn(numbered(value))) return true;
  const words = lower.replace(/(?<=[-_. ]\w{1,40})[-_. ]\d{1,3}$/, '').split(/[-_. ]/);
  if (words.every((word) => isStandIn(word) || isStandIn(numbered(word)))) return true; // `invalid_secret`, `test_password_123`
  if (is('keyboard', value) || is('hex filler', bare) || countingShare(value) > 0.5) return true;
  if (is('template', value) || is('filler', value) || isHalfFiller(value) || saysToFillIn(value)) return true;
  const claims = /^e[yw][\w-]{10,}\.(e[yw][\w-]{6,400})\./.exec(value)?.[1] ?? ''; // a token about nobody
  if (is('claims of words', Buffer.from(claims, 'base64url').toString('latin1'))) return true;
  const decoded = value.length <= 40 ? decodedLetters(value) : '';
  return /^[ -~]{3,}$/.test(decoded) && isPlaceholder(decoded);
}

/** In small letters, and `p@ss`, by which escapes are tried, as `pass`; what tests write for it, `s3cret`, `passw0rd`, is that word too. */
const plainOf = (value: string): string =>
  (/^[a-z]+(?:[03]{1,2}[a-z]+){1,4}!?$/.test(value) ? value.replace(/0/g, 'o').replace(/3/g, 'e') : value)
    .toLowerCase()
    .replace(/@|%40|â/g, 'a');

/** Such a word, or two of them: `testuser`. */
function isStandIn(word: string): boolean {
  for (let at = 3; at + 2 < word.length && word.length <= 24; at += 1)
    if (STAND_INS.has(word.slice(0, at)) && STAND_INS.has(word.slice(at))) return true;
  return STAND_INS.has(word);
}

/** `VXNlcm5hbWU6` asks for a user name: a stand-in in base64 is one too, and a login with one. */
const decodedLetters = (value: string): string =>
  Buffer.from(value, 'base64')
    .toString('latin1')
    .toLowerCase()
    .replace(/[:!\s]+$|^[\w.-]+:(?=\w)/g, '');

/** What is numbered: `secret` of `secret1`, `Token_02`, `password-123`. Whole names of accounts with a number (`admin123`) are real passwords. */
const numbered = (value: string): string =>
  /^(?!admin|root|user|guest)([a-z]+)[-_]?(?:\d{1,2}|1234?)$/i.exec(value)?.[1]?.toLowerCase() ?? 'no-word';

/**
 * How much of a value's letters and digits stands in runs of four or more that count up or down: `adg123456`, `0011…eeff`, `4321`.
 * More than half is so in one of 8,000 words of 8 letters drawn at random, in one of 200 numbers of 6 digits.
 */
function countingShare(value: string): number {
  const once = value.replace(/[^A-Za-z0-9]/g, '').replace(/(.)\1+/g, '$1');
  let [counting, from, step] = [0, 0, 0];
  for (let at = 1; at <= once.length; at += 1) {
    const next = once.charCodeAt(at) - once.charCodeAt(at - 1);
    if (next === step && step !== 0) continue;
    if (at - from >= 4) counting += at - from;
    [from, step] = Math.abs(next) === 1 ? [at - 1, next] : [at, 0];
  }
  return counting / once.length;
}

/** `sk_test_xxxx`, `****1234`: it ends in filler, or half of it is. `Pass....w0rd99` is a password. */
function isHalfFiller(value: string): boolean {
  const filler = value.match(/[x*•.]{4,}/gi)?.join('').length ?? 0;
  return filler > 0 && (filler * 2 >= value.length || /[x*•.]{4}$/i.test(value));
}

/** `your-token-12`, `add_key_here`; what has three digits only begins like one (`a-9f8Kq2LmZx`). */
const saysToFillIn = (value: string): boolean => is('to fill in', value) && !/\d.*\d.*\d/.test(value);

/**
 * Whether a token is a form to fill in: eight or more of `x`, `*`, `.` or `#` in a row (`ghp_xxxxxxxx…`), or nothing but
 * those and hyphens, at its end or as half of it. Any other repeated character is hidden with the rest: to hide an example costs nothing.
 */
export function isFilledIn(token: string): boolean {
  const filler = /([xX*.#])\1{7,}/.exec(token)?.[0].length ?? 0;
  if (filler === 0) return /^[xX*.#_-]+$|[-_]x{3,}$|\byour[-_]/i.test(token);
  return filler * 2 >= token.length || /([xX*.#])\1{7}$/.test(token);
}

/** `fPk/Gya[...]4/j5b`: something is left out in front of it or behind it; it is a part of a word, a member, or no beginning, but that of an escape. */
export const isElided = (text: string, start: number, end: number): boolean =>
  /(?:\.{2,}|…)\]?$|[)\]};]\.?$|\\-$|[\u00c0-\u1fff]$/.test(leadOf(text, start, 4)) ||
  /^\\(?:[nrtbf0]|x[\da-f]{2}|u[\da-f]{4})/i.test(text.slice(start - 1, start + 5)) ||
  /^\[?(?:\.{2}|…)|^\\?["']\s?:\s?["{]|^[\u00c0-\u1fff]/.test(text.slice(end, end + 5));

/** A line of a certificate, a signature or a key: others of base64 stand beside it, and other stages judge the whole; or a part of what is encrypted. */
export const isOfBlock = (text: string, start: number, end: number): boolean =>
  is('in an encrypted value', leadOf(text, start, 400)) ||
  (/^[A-Za-z0-9+/]+={0,2}$/.test(text.slice(start, end)) &&
    (is('behind a line', text.slice(Math.max(0, start - 86), start + 1)) ||
      is('behind armour', leadOf(text, start, 86)) ||
      is('behind a line', leadOf(text, start, 86)) ||
      (end - start >= 40 && is('before a line', text.slice(end, end + 86)))));

/** A hash that is said to be one. */
export const isDigest = (value: string, lead: string): boolean =>
  /(?:^|[-:])[0-9a-f]{7,}$/i.test(value) && is('speaks of hashes', lead + value);

export const saysOtherwise = (run: string): boolean =>
  is('no secret', run) || is('constant or algorithm', run);

/** A run without the name it is given to, the host behind it, and the signs of the sentence. */
export function trimmed(run: string): { readonly text: string; readonly from: number } | undefined {
  if (run.includes('://')) return undefined;
  const name =
    /^(?:-{0,2}[A-Za-z_][\w.-]{0,40}[=:]+){1,2}(?=.{5})/.exec(run)?.[0] ??
    /^[*_@:=&?.~-]+/.exec(run)?.[0] ??
    '';
  const text = run
    .slice(name.length)
    .replace(/@[\w-]+(?:\.[\w-]+)+(?::\d+)?$/, '')
    .replace(/^[*_]/.test(run) ? /[.,:!?*_]+$/ : /[.,:?]+$/, ''); // a password may end in `!`, `*` or `_`
  return text.length < 7 ? undefined : { text, from: name.length };
}

/** Whether a value is none of the words of a language or a program; far from words that mean a secret it must look random. What takes longest is asked last. */
export const isMade = (value: string, isNear: boolean): boolean =>
  /[A-Za-z]/.test(value) &&
  (/\d|\w[!#$%^*@]\w/.test(value) || (value.length >= 12 && lettersLookRandom(value))) &&
  (isNear ? !readsAsWords(value) : looksRandom(value, 7)) &&
  !isPlaceholder(value) &&
  !saysOtherwise(value);
