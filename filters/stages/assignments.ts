import { onceAsked } from '../../src/core/basics.ts';
import type { FilterStage, StageFinding } from '../engine.ts';
import { is, leadOf, shape } from '../hints.ts';
import { lettersLookRandom, looksRandom } from '../judge/entropy.ts';
import {
  type Found,
  hiddenSpan,
  isPair,
  placeOf,
  type ReadValue,
  readBlock,
  readBytes,
  readItems,
  readQuoted,
  readUnquoted,
  type Separator,
  separatorAt,
} from './assignments/reading.ts';
import {
  FOREIGN_KEYWORDS,
  isSecretValue,
  KEYWORD_PARTS,
  type KeyStrength,
  keyStrength,
  type Place,
} from './assignments/values.ts';

/** What the name of a secret holds somewhere; `keyStrength` judges the whole name. */
const keyword = onceAsked(
  () =>
    new RegExp(
      'pass|pwd|passwd|secret|token|key|cred|auth|bearer|jwt|cookie|session|salt|nonce|seed|signature|dsn|\\bpat\\b|' +
        `(?<![a-z])pw\\b|rootpw|bindpw|(?<![a-z])[so]?sid\\b|hmac|webhook|\\bt?otp\\b|${FOREIGN_KEYWORDS}`,
      'gi',
    ),
);

const NAME_CHARACTERS = /[\w.$\u00c0-\u024f\u0370-\u1fff-]{0,64}/y;
const MAX_NAME_LENGTH = 64;

/** Points at the values of names that speak of secrets, in code, settings, commands and markup. */
export const assignmentsStage: FilterStage = {
  name: 'assignments',
  needs: { keywords: KEYWORD_PARTS, flags: 'i' },
  scan(text): readonly StageFinding[] {
    const findings: StageFinding[] = [];
    const pattern = keyword();
    pattern.lastIndex = 0;
    for (let hit = pattern.exec(text); hit !== null; hit = pattern.exec(text)) {
      const end = nameEnd(text, pattern.lastIndex);
      const found = judge(text, nameStart(text, hit.index), end);
      findings.push(...found);
      pattern.lastIndex = Math.max(end, found.at(-1)?.end ?? 0);
    }
    return findings;
  },
};

function nameEnd(text: string, from: number): number {
  NAME_CHARACTERS.lastIndex = from;
  return from + (NAME_CHARACTERS.exec(text)?.[0].length ?? 0);
}

function nameStart(text: string, from: number): number {
  const before = leadOf(text, from, MAX_NAME_LENGTH);
  const start = from - (/[\w.$\u00c0-\u024f\u0370-\u1fff-]*$/.exec(before)?.[0].length ?? 0);
  // the `n` of an escaped line end is no letter of the name: `USER=a\nPASS=b`
  return start < from && /\\[nrt]/.test(text.slice(start - 1, start + 1)) ? start + 1 : start;
}

/** `API key: x`, `Access Token = x`: the word before belongs to the name. */
function wholeName(text: string, start: number, end: number): string {
  const name = text.slice(start, end);
  if (!/^[Kk]eys?$|^KEYS?$/.test(name)) return name;
  return `${/[A-Za-z]{2,16} $/.exec(leadOf(text, start, 17))?.[0] ?? ''}${name}`;
}

const KINDS = { password: 'password', secret: 'secret', hint: 'key' } as const;

function judge(text: string, start: number, end: number): readonly StageFinding[] {
  const name = wholeName(text, start, end);
  const strength = keyStrength(name);
  if (strength === undefined) return [];
  const separator = separatorAt(text, start, end);
  return separator === undefined ? [] : judgeBehind(text, { name, strength, separator, start, end });
}

