import type { Memory } from '../memory.ts';

/** Shorter words are in every text. */
const MIN_LETTERS = 3;

/**
 * What somebody finds who greps for the words of a question: memories by how many of its words they contain, upper and
 * lower case alike, parts of words too; of those with as many the newest first. The ids, best first.
 */
export function grepMemories(memories: readonly Memory[], question: string): readonly string[] {
  const words = [...new Set(question.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [])].filter(
    (word) => word.length >= MIN_LETTERS,
  );
  const counted = memories.map(({ id, at, summary, body = '' }) => {
    const text = `${summary}\n${body}`.toLowerCase();
    return { id, at, count: words.filter((word) => text.includes(word)).length };
  });
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .map(({ id }) => id);
}
