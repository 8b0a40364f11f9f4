import type { Memory } from './memory.ts';

/** More of a change than this says nothing new about what it is about. */
const MAX_CHARS = 20_000;
/** A plain word counts where at most so many of the memories of one file have it. */
const MAX_SHARE = 1 / 3;

const wordsOf = (text: string): Set<string> =>
  new Set(text.slice(0, MAX_CHARS).match(/[\p{L}_$][\p{L}\p{N}_$]{4,}/gu) ?? []);

/** `retryCount`, `MAX_AGE`, `utf8`: a name that code has, not a word that people write. */
const isName = (word: string): boolean => /[\p{Ll}\d]\p{Lu}|[_$]|\p{L}\d/u.test(word);

/**
 * Which memories of one file name something that is in the lines at hand: a name of the code, or a word that few of them have.
 * In the order of the memories. Pure.
 */
export function areNearLines(memories: readonly Memory[], lines: string): readonly boolean[] {
  const here = wordsOf(lines);
  const common = memories.map(({ summary, body = '', signature = '', tags }) =>
    [...wordsOf([summary, body, signature, ...tags].join('\n'))].filter((word) => here.has(word)),
  );
  const holders = new Map<string, number>();
  for (const word of common.flat()) holders.set(word, (holders.get(word) ?? 0) + 1);
  const most = Math.max(1, memories.length * MAX_SHARE);
  return common.map((words) => words.some((word) => isName(word) || (holders.get(word) ?? 0) <= most));
}
