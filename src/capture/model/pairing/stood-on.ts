import type { FailedStep, Step } from '../../../core/learning.ts';

/** How somebody says that a thing does not work. */
const TROUBLE =
  /\b(?:fail\w*|errors?|broken?|breaks|block(?:s|ed|er|ing)|missing|unable|unavailable|cannot|could not|not|still|without|until|needs?|requires?|must)\b|n['’]t\b/i;
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}_.-]+[\p{L}\p{N}_]/gu;
const SENTENCES = /(?<=[.!?])\s+|\n+/;
/** So many words of a failure's summary are no coincidence, and so many of all that it printed. */
const SHARED_WORDS = 2;
const SHARED_WITH_ALL = 3;
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(WORDS) ?? [];
const SAID_OF_ALL = new Set(
  'failed unnoticed error exit code command found cannot such file directory the not and for with was'.split(
    ' ',
  ),
);

/**
 * Whether a session stands on a failure that nothing ended: the words that the turn was closed with speak of it, in one sentence, or, where it broke off without any, nothing
 * was done since. Whoever said nothing had only looked whether it works: of ten such failures strict readers would keep one.
 */
export function isStoodOn(
  failed: FailedStep,
  ordered: readonly Step[],
  closing: () => readonly string[],
): boolean {
  const closed = closing();
  if (closed.length === 0)
    return !ordered.some(({ type, fromMs }) => type !== 'failed' && fromMs >= failed.atMs);
  const { summary, body = '' } = failed.learning;
  const shares = (told: string): ((words: string) => number) => {
    const known = new Set(wordsOf(told).filter((word) => !SAID_OF_ALL.has(word)));
    return (words) => [...new Set(wordsOf(words))].filter((word) => known.has(word)).length;
  };
  const [withSummary, withAll] = [shares(summary), shares(`${summary}\n${body}`)];
  return closed
    .flatMap((words) => words.split(SENTENCES))
    .some(
      (words) =>
        TROUBLE.test(words) && (withSummary(words) >= SHARED_WORDS || withAll(words) >= SHARED_WITH_ALL),
    );
}
