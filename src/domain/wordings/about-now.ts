import { ONCE, WITHIN } from './parts.ts';

const ACT =
  '(?:fix|solve|resolve|correct|repair|review|add|change|remove|update|make|help|run|re-?run|retry|finish|implement|try|rename|revert|clean|rewrite)';
const RUN =
  '(?:errors?|failures?|warnings?|conflicts?|exceptions?|output|crash(?:es)?|results?|exit code|stack ?trace)';
const PLACE =
  '(?:build|branch|deploy\\w*|pipeline|ci|job|container|server|service|pod|cluster|pr|pull request|process|tests?|migration|release)';
/** Nothing says that it was long ago. */
const NOT_ONCE = `(?!${WITHIN}{0,80}?\\b(?:${ONCE}|last (?:sprint|release|chat)|again)\\b)`;
const NOW = `(?= ?(?:[?.!,]|$| (?:of|in|from|when) (?:the|this|that|it|you|i)\\b))`;

/**
 * What sounds like a question about the past, and is about this very turn: the run a moment ago, what was just changed, what a
 * program should do for its users. A wording that lies within one of these does not count. Written from made-up prompts of
 * ordinary work, none of them from the measuring data.
 */
export const ABOUT_NOW: readonly string[] = [
  `(?:what|why|how|where|which|when)(?: \\w+){0,2} did (?:you|i|we) just\\b|did (?:you|we|i) just\\b`,
  `what did you mean\\b|what did i (?:miss|break|do wrong|forget)\\b|what have (?:i|we|you) (?:done wrong|missed|got (?:in|here|there))\\b`,
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
  `(?:what|which) (?:phase|step) are you\\b|how far are you\\b`,
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

let patterns: readonly RegExp[] | undefined;

/** Whether what begins at a place of a prompt begins in something that is about now. */
export function isAboutNow(text: string, at: number): boolean {
  patterns ??= ABOUT_NOW.map((source) => new RegExp(`(?<![\\w-])(?:${source})`, 'gi'));
  return patterns.some((pattern) =>
    [...text.matchAll(pattern)].some(({ 0: found, index }) => index <= at && at < index + found.length),
  );
}
