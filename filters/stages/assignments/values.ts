import { wordSet } from '../../../src/core/basics.ts';
import words from '../../data/key-words.json';
import { is } from '../../hints.ts';
import {
  entropy,
  fewLettersLookRandom,
  isTerm,
  lettersLookRandom,
  looksRandom,
  readsAsWords,
} from '../../judge/entropy.ts';
import { isPlaceholder } from '../../judge/values.ts';

// What each list is for is told in the table.
export const FOREIGN_KEYWORDS = words.foreignStems.join('|');
export const KEYWORD_PARTS = words.parts.join(' ').split(' ');
export const FOREIGN_PARTS = words.parts.slice(1).join(' ').split(' ');
const FOREIGN_PASSWORDS = wordSet(words.foreignPasswords);

/** How much a name says about its value. */
export type KeyStrength =
  /** A password: any value that is no placeholder. */
  | 'password'
  /** A token, an API key, a secret: a value that looks made by a machine. */
  | 'secret'
  /** `key`, `auth`, `session`, …: only a long and random value. */
  | 'hint';

const PASSWORD = wordSet(words.password, words.foreignPasswords);
const SECRET = wordSet(words.secret, words.foreignSecrets);
const HINT = wordSet(words.hint);
const SHORT = wordSet(words.short);
const KEY_OWNER = wordSet(words.keyOwner);
const ABOUT = wordSet(words.about);
const DIGEST = wordSet(words.digest);
const QUALIFIER = wordSet(words.qualifier);
const PUBLIC = wordSet(words.public);
const WORDING = wordSet(words.wording);

/**
 * What a name says of its value, by its words; undefined: nothing. `apiKey`, `API_KEY`, `api-key`, `x.api.key` and
 * `apikey` are one name.
 */
export function keyStrength(name: string): KeyStrength | undefined {
  const parts = wordsOf(name);
  const last = parts.at(-1);
  if (last === undefined || (parts.length > 1 && WORDING.has(parts[0] ?? ''))) return undefined;
  const before = parts.at(-2) ?? '';
  if (is('no such name', `${before} ${last}`)) return undefined;
  if (PASSWORD.has(last) || is('password ending', last)) return 'password';
  if (parts.some((word) => /^(?:public|pub|pubkey|publickey)$/.test(word))) return undefined;
  if (parts.some((word) => PASSWORD.has(word) && !SHORT.has(word)) && !ABOUT.has(last)) return 'password';
  if (DIGEST.has(last) && parts.length > 1) return undefined;
  if (SECRET.has(last) || is('secret ending', last)) return 'secret';
  if (/^keys?$/.test(last) && KEY_OWNER.has(before)) return 'secret';
  if (ABOUT.has(last)) return undefined;
  if (parts.some((word) => SECRET.has(word) || is('secret ending', word))) return 'secret';
  if (parts.some((word) => PUBLIC.has(word))) return undefined;
  return parts.some((word) => HINT.has(word) || /key$/.test(word)) ? 'hint' : undefined;
}

/**
 * The words of a name in lower case, without numbers at its end and without what only says which one it is:
 * `DB_PASSWORD_2` and `dbPasswordOld` are `db`, `password`.
 */
function wordsOf(name: string): readonly string[] {
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9\u00df-\uffff]+/)
    .map((word) => (PUBLIC.has(word) || QUALIFIER.has(word) ? word : word.replace(/\d+$/, '')))
    .filter((word) => word !== '');
  while (parts.length > 1 && QUALIFIER.has(parts.at(-1) ?? '')) parts.pop();
  return parts;
}

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

export interface AssignedValue {
  readonly text: string;
  readonly place: Place;
  /** The character behind an unquoted value: an opening bracket makes it a call. */
  readonly next?: string;
}

/** Characters a value needs to be a secret at all. */
const MIN_LENGTH: Readonly<Record<KeyStrength, number>> = { password: 4, secret: 6, hint: 16 };
/** Ids are short numbers; so many digits are a key. */
const MIN_NUMERIC_SECRET_LENGTH = 15;

/** Where an unquoted word says little. */
const isLoose = (place: Place): boolean => place === 'code' || place === 'sentence';

/** Whether what stands behind a name of this strength is a secret. */
export function isSecretValue(strength: KeyStrength, value: AssignedValue): boolean {
  const { text, place } = value;
  if (text.length < MIN_LENGTH[strength]) return false;
  if (isPlaceholder(text) || isMostlyOne(text) || is('named digest', text)) return false;
  if (is('location', text) && (text.includes(':/') || !lettersLookRandom(text))) return false;
  if (place === 'literal' ? is('between literals', text) : isCode(value)) return false;
  if (strength === 'password') return isPassword(value);
  if (/[^\x21-\x7e]/.test(text) || isPath(text) || is('count', text) || is('selector', text)) return false;
  if (/[()]/.test(text) && !(place === 'literal' && is('made of signs', text))) return false;
  if (strength === 'secret') return isToken(value);
  if (isLoose(place) && !/\d/.test(text)) return false;
  if (is('cache key', text) || is('identifier', text)) return false;
  return !is('uuid', text) && !is('hash', text) && !is('number', text) && looksRandom(text, MIN_LENGTH.hint);
}

