import { wholeSentence } from '../prose/whole-sentence.ts';
import type { StatementType } from './rules.ts';

export const MAX_SUMMARY_CHARS = 160;

/** What people say before they come to it. */
const OPENING =
  /^(?:(?:yes|yeah|yep|no|nope|right|wait|stop)\b ?[,.!:–—-][ ,.!:–—-]*|(?:ok(?:ay)?|well|so|also|and|but|hm+|uu?m+|ah|oh|great|cool|perfect|nice|thanks|sorry|actually|btw|please|sure|then)\b[ ,.!:–—-]+)+(?=\S{2,} \S)/i;

/** The wording that asks to remember something: what it is comes behind, after "that" or a colon, or as a sentence of its own. */
const ASKS =
  /^(?:(?:can|could|would|will) you )?(?:(?:please|also|always|just|kindly|you (?:must|should)|make sure to)[ ,]+)*(?:remember|memori[sz]e|keep in mind|bear in mind|(?:make|take) a (?:mental )?note|take note|note|do not forget|don['’]t forget|for future reference|for the record)\b(?:,? (?:this|that|it|the following)?[ ,]*[:,–—-] ?|[:,] ?|,? that |,? to (?=(?:always|never) )| (?=(?:we|i|our|there) ))(?=\S+ \S)/i;

/** A sentence without what people say before they come to it. */
function withoutOpening(sentence: string): string {
  const bare = sentence.replace(OPENING, '');
  const fact = bare.replace(ASKS, '');
  return fact !== bare && /^(?:can|could|would|will)\b/i.test(bare) ? fact.replace(/\?\s*$/, '') : fact;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a text says no more than its summary does. Pure. */
export function saysNoMore(text: string, summary: string): boolean {
  return [text, withoutOpening(text)].some((said) => plain(said) === plain(summary));
}

/** The first of the sentences that makes a whole summary; a sentence about it where none does. */
export function statementSummary(sentences: readonly string[], type: StatementType): string {
  for (const sentence of sentences) {
    const bare = withoutOpening(sentence);
    const summary = wholeSentence(bare, MAX_SUMMARY_CHARS) ?? wholeSentence(sentence, MAX_SUMMARY_CHARS);
    if (summary !== undefined) return summary;
  }
  return `The user stated a ${type === 'remember' ? 'thing to remember' : type}; the text has it in full.`;
}
