import type { Family } from '../../capture/prompt-hints.ts';

/** `needs`: the prompt must hold one of these (lower case), or the pattern is not even compiled. */
export interface Wording {
  readonly needs: readonly string[];
  readonly pattern: string;
  /** It spans the very thing that is asked about (`how was … handled`), so the query keeps it. */
  readonly spans?: boolean;
  /** As a statement it tells, as a question it asks: counts only where its sentence or the next is a question. */
  readonly asked?: boolean;
}

/** Whoever works here. */
export const US = '(?:we|you|i)';
export const WITHIN = '[^.?!\\n]';
export const WH = '(?:what|how|which|when|where|why|who)';
export const NOT = "(?:n't| not)";
export const SO_DONE =
  '(?:handled|done|implemented|solved|fixed|resolved|decided|set up|configured|built|agreed|dealt with|addressed|tested|designed)';
export const FOR_A_REASON =
  '(?:added|changed|chosen|removed|dropped|introduced|written|implemented|designed|set|made|done|decided|pinned|moved|renamed|disabled|picked|kept|left|reverted|rejected|replaced|built|deferred|skipped|split|raised|lowered|increased|reduced|limited|switched|merged|closed|deleted|hard-?coded|duplicated|bumped|upgraded|downgraded|enabled|named)';
const ONCE =
  '(?:earlier|before|previously|yesterday|in the past|last (?:time|week|month|session|night)|the other day|a while (?:ago|back)|(?:days?|weeks?|months?) (?:ago|back)|back then)';
export const SAID =
  '(?:said|mentioned|told|found|saw|agreed|decided|discussed|talked|settled|concluded|noted|suggested|proposed|recommended|wrote|tried|used|made|built|had|fixed|solved|did)';
export const RECORD = '(?:notes?|learnings?|records?|memory|memories|write-?ups?|history)';

/** Where a clause begins: what stands here is a question's first word, not a relative clause's. */
export const START = '(?<=^|[.,;:!?\\n(] ?|\\b(?:and|but|so|or|hey|ok|okay|wait|well|hm+|also|btw|then) )';

/**
 * What words are about, so far as it tells a question about the past: grammar.ts says which of them such a question has.
 *
 * - `asksAlone`: asks whatever is around it: "te acuerdas", "wer hat vorgeschlagen". `anyoneDid`: somebody, not only who is here: "has anyone run into".
 * - `weDid`: somebody here did something, surely in the past; `weHave`: the same words may speak of now ("haben wir"); `youDid`: it may have been a moment ago;
 *   `weAgreed`, `weTold`: no question by its form.
 * - `wasDone`: the passive of it. `why`, `what`: question words.
 * - `ago`: some time ago; `past`: before now, maybe only just ("already"); `ever`: at any time. `again`: it was known once ("nochmal").
 * - `trouble` and `settled`: what may be over by now, and that it is or is not. `leftOver`: what is still to do.
 * - `goOn`, `work`: to continue, and some former work.
 */
export type Kind =
  | 'asksAlone'
  | 'anyoneDid'
  | 'weDid'
  | 'weHave'
  | 'weAgreed'
  | 'weTold'
  | 'youDid'
  | 'wasDone'
  | 'why'
  | 'what'
  | 'ago'
  | 'past'
  | 'ever'
  | 'again'
  | 'trouble'
  | 'settled'
  | 'leftOver'
  | 'goOn'
  | 'work';

/** For each kind the alternatives of a pattern. The first kind that matches at a place is taken. */
export type Words = Readonly<Partial<Record<Kind, readonly string[]>>>;

/** The words of one language. */
export interface Language {
  readonly name: string;
  /** By whose words the first look knows it. */
  readonly family: Family;
  readonly words: Words;
  /** Words are whole: with something else than a letter on both sides. */
  readonly isSpaced: boolean;
  /** What makes a question without a question mark. */
  readonly asks: RegExp;
  /** Words that tell nothing, for the query; English has those of trigger.ts. */
  readonly filler?: string;
  /** What every sentence in it has, where it is no Latin one. */
  readonly script?: RegExp;
}

const ACT =
  '(?:fix|solve|resolve|correct|repair|review|add|change|remove|update|make|help|run|re-?run|retry|finish|implement|try|rename|revert|clean|rewrite)';
const RUN =
  '(?:errors?|failures?|warnings?|conflicts?|exceptions?|output|crash(?:es)?|results?|exit code|stack ?trace)';
