import type { Sentence } from '../prose/sentences.ts';

/**
 * What each of some plain words adds to an answer's significance, in thousandths, where it stands three times or more: the small
 * words of English, words of reasoning and of reporting work, a dash, an arrow, a question mark, and `span` for a span of code. They
 * belong to no project; who explains takes others than who reports. Taken are those that stand in 15 answers or more; fitted by
 * bench/capture/fit-answers.ts. No weight says much by itself.
 */
const TABLE = `
  a 31, added 10, after 16, all 2, already 4, also 0, an -4, and 10, are -8, as -12, at 22, be -1, because
  5, before 1, both 6, branch 7, but 2, by 7, can 5, changed 15, clean -14, code 1, commit -25, committed
  -9, created 8, current 6, do 0, does 10, don't 10, done -4, during 2, each 15, every 4, exactly 7,
  existing 1, first 10, fix 27, fixed 0, for 37, from -18, has -17, have 10, i 14, if 20, in 33, instead
  1, into 11, is 29, issue 2, issues -14, it 15, its 15, just -5, lint -8, missing -10, next 6, no 19, not
  -5, now 11, of 3, on 14, one 16, only 29, or -13, pass 1, passed -9, pr -6, pushed 0, ready -12, real 0,
  removed 12, returns 0, review -26, runs 11, same 13, should 19, so 23, status -7, still 17, tests 3,
  that 27, the 49, them -10, then 22, there -17, this 10, to 29, two 7, updated 19, uses -6, want 6, was
  13, we 14, were -8, what 18, when 6, which 12, with -5, without -3, works -15, would 16, you -13, your
  5, span 37, — 16, → 13, ? 18
`;

/** The words with their weights in thousandths. */
export const PLAIN_WORDS: readonly (readonly [word: string, weight: number])[] = Array.from(
  TABLE.matchAll(/(\S+)\s+(-?\d+)/g),
  ([, word = '', weight]) => [word, Number(weight)],
);

/** 1 from three on: an answer that says a word more often is only longer. */
const often = (count: number): number => Math.min(1, Math.log2(1 + count) / 2);

/** Stands for a span of code. */
const SPAN = 'span';
const TOKEN = /[a-z]+(?:'[a-z]+)?|[—→?]/g;

/** How much of each plain word there is in some sentences: 0…1 each, in the order of `PLAIN_WORDS`. Pure, linear. */
export function plainWordsIn(sentences: readonly Sentence[]): readonly number[] {
  const counts = new Map<string, number>();
  const count = (word: string): void => void counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const { text } of sentences) {
    const words = text.replace(/`[^`]*`/g, () => {
      count(SPAN);
      return ' ';
    });
    for (const [word] of words.replaceAll('’', "'").toLowerCase().matchAll(TOKEN))
      if (word !== SPAN) count(word);
  }
  return PLAIN_WORDS.map(([word]) => often(counts.get(word) ?? 0));
}
