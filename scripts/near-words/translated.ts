import '../../src/recall/index/stemmers.ts';
import { type Language, stemIn } from '../../src/core/words/languages.ts';
import { stem } from '../../src/core/words/stem.ts';
import { tokenize } from '../../src/core/words/terms.ts';
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

/**
 * The table of a language: lines of `word English stems`, between line ends. `byHand`: lines of English words, and those of each of `LANGUAGES`, by
 * `|`. What says itself, and what a shorter word within it says, is left out. Pure.
 */
export function translatedTable(language: string, messages: readonly Pair[], byHand: string): string {
  const isUnspaced = UNSPACED.includes(language);
  const found = learned(language, messages);
  for (const [english = '', ...others] of byHand.split('\n').map((line) => line.split('|')))
    for (const word of others[LANGUAGES.indexOf(language)]?.split(',') ?? []) {
      if (word === '') continue;
      const key = isUnspaced ? word : stemIn(language as Language, word);
      found.set(key, [...new Set([...(found.get(key) ?? []), ...english.split(' ').map(stem)])]);
    }
  const shorter = [...found].filter(([word]) => isUnspaced && word.length > 1);
  const isSaid = ([word, english]: readonly [string, Words]): boolean =>
    (!isUnspaced && english.join(' ') === word) ||
    shorter.some(
      ([part, its]) => part !== word && word.includes(part) && english.every((one) => its.includes(one)),
    );
  const lines = [...found]
    .filter((row) => !isSaid(row))
    .map(([word, english]) => [word, ...english].join(' '));
  return `\n${lines.sort().join('\n')}\n`;
}
