import { LASTING_ELSEWHERE } from '../../../core/prompt-hints.ts';
import { wholeSentence } from '../../../core/prose.ts';
import { cutAtWord } from '../../../core/text.ts';

/** What somebody states. */
export type StatementType = 'remember' | 'correction' | 'decision' | 'preference' | 'convention';

/** A way to state something: what a sentence of it looks like. */
export interface StatementRule {
  readonly name: string;
  readonly type: StatementType;
  /** Of a lower-case sentence. */
  readonly pattern: RegExp;
}

/** Every way to state something that is known, the surest first; what asks to be remembered (asked.ts) comes before. What else people say of how things are is weighed when the session is distilled. */
export const RULES: readonly StatementRule[] = [
  {
    name: 'from-now-on',
    type: 'preference',
    pattern:
      /\b(?:from now on|going forward|in (?:the )?future|next time|for future|moving forward|(?:never|not|doesn't|don't) (?:\w+ ){0,4}again|by default|every time)\b/,
  },
  {
    name: 'decided',
    type: 'decision',
    pattern:
      /\b(?:(?:we|i|we've|i've|they|team|was|been)(?: have| had)? (?:decided|agreed|settled|concluded|chose|choose|opted)|(?:let's|we'll|we will|i'll|lets|i'd|we|shall we|please) (?:go|going|went|stick|stay) (?:with|for)\b|^(?:(?:ok|okay|yes|great|cool|and|so|then|just)[ ,.!]*)*go (?:with|for)\b|the decision (?:is|was)|decision:|final answer|we(?:'re| are) (?:going (?:with|to use)|dropping|not going to|sticking|keeping|moving (?:to|away)))/,
  },
  {
    name: 'prefer',
    type: 'preference',
    pattern:
      /\b(?:i|we|i'd|we'd) (?:would |much |really |strongly |generally |usually |always |do |don't |'d )*(?:prefer|rather (?!than)|like (?:it |things |my |our |code |tests |commits )|dislike|hate|don't (?:quite |really )?like)\b|\bmy preference\b|\bpreferabl[ey]\b/,
  },
  {
    name: 'we-use',
    type: 'convention',
    pattern:
      /\b(?:we|our (?:team|project|repo|code|app|ci)) (?:always |only |usually |generally |never |typically |already )*(?:use|follow|write|run|name|store|keep|commit|test|deploy|rely on|stick to|target|support|point|allow|call|ship|build)s?\b(?! to\b)|\b(?:our|the|a|as) (?:convention|rule|policy|standard|guideline)s? (?:is|are|says?|here)\b|\bas a (?:rule|convention|principle)\b/,
  },
  {
    name: 'lasting-elsewhere',
    type: 'preference',
    pattern: LASTING_ELSEWHERE,
  },
  {
    name: 'always-never',
    type: 'preference',
    pattern:
      /^(?:\S+ ){0,4}(?:always|never) (?!mind\b)[a-z]+\b(?! (?:been|was|had))|\b(?:please|you|claude|should|must|to) (?:always|never) [a-z]+\b/,
  },
  {
    name: 'do-not',
    type: 'preference',
    pattern:
      /^(?:(?:please|and|but|so|also|ok|okay|just|then|again)[, ]+)*(?:don't|do not|dont|avoid|stop|no more)\b(?! (?:worry|mind|bother|know|think|see|understand|get|forget|have|really|i\b|we\b|you\b|(?:do|change|write|make|implement|start|run) any(?:thing| code| changes?| edits?)\b))(?: \S+){2,}|[,;] (?:but |and |please )*(?:don't|do not) (?!worry|mind|bother|know|think|see|understand|get|(?:do|change|write|make|implement|start|run) any(?:thing| code| changes?| edits?)\b)(?:\S+ ?){2,}|\bnot allowed\b/,
  },
  {
    name: 'all-must',
    type: 'convention',
    pattern:
      /\b(?:all|every|each|any|no) [^\s,]+(?: [^\s,]+){0,5} (?:must|should|has to|have to|needs? to|shall|may|can) (?:not |never |only |always )?[a-z]+/,
  },
  {
    name: 'no-but',
    type: 'correction',
    pattern: /^(?:no|nope|nah|wrong|not quite|stop|wait)\b[,.:;! –—-]+(?:\S+ ){3,}/,
  },
  {
    name: 'use-not',
    type: 'correction',
    pattern:
      /\b(?:use|using|take|put|call|name|keep|make|store|be|live|go|in|to|on)\b.{1,80}(?:,? (?:instead of|rather than|and not|not) |\binstead\b)/,
  },
];

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
