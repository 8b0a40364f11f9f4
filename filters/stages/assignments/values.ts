import { looksRandom } from '../../judge/entropy.ts';
import { isPlaceholder } from '../../judge/placeholder.ts';
import type { KeyStrength } from './keys.ts';

/** A value as it stands behind a name. */
export interface AssignedValue {
  readonly text: string;
  readonly quoted: boolean;
  /** What follows: an opening bracket makes an unquoted value a call. */
  readonly next: string;
  /** How the name is spelt: `PASSWORD=x` is a setting, `password = x` may be code. */
  readonly setting: boolean;
}

const MIN_PASSWORD_LENGTH = 4;
const MIN_SECRET_LENGTH = 8;
const MIN_HINT_LENGTH = 16;

const UUID = /^[{(]?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}[)}]?$/i;
const HASH =
  /^(?:0x)?(?:[0-9a-f]{7,12}|[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{56}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/i;
const DIGEST = /^(?:sha\d{1,3}|md5|h1|blake\w{1,3})[-:]/i;

/** Expressions: a member access, a call, an index, an interpolation; what the program reads, not what it holds. */
const EXPRESSION =
  /^[A-Za-z_$][\w$]*(?:(?:\.|->|::|\?\.)[A-Za-z_$][\w$]*)+$|^[A-Za-z_$@&*!][\w$.:>-]*[([]|[()]|^[&*@][A-Za-z_]|^(?:new|await|return|function|async|typeof)$|=>|\|\||&&|\$\{|\?\?|^process\.env|^os\.|^env[.(]/;
/** Words joined by one sign, without a digit: `user_password`, `auth-token-name`, `Some.Class`. */
const WORDS = /^[A-Za-z]+(?:[-_.:/ ][A-Za-z]+)*$/;
const PATH =
  /^(?:\.{0,2}|~|[A-Za-z]:|\w+)[\\/][\w.@-]+(?:[\\/][\w.@ -]*)*$|^[\w-]+\.(?:[a-z]{1,4}|json|yaml|toml|properties)$/;
const LOCATION = /^[a-z][a-z0-9+.-]{1,20}:(?:\/\/|[a-z])/;
const NUMBER = /^[+-]?[\d.,_]+(?:[a-z]{1,3}|%)?$/i;
const DATE = /^\d{4}-\d\d-\d\d(?:[T ]|$)/;

/** Whether what stands behind a name of this strength is a secret. */
export function isSecretValue(strength: KeyStrength, value: AssignedValue): boolean {
  if (isPlaceholder(value.text) || (!value.quoted && isCode(value))) return false;
  if (DIGEST.test(value.text) || LOCATION.test(value.text)) return false;
  if (strength === 'password') return isPassword(value);
  if (/\s/.test(value.text) || PATH.test(value.text) || NUMBER.test(value.text) || DATE.test(value.text))
    return false;
  if (strength === 'secret') return isToken(value.text);
  return !UUID.test(value.text) && !HASH.test(value.text) && looksRandom(value.text, MIN_HINT_LENGTH);
}

function isCode({ text, next }: AssignedValue): boolean {
  return next === '(' || next === '[' || EXPRESSION.test(text);
}

/**
 * A password may be a word. In code an unquoted word is a variable, and in a schema it is a type, so an unquoted one
 * needs a digit or a sign, or a name that is spelt like a setting.
 */
function isPassword({ text, quoted, setting }: AssignedValue): boolean {
  if (text.length < MIN_PASSWORD_LENGTH || /\s/.test(text) || (PATH.test(text) && !/\d/.test(text)))
    return false;
  if (
    /^(?:[a-z]+[._-]?)*(?:pass|pwd|secret|token|credential|field|input|label|error|string|prompt|hash)/i.test(
      text,
    ) &&
    WORDS.test(text)
  )
    return false;
  if (!quoted && !setting)
    return (/\d/.test(text) && !NUMBER.test(text)) || (/[^\w.:-]/.test(text) && text.length >= 6);
  return !WORDS.test(text) || setting || /^[a-z]{4,12}$/.test(text);
}

function isToken(text: string): boolean {
  if (text.length < MIN_SECRET_LENGTH || (WORDS.test(text) && !looksRandom(text, 20))) return false;
  return /\d/.test(text)
    ? looksRandom(text, MIN_SECRET_LENGTH)
    : looksRandom(text, 16) || /[^\w.:/ -]/.test(text);
}
