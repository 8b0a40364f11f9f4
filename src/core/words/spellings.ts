import { stem } from './stem.ts';

/** American and British endings of one word, each way. What comes out may be no word at all: then nobody has it, and it costs one look-up. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})is(?=(?:e|ed|es|er|ers|ing|ation|ations|able)$)/, 'iz'],
  [/(?<=[a-z]{3})iz(?=(?:e|ed|es|er|ers|ing|ation|ations|able)$)/, 'is'],
  [/(?<=[a-z]{3})ys(?=(?:e|ed|es|er|ers|ing)$)/, 'yz'],
  [/(?<=[a-z]{3})yz(?=(?:e|ed|es|er|ers|ing)$)/, 'ys'],
  [/(?<=[a-z]{3})our(?=(?:s|ed|ing|al|able|ful|less|ite|ites)?$)/, 'or'],
  [/(?<=[a-z]{3})or(?=(?:s|ed|ing|al|able|ful|less|ite|ites)?$)/, 'our'],
  [/(?<=[a-z]{3})re(?=s?$)/, 'er'],
  [/(?<=[a-z]{3}t)er(?=s?$)/, 're'],
  [/(?<=[a-z]{3})ence(?=s?$)/, 'ense'],
  [/(?<=[a-z]{3})ense(?=s?$)/, 'ence'],
  [/(?<=[a-z]{3})ogue(?=s?$)/, 'og'],
  [/(?<=[a-z]{3})og(?=s?$)/, 'ogue'],
];
const WORD = /\b[A-Za-z]{5,}\b/g;

export interface Spelling {
  readonly term: string;
  readonly insteadOf: string;
}

/** How else the words of a question are spelt on the other side of the Atlantic, stemmed: `colour` for `color`, `normalise` for `normalize`. Pure. */
export function otherSpellings(question: string): readonly Spelling[] {
  const words = new Set((question.match(WORD) ?? []).map((word) => word.toLowerCase()));
  return [...words].flatMap((word) => {
    const insteadOf = stem(word);
    return ENDINGS.flatMap(([ending, other]): Spelling[] => {
      if (!ending.test(word)) return [];
      const term = stem(word.replace(ending, other));
      return term === insteadOf ? [] : [{ term, insteadOf }];
    });
  });
}
