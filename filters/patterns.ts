import table from './data/patterns.json';
import prefixes from './data/token-prefixes.json';
import { type FilterStage, isKind, isSpeltLikeKind } from './engine.ts';
import { type AddTable, escaped, is } from './hints.ts';
import { looksRandom, readsAsWords } from './judge/entropy.ts';
import { isFilledIn, isPlaceholder } from './judge/values.ts';
import { createPatternStage, type Judges, type PatternRule } from './pattern-rule.ts';
import { isSecretValue, type KeyStrength, keyStrength } from './stages/assignments/values.ts';

/**
 * Tokens that name their provider by a fixed prefix: kind, prefix, what follows. The prefix is text, not a pattern, and counts only
 * where no letter or digit stands before it. Shapes are the providers' own documentation; lengths are a lower bound, for formats
 * grow and an excerpt may end within. A kind does not begin as the token does where that would show eight letters of it again.
 */
const prefixed = (): readonly PatternRule[] =>
  (prefixes as unknown as readonly (readonly [kind: string, prefix: string, body: string])[]).map(
    ([kind, prefix, body]) => ({
      kind,
      keywords: [prefix],
      judge: 'exampleFree',
      from: prefix.length,
      pattern: body,
      isToken: true,
    }),
  );

/** RFC 7617: base64 of `user:password`, with a password that is one. */
function isLogin(value: string): boolean {
  const decoded = Buffer.from(value, 'base64').toString('latin1');
  const colon = decoded.indexOf(':');
  if (colon < 0 || isPlaceholder(value)) return false;
  return /^(?!\{)[\x20-\x7e\xa0-\xff]{3,}$/.test(decoded) && !isPlaceholder(decoded.slice(colon + 1));
}

const mayBePassword = (value: string): boolean =>
  value.length >= 3 && !/\s/.test(value) && !/^\d{1,5}(?::\d{1,5})?$/.test(value);

/** `eyJ…` in front of another `eyJ…`, or JSON that speaks of a token. Other base64 of JSON (a source map) is none. */
function isJwt(token: string): boolean {
  const [header = '', ...others] = token.split('.');
  if (isPlaceholder(token)) return false;
  if (others.some((part) => /^e[yw][A-Za-z0-9_-]{8}/.test(part))) return true;
  const members = Buffer.from(header.slice(0, 400), 'base64url').toString('latin1');
  return (
    is('header members', members) &&
    (others.length > 0 || (token.length >= 20 && !is('whole header', members)))
  );
}

/**
 * An example of its shape, by its filler or by what it says. A body with a digit is no sentence, and one of repeated
 * letters is hidden all the same: it costs nothing.
 */
function isExampleToken(token: string): boolean {
  if (isFilledIn(token) || /example/i.test(token)) return true;
  if (/^[a-z]+(?:[_-][a-z]+){2,}$/.test(token) && readsAsWords(token)) return true;
  return !/\d/.test(token) && !/^(.{1,4})\1{3,}$/.test(token) && isPlaceholder(token);
}

/** ISO/IEC 7812-1 annex B: from the right every second digit doubled, and the sum of all digits ends in 0. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** ISO 7064 MOD 97-10: with the first four characters at the end, and letters as 10 to 35, the rest is 1. */
function passesMod97(iban: string): boolean {
  if (!/^[A-Z0-9]+$/.test(iban)) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const isNamed = (strength: KeyStrength, text: string, name = ''): boolean =>
  keyStrength(name) === strength && isSecretValue(strength, { text, place: 'literal' });

/** What rows ask of a value that a pattern cannot say. */
const JUDGES: Judges = {
  /** An address of a person: not a remote, a package, a unit or a stand-in. */
  person: (address) => {
    const at = address.indexOf('@');
    const domain = address.slice(at + 1);
    return !is('nobody', address.slice(0, at)) && !is('nowhere', domain) && !is('no domain', domain);
  },
  phone: (found) => {
    const digits = digitsOf(found);
    const code = /^\+(\d{1,3})\D/.exec(found)?.[1];
    return digits.length >= 8 && digits.length <= 15 && (code === undefined || is('country code', code));
  },
  /** Of a known network, and with the right check digit. */
  card: (found) => {
    const digits = digitsOf(found);
    return is('card network', digits) && passesLuhn(digits);
  },
  iban: (found) => passesMod97(found.replaceAll(' ', '')),
  falseKind: (kind) =>
    !isKind(kind) && (isSpeltLikeKind(kind) || looksRandom(kind, 12) || /^[0-9a-fA-F-]{16,}$/.test(kind)),
  /** `localhost:3000/a@b` is a port and a path, and so is `host:${PORT}/users/@me`. */
  urlPassword: (password, user = '') => {
    const [first = ''] = password.split(/[/?#]/, 1);
    return (
      (first === password || !/^\d{0,5}$|^[$<{%[]/.test(first)) &&
      (password !== user || looksRandom(password, 12)) &&
      !isPlaceholder(password)
    );
  },
  unfilled: (value) => !isFilledIn(value),
  phrase: (value) => !is('of sentences', value),
  line: (text) => isSecretValue('password', { text, place: 'line' }),
  namedPassword: (text, name) => isNamed('password', text, name),
  namedSecret: (text, name) => isNamed('secret', text, name),
  token: (text) => isSecretValue('secret', { text, place: 'literal' }),
  /** What stands behind the last space of an entry, or between its quotes. */
  lastWord: (entry) => !isPlaceholder(/[^\s"']+(?=["']?$)/.exec(entry)?.[0] ?? ''),
  login: isLogin,
  authorization: (value) => {
    if (isPlaceholder(value) || readsAsWords(value) || /[()[\]{}$]/.test(value)) return isLogin(value);
    if (/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$/.test(value)) return value.length > 40 && /\d/.test(value);
    return value.length >= 8 && (/\d|=$/.test(value) || looksRandom(value, 12));
  },
  loginPassword: (value) => mayBePassword(value) && !isPlaceholder(value),
  /** Nobody writes this form but to log in: even `password` is a password there, as it often is. */
  loginWord: (value) => mayBePassword(value) && (is('login word', value) || !isPlaceholder(value)),
  webhook: (url) => !isFilledIn(url) && !/\/(?:your|example|T0{4,}|X{4,})/i.test(url),
  jwt: isJwt,
  encodedJwt: (token) => isJwt(Buffer.from(token.slice(0, 2000), 'base64').toString('latin1')),
  exampleFree: (token) => !isExampleToken(token),
  googleSecret: (value) => !isFilledIn(value) && (looksRandom(value, 24) || /^(.)\1{8}/.test(value)),
};

/** The stage of a table; `rows`: of these alone. */
export const patternStage = (
  name: keyof typeof table.stages,
  rows: readonly PatternRule[] = table.stages[name],
  addTable?: AddTable,
): FilterStage => createPatternStage(name, rows, table.fragments, JUDGES, addTable);

/** Points at tokens that providers made easy to recognise. Examples of themselves (`ghp_xxxxxxxx…`) stay. */
export const tokenShapesStage = (addTable?: AddTable): FilterStage =>
  patternStage('token-shapes', [...prefixed(), ...table.stages['token-shapes']], addTable);

const MIN_NAME_LENGTH = 3;

/**
 * Points at home directories, which become `~`, and at the user's name where it is a segment of another path, which
 * becomes `<user>`: a lesson about a path stays one on another machine. A name that names no one (`root`, `node`)
 * is left.
 */
export const createHomeDirectoriesStage = (
  homeDirectory = '',
  userName = '',
  addTable?: AddTable,
): FilterStage =>
  patternStage(
    'home-directories',
    [
      ...table.stages['home-directories'],
      ...rowsOfHome(homeDirectory.replace(/[\\/]+$/, '')),
      ...rowsOfUser(userName),
    ],
    addTable,
  );

function rowsOfHome(home: string): readonly PatternRule[] {
  if (home.length < 2) return [];
  const spelt = escaped(home).replace(/\\\\/g, '(?:\\\\{1,4}|/)');
  const pattern = `(?<![\\w.~-])${spelt}(?=$|[^\\w.-]|[.](?:$|[^\\w]))`;
  const keywords = [home.slice(Math.max(home.lastIndexOf('/'), home.lastIndexOf('\\')) + 1)];
  return [{ kind: 'home-directory', keywords, pattern, replacement: '~' }];
}

function rowsOfUser(user: string): readonly PatternRule[] {
  if (user.length < MIN_NAME_LENGTH || is('common user', user)) return [];
  const name = escaped(user);
  const row = (pattern: string, replacement: string): PatternRule => ({
    kind: replacement === '~' ? 'home-directory' : 'user-name',
    keywords: [user],
    pattern,
    replacement,
  });
  return [
    row(`(?<=[\\\\/])${name}(?=$|[\\\\/"'\`\\s:,;)\\]}>])`, '<user>'),
    row(`(?<![\\w/~.])~${name}(?=$|[\\\\/"'\`\\s:,;)])`, '~'),
  ];
}
