import { wordSet } from '../../src/core/lazy.ts';
import standIns from '../data/stand-ins.json';

/** Values that stand for a value. Compared in lower case, without anything but letters and digits. */
const STAND_INS = wordSet(standIns);

/** A word inside a value that says it is one to be filled in. */
const TO_FILL_IN =
  /(?:^|[^a-z])(?:your|insert|enter|replace|paste|fill|todo|example|sample|dummy|fake|mock|placeholder|redacted|changeme|changeit|not[-_ ](?:a[-_ ])?(?:real|secret|valid))(?:$|[^a-z])|^(?:my|the|some|a|an|put|add|set)[-_ ]|[-_ ](?:goes[-_ ])?here$/i;

/** `${X}`, `{{x}}`, `<x>`, `%X%`, `$X`, `$(x)`, `#{x}`, `[x]`, `@x@`, `__X__`, `###X###`, `secrets.X`, `env(X)`. */
const TEMPLATE =
  /^\$\w+\[|^\$[A-Za-z_][\w.]*(?:\/[\w./-]*)?$|^\$env:\w+$|\[\.{3}\]|^__\w+__?$|^\$[({]|\$\{|\{\{|\$\(|^%[\w.-]+%|^<[^<>]*>?$|<[\w -]+>|#\{|^\[[^\]]*\]$|^@[\w.-]+@$|^_{2,}\w*_{2,}$|^#{2,}[\w -]*#{2,}$|^#+$|^\{[\w.:-]+\}$|^%\(\w+\)|^%[sdvqr]$|^env\(\w+\)$|\[REDACTED:/;

/** One character over and over, stars and dots, or what a thumb draws across a keyboard. */
const FILLER = /^(.)\1*$|^[*x.•?_#-]{3,}$|^(.{1,4})\2{3,}$|[-_]x{3,}$/i;
const KEYBOARD =
  /^(?:0123456789|1234567890|123456789|12345678|1234567|123456|12345|1234|123|abcdefgh?i?j?|abcdef|abcd|abc|qwerty(?:uiop)?|asdf(?:gh?j?)?|deadbeef|cafebabe|xyz)+$/i;
/** Longer ones are what manuals print for a key, and too near to real ones to be told apart. */
const MAX_KEYBOARD_LENGTH = 20;

/** What is to be filled in is written in words; a value with so many digits is one. */
const MIN_SECRET_DIGITS = 3;

/** A UUID of zeros and the like, and words that are hex. */
const HEX_FILLER = /^(.)\1{7,}$|^(?:deadbeef|cafebabe|c0ffee|badc0de)+$/;

/**
 * Whether a value stands for another: empty, a template, a word for "your value here", a filler. Such text is
 * kept: it teaches how a thing is set up and hides nothing.
 */
export function isPlaceholder(value: string): boolean {
  const bare = value.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (bare === '' || STAND_INS.has(bare) || STAND_INS.has(numbered(value))) return true;
  if (value.length < MAX_KEYBOARD_LENGTH && KEYBOARD.test(value)) return true;
  if (HEX_FILLER.test(bare)) return true;
  return TEMPLATE.test(value) || FILLER.test(value) || isHalfFiller(value) || saysToFillIn(value);
}

/** What is numbered: `secret` of `secret1`, `Token_02`, `password-123`. Whole names of accounts with a number (`admin123`) are real passwords. */
const numbered = (value: string): string =>
  /^(?!admin|root|user|guest)([a-z]+)[-_]?(?:\d{1,2}|123)$/i.exec(value)?.[1]?.toLowerCase() ?? 'no-word';

/** `sk_test_xxxx`, `****1234`: it ends in filler, or half of it is. `Pass....w0rd99` is a password. */
function isHalfFiller(value: string): boolean {
  const filler = /[x*•.]{4,}/i.exec(value)?.[0].length ?? 0;
  return filler > 0 && (filler * 2 >= value.length || /[x*•.]{4}$/i.test(value));
}

/** `your-token-12`, `add_key_here`; `a-9f8Kq2LmZx` only begins like one. */
const saysToFillIn = (value: string): boolean =>
  TO_FILL_IN.test(value) && (value.match(/\d/g)?.length ?? 0) < MIN_SECRET_DIGITS;

/**
 * Whether a token is a form to fill in: eight or more of `x`, `*`, `.` or `#` in a row (`ghp_xxxxxxxx…`), or nothing but
 * those and hyphens, at its end or as half of it. Any other repeated character is hidden with the rest: to hide an example costs nothing.
 */
export function isFilledIn(token: string): boolean {
  const filler = /([xX*.#])\1{7,}/.exec(token)?.[0].length ?? 0;
  if (filler === 0) return /^[xX*.#_-]+$|[-_]x{3,}$/.test(token);
  return filler * 2 >= token.length || /([xX*.#])\1{7}$/.test(token);
}
