import { cutExcerpt, oneLine } from './excerpt.ts';
import type { ToolLearning } from './learning.ts';

/** An excerpt of output is at most so long (design: under 1 KiB). */
export const MAX_EXCERPT_BYTES = 1024;
export const MAX_SUMMARY_CHARS = 160;

const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/**
 * The body of a tool learning's memory. Takes and gives text that is filtered already; the excerpt is cut here,
 * after the filters have seen all of it.
 */
export function learningBody(learning: ToolLearning): string {
  const parts = [
    learning.context === '' ? '' : `While: ${learning.context}`,
    learning.observation === '' ? '' : `Seen: ${learning.observation}`,
    learning.exitCode === undefined || /exit code/i.test(learning.observation)
      ? ''
      : `Exit code: ${learning.exitCode}`,
    learning.excerpt === '' ? '' : quote(cutExcerpt(learning.excerpt, MAX_EXCERPT_BYTES - 128)),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

/** The words a tool learning is found by besides its text: the tool, and the program it ran. */
export function learningTags(learning: ToolLearning): string[] {
  const program = /^[\w.-]+(?=\s|$)/.exec(learning.context)?.[0];
  const tags = [learning.tool.toLowerCase(), ...(learning.tool === 'Bash' && program ? [program] : [])];
  return [...new Set(tags)];
}

/** One sentence, whatever the detector gave. */
export function summaryLine(text: string): string {
  return oneLine(text, MAX_SUMMARY_CHARS);
}
