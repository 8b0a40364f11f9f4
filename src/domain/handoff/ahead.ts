import { oneLine } from '../excerpt.ts';
import { paragraphsOf, sentencesOf, splitSentences } from '../prose/sentences.ts';

const MAX_LINE_CHARS = 300;
const MAX_NEXT = 5;

/** How models say what they do right now. */
const NOW = /\b(?:i(?:'ll| will| am going to|'m going to)|let me|let's|now (?:for|to))\b/i;
/** How people and models say what is still to be done. */
const TO_DO =
  /\b(?:next(?: steps?)?|then i(?:'ll| will)|remains? (?:to|open|undone|unfixed|unsolved)|remaining (?:steps?|work|tasks?|items?|tests?)|(?:what(?:'s| is) )?left to do|still (?:need|have|has|to|missing|open|fail\w*)|to[ -]?do|not (?:yet|done)|not (?:yet |been )?pushed|(?:is|are|was|were|been) deferred|deferred (?:to|until|from)|open (?:decision|question)s?|left (?:out|open|undone)|afterwards|pending|follow-?ups?)\b/i;
/** How it is said that something is done, whatever else stands in the sentence. */
const DONE =
  /\b(?:(?:is|are|was|were|been|all|now) (?:now )?(?:done|live|completed?|fixed|merged|pushed|committed|resolved)|nothing (?:is )?(?:left|pending|remains)|no (?:remaining|pending|open|follow-?ups?)|ready for (?:the|your|a) next)\b|^(?:committed|pushed|merged|done|fixed)\b/i;
/** What stands below such words is still to be done: "Next steps:", "Still open", "Open decisions". */
const HEADS =
  /^\W*(?:(?:(?:the |suggested |recommended )?next|remaining|still|to[ -]?dos?|pending|left|follow-?ups?|loose ends|deferred|unresolved|outstanding)\b|open(?: (?:questions?|decisions?|points?|items?|issues?|ends?))?\W*$|not (?:yet |been )?(?:done|covered|tested|run|verified)\b)/i;
/** "Not pushed", "Deferred: …" as a point of any list. */
const OPEN_POINT =
  /^\W*(?:not (?:yet )?(?:pushed|committed|merged|deployed|run|tested|verified|done)\b|(?:deferred|still open|to ?do|next)\b\W{0,3}:)/i;
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

/** What the newest answer leaves to be done, in its order; nothing where a file was changed since. Pure. */
export function aheadIn([newest]: readonly Answer[]): readonly string[] {
  if (newest === undefined || newest.isChangedSince) return [];
  return [...new Set(announced(newest))].slice(0, MAX_NEXT);
}

/** A heading speaks for the points below it, or a first paragraph, a line that ends in a colon for the list that follows; "Now let me run the tests:" does neither. */
function announced({ text: answer, isRunSince }: Answer): readonly string[] {
  let [isPartAhead, isListAhead, isFirst] = [false, false, false];
  return paragraphsOf(answer).flatMap(({ text, place }): readonly string[] => {
    const isLead = place === 'heading' || (text.endsWith(':') && !NOW.test(text));
    if (place === 'heading') [isPartAhead, isFirst] = [HEADS.test(text), true];
    if (place === 'text') isListAhead = isLead && HEADS.test(text);
    if (isLead) return [];
    const isPoint = place === 'item';
    const isListed =
      (isPartAhead && (isPoint || isFirst)) || (isPoint && (isListAhead || OPEN_POINT.test(text)));
    isFirst = false;
    const others = isPoint ? [] : splitSentences(text).filter((it) => isAhead(it, isRunSince));
    return (isListed ? [text] : others)
      .filter((it) => !OFFER.test(it))
      .map((it) => oneLine(it, MAX_LINE_CHARS));
  });
}

const isAhead = (sentence: string, isRunSince: boolean): boolean =>
  (TO_DO.test(sentence) && !DONE.test(sentence)) || (!isRunSince && NOW.test(sentence));

/** The question with which an answer ends; undefined where it ends otherwise. Pure. */
export function questionIn(answer: string): string | undefined {
  const last = sentencesOf(answer)
    .slice(-2)
    .findLast(({ text }) => /\?["')]*$/.test(text));
  return last === undefined ? undefined : oneLine(last.text, MAX_LINE_CHARS);
}
