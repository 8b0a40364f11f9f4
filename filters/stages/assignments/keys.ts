import { wordSet } from '../../../src/core/basics.ts';
import words from '../../data/key-words.json';
import { is } from '../../hints.ts';

// What each list is for is told in the table.
export const FOREIGN_KEYWORDS = words.foreignStems.join('|');
export const KEYWORD_PARTS = words.parts.join(' ').split(' ');
export const FOREIGN_PARTS = words.parts.slice(1).join(' ').split(' ');
export const FOREIGN_PASSWORDS = wordSet(words.foreignPasswords);

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
