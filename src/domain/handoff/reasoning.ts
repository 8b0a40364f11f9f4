import { sentencesOf } from '../prose/sentences.ts';
import { tellingScore } from '../prose/telling.ts';
import { shares, textLines } from './prompt-text.ts';

/** Where there is room for less than this of an answer, nothing of it is told. */
const LEAST_CHARS = 200;
/** Less says nothing of why, what not and what was chosen: "All passing." */
const LEAST_TELLING = 0.5;

const isTelling = (answer: string): boolean =>
  sentencesOf(answer).some(
    (sentence) => sentence.place === 'item' || tellingScore(sentence) >= LEAST_TELLING,
  );

/** Of filtered answers, the newest first, those before the newest, in about `maxChars`: each with a dash, whole or how it begins and ends. Pure. */
export function olderLines([, ...older]: readonly string[], maxChars: number): readonly string[] {
  const telling = older.filter(isTelling);
  const rooms = shares(
    telling.map((answer) => 2 * answer.length),
    maxChars,
  );
  return telling.flatMap((answer, at) => {
    const lines =
      (rooms[at] ?? 0) < Math.min(LEAST_CHARS, answer.length) ? [] : textLines(answer, rooms[at] ?? 0);
    return lines.map((line, index) => (index === 0 ? `- ${line.trim()}` : line));
  });
}
