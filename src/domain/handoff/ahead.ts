import { oneLine } from '../excerpt.ts';
import { sentencesOf } from '../prose/sentences.ts';

const MAX_LINE_CHARS = 300;
const MAX_NEXT = 3;

/** How models say what they do right now. In what was said since, it is done. */
const NOW = /\b(?:i(?:'ll| will| am going to|'m going to)|let me|let's|now (?:for|to))\b/i;
/** How people and models say what is still to be done. */
const TO_DO =
  /\b(?:next(?: steps?)?|then i(?:'ll| will)|remains?|remaining (?:steps?|work|tasks?|items?|tests?)|still (?:need|have|has|to|missing|open|fail\w*)|left to do|to[ -]?do|not (?:yet|done)|afterwards|pending)\b/i;
/** What is asked of the user, or offered, is no step of the work. */
const OFFER =
  /\?$|\b(?:let me know|let's discuss|say (?:the word|so)|happy to|want me to|your (?:go|call))\b|\b(?:would|do) you (?:like|want)\b|\bif you(?:'d)? (?:like|want)\b/i;
/** "Pending todos:" is a heading; "Now let me run the tests:" is none. */
const isHeading = (text: string): boolean => text.endsWith(':') && !NOW.test(text);

/** What is told next of what was said. */
export interface Ahead {
  /** Filtered, the newest first. */
  readonly answers: readonly string[];
  /** Whether the newest was said after the last prompt: else what it was about to do is done, or given up. */
  readonly isBegun: boolean;
}

/** What the two newest answers say is to be done, the newest first; of what is done right now only the newest has a word. Pure. */
export function aheadIn({ answers, isBegun }: Ahead): readonly string[] {
  const found = answers.slice(0, 2).flatMap((answer, index) => {
    const isAhead = (text: string): boolean => TO_DO.test(text) || (index === 0 && isBegun && NOW.test(text));
    return sentencesOf(answer)
      .filter(
        ({ text, place }) => place !== 'heading' && isAhead(text) && !OFFER.test(text) && !isHeading(text),
      )
      .map(({ text }) => oneLine(text, MAX_LINE_CHARS))
      .reverse();
  });
  return [...new Set(found)].slice(0, MAX_NEXT);
}

/** The question with which an answer ends; undefined where it ends otherwise. Pure. */
export function questionIn(answer: string): string | undefined {
  const last = sentencesOf(answer)
    .slice(-2)
    .findLast(({ text }) => /\?["')]*$/.test(text));
  return last === undefined ? undefined : oneLine(last.text, MAX_LINE_CHARS);
}
