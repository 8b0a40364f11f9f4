import { LASTING_ELSEWHERE } from '../../../core/prompt-hints.ts';

/** What somebody states. */
export const STATEMENT_TYPES = ['remember', 'correction', 'decision', 'preference', 'convention'] as const;
export type StatementType = (typeof STATEMENT_TYPES)[number];

/** A way to state something: what a sentence of it looks like, and how sure that is. */
export interface StatementRule {
  readonly name: string;
  readonly type: StatementType;
  /** 0…1: how sure the sentence is something to remember, before reasons and doubts are counted. */
  readonly weight: number;
  readonly why: string;
  /** Of a lower-case sentence. */
  readonly pattern: RegExp;
  /** A question can say it too ("can you add this to CLAUDE.md?"). */
  readonly asked?: boolean;
}

/** Every way to state something that is known. What else people say of how things are is weighed when the session is distilled. */
export const RULES: readonly StatementRule[] = [
  {
    name: 'lasting-elsewhere',
    type: 'preference',
    weight: 0.7,
    why: 'says how it is to be from now on, in another language than English',
    pattern: LASTING_ELSEWHERE,
  },
  {
    name: 'remember',
    type: 'remember',
    weight: 0.9,
    why: 'asks to remember it',
    asked: true,
    pattern:
      /(?<!\b(?:you|i|we|they|can|can't|don't|not|if|anyone|somebody|someone|still|did|as|to) )\b(?:remember(?! (?:when|how|what|why|where|if|whether|the (?:time|day)|to (?:run|push|commit|rebase|merge|restart|save|build|test|deploy|start|stop|open|close|check|update|add|remove|fix)\b))|memori[sz]e|keep (?:this |that |it )?in mind|bear (?:this |that )?in mind|make (?:a |sure to )?(?:mental )?note|take note|please note|note (?:down|to self)|(?<!^|[.!?:;]\s)note that|noting (?:this|that|it) down|for future reference|for the record)\b|\b(?:please|must|should|sure to|sure you|need you to|want you to|also) (?:remember|memori[sz]e)\b(?! to (?:run|push|commit)\b)/,
  },
  {
    name: 'for-your-information',
    type: 'remember',
    weight: 0.6,
    why: 'says it so that it is known',
    pattern:
      /\b(?:fyi|heads[- ]up|just so you know|be aware|as a reminder|you should know|good to know|important(?: to know| to note)?:)/,
  },
  {
    name: 'from-now-on',
    type: 'preference',
    weight: 0.8,
    why: 'says how it is to be from now on',
    pattern:
      /\b(?:from now on|going forward|in (?:the )?future|next time|for future|moving forward|(?:never|not|doesn't|don't) (?:\w+ ){0,4}again|by default|every time)\b/,
  },
  {
    name: 'no-but',
    type: 'correction',
    weight: 0.6,
    why: 'says no, and what is right',
    pattern: /^(?:no|nope|nah|wrong|not quite|stop|wait)\b[,.:;! –—-]+(?:\S+ ){3,}/,
  },
  {
    name: 'that-is-wrong',
    type: 'correction',
    weight: 0.6,
    why: 'says that something is not as it was taken',
    asked: true,
    pattern:
      /\b(?:that's|that is|this is|it's|it is|you're|you are|you were) (?:not (?:appropriate|right|correct|true|what|how|the (?:right|way|point|case))|wrong|incorrect|a mistake)\b|\b(?:misunderst\w+|not what i (?:asked|meant|wanted|said)|i meant\b|you (?:shouldn't|should not) (?:have )?|why (?:would|are|did|do) (?:you|we) (?:\w+ ){0,3}(?:repeat|add|remov|chang|need|still|do|use|keep|creat)\w*.{0,80}\b(?:if|when|but|instead|already|again)\b|there(?:'s| is) no (?:need|reason|point)\b|(?:we|i|they) (?:explicitly|deliberately|intentionally|on purpose)\b)/,
  },
  {
    name: 'use-not',
    type: 'correction',
    weight: 0.6,
    why: 'names one thing to be taken instead of another',
    pattern:
      /\b(?:use|using|take|put|call|name|keep|make|store|be|live|go|in|to|on)\b.{1,80}(?:,? (?:instead of|rather than|and not|not) |\binstead\b)/,
  },
  {
    name: 'decided',
    type: 'decision',
    weight: 0.8,
    why: 'says that it is decided',
    pattern:
      /\b(?:(?:we|i|we've|i've|they|team|was|been)(?: have| had)? (?:decided|agreed|settled|concluded|chose|choose|opted)|(?:let's|we'll|we will|i'll|lets|i'd|we|shall we|please) (?:go|going|went|stick|stay) (?:with|for)\b|^(?:(?:ok|okay|yes|great|cool|and|so|then|just)[ ,.!]*)*go (?:with|for)\b|the decision is|decision:|final answer|we(?:'re| are) (?:going (?:with|to use)|dropping|not going to|sticking|keeping|moving (?:to|away)))/,
  },
  {
    name: 'should',
    type: 'decision',
    weight: 0.5,
    why: 'says how something has to be',
    pattern:
      /\b(?:should|shouldn't|must|mustn't|has to|have to|needs to|need to|ought to) (?:not |never |always |only |also |just |really |probably |still |first |definitely )*(?:be|stay|remain|live|have|contain|point|use|ask|happen|run|go|come|depend|work|apply|follow|keep|match|support|respect|return|show|store|allow|require|build|fail|only|not|never|always)\b/,
  },
  {
    name: 'prefer',
    type: 'preference',
    weight: 0.8,
    why: 'names a preference',
    pattern:
      /\b(?:i|we|i'd|we'd) (?:would |much |really |strongly |generally |usually |always |do |don't |'d )*(?:prefer|rather (?!than)|like (?:it |things |my |our |code |tests |commits )|dislike|hate|don't (?:quite |really )?like)\b|\bmy preference\b|\bpreferabl[ey]\b/,
  },
  {
    name: 'always-never',
    type: 'preference',
    weight: 0.7,
    why: 'says always or never',
    pattern:
      /^(?:\S+ ){0,4}(?:always|never) (?!mind\b)[a-z]+\b(?! (?:been|was|had))|\b(?:please|you|claude|should|must|to) (?:always|never) [a-z]+\b/,
  },
  {
    name: 'do-not',
    type: 'preference',
    weight: 0.7,
    why: 'forbids something',
    pattern:
      /^(?:(?:please|and|but|so|also|ok|okay|just|then|again)[, ]+)*(?:don't|do not|dont|avoid|stop|no more)\b(?! (?:worry|mind|bother|know|think|see|understand|get|forget|have|really|i\b|we\b|you\b|(?:do|change|write|make|implement|start|run) any(?:thing| code| changes?| edits?)\b))(?: \S+){2,}|[,;] (?:but |and |please )*(?:don't|do not) (?!worry|mind|bother|know|think|see|understand|get|(?:do|change|write|make|implement|start|run) any(?:thing| code| changes?| edits?)\b)(?:\S+ ?){2,}|\bnot allowed\b/,
  },
  {
    name: 'we-use',
    type: 'convention',
    weight: 0.75,
    why: 'says how it is done here',
    pattern:
      /\b(?:we|our (?:team|project|repo|code|app|ci)) (?:always |only |usually |generally |never |typically |already )*(?:use|follow|write|run|name|store|keep|commit|test|deploy|rely on|stick to|target|support|point|allow|call|ship|build)s?\b(?! to\b)|\b(?:our|the|a|as) (?:convention|rule|policy|standard|guideline)s? (?:is|are|says?|here)\b|\bas a (?:rule|convention|principle)\b/,
  },
  {
    name: 'all-must',
    type: 'convention',
    weight: 0.7,
    why: 'says what holds for all of a kind',
    pattern:
      /\b(?:all|every|each|any|no) [^\s,]+(?: [^\s,]+){0,5} (?:must|should|has to|have to|needs? to|shall|may|can) (?:not |never |only |always )?[a-z]+/,
  },
];
