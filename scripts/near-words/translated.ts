import '../../src/recall/index/stemmers.ts';
import { type Language, stemIn } from '../../src/core/languages.ts';
import { tokenize } from '../../src/recall/index/terms.ts';
import { keyOf } from '../../src/recall/translated-tables.ts';
import { holders } from './near.ts';

const UNSPACED = ['zh', 'ja', 'ko'];
export const LANGUAGES = ['de', 'fr', 'es', 'pt', 'ru', ...UNSPACED];
/** A message in English and in another language. */
export type Pair = readonly [english: string, other: string];
type Words = readonly string[];

const ROUNDS = 6;
/** A longer message has too many words that one could stand for, and a word that is met less often too few messages. */
const MOST_WORDS = 40;
const LEAST_MET = 2;
/** One sign is a part of many words; a Korean syllable of fewer. */
const LEAST_SIGNS: Readonly<Record<string, number>> = { zh: 2, ja: 2 };
/** How likely the English word is for the other, the other for it, and both; and how many a word has. */
const LIKELY = { english: 0.2, other: 0.05, both: 0.03, most: 2 };
const PLACEHOLDER = /\{\w+\}|\$\([\w-]+\)|&&|`[^`]*`|<[^>]*>|\[([^\]]*)\]\([^)]*\)/g;
const SIGNS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Its words: stems, or where none is spaced what a dictionary finds. */
function wordsOf(language: string, message: string): Words {
  if (UNSPACED.includes(language))
    return Array.from(
      new Intl.Segmenter(language, { granularity: 'word' }).segment(message),
      ({ segment }) => segment,
    ).filter((word) => SIGNS.test(word));
  const words =
    message
      .normalize('NFC')
      .toLowerCase()
      .match(/[a-z\u00c0-\u024f]+|[\u0400-\u04ff]+/g) ?? [];
  return words.filter(({ length }) => length > 2).map((word) => stemIn(language as Language, word));
}

type Table = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** IBM's model 1 (Brown et al., 1993): how likely each word of one side, or none, stands for one of the other; at first for all that it is met with alike. */
function modelOne(pairs: readonly (readonly [from: Words, to: Words])[]): Table {
  let table: Table | undefined;
  for (let round = 0; round <= ROUNDS; round++) {
    const expected = new Map<string, Map<string, number>>();
    for (const [from, to] of pairs)
      for (const word of to) {
        const odds = ['', ...from].map((source) => [source, table?.get(source)?.get(word) ?? 1] as const);
        const sum = odds.reduce((all, [, one]) => all + one, 0);
        for (const [source, one] of odds) {
          const row = expected.get(source) ?? new Map<string, number>();
          expected.set(source, row.set(word, table ? (row.get(word) ?? 0) + one / sum : 1));
        }
      }
    for (const row of expected.values()) {
      const sum = [...row.values()].reduce((all, one) => all + one, 0);
      for (const [word, times] of row) row.set(word, times / sum);
    }
    table = expected;
  }
  return table ?? new Map();
}

function learned(language: string, messages: readonly Pair[]): Map<string, Words> {
  const plain = (message: string): string =>
    message.replace(PLACEHOLDER, (_, shown?: string) => shown ?? ' ');
  const all = messages.map(([english, other]): readonly [Words, Words] => [
    tokenize(plain(english)).filter((word) => /^[a-z]{2,}$/.test(word)),
    wordsOf(language, plain(other)),
  ]);
  const told = all.filter(([own, theirs]) => own.length > 0 && theirs.length > 0 && own.length <= MOST_WORDS);
  const once = [
    ...new Map(told.map((pair) => [pair.map((words) => words.join(' ')).join('|'), pair])).values(),
  ];
  const pairs = once.map(([own, theirs]) => [[...new Set(own)], [...new Set(theirs)]] as const);
  const [toEnglish, toOther] = [modelOne(pairs.map(([own, theirs]) => [theirs, own])), modelOne(pairs)];
  const english = holders(pairs.map(([own]) => own));
  const found = new Map<string, Words>();
  for (const [word, times] of holders(pairs.map(([, theirs]) => theirs))) {
    const likely = [...(toEnglish.get(word) ?? [])]
      .map(([own, p]) => ({ own, p, q: toOther.get(own)?.get(word) ?? 0 }))
      .filter(
        ({ own, p, q }) => (english.get(own) ?? 0) >= LEAST_MET && p >= LIKELY.english && q >= LIKELY.other,
      )
      .filter(({ p, q }) => p * q >= LIKELY.both)
      .sort((a, b) => b.p * b.q - a.p * a.q || (a.own < b.own ? 1 : -1));
    const isMet = times >= LEAST_MET && word.length >= (LEAST_SIGNS[language] ?? 1);
    if (isMet && likely.length > 0)
      found.set(
        word,
        likely.slice(0, LIKELY.most).map(({ own }) => own),
      );
  }
  return found;
}

/** A concept of concepts.txt: the stems of its English words, the nearest first, and its words in each other language. */
export interface Concept {
  readonly english: Words;
  readonly others: readonly Words[];
}

/** The rows of concepts.txt: `en words|de|fr|…`, words of other languages by commas. Pure. */
export const conceptsOf = (text: string): readonly Concept[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [english = '', ...others] = line.split('|');
      const stems = english.split(' ').flatMap((word) => tokenize(word)[0] ?? []); // a name's first token is all of it
      return {
        english: [...new Set(stems)],
        others: others.map((words) => words.split(',').filter(Boolean)),
      };
    });

const line = (words: Iterable<string>): string => ` ${[...new Set(words)].join(' ')} `;

/** Lines of the words of concepts, in English or another language, each word between blanks. What is said in English alike is left out. Pure. */
export const englishLines = (concepts: readonly Concept[]): string =>
  concepts.map(({ english }) => line(english)).join('\n');

const keyIn = (language: string, word: string): string =>
  UNSPACED.includes(language) ? word : keyOf(stemIn(language as Language, word.toLowerCase()));

export const translatedLines = (language: string, concepts: readonly Concept[]): string =>
  concepts
    .map(({ english, others }) => {
      const keys = (others[LANGUAGES.indexOf(language)] ?? []).map((word) => keyIn(language, word));
      return line(keys.filter((key) => !english.includes(key)));
    })
    .join('\n');

/** What a language's words are called in English: lines of `word English stems`, between line ends, but for what says itself and what concepts say. Pure. */
export function translatedTable(
  language: string,
  messages: readonly Pair[],
  concepts: readonly Concept[],
): string {
  const rows = [...learned(language, messages)].map(
    ([word, english]) => [UNSPACED.includes(language) ? word : keyOf(word), english] as const,
  );
  return withoutSaid(rows, translatedLines(language, concepts), concepts);
}

/** Rows of a learned table without what the lines of concepts say. Pure. */
export function withoutSaid(
  rows: Iterable<readonly [word: string, english: Words]>,
  lines: string,
  concepts: readonly Concept[],
): string {
  const said = new Map<string, Set<string>>();
  for (const [at, words] of lines.split('\n').entries())
    for (const word of words.split(' '))
      said.set(word, new Set([...(said.get(word) ?? []), ...(concepts[at]?.english ?? [])]));
  const kept = [...rows].flatMap(([word, english]) => {
    const left = english.filter((one) => one !== word && said.get(word)?.has(one) !== true);
    return left.length === 0 ? [] : [[word, ...left].join(' ')];
  });
  return `\n${kept.sort().join('\n')}\n`;
}
