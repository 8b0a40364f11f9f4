import { looksRandom } from '../../judge/entropy.ts';
import { isPlaceholder } from '../../judge/placeholder.ts';
import type { KeyStrength } from './keys.ts';

/** A value as it stands behind a name. */
export interface AssignedValue {
  readonly text: string;
  readonly quoted: boolean;
  /** What follows an unquoted value: an opening bracket makes it a call. */
  readonly next: string;
  /** Written as settings and options are (`PASSWORD=x`, `--password x`), where a bare word is a value, not a variable. */
  readonly setting: boolean;
}

/** Characters a value needs to be a secret at all. */
const MIN_LENGTH: Readonly<Record<KeyStrength, number>> = { password: 4, secret: 8, hint: 16 };
/** Ids are short numbers; so many digits are a key. */
const MIN_NUMERIC_SECRET_LENGTH = 15;

const UUID = /^[{(]?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}[)}]?$/i;
const HASH =
  /^(?:0x)?(?:[0-9a-f]{7,12}|[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{56}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/i;
const DIGEST = /^(?:sha\d{1,3}|md5|h1|blake\w{1,3})[-:]/i;

/** What a program reads instead of holds: a member, a call, an index, a literal of a type, an interpolation. */
const EXPRESSION =
  /^[A-Za-z_$][\w$]*(?:(?:\.|->|::|\?\.)[A-Za-z_$][\w$]*)+$|^[\w$.:>@&*!-]*[([{]|[()]|^[&*@[][A-Za-z_\]]|^(?:new|await|return|function|async|typeof)$|=>|\|\||&&|\$\{|\?\?|^process\.env|^os\.|^env[.(]/;
/** A literal that is none: the end of one string and the code behind it. */
const BETWEEN_LITERALS = /^\s*[+).,;\]}]|\+\s*$/;
/** Words joined by one sign, without a digit: `user_password`, `auth-token-name`, `Some.Class`. */
const WORDS = /^[A-Za-z\u00c0-\uffff]+(?:[-_.:/ ][A-Za-z\u00c0-\uffff]+)*$/;
const SAYS_PASSWORD = /pass|pwd|secret|token|credential|field|input|label|error|string|prompt|hash/i;
const PATH =
  /^(?:\.{0,2}|~|[A-Za-z]:|\w+)[\\/][\w.@-]+(?:[\\/][\w.@ -]*)*$|^[\w-]+\.(?:[a-z]{1,4}|json|yaml|toml|properties)$/;
const LOCATION = /^[a-z][a-z0-9+.-]{1,20}:(?:\/\/|[a-z])/;
const NUMBER = /^[+-]?[\d.,_]+(?:[a-z]{1,3}|%)?$/i;
const VERSION_OR_DATE = /^v?\d{1,4}\.\d{1,4}\.\d|^\d{4}-\d\d-\d\d(?:[T ]|$)/;

/** Whether what stands behind a name of this strength is a secret. */
export function isSecretValue(strength: KeyStrength, value: AssignedValue): boolean {
  const { text, quoted } = value;
  if (text.length < MIN_LENGTH[strength]) return false;
  if (isPlaceholder(text) || DIGEST.test(text) || LOCATION.test(text)) return false;
  if (quoted ? BETWEEN_LITERALS.test(text) : isCode(value)) return false;
  if (strength === 'password') return isPassword(value);
  if (/[^\x21-\x7e]|[()]/.test(text) || isPath(text) || VERSION_OR_DATE.test(text)) return false;
  if (strength === 'secret') return isToken(text);
  return !UUID.test(text) && !HASH.test(text) && !NUMBER.test(text) && looksRandom(text, MIN_LENGTH.hint);
}

function isCode({ text, next }: AssignedValue): boolean {
  return next === '(' || next === '[' || EXPRESSION.test(text);
}

/** Base64 has slashes too: a path has no part that looks random. */
function isPath(text: string): boolean {
  return PATH.test(text) && !text.split(/[\\/]/).some((part) => looksRandom(part, 12));
}

/**
 * A password may be a word. In code an unquoted word is a variable, and in a schema it is a type, so an unquoted one
 * needs a digit or a sign, unless it is written as a setting.
 */
function isPassword({ text, quoted, setting }: AssignedValue): boolean {
  if (/\s/.test(text)) return false;
  if (PATH.test(text) && !/\d/.test(text)) return false;
  if (WORDS.test(text)) return isWordPassword(text, quoted || setting);
  if (quoted || setting) return true;
  return /\d/.test(text) ? !VERSION_OR_DATE.test(text) : /[^\w.:-]/.test(text) && text.length >= 6;
}

/** One word of Latin letters, not one that speaks of passwords (`newPassword`), not a translation of the word. */
function isWordPassword(text: string, literal: boolean): boolean {
  return literal && /^[A-Za-z]{4,24}$/.test(text) && !SAYS_PASSWORD.test(text);
}

/** Behind the name of a secret a UUID or a hash is one: many providers give out nothing else. */
function isToken(text: string): boolean {
  if (UUID.test(text) || (HASH.test(text) && text.length >= 32)) return true;
  if (NUMBER.test(text)) return text.length >= MIN_NUMERIC_SECRET_LENGTH;
  if (WORDS.test(text)) return looksRandom(text, MIN_LENGTH.hint);
  if (/\d/.test(text)) return looksRandom(text, MIN_LENGTH.secret);
  return looksRandom(text, MIN_LENGTH.hint) || /[^\w.:/ -]/.test(text);
}