const PLACE =
  '(?:build|branch|deploy\\w*|pipeline|ci|job|container|server|service|pod|cluster|pr|pull request|process|tests?|migration|release)';
/** Nothing says that it was long ago. */
const NOT_ONCE = `(?!${WITHIN}{0,80}?\\b(?:${ONCE}|last (?:sprint|release|chat)|again)\\b)`;
const NOW = `(?= ?(?:[?.!,]|$| (?:of|in|from|when) (?:the|this|that|it|you|i)\\b))`;

/** What sounds like the past and is about this turn; a wording within one does not count. From made-up prompts, none of the measuring data. */
export const ABOUT_NOW: readonly string[] = [
  `(?:what|why|how|where|which|when)(?: \\w+){0,2} did (?:you|i|we) just\\b`,
  `did (?:you|we|i) just\\b`,
  `what did you mean\\b`,
  `what did i (?:miss|break|do wrong|forget)\\b`,
  `what have (?:i|we|you) (?:done wrong|missed|got (?:in|here|there))\\b`,
  `what did (?:it|that|this|(?:the|this|that|your|my) [\\w-]+(?: [\\w-]+)?) (?:say|print|output|return|show|report|log|give)\\b${NOT_ONCE}`,
  `did you not (?:read|see|understand|listen|notice|hear|get|check|look)\\b`,
  `did (?:we|i|you) (?:just )?break\\b${NOT_ONCE}`,
  `(?:why|how|where|when)(?: exactly)? did you (?:\\w+ )?\\w+ (?:that|this|it|them|these|those)(?= ?(?:[?.!,]|$))`,
  `what (?:did you (?:do|change|add|remove|fix|edit)|have you (?:done|changed|got)|you (?:did|changed))(?: (?:here|there|now))?(?= ?(?:[?.!,]|$))`,
  `where did you (?:find|put|get|see|read|save|store|write) (?:it|that|this|them|the)\\b${NOT_ONCE}`,
  `(?:which|how many|what) (?:files?|tests?|lines?|commands?|changes?) did you\\b${NOT_ONCE}`,
  `what (?:was|were) (?:the|that|its|your) (?:(?:exact|full|last|final|actual) )?(?:${RUN}|error message|message|response)${NOW}`,
  `what was wrong(?= ?(?:[?.!]|$))`,
  `(?:was|were) there (?:any |an? |some )?(?:\\w+ )?${RUN}\\b${NOT_ONCE}`,
  `what (?:was|were|is)(?: in)? the (?:last|latest|previous) (?:commit|release|version|tag|line)\\b`,
  `what(?: i|')s the (?:current |latest )?(?:state|status) of (?:the |this |our |my |your )?(?:\\w+ )?${PLACE}\\b`,
  `what(?:'s| is| has|'ve| have)? (?:changed|new|happened) since v?\\d`,
  `(?:what|which) (?:phase|step) are you\\b`,
  `how far are you\\b`,
  `are you sure (?:that )?you\\b`,
  `explain (?:it |this |that )?(?:to me )?again(?= ?(?:[.?!,;]|$))`,
  `there (?:was|were)\\b${WITHIN}{1,80}?[,;.] ?(?:so |and )?(?:can|could|would|will) you (?:please )?${ACT}\\b`,
  `(?:write|add|put|include|post|append|insert|give|create|generate) (?:me )?(?:an? |the )?(?:\\w+ )?summary of (?:what|all|everything)\\b${WITHIN}{0,30}\\b(?:in|to|into|for|as) (?:the |a |this )?(?:pr|pull request|commit|readme|changelog|ticket|issue|file|docs?|description)\\b`,
  `(?:should|must|can|could|will|would|to|may|lets? (?:the )?users?) (?:\\w+ )?(?:resume|continue|carry on|start|pick up|go on) (?:again )?(?:from )?where (?:it|they|he|she)\\b(?: \\w+)?`,
  `(?:users?|they|customers?|visitors?|players?) ${WITHIN}{1,50}?\\blast time`,
  `what happened to (?:the|this|that|my|our) [\\w-]+(?: [\\w-]+)?[?.!,]? ${WITHIN}{0,20}?\\b(?:is|are|has|have) (?:gone|missing|broken|not|disappeared|vanished)\\b`,
  `what happened to my\\b`,
  `what(?: i|')s ${WITHIN}{0,30}\\b(?:in|on) th(?:is|at) (?:file|function|class|module|method|test|line)\\b`,
  // In quotation marks it is talked about, not asked.
  `"[^"\\n]{1,120}"`,
];
