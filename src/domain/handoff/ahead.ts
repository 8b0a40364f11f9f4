import { oneLine } from '../excerpt.ts';
import { type Sentence, sentencesOf } from '../prose/sentences.ts';

const MAX_LINE_CHARS = 300;
const MAX_NEXT = 5;

/** How models say what they do right now. */
const NOW = /\b(?:i(?:'ll| will| am going to|'m going to)|let me|let's|now (?:for|to))\b/i;
/** How people and models say what is still to be done. */
const TO_DO =
  /\b(?:next(?: steps?)?|then i(?:'ll| will)|remains? (?:to|open|undone|unfixed|unsolved)|remaining (?:steps?|work|tasks?|items?|tests?)|(?:what(?:'s| is) )?left to do|still (?:need|have|has|to|missing|open|fail\w*)|to[ -]?do|not (?:yet|done)|afterwards|pending|follow-?ups?)\b/i;
/** Of a word for what is to be done a list says what: "Next steps:", "Still open". */
const HEADS =
  /^(?:\W*)(?:(?:the |suggested |recommended )?next|remaining|still|open|to[ -]?dos?|pending|left|follow-?ups?)\b/i;
/** What is asked of the user, or offered, is no step of the work. */
const OFFER =
  /\?$|\b(?:let me know|let's discuss|say (?:the word|so)|happy to|want me to|your (?:go|call))\b|\b(?:would|do) you (?:like|want)\b|\bif you(?:'d)? (?:like|want)\b/i;

/** Something that the model said, and what has come since. */
export interface Answer {
  readonly text: string;
  /** A call or a prompt: what was to be done right then is done, or given up. */
  readonly isRunSince: boolean;
  /** A file: what was announced is carried out, as far as can be known. */
  readonly isChangedSince: boolean;
}

/** What the two newest answers announced and nothing has carried out since, the newest first. Pure. */
export function aheadIn(answers: readonly Answer[]): readonly string[] {
  const found = answers
    .slice(0, 2)
    .filter(({ isChangedSince }) => !isChangedSince)
    .flatMap((answer) => announced(answer).reverse());
  return [...new Set(found)].slice(0, MAX_NEXT);
}

/** "Pending todos:" is a heading, "Now let me run the tests:" is none; a point of a list is announced by what stands above the list. */
function announced({ text: answer, isRunSince }: Answer): string[] {
  let isListAhead = false;
  return sentencesOf(answer).flatMap((sentence): string[] => {
    const { text, place } = sentence;
    if (isHead(sentence)) isListAhead = HEADS.test(text);
    else if (place === 'text') isListAhead = false;
    const isAhead = place === 'item' ? isListAhead : TO_DO.test(text) || (!isRunSince && NOW.test(text));
    return isAhead && !isHead(sentence) && !OFFER.test(text) ? [oneLine(text, MAX_LINE_CHARS)] : [];
  });
}

const isHead = ({ text, place }: Sentence): boolean =>
  place === 'heading' || (text.endsWith(':') && !NOW.test(text));

/** The question with which an answer ends; undefined where it ends otherwise. Pure. */
export function questionIn(answer: string): string | undefined {
  const last = sentencesOf(answer)
    .slice(-2)
    .findLast(({ text }) => /\?["')]*$/.test(text));
  return last === undefined ? undefined : oneLine(last.text, MAX_LINE_CHARS);
}
