import { familiesIn } from '../../capture/prompt-hints.ts';
import { onceAsked } from '../../core/basics.ts';
import { ENGLISH } from './english.ts';
import others from './languages.json';
import { ABOUT_NOW, type Language, type Words } from './parts.ts';

/** A question: a sentence with a question mark, or one that begins or ends as questions do. */
const ASKED = 'is asked';

/** What a sentence on the past has, in any language and order: all kinds of a row, `a|b` either. `languages` has their words. */
export const RULES: readonly (readonly string[])[] = [
  ['asksAlone'],
  ['anyoneDid', ASKED],
  ['weDid', 'why|what'],
  ['weDid', ASKED],
  ['weHave', 'past|ever|ago', ASKED],
  ['weAgreed', 'why|what|past|ever|ago', ASKED],
  ['weTold', 'past|ever|ago', ASKED],
  ['youDid', 'why'],
  ['youDid', 'past|ever|ago', ASKED],
  ['wasDone', 'why'],
  ['wasDone', 'ever|ago', ASKED],
  ['ago', 'why|what', ASKED],
  ['again', 'why|what'],
  ['trouble', 'settled', ASKED],
  ['trouble', 'wasDone', 'past|ever|ago', ASKED],
  ['leftOver', 'why|what'],
  ['leftOver', ASKED],
  ['goOn', 'past|ago|weDid|work'],
];

/** The same where the order tells: "what have we …", and not "we have two, which one". */
const IN_ORDER: readonly (readonly [first: string, second: string])[] = [['why|what', 'weHave']];

/** Where in a text it asks about the past. */
export interface Asked {
  readonly index: number;
  readonly phrase: string;
  /** What is left of the sentence without the words that ask and those that tell nothing; absent where other code knows the latter. */
  readonly about?: string;
}

const SENTENCE = /[^.?!\n。？！]+(?:\.(?=\S)[^.?!\n。？！]*)*[?？]?/g;

/** Of what is longer the two ends are looked at, each by itself: people ask before or after what they tell. */
const MAX_SENTENCE = 400;
const END_CHARS = 200;

/** The letters of the spaced languages, in lower case. Sets of Unicode, and `i` with them, take V8 ten times as long to compile. */
const LETTER = 'a-zà-öø-ÿœ';

/** A pattern of words in lower case, whole ones where there are such. */
function wordsOf(words: string, { isSpaced }: Language): RegExp {
  const source = words.replaceAll('\\p{L}', `[${LETTER}]`);
  return new RegExp(isSpaced ? `(?<![${LETTER}\\d_-])(?:${source})(?!-?[${LETTER}\\d_])` : source, 'g');
}

