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
  /** A question can say it too ("can you remember that?"). */
  readonly asked?: boolean;
}

/**
 * How people ask to remember something, by language, and what leads to what it is: a clause, or a colon. Without either it is a task ("vergiss nicht,
 * die Tests laufen zu lassen").
 */
export const ASKS_ELSEWHERE: Readonly<Record<string, readonly [asks: string, leads: string]>> = {
  en: ["(?:don't|do not|never) forget", ' that '],
  de: ['(?:vergiss|vergesst) nicht|merke? dir|merkt euch|denke? daran|denkt daran', ',? dass '],
  fr: [
    "n'oublie[sz]? pas|souviens-toi|souvenez-vous|rappelle-toi|rappelez-vous|retiens|retenez",
    " (?:bien )?qu(?:e |')",
  ],
  es: ['recuerda|recuerde|recordad|acuérdate de|no (?:te )?olvides(?: de)?|ten en cuenta', ' que '],
  pt: ['lembre(?:-se)?(?: de)?|lembra-te(?: de)?|não (?:se )?esqueça(?: de)?|tenha em mente', ' que '],
  it: ['ricorda(?:ti)?|ricordate(?:vi)?|non dimenticare|tieni presente', ' che '],
  ru: ['запомни(?:те)?|помни(?:те)?|не забудь(?:те)?|не забывай(?:те)?|имей(?:те)? в виду', ',? что '],
  zh: ['(?:请|請)?(?:记住|記住|牢记)(?!了|吗|嗎|要|去|先|把|跑|运行|提交)', '[，：,: ]*'],
};
const POLITE =
  "(?:(?:please|also|and|but|bitte|und|s'il te plaît|s'il vous plaît|et|por favor|y|e|per favore|пожалуйста|и),? )*";
/** At the end of what is to be remembered, which names its subject; a task has none. */
const ASKS_AT_THE_END =
  '(?<=[はが].{0,200})(?:という)?ことを(?:覚えておいて|覚えといて|忘れないで)(?:ください|下さい|ね)?|(?<=다|라)는 (?:것을?|걸|점을?) (?:꼭 )?(?:기억해|잊지 ?마)[가-힣 ]*';
const asksElsewhere = (led: (language: string, leads: string) => string): string =>
  Object.entries(ASKS_ELSEWHERE)
    .map(([language, [asks, leads]]) => `(?:${asks})${led(language, leads)}`)
    .join('|');

/** Every way to state something that is known, the surest first. What else people say of how things are is weighed when the session is distilled. */
export const RULES: readonly StatementRule[] = [
  {
    name: 'remember',
    type: 'remember',
    asked: true,
    pattern:
      /(?<!\b(?:you|i|we|they|agents|users|people|can|can't|don't|not|if|anyone|somebody|someone|still|did|as|to) |\bwhich (?:\w+ ){0,3})\b(?:remember(?! (?:when|how|what|why|where|if|whether|the (?:time|day)|to (?:run|push|commit|rebase|merge|restart|save|build|test|deploy|start|stop|open|close|check|update|add|remove|fix)\b))|memori[sz]e|keep (?:this |that |it )?in mind|bear (?:this |that )?in mind|make (?:a |sure to )?(?:mental )?note|take note|please note|note (?:down|to self)|(?<!^|[.!?:;]\s)note that|(?<=^(?:fyi,? )?)for future reference|for the record)\b|(?<!\bwhich (?:\w+ )?)\b(?:please|must|should|sure to|sure you|need you to|want you to|also) (?:remember|memori[sz]e)\b(?! to (?:run|push|commit)\b)|\b(?:can|could|would|will) you (?:make a (?:mental )?note|note down|memori[sz]e|keep (?:(?:this|that|it) )?in mind|remember that (?:the|we|our|i|my|you|all|every|no|there|it|an?))\b/,
  },
  {
    name: 'remember-elsewhere',
    type: 'remember',
    pattern: new RegExp(
      `(?<=^${POLITE})(?:${asksElsewhere((_, leads) => `(?:${leads}|: ?)`)})|${ASKS_AT_THE_END}`,
    ),
  },
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
      /\b(?:(?:we|i|we've|i've|they|team|was|been)(?: have| had)? (?:decided|agreed|settled|concluded|chose|choose|opted)|(?:let's|we'll|we will|i'll|lets|i'd|we|shall we|please) (?:go|going|went|stick|stay) (?:with|for)\b|^(?:(?:ok|okay|yes|great|cool|and|so|then|just)[ ,.!]*)*go (?:with|for)\b|the decision is|decision:|final answer|we(?:'re| are) (?:going (?:with|to use)|dropping|not going to|sticking|keeping|moving (?:to|away)))/,
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
  /^(?:(?:yes|yeah|yep|no|nope|right|wait|stop)\b ?[,.!:–—-][ ,.!:–—-]*|(?:ok(?:ay)?|well|so|also|and|but|hm+|uu?m+|ah|oh|great|cool|perfect|nice|thanks|sorry|actually|btw|please|sure|then)\b[ ,.!:–—-]+)+(?=\S{2,} \S)/i;

/** The wording that asks to remember something: what it is comes behind, after "that" or a colon, or as a sentence of its own. */
const ASKS =
  /^(?:(?:can|could|would|will) you )?(?:(?:please|also|always|just|kindly|you (?:must|should)|make sure to)[ ,]+)*(?:remember|memori[sz]e|keep in mind|bear in mind|(?:make|take) a (?:mental )?note(?: of)?|take note(?: of)?|note(?: to self)?|do not forget|don['’]t forget|for future reference|for the record)\b(?:,? (?:this|that|it|the following)?[ ,]*[:,–—-] ?|[:,] ?|,? that |,? to (?=(?:always|never) )| (?=(?:we|i|our|there) ))(?=\S+ \S)/i;

/** The same in other words. A German clause cannot stand alone. */
const ASKS_OTHERWISE = new RegExp(
  `^${POLITE}(?:${asksElsewhere((language, leads) => (language === 'de' ? ': ?' : `(?:${leads}|: ?)`))})(?=\\S)|(?:${ASKS_AT_THE_END})(?=[。.!！]*$)`,
  'i',
);

/** The same behind it: ", remember that". */
const ASKS_BEHIND =
  /(?:,|;| [–—-]) ?(?:(?:so|and|but|also|please) )*(?:remember|memori[sz]e|keep|bear|don['’]t forget|do not forget|(?:make|take) (?:a )?(?:mental )?note(?: of)?|note) (?:this|that|it)(?: in mind| down| somewhere)?(?:,? please)?[.!]*$/i;

/** A sentence without what people say before they come to it, and without what asks to remember it. */
export function withoutOpening(sentence: string): string {
  const bare = sentence.replace(OPENING, '').replace(ASKS_BEHIND, '').replace(ASKS_OTHERWISE, '');
  const fact = bare.replace(ASKS, '');
  return fact !== bare && /^(?:can|could|would|will)\b/i.test(bare) ? fact.replace(/\?\s*$/, '') : fact;
}

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
