import type { Language } from './kinds.ts';
import { LANGUAGES } from './languages.ts';

/** A question: a sentence with a question mark, or one that begins or ends as questions do. */
const ASKED = 'is asked';

/**
 * What a sentence that asks about the past has, whatever the language and the order of its words. A sentence asks when it has all kinds of one row;
 * `a|b` is either. `LANGUAGES` says in which words each kind is said.
 */
const RULES: readonly (readonly string[])[] = [
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

/** The rows of that table, in words: docs/prompts.md has each. */
export const ROWS: readonly string[] = RULES.map((rule) => rule.join(' + '));

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

const compiled = new Map<Language, RegExp>();

/** A pattern of words, whole ones where there are such. */
function wordsOf(words: string, { isSpaced }: Language): RegExp {
  return new RegExp(isSpaced ? `(?<![\\p{L}\\p{N}_-])(?:${words})(?!-?[\\p{L}\\p{N}_])` : words, 'giu');
}

/** One pattern of a language: a group for each kind. */
function patternOf(language: Language): RegExp {
  const known = compiled.get(language);
  if (known) return known;
  const groups = Object.entries(language.words).map(([kind, words]) => `(?<${kind}>${words.join('|')})`);
  const all = groups.join('|');
  const pattern = wordsOf(all, language);
  compiled.set(language, pattern);
  return pattern;
}

/** The kinds of words in a sentence, in their order, and from where to where they stand. */
function kindsIn(sentence: string, language: Language) {
  const kinds: string[] = [];
  let from = sentence.length;
  let to = 0;
  for (const { 0: text, index, groups = {} } of sentence.matchAll(patternOf(language))) {
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
const SHORTENED = /(?<![\p{L}\p{N}])\p{L}{1,2}'(?!t\b)/gu;

/** A phrase is cut out of the text where it stands: a whole sentence where its other words are known to tell nothing. */
function asked(
  sentence: string,
  index: number,
  [from, to]: readonly [number, number],
  language: Language,
): Asked {
  if (language.filler === undefined) return { index: index + from, phrase: sentence.slice(from, to) };
  const about = sentence
    .replace(patternOf(language), ' ')
    .replace(wordsOf(language.filler, language), ' ')
    .replace(SHORTENED, ' ');
  return { index, phrase: sentence, about };
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

/**
 * Where a text asks about the past, in any of the languages, sentence by sentence; those of other scripts are not looked for in Latin
 * text. Pure.
 */
export function* sentencesAboutThePast(text: string): Generator<Asked> {
  for (const [sentence, index] of sentencesOf(text)) {
    for (const language of LANGUAGES) {
      if (language.script?.test(sentence) === false) continue;
      const { kinds, from, to } = kindsIn(sentence, language);
      if (/[?？]$/.test(sentence) || language.asks.test(sentence)) kinds.push(ASKED);
      if (hasAll(kinds)) yield asked(sentence, index, [from, to], language);
    }
  }
}
