import { LASTING_ELSEWHERE } from '../../../core/prompt-hints.ts';
import { wholeSentence } from '../../../core/prose.ts';
import { cutAtWord } from '../../../core/text.ts';

/** What somebody states. */
export type StatementType = 'remember' | 'correction' | 'decision' | 'preference' | 'convention';

const DECIDES =
  /\b(?:decided|decision|agreed|settled|concluded|chose|chosen|opted|final answer|(?:going|go|went|stick|stay) with|dropping|sticking|beschlossen|entschieden|decidimos|decidido|décidé)\b|决定|決め/i;
const CORRECTS =
  /^(?:no|nope|nah|wrong|not quite|stop|wait|nein|non|não)\b[,.:;! –—-]|\binstead\b|\brather than\b|(?:,| and) not \w/i;
const HERE = /\b(?:we|our|this (?:repo|project)|the (?:team|project|repo|code))\b/i;
const PREFERS =
  /\b(?:prefer|dislike|hate)\b|\b(?:i|i'd) (?:\w+ )?(?:like|want)\b|\b(?:always|never|from now on|going forward|in (?:the )?future|next time|by default|every time)\b|^(?:(?:please|and|also|so|ok)[, ]+)*(?:don't|do not|avoid|stop|use)\b/i;

/** What a sentence that lasts is: how it is worked here, where nothing says more. Pure. */
export function typeOf(sentence: string): StatementType {
  if (DECIDES.test(sentence)) return 'decision';
  if (CORRECTS.test(sentence)) return 'correction';
  const isOwn = PREFERS.test(sentence) || LASTING_ELSEWHERE.test(sentence);
  return isOwn && !HERE.test(sentence) ? 'preference' : 'convention';
}

const MAX_SUMMARY_CHARS = 160;

/** What people say before they come to it. */
const OPENING =
  /^(?:(?:yes|yeah|yep|no|nope|right|wait|stop)\b ?[,.!:–—-][ ,.!:–—-]*|(?:please )?(?:revert|undo) (?:this|that|it)\b ?[,.!:;–—-][ ,.!:;–—-]*|(?:ok(?:ay)?|well|so|also|and|but|hm+|uu?m+|ah|oh|great|cool|perfect|nice|thanks|sorry|actually|btw|by the way|please|sure|then)\b[ ,.!:–—-]+)+(?=\S{2,} \S)/i;

/** A sentence without what people say before they come to it. */
export const withoutOpening = (sentence: string): string => sentence.replace(OPENING, '');

export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a text says no more than its summary does. Pure. */
export function saysNoMore(text: string, summary: string): boolean {
  return [text, withoutOpening(text)].some((said) => plain(said) === plain(summary));
}

/** The first of the sentences that makes a whole summary; the first, cut, where none does. */
export function statementSummary(sentences: readonly string[]): string {
  for (const sentence of sentences) {
    const bare = withoutOpening(sentence);
    const summary = wholeSentence(bare, MAX_SUMMARY_CHARS) ?? wholeSentence(sentence, MAX_SUMMARY_CHARS);
    if (summary !== undefined) return summary;
  }
  return `${cutAtWord(withoutOpening(sentences[0] ?? ''), MAX_SUMMARY_CHARS - 1).replace(/[\s….]+$/, '')}…`;
}
