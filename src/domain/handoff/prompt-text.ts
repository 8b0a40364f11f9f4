import { oneLine } from '../excerpt.ts';
import { splitSentences, withoutCode } from '../prose/sentences.ts';
import { ownSentences } from '../statements/own-words.ts';

const MAX_LINE_CHARS = 300;
/** What stands behind a log that was pasted is often the question. */
const TAIL_SHARE = 0.3;

/** A prompt in one line of at most `maxChars`: whole where it fits, else how it begins and ends in its writer's own words. Pure. */
export function promptHead(prompt: string, maxChars: number): string {
  const whole = oneLine(prompt, maxChars + 1);
  if ([...whole].length <= maxChars) return whole;
  const own = ownSentences(prompt);
  const [first = whole] = own;
  const last = own.at(-1) ?? '';
  const both = `${oneLine(first, Math.floor(maxChars * 0.6))} … ${last}`;
  return oneLine(own.length > 1 && [...both].length <= maxChars ? both : first, maxChars);
}

/**
 * A filtered prompt as indented lines of at most 300 characters, about `maxChars` in all. Of a longer one the code is left out first, and then
 * what stands between its beginning and its end, with a word on it. Pure.
 */
export function promptLines(prompt: string, maxChars: number): readonly string[] {
  const all = linesOf(prompt);
  if (charsOf(all) <= maxChars) return all;
  const lines = linesOf(withoutCode(prompt));
  const tail = [...within([...lines].reverse(), maxChars * TAIL_SHARE)].reverse();
  const head = within(lines, maxChars - charsOf(tail));
  if (head.length + tail.length >= lines.length) return [...lines, '  (its code is left out here)'];
  const left = charsOf(all) - charsOf(head) - charsOf(tail);
  return [...head, `  (… ${left} characters of it are left out here …)`, ...tail];
}

const charsOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0);

function within(lines: readonly string[], maxChars: number): readonly string[] {
  let roomChars = maxChars;
  const end = lines.findIndex((line) => {
    roomChars -= line.length + 1;
    return roomChars < 0;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap(wrapped)
    .map((line) => `  ${line}`);

/** A paragraph that somebody typed as one line: some sentences a line. */
function wrapped(line: string): readonly string[] {
  const text = line.replace(/\s+/g, ' ').trim();
  if (text === '') return [];
  if (text.length <= MAX_LINE_CHARS) return [text];
  const lines: string[] = [];
  for (const sentence of splitSentences(text)) {
    const joined = `${lines.at(-1)} ${sentence}`;
    if (lines.length > 0 && joined.length <= MAX_LINE_CHARS) lines[lines.length - 1] = joined;
    else lines.push(...pieces(sentence));
  }
  return lines;
}

/** What has no end of a sentence for so long is cut between words; a word that is longer gives its beginning. */
const pieces = (sentence: string): readonly string[] =>
  (sentence.match(/\S{300,}|\S.{0,299}(?!\S)/gu) ?? []).map((piece) => oneLine(piece, MAX_LINE_CHARS));
