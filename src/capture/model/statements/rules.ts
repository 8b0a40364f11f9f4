import { LASTING_ELSEWHERE } from '../../../core/prompt-hints.ts';
import { wholeSentence } from '../../../core/prose.ts';
import { cutAtWord } from '../../../core/text.ts';

/** What somebody states. */
export type StatementType = 'remember' | 'correction' | 'decision' | 'preference' | 'convention';

/** A way to say what is to hold beyond the task at hand. */
export interface StatementRule {
  readonly name: string;
  readonly type: StatementType;
  /** Of a lower-case sentence. */
  readonly pattern: RegExp;
  /** It says outright, in whatever prompt it stands, that it holds from here on. */
  readonly isForGood?: true;
}

/**
 * Every way to state something that is known, the surest first; what asks to be remembered (asked.ts) comes before. What else people say of how things are is
 * weighed when the session is distilled.
 */
export const RULES: readonly StatementRule[] = [
  {
    name: 'from-now-on',
    type: 'preference',
    isForGood: true,
    pattern: /\b(?:from now on|going forward|in (?:the )?future(?=\W*$|[,;.])|next time(?! i\b))\b/,
  },
  { name: 'lasting-elsewhere', type: 'preference', isForGood: true, pattern: LASTING_ELSEWHERE },
  {
    name: 'decided',
    type: 'decision',
    pattern: /\b(?:i|we|they)(?:'ve| have)? (?:decided|agreed|settled|chose|chosen|opted|went with)\b/,
  },
  {
    name: 'prefer',
    type: 'preference',
    pattern:
      /\bi (?:(?:really|much|strongly|generally|usually|always|also|would|do) )*(?:prefer|hate|dislike)\b/,
  },
  {
    name: 'we-use',
    type: 'convention',
    pattern:
      /^(?:(?:ok(?:ay)?|and|also|actually|fyi|note|no)\W+)*(?:we|our (?:team|project|repo|app|ci)) (?:(?:always|never) )?(?:only |usually |generally )?(?:use|write|run|name|keep|store|test|deploy|target|support|ship|build)s?\b(?! to\b)(?:(?<=(?:always|never) .*)|.{3,160}(?:, not |\b(?:instead of|rather than|because|since) ))/,
  },
  {
    name: 'use-here',
    type: 'convention',
    pattern:
      /^(?:(?:please|and|also|ok(?:ay)?|so)\W+)*(?:use|write|indent with|stick (?:to|with)) .{1,120}\b(?:not|never|only|instead of|rather than)\b.{1,120}\b(?:in|for|across) (?:this|our|the)(?: whole| entire)? (?:repo(?:sitory)?|project|codebase|monorepo)\b/,
  },
  {
    // Of what a program always does, or never did, it tells nothing.
    name: 'always-never',
    type: 'preference',
    pattern:
      /(?:^(?:(?:please|and|but|also|so|ok(?:ay)?|no|as)\W+)*|[.!,;:] (?:please |so )?|^(?:\S+ ){0,3}(?:we|i|will|claude) |\b(?:you|please|must|(?<!\bit )should|to) )(?:always|never) (?!mind\b)[a-z]/,
  },
  {
    // What is only not to be done is so for the task at hand; where, why or what instead makes it a rule.
    name: 'do-not',
    type: 'preference',
    pattern:
      /(?:^|[,;:.] ?)(?:please )?(?:stop \w+ing\b|(?:don't|do not|avoid) (?:\w+ing|use|run|touch|edit|change|commit|push|add|import|call|mock|format|bump|merge|rebase|force|delete|install|hard-?code)\b(?=.{1,200}\b(?:because|otherwise|instead|directly|by hand|manually|anywhere|ever|(?:in|to|into|on|for|from) (?:this |our |the |any |these |all |\S+\/)|here(?=\W*$|[,;]))|.{1,200}[:;—] ?\S))/,
  },
  {
    name: 'not-so',
    type: 'correction',
    pattern:
      /\b(?:use|take|put|call|name|keep|store|live)\b.{1,80},? (?:instead of|rather than|not) .{0,160}\b(?:because|otherwise)\b|\b(?:i|we|they) .{1,80}\b(?:on purpose|deliberately|intentionally)\b/,
  },
];

/** What a product is to do: a task, though it says "always". */
const TASK =
  /^\W*(?:(?:so|ok(?:ay)?|and|now)\W+)*i want you to (?!always|never)|^(?:\W*(?:please|and|also|ok|okay|can you|could you|make it|it should|the \w+ should)\W+)*(?:always|never)? ?(?:show|display|render|hide|highlight|redirect|open|close|expand|collapse|scroll|sort|animate|center|align|add|create|implement|build|write|make|fix|move|rename|remove|update|change)\b(?!.{0,160}\b(?:from now on|going forward|in future|every time|whenever|in this (?:repo|project|codebase))\b)/i;
/** A question asks, whatever words it has; "do not" is none, nor what says when to do something. */
const QUESTION =
  /[?？]\W*$|^(?:could|can|should|would|do(?! not\b)|does|did|is|are|was|were|have|has|why|what|how|(?:where|when)(?!.{3,160}, (?:please )?(?:(?:always|never|only) (?!an?\b|the\b|it\b)|(?:use|avoid|don't|do not) ))|which|who|shall|may)\b|能不能|可不可以|是不是|能否|可以吗|吗[。.!]?$/i;
/** Only for the moment, or only an opinion. */
const PASSING =
  /^to \w+ this\b|\b(?:you(?:'ve| have)? already|this is (?:just|only) an?|i (?:\w+ )?(?:prefer|want|like) (?:these|those|this)|for now|for the moment|right now|this time|today|just this once|(?:for|in|during) this (?:task|session|change|commit|pr|pull request|run|round|one)|yet|now(?=[.!]*$)|try again|let me|let's see|i(?:'d| would| can| could)(?: \w+)? (?:consider|imagine|see)|i (?:think|guess|feel|wonder|love|like)|maybe|perhaps|might|nice|great|looks (?:good|great)|well done|thanks?)\b/i;

/** Three words or more between quotation marks: what somebody else says, or is to be written somewhere. */
const QUOTED =
  /"[^"\s]+(?:\s+[^"\s]+){2,}"|\u201c[^\u201c\u201d]*\s[^\u201c\u201d]*\s[^\u201c\u201d]*\u201d/g;

/** The first rule that knows what a sentence states. Pure. */
export function ruleOf(sentence: string): StatementRule | undefined {
  const lower = sentence.toLowerCase().replace(QUOTED, '""');
  return RULES.find(({ pattern }) => pattern.test(lower));
}

/** Whether what is said asks, orders a piece of work, or is so for the moment only, whatever rule knows it. Pure. */
export const isPassing = (said: string): boolean =>
  [QUESTION, TASK, PASSING].some((words) => words.test(said));

const MAX_SUMMARY_CHARS = 160;

/** What people say before they come to it. */
const OPENING =
  /^(?:(?:yes|yeah|yep|no|nope|right|wait|stop)\b ?[,.!:–—-][ ,.!:–—-]*|(?:ok(?:ay)?|well|so|also|and|but|hm+|uu?m+|ah|oh|great|cool|perfect|nice|thanks|sorry|actually|btw|by the way|please|sure|then)\b[ ,.!:–—-]+)+(?=\S{2,} \S)/i;

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
