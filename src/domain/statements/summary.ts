import { wholeSentence } from '../prose/whole-sentence.ts';
import type { StatementType } from './rules.ts';

export const MAX_SUMMARY_CHARS = 160;

/** What people say before they come to it. */
const OPENING =
  /^(?:(?:yes|yeah|yep|no|nope|right|wait|stop)\b ?[,.!:–—-][ ,.!:–—-]*|(?:ok(?:ay)?|well|so|also|and|but|hm+|uu?m+|ah|oh|great|cool|perfect|nice|thanks|sorry|actually|btw|please|sure|then)\b[ ,.!:–—-]+)+(?=\S{2,} \S)/i;

/** The first of the sentences that makes a whole summary; a sentence about it where none does. */
export function statementSummary(sentences: readonly string[], type: StatementType): string {
  for (const sentence of sentences) {
    const bare = sentence.replace(OPENING, '');
    const summary = wholeSentence(bare, MAX_SUMMARY_CHARS) ?? wholeSentence(sentence, MAX_SUMMARY_CHARS);
    if (summary !== undefined) return summary;
  }
  return `The user stated a ${type === 'remember' ? 'thing to remember' : type}; the text has it in full.`;
}
