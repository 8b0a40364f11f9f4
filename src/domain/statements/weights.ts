/** What makes a sentence more, or less, likely to state something. Beside the rules. */
export interface Hint {
  readonly name: string;
  readonly weight: number;
  readonly why: string;
  /** Of a lower-case sentence. */
  readonly pattern: RegExp;
}

export const BOOSTS: readonly Hint[] = [
  {
    name: 'reason',
    weight: 0.15,
    why: 'gives a reason',
    pattern:
      /\b(?:because|since|due to|so that|given (?:that|the|our)|otherwise|the reason|anyway)\b|\bas (?:it|we|they|this|that|i)\b/,
  },
  {
    name: 'contrast',
    weight: 0.1,
    why: 'one thing, not another',
    pattern: /\b(?:instead|rather than|and not|but not)\b|, not\b|\bnot\b.{1,60}\bbut\b/,
  },
];

/** Each is taken off. */
export const DOUBTS: readonly Hint[] = [
  {
    name: 'unsure',
    weight: 0.2,
    why: 'is unsure',
    pattern:
      /\b(?:maybe|perhaps|not sure|i wonder|wondering|might|probably|i guess|could be|is it possible|whether|the question is|what am i missing|would it|theoretically|understand if)\b/,
  },
  {
    name: 'failure',
    weight: 0.3,
    why: 'reports a failure',
    pattern:
      /\b(?:error|fails|failed|failing|broken|crash\w*|exception|doesn't work|not work(?:ing)?|stuck|weird|i(?:'ve)? (?:noticed|observed|see|saw|get|got))\b/,
  },
  {
    name: 'task',
    weight: 0.15,
    why: 'sends somebody to work',
    pattern:
      /^(?:(?:ok|okay|yes|yeah|great|now|please|and|can you|could you|then|go ahead|alright|cool|perfect|also)[ ,.!]*)*(?:commit|push|create|make a|make the|open|merge|run|start|continue|check|look|investigate|explain|show|rebase|brainstorm|implement|review|fix)\b/,
  },
  {
    name: 'short',
    weight: 0.25,
    why: 'says little',
    pattern: /^(?:[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+\s*){1,4}$/u,
  },
];

/** Of every sentence of a long prompt in which nobody speaks: a review, an issue, a document. */
export const REPORT_DOUBT: Hint = {
  name: 'report',
  weight: 0.3,
  why: 'is written like a report',
  pattern: /^/,
};

const REPORT_CHARS = 200;
const SPEAKS =
  /\b(?:i|i'm|i'd|i've|i'll|we|we're|we've|we'll|you|you're|my|our|us|me|let's|lets|please|don't|ok|yes|no)\b/i;

/** Whether a prompt of some length has nobody speaking in it. */
export function soundsLikeReport(sentences: readonly string[]): boolean {
  const chars = sentences.reduce((sum, { length }) => sum + length, 0);
  return chars >= REPORT_CHARS && !sentences.some((sentence) => SPEAKS.test(sentence));
}
