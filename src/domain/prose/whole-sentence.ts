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
