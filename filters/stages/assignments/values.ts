import {
  entropy,
  fewLettersLookRandom,
  isTerm,
  lettersLookRandom,
  looksRandom,
  readsAsWords,
} from '../../judge/entropy.ts';
import { isPlaceholder } from '../../judge/values.ts';
import { FOREIGN_PASSWORDS, type KeyStrength } from './keys.ts';

/** Where a value stands: how sure it is that it is a value, and no name of one. */
export type Place =
  /** In quotes. */
  | 'literal'
  /** As settings and options are written: `PASSWORD=x`, `--password x`. A bare word is a value there. */
  | 'setting'
  /** Alone behind a colon or `=` to the end of its line, as in YAML and INI; and, now and then, in code. */
  | 'line'
  /** Behind a word and `password=`, up to a space or the end of a sentence: a word with a digit is a value there. */
  | 'sentence'
  /** In code or prose, where a bare word is a variable or a word. */
  | 'code';

/** A value as it stands behind a name. */
export interface AssignedValue {
  readonly text: string;
  readonly place: Place;
  /** What follows an unquoted value: an opening bracket makes it a call. */
  readonly next: string;
}

/** Characters a value needs to be a secret at all. */
const MIN_LENGTH: Readonly<Record<KeyStrength, number>> = { password: 4, secret: 6, hint: 16 };
/** Ids are short numbers; so many digits are a key. */
const MIN_NUMERIC_SECRET_LENGTH = 15;

