import { HANDOFFS, isEpisode, type MemoryContent } from './memory.ts';

/** A shorter text ("yes", "go on") stands in many a memory and tells nothing of it. */
const MIN_SAID_CHARS = 12;
/** Where no blank ends a word each sign is one. */
const SIGN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const WORDS = new RegExp(`[${SIGN}]|(?:(?![${SIGN}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');

/** Words alone: who said it wrote no capital, and no full stop. A text may be JSON. */
const wordsOf = (text: string): string =>
  ` ${(
    text
      .replace(/\\[nrt"]/g, ' ')
      .toLowerCase()
      .match(WORDS) ?? []
  ).join(' ')} `;

/** Whether a text has the sentence or the error of one of these memories, or is a piece of what one says, however it is spelled. Pure. */
export function quoting(
  memories: readonly Pick<MemoryContent, 'ns' | 'kind' | 'summary' | 'body' | 'signature'>[],
): (text: string) => boolean {
  // A handoff has much that is said elsewhere, too.
  const lessons = memories.filter(({ ns }) => ns !== HANDOFFS);
  const said = lessons
    .flatMap(({ summary, signature = summary }) => [wordsOf(summary), wordsOf(signature)])
    .filter((words) => words.trim().includes(' '));
  const all = lessons.map((it) => wordsOf(isEpisode(it) ? it.summary : `${it.summary}\n${it.body ?? ''}`));
  return (text) => {
    const words = wordsOf(text);
    const isPiece = words.length > MIN_SAID_CHARS && all.some((told) => told.includes(words));
    return isPiece || said.some((sentence) => words.includes(sentence));
  };
}