function judgeBehind(text: string, found: Found): readonly StageFinding[] {
  const { name, strength, separator, start, end } = found;
  const from = end + separator.text.length;
  const hide = ({ pieces }: ReadValue): readonly StageFinding[] =>
    pieces.map((piece) => ({ kind: KINDS[strength], ...hiddenSpan(text, piece) }));
  const typed = strength === 'hint' || /tokens$/i.test(name);
  const bytes = separator.form === 'assign' ? readBytes(text, from, typed) : undefined;
  if (bytes !== undefined) return /salt|nonce/i.test(name) ? [] : hide(bytes);
  const inTemplate = text.startsWith('${', start - 2);
  const value = readQuoted(text, from) ?? readUnquoted(text, from, inTemplate);
  if (value === undefined || isName(text, separator, value)) return [];
  return [value, ...furtherValues(text, separator, value)]
    .filter((it) => isSecret(text, found, it))
    .flatMap(hide);
}

/** `passwords => [ 'users' => [`: the value is the name of the next. */
const isName = (text: string, { form }: Separator, { quoted, end }: ReadValue): boolean =>
  quoted && form === 'assign' && /^[ \t]{0,40}=>/.test(text.slice(end, end + 44));

/** The further items of a list, the further lines of a block, what a plan changes a value into. */
function furtherValues(
  text: string,
  { form, text: separator }: Separator,
  first: ReadValue,
): readonly ReadValue[] {
  if (form !== 'assign') return [];
  const changed = /^["']?[ \t]{1,4}->[ \t]{1,4}/.exec(text.slice(first.end, first.end + 12))?.[0];
  if (changed !== undefined)
    return [readQuoted(text, first.end + changed.length)].filter((it) => it !== undefined);
  if (/[[({]\s*$|\n\s*-\s*$/.test(separator)) return readItems(text, first.end);
  const indent = /[|>][+-]?\d?[ \t]*\r?\n([ \t]+)$/.exec(separator)?.[1];
  return indent === undefined ? [] : readBlock(text, first.end, indent);
}

function isSecret(text: string, found: Found, value: ReadValue): boolean {
  const { name, separator, start } = found;
  // `'passwords' => 'users'`: a collection; `"PW": "Palau"`: a country
  if (/passwords$/i.test(name) && /^[a-z_]+$/.test(value.text)) return false;
  if (/(?:^|\.)pw$/i.test(name) && /^[A-Z][a-z]+$/.test(value.text)) return false;
  if (name === 'pwd' && is('run there', text.slice(value.end, value.end + 24))) return false;
  const isFirst = separator.form === 'call' && is('first of several', text.slice(found.end, value.end + 9));
  if (isFirst || saysName(name, value.text) || isDigest(found, value.text)) return false;
  // what a block of text begins with: `pass_str: |`, `SELECT` and more lines
  if (/[|>][+-]?\d?[ \t]*\r?\n/.test(separator.text) && is('joined words', value.text)) return false;
  // `os.Getenv("DB_PASSWORD")`
  if (
    separator.wrapped &&
    /^(?:[A-Z][A-Z_]*|[a-z]\w*[A-Z]\w*)$/.test(value.text) &&
    keyStrength(value.text) !== undefined
  )
    return false;
  if (separator.form === 'pair' && !isPair(text, start, value.end)) return false;
  if (isVerdict(found, value, text.slice(value.end, value.end + 8))) return false;
  const place = value.quoted ? 'literal' : placeOf(text, found, value);
  if ((place === 'code' || (place === 'line' && value.text.includes('_'))) && isVariable(name, value.text))
    return false;
  if (found.strength === 'password' && isUserBeside(text, value)) return false;
  const assigned = { text: value.text, place, next: text.charAt(value.end) };
  return (
    isSecretValue(strengthHere(text, found, value, place), assigned) && !isAmongTexts(text, found, value)
  );
}

/** Words that stand among sentences, each with a name: a translation of a label. */
const isAmongTexts = (text: string, { start }: Found, { text: words, quoted, end }: ReadValue): boolean =>
  quoted &&
  /^[^\d#$%@^_=&]+$/.test(words) &&
  (text.slice(Math.max(0, start - 600), end + 600).match(shape('text for people'))?.length ?? 0) >= 3;

/** The word that the user beside it has for a name is what a program comes with, and what is tried first: it hides nothing. */
function isUserBeside(text: string, { text: word, end }: ReadValue): boolean {
  if (!/^[a-z_]+$/i.test(word)) return false;
  const users = text.slice(Math.max(0, end - 150), end + 120).matchAll(shape('user'));
  return [...users].some(({ groups }) => groups?.['value']?.split('&')[0] === word);
}

/** `SHA256_PASSWORD=b1cb6e31…`: the name says by which function the password was digested, and the value has the length. */
function isDigest({ name, strength }: Found, value: string): boolean {
  const [, sha = '160'] = /md5|sha[-_]?(?:1|2|(224|256|384|512))(?!\d)/i.exec(name) ?? [];
  const bits = /md5/i.test(name) ? 128 : /sha2$/i.test(name) ? 256 : /sha/i.test(name) ? Number(sha) : 0;
  return strength === 'password' && value.length * 4 === bits && /^[0-9a-f]+$/i.test(value);
}

/** What tests say: `--- PASS: TestX`, `pass: 1204`. */
function isVerdict({ name, separator }: Found, { text, quoted }: ReadValue, after: string): boolean {
  if (after.startsWith('...') || (name === 'pass' && /\w = \w/.test(text))) return true; // the rest is left out; `pass x = 0`: the verb
  // `PASS: 'Severity'`, `t.pass('Closed')`: what a test is called, or says.
  if (is('verdict', name + separator.text + text) && !lettersLookRandom(text)) return true;
  // `pass=handler1 next=handler2`: a step that is gone through.
  if (quoted || separator.text === '=') return !quoted && is('step', `${name}=${text}${after}`);
  return /^-*PASS$/.test(name) || (name === 'pass' && /^\d+$/.test(text));
}

/** What the name says counts less where it may be a word of a sentence, or the value an argument of a call. */
function strengthHere(text: string, found: Found, value: ReadValue, place: Place): KeyStrength {
  const { strength, separator, start } = found;
  if (separator.wrapped) return strength === 'password' ? 'secret' : strength;
  if (separator.form !== 'bare' || place === 'setting') return strength;
  const before = leadOf(text, start, 20);
  if (value.quoted && (/#\s*define\s+$/.test(before) || is('setter', before))) return strength;
  return strength === 'password' && isMade(value.text) ? 'password' : 'hint';
}

/** What follows the bare word for a password and is no word, nor a commit: `Passwort PYZJTT52KYu`. */
const isMade = (value: string): boolean => looksRandom(value, 8) && !/^(?:[0-9a-f]+|[a-z-]+)$/i.test(value);

/** `jwt: es512_jwt`, `key: rfc2136TestKey`, `es512_jwt = es512_jwk`: a variable that is named for a secret too, or begins as the name does; `ChangedPassword = 1001`, of an enumeration. */
function isVariable(name: string, value: string): boolean {
  if (!/^[a-z]\w*(?:_[a-z]+|[a-z0-9][A-Z][a-z]+)$/.test(value))
    return /^\d{1,5}$/.test(value) && /[a-z][A-Z]/.test(name);
  const begin = value.slice(0, value.lastIndexOf('_') + 1);
  return keyStrength(value) !== undefined || (begin !== '' && name.startsWith(begin));
}

/** `token='token1'`, `next_token: "nextToken"`: the name again, at most numbered; `idToken: VerifiedToken`, a type that ends as it does. */
function saysName(name: string, value: string): boolean {
  const [last = ''] = /[A-Z]?[a-z]{3,}$/.exec(name) ?? [];
  if (last !== '' && is('type', value) && value.toLowerCase().endsWith(last.toLowerCase())) return true;
  const bare = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
  const said = bare(value);
  return said.length >= 4 && /^[A-Za-z _.:-]*(?:\d{0,2}|!)$/.test(value) && bare(name).endsWith(said);
}
