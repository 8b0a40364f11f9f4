import type { Said } from './text.ts';

const CUT_BEGINNING = /^[\s`'"*]*(?:\.\.\.|…)\s*/;
/** A sentence that is whole: it begins with a capital, has four words or more, and ends as sentences end. */
const WHOLE_SENTENCE = /^\p{Lu}[^.!?\n]*(?:\s+[^\s.!?]+){3,}[^\n]*?[.!?](?=\s|["'`)*]*(?:\n|$))/u;
/** Signs of code or of a row of a table, in a line that begins with a capital: prose has brackets and equals signs too. */
const CODE = /^\s*\||[{}]|->|=>|::|[;,({[]\s*$/;
/** The same in any other line. */
const LOWER_CODE =
  /[{}|=;]|->|=>|::|\w\(|^\s*(?:import|from|def|class|return|const|let|else|if)\b|^\s*[\w-]+:\s/;
const MARKS = /^[\s>#*+-]+|^\s*\d+[.)]\s+|\*\*|__/g;

const plain = (line: string): string => line.replace(MARKS, '').trim();
const wordCount = (line: string): number => line.match(/\p{L}{2,}/gu)?.length ?? 0;

/** Whether a line says something: two words behind a capital, four behind anything else, and no code. */
function saysSomething(line: string): boolean {
  const text = plain(line).replace(/`[^`]*`/g, 'name');
  return /^\p{Lu}/u.test(text)
    ? wordCount(text) >= 2 && !CODE.test(text)
    : wordCount(text) >= 4 && !LOWER_CODE.test(text);
}

function isWholeSentence(line: string): boolean {
  const sentence = plain(line).replace(/`[^`]*`/g, 'name');
  return WHOLE_SENTENCE.test(sentence) && !CODE.test(sentence);
}

function hasWholeSentence(text: string): boolean {
  const outside = text.replace(/```[\s\S]*?(?:```|$)/g, '');
  return outside.split('\n').some(isWholeSentence);
}

/**
 * Whether a text is a piece cut out of something, and no lesson. Two rules:
 * - it begins with a cut mark (`...`), and what follows is not a whole sentence (a capital, four words or more, an end);
 * - it begins with no cut, and neither does its summary say something (two words behind a capital, or four), nor is
 *   there a whole sentence anywhere in it outside of code.
 */
export function isFragment({ summary, body, text }: Said): boolean {
  const cut = CUT_BEGINNING.exec(text);
  if (cut !== null) return !isWholeSentence(text.slice(cut[0].length).split('\n', 1)[0] ?? '');
  return !saysSomething(summary) && !hasWholeSentence(body);
}

/** The text without the mark that it was cut there: for one that begins with a whole sentence behind it. */
export function withoutCutBeginning(text: string): string {
  return text.replace(CUT_BEGINNING, '');
}