/** `CRaaaaaaaaaaaaaaaa`, a UUID of zeros: an example. Random values repeat a character three or four times. */
function isMostlyOne(text: string): boolean {
  const run = /([A-Za-z0-9])\1{7,}/.exec(text.replace(/-/g, ''))?.[0].length ?? 0;
  return run > 0 && run >= text.length * 0.6;
}

function isCode({ text, next, place }: AssignedValue): boolean {
  // `$badge->getPassword()`
  if (next === '>' && text.endsWith('-')) return true;
  if (next === '(' || next === '[' || is('next name', text) || /^\/.*\/[a-z]{0,3}$/.test(text)) return true;
  if (isLoose(place) && /,[\w.[]+[:=]/.test(text)) return true;
  if (text.endsWith('=') && readsAsWords(text)) return true;
  return is('expression', text) || (place !== 'setting' && is('constant', text));
}

/** Base64 has slashes too: a path has no part that looks random. */
function isPath(text: string): boolean {
  if (text.includes(',')) return text.split(',').every(isPath);
  return is('path', text) && !text.split(/[\\/]|%2[F0]/).some((part) => looksRandom(part, 12));
}

/**
 * A password may be a word. In code an unquoted word is a variable, and in a schema it is a type, so an unquoted one
 * needs a digit or a sign, unless it is written as a setting.
 */
function isPassword({ text, place }: AssignedValue): boolean {
  // a sentence of a script without spaces, or a translation of the word `password`; with a digit or a sign of ASCII in it, it is one
  if (/[\u2e80-\ufa6d]{6}/.test(text)) return false;
  if (/[\u0250-\uffff]/.test(text) && !/[!#-&*+=?@^~]|\w.*\w.*\w/.test(text)) return false;
  if (/\s/.test(text)) return place === 'literal' && isPhrase(text);
  if (is('path', text) && (!/\d/.test(text) || isPath(text))) return false;
  if (is('count', text) || is('selector', text) || isTerm(text) || (place === 'code' && /^\d+$/.test(text)))
    return false;
  if (is('joined words', text)) return isWordPassword(text, place);
  if (isLoose(place) && /^[A-Za-z_]\w*(?:pass(?:word|wd)?|pwd|_pw|secret|token)$/i.test(text)) return false;
  if (place === 'sentence' && text.length >= 6 && /\d/.test(text) && !is('speaks of passwords', text))
    return true;
  if (!isLoose(place) && place !== 'line') return true;
  if (/\d/.test(text)) return !readsAsWords(text) || /\W/.test(text) || /\d{2}/.test(text);
  return /[^\w.:-]/.test(text) && text.length >= 6;
}

/** A password with spaces in it: few words, and one of them is none. */
function isPhrase(text: string): boolean {
  const parts = text.split(/\s+/);
  if (is('no phrase', text) || parts.some(isPath)) return false;
  const isEnglish = /^[ -~]+$/.test(text);
  return parts.some((part) => /[A-Za-z]\d|\d[A-Za-z]/.test(part) || (isEnglish && lettersLookRandom(part)));
}

/** One word of Latin letters, not one that speaks of passwords (`newPassword`), not a translation of the word. */
function isWordPassword(text: string, place: Place): boolean {
  if (is('speaks of passwords', text) || FOREIGN_PASSWORDS.has(text.toLowerCase())) return false;
  if (isLoose(place)) return !/[_\x80-\uffff]/.test(text) && lettersLookRandom(text);
  if (/^[A-Za-z]{4,24}$/.test(text)) return true;
  return place === 'setting' ? /^[\x21-\x7e]+$/.test(text) : fewLettersLookRandom(text);
}

/** Behind the name of a secret a UUID or a hash is one: many providers give out nothing else. */
function isToken({ text, place }: AssignedValue): boolean {
  if (text.length < 8) return place === 'literal' && fewLettersLookRandom(text);
  if (is('uuid', text) || (is('hash', text) && text.length >= 32)) return true;
  if (is('number', text)) return text.length >= MIN_NUMERIC_SECRET_LENGTH;
  if (!isLoose(place) && is('hex token', text) && entropy(text) >= 2.5) return true;
  if (is('joined words', text))
    return looksRandom(text, MIN_LENGTH.hint) || (!isLoose(place) && lettersLookRandom(text));
  if (/\d/.test(text)) return looksRandom(text, 8) || (place === 'literal' && fewLettersLookRandom(text));
  return (
    looksRandom(text, MIN_LENGTH.hint) ||
    (!readsAsWords(text) && (/[^\w.:/ -]/.test(text) || (place === 'literal' && /\w[#$!^*~]\w/.test(text))))
  );
}
