import pairs from '../data/unusual-pairs.json';
import { is, shape } from '../hints.ts';

/**
 * Pairs of letters that words hardly have: the first letter of each group, then what rarely follows it. Counted over
 * 7,867 distinct words of the documentation of npm packages (a pair is unusual below 1 of 2,000 pairs). Letters drawn at random make an
 * unusual pair in 3 of 5 places, words in 1 of 25: of random words of 8 letters 96 % have a share of
 * 0.25 or more, of written ones 2 %.
 */
let unusual: ReadonlySet<string> | undefined;

/** From this share of unusual pairs on, letters make no word. */
const MAX_UNUSUAL_SHARE = 0.25;

/** The share of neighbouring letters that words hardly have, 0 to 1. Case does not count; 0 below two letters. */
export function unusualShare(letters: string): number {
  unusual ??= new Set(
    pairs.flatMap((line) => line.split(' ')).flatMap(([first = '', ...next]) => next.map((it) => first + it)),
  );
  const lower = letters.toLowerCase();
  let count = 0;
  for (let at = 1; at < lower.length; at += 1) count += unusual.has(lower.slice(at - 1, at + 1)) ? 1 : 0;
  return lower.length < 2 ? 0 : count / (lower.length - 1);
}

/**
 * Whether a value is nothing but such names and words around them: `utf-8`, `scram-sha-256`. Words that are written
 * together begin with capitals (`oauth2ClientToken`): of 10,000 passwords of 15 characters drawn at random and a digit,
 * one ends as a version does (`v7`) and has letters with few unusual pairs, but in either case as no words have them.
 */
export function isTerm(value: string): boolean {
  const rest = value.replace(shape('terms'), '');
  if (rest === value || /\d/.test(rest)) return false;
  return (rest.match(/[A-Za-z]+/g) ?? []).every((run) => isWord(run) && readsAsWords(run));
}

/** The share of the letters and digits of a value that stand in runs which read as words, 0 to 1. */
export function wordShare(value: string): number {
  const known = value.match(shape('terms'))?.join('').length ?? 0;
  const rest = known === 0 ? value : value.replace(shape('terms'), ' ');
  const all = known + rest.replace(/[^A-Za-z0-9]/g, '').length;
  const words = (rest.match(shape('run of letters')) ?? []).filter(isWord).join('').length;
  return all === 0 ? 0 : (known + words) / all;
}

const isWord = (run: string): boolean =>
  is('abbreviation', run) ||
  (run.length >= 3 && /[aeiouy]/i.test(run) && unusualShare(run) < MAX_UNUSUAL_SHARE);

/** Names have abbreviations and numbers in them: so much of one reads as words. */
const MIN_WORD_SHARE = 0.7;

/** Whether most of a value reads as words: `fileIpnsPrivateKey`, `TestIsShadowBranch`, `checkpoint_id`. */
export function readsAsWords(value: string): boolean {
  return wordShare(value) >= MIN_WORD_SHARE;
}

/** Of random words of 8 letters 86 % have so many unusual pairs, of written ones 1 in 1,000. */
const MIN_UNUSUAL_SHARE = 0.3;

/** Whether the letters of a value make no words: at least 8 of them, with unusual pairs as random ones have. */
export const lettersLookRandom = (value: string): boolean =>
  unusualLetters(value) >= 8 && !readsAsWords(value);

/** The same of 6 letters and more. Of so few more pairs must be unusual, and all be of one case: `myKeyB` is a name. */
export function fewLettersLookRandom(value: string): boolean {
  const isOneCase = !/[a-z]/.test(value) || !/[A-Z]/.test(value);
  return lettersLookRandom(value) || (isOneCase && unusualLetters(value, 0.5) >= 6 && !readsAsWords(value));
}

/** How many letters a value has, 0 where fewer of their pairs than a share are unusual. */
function unusualLetters(value: string, minShare = MIN_UNUSUAL_SHARE): number {
  const runs = value.match(/[A-Za-z]+/g) ?? [];
  const letters = runs.join('').length;
  const pairs = letters - runs.length;
  const unusual = runs.reduce((sum, run) => sum + unusualShare(run) * (run.length - 1), 0);
  return pairs >= 4 && unusual / pairs >= minShare ? letters : 0;
}

/**
 * Shannon entropy in bits per character, 0 for the empty text. Random base64 of 40 characters has about 4.8,
 * random hex 3.7, an English phrase 3.5 to 4: length and character classes must be judged with it.
 */
export function entropy(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) {
    const share = count / value.length;
    bits -= share * Math.log2(share);
  }
  return bits;
}

const CLASS_CHANGE = /[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|[0-9](?=[A-Za-z])/g;

/** How often a letter stands beside a digit, or a small letter beside a capital. */
const classChanges = (value: string): number => value.match(CLASS_CHANGE)?.length ?? 0;

/** The share of places where they do, 0 to 1. */
export const classChangeRate = (value: string): number =>
  value.length < 2 ? 0 : classChanges(value) / (value.length - 1);

/**
 * Whether a value looks drawn at random: enough different characters for its length, not made of words, and letters
 * and digits that alternate, or capitals and small letters that do, or letters that make no words.
 * `accessTokenProvider2` and `user_password_2` do not: names change class once a word, random base62 at every second
 * place. `minLength` is in characters; a value without a letter never looks random. Missed of 5,000 drawn values each:
 * base62 of 16 characters 0.04 %, base36 0.3 %, hex 3 %, small letters 3 %; of 20 characters 0, 0.1, 0.5 and 1 %.
 */
export function looksRandom(value: string, minLength: number): boolean {
  if (value.length < minLength || !/[A-Za-z]/.test(value)) return false;
  const [changes, rate] = [classChanges(value), classChangeRate(value)];
  const isMixed = /[0-9]/.test(value)
    ? rate >= 0.18 || (value.length >= 12 && changes >= 3)
    : value.length >= 16 && rate >= 0.35;
  if (!isMixed && (value.length < 14 || unusualLetters(value) < 8)) return false;
  return entropy(value) >= Math.min(2.75, Math.log2(value.length) - 1) && !readsAsWords(value); // words take longest
}
