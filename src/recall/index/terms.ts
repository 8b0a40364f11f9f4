import { spoken } from '../../core/languages.ts';
import type { Memory } from '../../core/memory.ts';
import { isStopWord, stem, wordOf } from '../../core/stem.ts';

/** Longer names are known by their parts alone, and a longer unbroken run of characters is cut here. */
export const MAX_TOKEN_LENGTH = 100;

/** A word, or a name, path or version of several; dashes in front make a flag. The other is made when asked for: V8 gathers the letters of all scripts as it makes the pattern. */
const ASCII_RUN = /(?:--?(?=[A-Za-z]))?[A-Za-z0-9_]+(?:(?:[-./]|\\{1,2}|')[A-Za-z0-9_]+)*/g;
const anyRun = (): RegExp =>
  /(?:--?(?=\p{L}))?[\p{L}\p{N}\p{M}_]+(?:(?:[-./]|\\{1,2}|'|\u2019)[\p{L}\p{N}\p{M}_]+)*/gu;

const ASCII_ONLY = /^[\u0000-\u007f]*$/;
const cjkRun = (): RegExp =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]+/gu;
/** `parseHTTPResponse2` is parse, HTTP, Response, 2. Letters without case stay together. */
const NAME_PART = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[^A-Za-z0-9_]+/g;
const PLAIN_WORD = /^[A-Z]?[a-z]+$/;
const CAPITALS = /^[A-Z]+$/;
const CAPITALS_PLURAL = /^[A-Z]{2,}s$/;
const DIGITS = /^[0-9]+$/;
/** A commit or a digest: its letters and digits alternate by chance, so its parts say nothing. */
const HASH = /^(?:0[xX])?(?=[0-9a-fA-F]*[0-9])(?=[0-9a-fA-F]*[a-fA-F])[0-9a-fA-F]{7,}$/;

/** What runs of characters met so far come to: a word's stem, '' for one of grammar, the tokens of a name. A store of 10,000 memories has some 10,000; more than these is noise. */
const MAX_KNOWN = 50_000;
const knownRuns = new Map<string, string | readonly string[]>();

const stemOf = (word: string): string =>
  word.length > MAX_TOKEN_LENGTH ? word.slice(0, MAX_TOKEN_LENGTH) : stem(wordOf(word));

/** Accents and compatibility forms folded; the marks of other scripts (a dakuten, a vowel sign) are letters. Pure. */
export function foldAccents(text: string): string {
  if (ASCII_ONLY.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/** The words of a text for an index, in order: prose stemmed, without stop words; a name whole and as its parts, a flag also without dashes; CJK as pairs of characters. Pure. */
export function tokenize(text: string): string[] {
  const tokens: string[] = [];
  const ascii = ASCII_ONLY.test(text);
  const folded = ascii ? text : foldAccents(text);
  const run = ascii ? ASCII_RUN : anyRun();
  let from = 0;
  for (const found of folded.match(run) ?? []) {
    const at = folded.indexOf(found, from);
    addRun(tokens, found, folded, at);
    from = at + found.length;
  }
  return MAY_BE_FOREIGN.test(text.toLowerCase()) ? withStems(tokens, text) : tokens;
}

/** Small letters that English is not written with, or a word that four other languages can hardly do without. Most texts end here. */
const MAY_BE_FOREIGN =
  /[\u00c0-\u024f\u0400-\u04ff]|\b(?:der|das|ein|eine|und|nicht|ist|wird|les|une|dans|avec|pas|que|qui|est|el|los|las|una|del|para|com|uma|dos|das|por|como|mit|den|ich|wir|il|ce|con|sin)\b/;

/** The words of another language are there as they stand and by their stems; its grammar is not. */
function withStems(tokens: readonly string[], text: string): string[] {
  const said = spoken(text);
  if (said === undefined || said.stems.length === 0) return [...tokens];
  const { stems, isGrammar } = said;
  const known = new Set(tokens);
  return [...tokens.filter((token) => !isGrammar(token)), ...stems.filter((stem) => !known.has(stem))];
}

function addRun(tokens: string[], run: string, text: string, index: number): void {
  let known = knownRuns.get(run);
  if (known === undefined) {
    if (run.startsWith('-')) {
      addName(tokens, run, text, index); // what stands before it counts
      return;
    }
    known = tokensOf(run);
    if (knownRuns.size < MAX_KNOWN && run.length <= MAX_TOKEN_LENGTH) knownRuns.set(run, known);
  }
  if (typeof known !== 'string') for (const token of known) tokens.push(token);
  else if (known !== '') tokens.push(known);
}

function tokensOf(run: string): string | readonly string[] {
  if (PLAIN_WORD.test(run)) {
    const word = run.toLowerCase();
    return isStopWord(word) ? '' : stemOf(word);
  }
  const tokens: string[] = [];
  addName(tokens, run, '', 0);
  return tokens;
}

function addName(tokens: string[], run: string, text: string, index: number): void {
  const isFlag = run.startsWith('-') && (index === 0 || !/[\p{L}\p{N}_]/u.test(text.charAt(index - 1)));
  if (isFlag) addWhole(tokens, run);
  addLevel(tokens, withoutContraction(run).replace(/^-+/, '').replaceAll(/\\+/g, '/'), 0);
}

/** `user's` is user, `doesn't` is doesn, which is what is left of it in prose. */
const withoutContraction = (run: string): string => run.replace(/['\u2019](?:s|t|re|ve|ll|d|m)$/i, '');

/** The loosest first: a path, a contraction, its dotted names, their hyphened names. */
const JOINTS = ['/', "'", '\u2019', '.', '-'] as const;

/** A joined run whole, then its pieces, each of them likewise, down to single words. */
function addLevel(tokens: string[], run: string, level: number): void {
  let depth = level;
  while (depth < JOINTS.length && !run.includes(JOINTS[depth] as string)) depth += 1;
  const joint = JOINTS[depth];
  if (joint === undefined) {
    addWord(tokens, run);
    return;
  }
  if (joint !== "'" && joint !== '\u2019') addWhole(tokens, run);
  for (const piece of run.split(joint)) addLevel(tokens, piece, depth + 1);
}

function addWhole(tokens: string[], name: string): void {
  if (name.length <= MAX_TOKEN_LENGTH) tokens.push(name.toLowerCase());
}

function addProse(tokens: string[], word: string): void {
  if (!isStopWord(word)) tokens.push(stemOf(word));
}

/** One word without joints: prose, a number, capitals, an identifier, or another script. */
function addWord(tokens: string[], word: string): void {
  if (PLAIN_WORD.test(word) || CAPITALS_PLURAL.test(word)) addProse(tokens, word.toLowerCase());
  else if (DIGITS.test(word)) tokens.push(word.slice(0, MAX_TOKEN_LENGTH));
  else if (CAPITALS.test(word)) addCapitals(tokens, word.toLowerCase());
  else if (HASH.test(word)) tokens.push(word.slice(0, MAX_TOKEN_LENGTH).toLowerCase());
  else if (ASCII_ONLY.test(word)) addIdentifier(tokens, word);
  else addOtherScript(tokens, word);
}

/** A code such as ENOENT is kept as it is; its stem too, because someone may ask for it in lower case. */
function addCapitals(tokens: string[], word: string): void {
  if (isStopWord(word)) return;
  addWhole(tokens, word);
  const stemmed = stemOf(word);
  if (stemmed !== word) tokens.push(stemmed);
}

function addIdentifier(tokens: string[], name: string): void {
  addWhole(tokens, name);
  const parts = name.match(NAME_PART) ?? [];
  for (const part of parts) {
    if (DIGITS.test(part)) tokens.push(part.slice(0, MAX_TOKEN_LENGTH));
    else if (part.length > 1) tokens.push(stemOf(part.toLowerCase()));
  }
}

function addOtherScript(tokens: string[], word: string): void {
  const rest = word.replace(cjkRun(), (run) => {
    addPairs(tokens, [...run]);
    return ' ';
  });
  for (const piece of rest.split(' ')) {
    if (piece === '') continue;
    if (ASCII_ONLY.test(piece)) addWord(tokens, piece);
    else tokens.push(piece.toLowerCase().slice(0, MAX_TOKEN_LENGTH));
  }
}

function addPairs(tokens: string[], characters: readonly string[]): void {
  if (characters.length === 1) tokens.push(...characters);
  for (let index = 1; index < characters.length; index += 1)
    tokens.push(`${characters[index - 1]}${characters[index]}`);
}

/** A posting is `document << FREQUENCY_BITS | frequency`, in 32 bits: for loops that cannot afford a call. */
export const FREQUENCY_BITS = 8;
export const FREQUENCY_MASK = 255;

/** More says nothing more: at 127 mentions BM25 with k1 = 1.2 gives 99 % of what it can give. */
export const MAX_FREQUENCY = FREQUENCY_MASK;

/** Puts a document's number (up to 16 million) and its weighted frequency (up to MAX_FREQUENCY) into 32 bits. */
export function posting(document: number, frequency: number): number {
  return ((document << FREQUENCY_BITS) | frequency) >>> 0;
}

export const documentOf = (value: number): number => value >>> FREQUENCY_BITS;

export const frequencyOf = (value: number): number => value & FREQUENCY_MASK;

/** What a mention counts by its place, in halves (query.ts), so that it fits a byte. A summary says it all; a namespace or kind is shared. */
export const FIELD_WEIGHTS = { summary: 6, tags: 5, files: 4, signature: 3, body: 2, label: 1 } as const;

type Field = readonly [text: string, weight: number];

function fieldsOf(memory: Memory): readonly Field[] {
  const weights = FIELD_WEIGHTS;
  const { body = '' } = memory;
  return [
    [memory.summary, body === '' ? weights.body : weights.summary],
    [memory.tags.join('\n'), weights.tags],
    [memory.files.map(({ path }) => path).join('\n'), weights.files],
    [memory.signature ?? '', weights.signature],
    [body, weights.body],
    [`${memory.ns}\n${memory.kind}\n${memory.key ?? ''}`, weights.label],
  ];
}

/** Each word with its weight by field; all weights are the length: BM25 with replicated fields (S. Robertson, H. Zaragoza, M. Taylor, 2004). */
export function eachTerm(memory: Memory, take: (term: string, weight: number) => void): void {
  for (const [text, weight] of fieldsOf(memory))
    if (text !== '') for (const term of tokenize(text)) take(term, weight);
}
