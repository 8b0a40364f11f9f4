import { cutAtWord } from '../../../core/text.ts';

/** Where a sentence may end early and still be one: what follows only adds to it. Tried from the end on. */
const CLAUSE_END =
  /\s[—–-]\s|;\s|:\s|,\s(?:which|so|but|and|because|since|while|although|though|where|when|if|not|instead|as|or|we|i|it|you|they|why|what|how|then|please|can)\s|\s(?:because|so that|since|although|unless|until|instead of|rather than|and then)\s/gi;
/** Asides. */
const ASIDE = /\s*\([^()]{0,400}\)/g;
/** Less is a fragment. */
const MIN_CHARS = 20;
/** What a clause needs to say something: some verb that is not only an -ing. */
const VERB =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|need|needs|let's|use|uses|used|keep|keeps|add|make|makes|made|run|runs|go|goes|want|wants|prefer|think|remember|put|set|sets|get|gets|\w{3,}ed|\w{3,}(?<![su])s|don't|doesn't|isn't|won't|can't|shouldn't|never|always|only|not|no)\b|n't\b/i;

/**
 * A sentence as a summary: one line, a capital in front, a full stop behind, at most `maxChars` characters. One that is
 * too long loses its asides, then the clauses at its end, never words out of the middle of one. Undefined where no whole
 * clause fits. Pure.
 */
export function wholeSentence(text: string, maxChars: number): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return undefined;
  const whole = closed(line);
  if (lengthOf(whole) <= maxChars) return whole;
  for (const candidate of shortened(line, maxChars)) {
    const sentence = closed(candidate);
    if (lengthOf(sentence) <= maxChars && sentence.length >= MIN_CHARS) return sentence;
  }
  return undefined;
}

function* shortened(line: string, maxChars: number): Generator<string> {
  const plain = line.replace(ASIDE, '');
  yield plain;
  const head = plain.slice(0, 2 * maxChars);
  const ends = [...head.matchAll(CLAUSE_END)].map(({ index }) => index).reverse();
  for (const end of ends) {
    const clause = head.slice(0, end);
    if (isBalanced(clause) && VERB.test(clause)) yield clause;
  }
}

/** A code span, a quotation or an aside that is open would be cut in the middle. */
const isBalanced = (clause: string): boolean =>
  count(clause, '`') % 2 === 0 && count(clause, '"') % 2 === 0 && count(clause, '(') === count(clause, ')');

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** Characters as people count them. */
const lengthOf = (text: string): number => [...text].length;

function closed(text: string): string {
  const bare = text.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '');
  const first = bare.charAt(0);
  const start = /^[a-z][a-z'’-]*(?:[\s,;:!?]|\.(?!\w)|$)/.test(bare)
    ? first.toUpperCase() + bare.slice(1)
    : bare;
  return /[.!?…][)"'`’”]*$/.test(start) ? start : `${start}.`;
}

export const MAX_SUMMARY_CHARS = 160;

/** What people say before they come to it. */
const OPENING =
  /^(?:(?:yes|yeah|yep|no|nope|right|wait|stop)\b ?[,.!:–—-][ ,.!:–—-]*|(?:ok(?:ay)?|well|so|also|and|but|hm+|uu?m+|ah|oh|great|cool|perfect|nice|thanks|sorry|actually|btw|please|sure|then)\b[ ,.!:–—-]+)+(?=\S{2,} \S)/i;

/** The wording that asks to remember something: what it is comes behind, after "that" or a colon, or as a sentence of its own. */
const ASKS =
  /^(?:(?:can|could|would|will) you )?(?:(?:please|also|always|just|kindly|you (?:must|should)|make sure to)[ ,]+)*(?:remember|memori[sz]e|keep in mind|bear in mind|(?:make|take) a (?:mental )?note(?: of)?|take note(?: of)?|note(?: to self)?|do not forget|don['’]t forget|for future reference|for the record)\b(?:,? (?:this|that|it|the following)?[ ,]*[:,–—-] ?|[:,] ?|,? that |,? to (?=(?:always|never) )| (?=(?:we|i|our|there) ))(?=\S+ \S)/i;

/** The same behind it: ", remember that". */
const ASKS_BEHIND =
  /(?:,|;| [–—-]) ?(?:(?:so|and|but|also|please) )*(?:remember|memori[sz]e|keep|bear|don['’]t forget|do not forget|(?:make|take) (?:a )?(?:mental )?note(?: of)?|note) (?:this|that|it)(?: in mind| down| somewhere)?(?:,? please)?[.!]*$/i;

/** A sentence without what people say before they come to it, and without what asks to remember it. */
export function withoutOpening(sentence: string): string {
  const bare = sentence.replace(OPENING, '').replace(ASKS_BEHIND, '');
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

/** The first of the sentences that makes a whole summary; the first, cut, where none does. */
export function statementSummary(sentences: readonly string[]): string {
  for (const sentence of sentences) {
    const bare = withoutOpening(sentence);
    const summary = wholeSentence(bare, MAX_SUMMARY_CHARS) ?? wholeSentence(sentence, MAX_SUMMARY_CHARS);
    if (summary !== undefined) return summary;
  }
  return `${cutAtWord(withoutOpening(sentences[0] ?? ''), MAX_SUMMARY_CHARS - 1).replace(/[\s….]+$/, '')}…`;
}

const REPORT_CHARS = 200;
const SPEAKS =
  /\b(?:i|i'm|i'd|i've|i'll|we|we're|we've|we'll|you|you're|my|our|us|me|let's|lets|please|don't|ok|yes|no)\b/i;

/** Whether a prompt of some length has nobody speaking in it. */
export function soundsLikeReport(sentences: readonly string[]): boolean {
  const chars = sentences.reduce((sum, { length }) => sum + length, 0);
  return chars >= REPORT_CHARS && !sentences.some((sentence) => SPEAKS.test(sentence));
}
