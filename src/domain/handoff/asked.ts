import { oneLine } from '../excerpt.ts';
import { planTitle } from '../goals/request.ts';
import { paragraphsOf } from '../prose/sentences.ts';
import { lineChars, promptHead, shares, textLines } from './prompt-text.ts';
import type { HandoffParts } from './types.ts';
import type { UserWord } from './user-words.ts';

/** Of what is told in short, so much at least; of so many of the newest. */
const HEAD_CHARS = 160;
const MAX_SHORT = 20;

/**
 * What the user asked for, in about `maxChars`: word for word while it fits; else the first, the last and what corrects whole, as far as may be, and of the
 * others what room is left for, at least how they begin. What has no answer and stands in one line under "Next" is not told twice. Pure.
 */
export function askedLines(parts: HandoffParts, maxChars: number): readonly string[] {
  const { isAnswered, lastPrompt } = parts;
  const isNext = !isAnswered && lastPrompt !== '' && isInOneLine(lastPrompt);
  const words = knownWords(parts);
  const last = isNext ? words.findLastIndex(({ text }) => text.startsWith(lastPrompt)) : -1;
  const told = words
    .filter((_, at) => at !== last)
    .map((word, at, all) => (isAnswered || at < all.length - 1 ? withPlanInShort(word) : word));
  const rooms = roomsOf(told, maxChars);
  const lines = told.map((word, at) => wordLines(word, rooms[at] ?? 0));
  const gone = lines.filter(({ length }) => length === 0).length;
  const from = lines.findIndex(({ length }) => length === 0);
  return lines.flatMap((it, at) => (at === from ? [`- (… ${gone} more prompts …)`] : it));
}

/** Of a plan that was handed over and has its answer its name and what it is for: its steps are in the commits. */
function withPlanInShort(word: UserWord): UserWord {
  const title = planTitle(word.text);
  if (title === undefined) return word;
  const why = paragraphsOf(word.text).find(
    ({ text, place }) => place === 'text' && text.length > LEAST_WHY_CHARS && !text.endsWith(':'),
  );
  return { ...word, text: `Implement the plan: ${title}${why === undefined ? '' : `\n${why.text}`}` };
}

/** "Implement the following plan:" tells less. */
const LEAST_WHY_CHARS = 60;

/** Where the transcript is not there, or only its end was read, the story knows in a sentence each what the session began with. */
function knownWords({ words, asked }: HandoffParts): readonly UserWord[] {
  const known = (words.length === 0 ? asked : asked.slice(0, 1)).filter((sentence) => {
    const begins = sentence.replace(/^Implement the plan: |…$/g, '');
    return !words.some(({ text }) => oneLine(text, text.length + 1).includes(begins));
  });
  return [...known.map((text) => ({ text, isCorrection: false })), ...words];
}

/** What is longer does not stand in a line of its own under "Next". */
const MAX_ONE_LINE_CHARS = 200;
export const isInOneLine = (prompt: string): boolean =>
  [...promptHead(prompt, Number.POSITIVE_INFINITY)].length <= MAX_ONE_LINE_CHARS;

/** How many characters each is told in; 0: it is not told. */
function roomsOf(words: readonly UserWord[], maxChars: number): readonly number[] {
  const needs = words.map((word) => lineChars(wordLines(word, Number.POSITIVE_INFINITY)));
  const isFirst = words.map(({ isCorrection }, at) => isCorrection || at === 0 || at === words.length - 1);
  const others = needs.map((need, at) => (isFirst[at] || at < words.length - MAX_SHORT ? 0 : need));
  const leastChars = others.reduce((sum, need) => sum + Math.min(need, HEAD_CHARS), 0);
  const firstRooms = shares(
    needs.map((need, at) => (isFirst[at] ? need : 0)),
    maxChars - leastChars,
  );
  const otherRooms = shares(others, maxChars - firstRooms.reduce((sum, chars) => sum + chars, 0));
  return firstRooms.map((chars, at) => chars + (otherRooms[at] ?? 0));
}

function wordLines({ text }: UserWord, maxChars: number): readonly string[] {
  if (maxChars === 0) return [];
  const whole = textLines(text, Number.POSITIVE_INFINITY, 'text');
  if (lineChars(whole) > maxChars && maxChars < 2 * HEAD_CHARS)
    return [`- ${promptHead(text, Math.max(60, maxChars - 3))}`];
  const lines = lineChars(whole) > maxChars ? textLines(text, maxChars, 'text') : whole;
  return lines.map((line, at) => (at === 0 ? `- ${line.trim()}` : line));
}