/** Of these the last may have what says how often it stands. */
const LETTERS = /[^?*+{([\\.^$]+/y;
/** What says how often the thing before it stands; of what may be absent, too. */
const TIMES = /(?:[?*+]|\{[^}]*\})\??/y;
/** A set, an escape, a place. */
const NO_LETTER = /\[[^\]]*\]|\\p\{L\}|\\.|[.^$]/y;

/** A group without groups in it. */
const FLAT_GROUP = /\([^()[\]\\]*\)/y;

/** Where the group ends that begins at `from`. */
function endOfGroup(source: string, from: number): number {
  const flat = matchAt(FLAT_GROUP, source, from);
  if (flat !== '') return from + flat.length;
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '(') depth += 1;
    else if (source[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return source.length;
}

/** What every text has that an alternative matches: of each list one. */
function* needsOf(source: string): Generator<readonly string[]> {
  let run = '';
  for (let at = 0; at < source.length; ) {
    const letters = matchAt(LETTERS, source, at);
    const isGroup = source[at] === '(';
    const thing = isGroup || letters !== '' ? '' : matchAt(NO_LETTER, source, at);
    const end = isGroup ? endOfGroup(source, at) : at + Math.max(1, letters.length, thing.length);
    const times = matchAt(TIMES, source, end);
    run += times === '' ? letters : letters.slice(0, -1);
    const words = isGroup && times === '' ? wordsIn(source.slice(at, end)) : undefined;
    if (words !== undefined) {
      const before = run;
      yield words.map((word) => before + word);
    } else if ((letters === '' || times !== '') && run.length > 1) yield [run];
    if (letters === '' || times !== '') run = '';
    at = end + times.length;
  }
  if (run.length > 1) yield [run];
}

/** The words of a group that has nothing else, and stands once. */
function wordsIn(group: string): readonly string[] | undefined {
  const inner = group.slice('(?:'.length, -1);
  return group.startsWith('(?:') && !/[()[\]\\?*+{}.^$]/.test(inner) ? inner.split('|') : undefined;
}

function matchAt(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? '';
}

/** Whether a text in lower case may have an alternative: a pattern of all takes V8 longer to compile than a hook has. */
export function mayHave(lower: string, alternative: string): boolean {
  for (const words of needsOf(alternative)) if (!words.some((word) => lower.includes(word))) return false;
  return true;
}

const aboutNow = new Map<string, RegExp>();

function patternOfNow(source: string): RegExp {
  const known = aboutNow.get(source) ?? new RegExp(`(?<![\\w-])(?:${source})`, 'gi');
  aboutNow.set(source, known);
  return known;
}

/** Whether what begins at a place of a prompt begins in something that is about now. */
export function isAboutNow(text: string, at: number): boolean {
  const lower = text.toLowerCase();
  return ABOUT_NOW.some(
    (source) =>
      mayHave(lower, source) &&
      [...text.matchAll(patternOfNow(source))].some(
        ({ 0: found, index }) => index <= at && at < index + found.length,
      ),
  );
}

/** One pattern of what a text in lower case may have of a language: a group for each kind. Undefined where no row can be had of it. */
function patternFor(lower: string, language: Language): RegExp | undefined {
  const possible = Object.entries(language.words)
    .map(([kind, words]) => [kind, words.filter((word) => mayHave(lower, word))] as const)
    .filter(([, words]) => words.length > 0);
  if (!hasAll([...possible.map(([kind]) => kind), ASKED, ...possible.map(([kind]) => kind)]))
    return undefined;
  return wordsOf(possible.map(([kind, words]) => `(?<${kind}>${words.join('|')})`).join('|'), language);
}

/** The kinds of words in a sentence, in their order, and from where to where they stand. */
function kindsIn(sentence: string, pattern: RegExp) {
  const kinds: string[] = [];
  let from = sentence.length;
  let to = 0;
  for (const { 0: text, index, groups = {} } of sentence.toLowerCase().matchAll(pattern)) {
    kinds.push(...Object.keys(groups).filter((kind) => groups[kind] !== undefined));
    from = Math.min(from, index);
    to = Math.max(to, index + text.length);
  }
  return { kinds, from, to };
}

const isEither = (either: string) => (kind: string) => either.split('|').includes(kind);

const hasAll = (kinds: readonly string[]): boolean =>
  RULES.some((rule) => rule.every((either) => kinds.some(isEither(either)))) ||
  IN_ORDER.some(([first, second]) => {
    const at = kinds.findIndex(isEither(first));
    return at >= 0 && kinds.includes(second, at);
  });

/** Before an apostrophe: "l'", "qu'", "c'". */
const SHORTENED = /\b[a-z]{1,2}'(?!t\b)/gi;

/** A text with a blank for each word that a pattern of words in lower case matches. */
function without(text: string, pattern: RegExp): string {
  let rest = '';
  let end = 0;
  for (const { 0: word, index } of text.toLowerCase().matchAll(pattern)) {
    rest += `${text.slice(end, index)} `;
    end = index + word.length;
  }
  return rest + text.slice(end);
}

/** What is left of a sentence without the words of a pattern and those that tell nothing; undefined where other code knows the latter. */
function aboutOf(sentence: string, pattern: RegExp, language: Language): string | undefined {
  if (language.filler === undefined) return undefined;
  const filler = wordsOf(language.filler, language);
  return without(without(sentence, pattern), filler).replace(SHORTENED, ' ');
}

/** The sentences of a text, the ends of the long ones, and where they stand. */
function* sentencesOf(text: string): Generator<readonly [sentence: string, index: number]> {
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    const after = sentence.length - END_CHARS;
    if (sentence.length <= MAX_SENTENCE) yield [sentence, index];
    else
      yield* [
        [sentence.slice(0, END_CHARS), index] as const,
        [sentence.slice(after), index + after] as const,
      ];
  }
}

const isAsked = (sentence: string, { asks }: Language): boolean =>
  /[?？]$/.test(sentence) || asks.test(sentence.toLowerCase());

function* sentencesIn(text: string, language: Language): Generator<Asked> {
  const pattern = patternFor(text.toLowerCase(), language);
  if (pattern === undefined) return;
  for (const [sentence, index] of sentencesOf(text)) {
    if (language.script?.test(sentence) === false) continue;
    const { kinds, from, to } = kindsIn(sentence, pattern);
    if (!hasAll(kinds) && !(hasAll([...kinds, ASKED]) && isAsked(sentence, language))) continue;
    const about = aboutOf(sentence, pattern, language);
    if (about === undefined) yield { index: index + from, phrase: sentence.slice(from, to) };
    else yield { index, phrase: sentence, about };
  }
}

/** Where a text asks about the past, in those languages whose words are in it, sentence by sentence. Pure. */
export function* sentencesAboutThePast(text: string): Generator<Asked> {
  const families = familiesIn(text);
  for (const language of languages())
    if (families.includes(language.family)) yield* sentencesIn(text, language);
}

/** Between the alternatives of a kind in languages.json, in which patterns are as `RegExp` takes them. */
const OR = ' / ';

/** All languages in which questions about the past are known. */
export const languages = onceAsked((): readonly Language[] => [
  ENGLISH,
  ...others.map(({ asks, script, words, ...language }): Language => {
    const split = Object.entries(words).map(([kind, alternatives]) => [kind, alternatives.split(OR)]);
    return {
      ...(language as Pick<Language, 'name' | 'family' | 'isSpaced' | 'filler'>),
      words: Object.fromEntries(split) as Words,
      asks: new RegExp(asks),
      ...(script === undefined ? {} : { script: new RegExp(script) }),
    };
  }),
]);