const UUID = /^[{(]?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}[)}]?$/i;
const HASH =
  /^(?:0x)?(?:[0-9a-f]{7,12}|[0-9a-f]{16}|[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{56}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{65,}\.{0,3})(?:u?ll?|n)?$/i;
const DIGEST = /^(?:sha\d{1,3}|md5|h1|blake\w{1,3})[-:]/i;

/** `Linux-node-3f2a…`: words, and the hash of a lock file. */
const CACHE_KEY = /^[A-Za-z][\w.]*-(?:[\w.]+-)*(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/;

/** What a program reads instead of holds: a member, a call, an index, a literal of a type, an interpolation. */
const EXPRESSION =
  /^[A-Za-z_$][\w$]*(?:(?:\.|->|::|\?\.)[A-Za-z_$][\w$]*)+$|^[\w$.:>@&*!-]*[([{]|[()]|^[&*@[!\\][A-Za-z_\]\\&]|^(?:new|await|return|function|async|typeof)$|=>|\|\||&&|\$\{|\?\?|^process\.env|^os\.|^env[.(]/;
/** `next_key:`, `transcript_path=`, `--flag`, `#include`: the name of the next value. */
const NEXT_NAME = /^[\w.-]+:$|^[\w.-]{3,}=[^=]|^--?[a-z]|^#\w/;
/** A constant or a type that is named: `GNUTLS_PKCS11_OBJ`, `Uint8Array`. */
const CONSTANT = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
/** A literal that is none: the end of one string and the code behind it. */
const BETWEEN_LITERALS = /^\s*[+).,;\]}]|\+\s*$|^["']\s*[+.&]|[+.&]\s*["']$/;
/** Words joined by one sign, without a digit: `user_password`, `auth-token-name`, `Some.Class`. */
const WORDS = /^[A-Za-z\u00c0-\uffff]+(?:[-_.:/ ][A-Za-z\u00c0-\uffff]+)*$/;
const SAYS_PASSWORD = /pass|pwd|secret|token|credential|field|input|label|error|string|prompt|hash|valid/i;
const PATH =
  /^(?:\.{0,2}|~|[A-Za-z]:|\w+)[\\/][\w.@-]+(?:[\\/][\w.@ -]*)*$|^[\w-]+\.(?:[a-z]{1,4}|json|yaml|toml|properties)$/;
const LOCATION = /^[a-z][a-z0-9+.-]{1,20}:(?:\/\/|[a-z])/;
const NUMBER = /^[+-]?[\d.,_]+(?:[a-z]{1,3}|%)?$/i;
/** Also of a package, `minipass@7.1.2`, and a short number in hex, `0x00000001`: they count, and keep nothing secret. */
const COUNTS =
  /^(?:@?[\w./-]+@)?[~^<>=v]{0,2}\d{1,4}\.\d{1,4}\.\d|^\d{4}-\d\d-\d\d(?:[T ]|$)|^0[xX][0-9a-fA-F]{1,8}$/;
/** `onMaxParamLength`. */
const IDENTIFIER = /^[a-z]+(?:[A-Z][a-z]+){2,}$/;
/** `#add-password`, `.login-form`. */
const SELECTOR = /^[#.][a-z]+(?:-[a-z]+)+$/;

/** Where an unquoted word says little. */
const isLoose = (place: Place): boolean => place === 'code' || place === 'sentence';

/** Whether what stands behind a name of this strength is a secret. */
export function isSecretValue(strength: KeyStrength, value: AssignedValue): boolean {
  const { text, place } = value;
  if (text.length < MIN_LENGTH[strength]) return false;
  if (isPlaceholder(text) || isMostlyOne(text) || DIGEST.test(text)) return false;
  if (LOCATION.test(text) && (text.includes('://') || !lettersLookRandom(text))) return false;
  if (place === 'literal' ? isLiteralCode(text) : isCode(value)) return false;
  if (strength === 'password') return isPassword(value);
  if (/[^\x21-\x7e]/.test(text) || isPath(text) || COUNTS.test(text)) return false;
  if (/[()]/.test(text) && !isMadeOfSigns(value)) return false;
  if (strength === 'secret') return isToken(value);
  if (isLoose(place) && !/\d/.test(text)) return false;
  if (CACHE_KEY.test(text) || IDENTIFIER.test(text)) return false;
  return !UUID.test(text) && !HASH.test(text) && !NUMBER.test(text) && looksRandom(text, MIN_LENGTH.hint);
}

/** `CRaaaaaaaaaaaaaaaa`, a UUID of zeros: an example. Random values repeat a character three or four times. */
function isMostlyOne(text: string): boolean {
  const run = /([A-Za-z0-9])\1{7,}/.exec(text.replace(/-/g, ''))?.[0].length ?? 0;
  return run > 0 && run >= text.length * 0.6;
}

/** Patterns, options and lists of settings are written as literals too. */
const isLiteralCode = (text: string): boolean =>
  BETWEEN_LITERALS.test(text) ||
  /\\[wdsWDSb]|\[\^|\w-\w\S{0,20}\][{*+]|^--[a-z]|^\w+=[\w-]+[,;&]\w+=/.test(text);

function isCode({ text, next, place }: AssignedValue): boolean {
  if (next === '(' || next === '[' || NEXT_NAME.test(text) || /^\/.*\/[a-z]{0,3}$/.test(text)) return true;
  if (isLoose(place) && /,[\w.]+[:=]/.test(text)) return true;
  if (text.endsWith('=') && readsAsWords(text)) return true;
  return EXPRESSION.test(text) || (place !== 'setting' && CONSTANT.test(text));
}

/** Django's and Rails' secrets: letters, digits and any sign. A call has a name before its bracket. */
const isMadeOfSigns = ({ text, place }: AssignedValue): boolean =>
  place === 'literal' &&
  text.length >= 20 &&
  /\d/.test(text) &&
  !/\w\([\w.,'"$ ]*\)/.test(text) &&
  !/^[\w.]+\(/.test(text);

/** Base64 has slashes too: a path has no part that looks random. */
function isPath(text: string): boolean {
  if (text.includes(',')) return text.split(',').every(isPath);
  return PATH.test(text) && !text.split(/[\\/]/).some((part) => looksRandom(part, 12));
}

/**
 * A password may be a word. In code an unquoted word is a variable, and in a schema it is a type, so an unquoted one
 * needs a digit or a sign, unless it is written as a setting.
 */
function isPassword({ text, place }: AssignedValue): boolean {
  // a sentence of a script without spaces, or a translation of the word `password`; with a digit or a sign of ASCII in it, it is one
  if (/[\u2e80-\ufa6d]{6}/.test(text)) return false;
  if (/[\u0250-\uffff]/.test(text) && !/[\d!-/:-@[-`{-~]/.test(text)) return false;
  if (/\s/.test(text)) return place === 'literal' && isPhrase(text);
  if (PATH.test(text) && (!/\d/.test(text) || isPath(text))) return false;
  if (COUNTS.test(text) || SELECTOR.test(text) || isTerm(text)) return false;
  if (WORDS.test(text)) return isWordPassword(text, place);
  if (isLoose(place) && /^[A-Za-z_]\w*(?:pass(?:word|wd)?|pwd|secret|token)$/i.test(text)) return false;
  if (place === 'sentence' && text.length >= 6 && /\d/.test(text) && !SAYS_PASSWORD.test(text)) return true;
  if (!isLoose(place) && place !== 'line') return true;
  if (/\d/.test(text)) return !readsAsWords(text) || /\W/.test(text) || /\d{2}/.test(text);
  return /[^\w.:-]/.test(text) && text.length >= 6;
}

/** A password with spaces in it: few words, and one of them is none. */
function isPhrase(text: string): boolean {
  const parts = text.split(/\s+/);
  if (parts.length > 6 || text.length > 60 || /[.:!?]$|[{}()]|<\w|%[sd]/.test(text) || parts.some(isPath))
    return false;
  return parts.some((part) => /[A-Za-z]\d|\d[A-Za-z]/.test(part) || lettersLookRandom(part));
}

/** One word of Latin letters, not one that speaks of passwords (`newPassword`), not a translation of the word. */
function isWordPassword(text: string, place: Place): boolean {
  if (SAYS_PASSWORD.test(text) || FOREIGN_PASSWORDS.has(text.toLowerCase())) return false;
  if (isLoose(place)) return lettersLookRandom(text);
  if (/^[A-Za-z]{4,24}$/.test(text)) return true;
  return place === 'setting' ? /^[\x21-\x7e]+$/.test(text) : fewLettersLookRandom(text);
}

/** Behind the name of a secret a UUID or a hash is one: many providers give out nothing else. */
function isToken({ text, place }: AssignedValue): boolean {
  if (text.length < 8) return place === 'literal' && fewLettersLookRandom(text);
  if (UUID.test(text) || (HASH.test(text) && text.length >= 32)) return true;
  if (NUMBER.test(text)) return text.length >= MIN_NUMERIC_SECRET_LENGTH;
  if (!isLoose(place) && isHexToken(text)) return true;
  if (WORDS.test(text))
    return looksRandom(text, MIN_LENGTH.hint) || (!isLoose(place) && lettersLookRandom(text));
  if (/\d/.test(text)) return looksRandom(text, 8) || (place === 'literal' && fewLettersLookRandom(text));
  return (
    looksRandom(text, MIN_LENGTH.hint) ||
    (/[^\w.:/ -]/.test(text) && !readsAsWords(text)) ||
    (place === 'literal' && /\w[#$!^*~]\w/.test(text))
  );
}

/** Hex of an odd length, digits and letters: a commit is 7 to 12 or 40 long. */
const isHexToken = (text: string): boolean =>
  /^[0-9a-f]{13,}$/i.test(text) && /[a-f].*[a-f]/i.test(text) && /\d.*\d/.test(text) && entropy(text) >= 2.5;
