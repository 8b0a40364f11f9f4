import type { Sentence } from '../prose/sentences.ts';
import { statementIn } from '../statements/statement.ts';

export const ANSWER_TYPES = ['iteration', 'correction', 'decision', 'insight', 'error', 'routine'] as const;
/** What an answer is about: a step of work, a belief put right, a choice, how things are, what went wrong, or nothing. */
export type AnswerType = (typeof ANSWER_TYPES)[number];

/** What was done to the code. */
export const CHANGE =
  /^(?:[^—–:]{1,60}[—–:]+ )?(?:added|updated|removed|renamed|created|changed|moved|replaced|extracted|implemented|exported|split|registered|refactored|switched)\b/i;
const TAKEN_BACK =
  /\byou(?:'re| are) (?:absolutely |completely |quite )?right\b|\bi was wrong\b|\bmy (?:earlier|mistake|previous|bad)\b|\bgood catch\b|\bi (?:misread|missed|overlooked|misunderstood|assumed)\b|\bback to its original\b|\b(?:is|was)n't (?:enough|the cause)\b|\bno longer (?:prescribes|says|claims)\b|\breverted\b/i;
const WENT_WRONG =
  /\b(?:root cause|bugs?|fail(?:s|ed|ing|ure|ures)?|crash\w*|error(?:s|ed)?|broke[n]?|breaks|fixed|the fix|fix:|the problem|problem:|regression|race|leak\w*|vulnerab\w*|swallow\w*|symlink|stale)\b/i;
const CHOSEN =
  /\b(?:decid\w+|decision|chose|choice|instead of|rather than|approach|option [a-c\d]|options?|recommend\w*|trade-?off|prefer|i'd lean|lean toward|stays?|deferred|convention|alternative|simpler|keep|design)\b/i;

/** Words of the prompt that say what the answer is going to be. */
const PROMPT_WRONG = /\b(?:error|fail\w*|bug|broken|wrong|crash\w*|not work|n't work|fix|issue|still)\b/i;
const PROMPT_CHOOSES =
  /\b(?:should (?:we|i)|thoughts|alternatives?|options?|better|instead|let's|how can we|what do you (?:think|suggest))\b/i;
const PROMPT_ASKS = /\b(?:why|how|what|is there|are there|does|do we|where|which|can we)\b.*\?/i;

/** The type of an answer, by what its sentences speak of most, and what the prompt was after. Pure. */
export function answerType(
  sentences: readonly Sentence[],
  prompt: string,
  worthStoring: boolean,
): AnswerType {
  const count = (pattern: RegExp): number => sentences.filter(({ text }) => pattern.test(text)).length;
  const changes = count(CHANGE);
  if (!worthStoring) return changes >= 2 && sentences.length >= 4 ? 'iteration' : 'routine';
  const head = prompt.slice(0, 600);
  const stated = statementIn(prompt)?.type;
  if (count(TAKEN_BACK) > 0 && stated !== undefined) return 'correction';
  const points: readonly (readonly [AnswerType, number])[] = [
    ['error', count(WENT_WRONG) + (PROMPT_WRONG.test(head) ? 1.5 : 0)],
    ['decision', count(CHOSEN) + (PROMPT_CHOOSES.test(head) ? 1.5 : 0) + (stated === undefined ? 0 : 1)],
    ['insight', sentences.length / 8 + (PROMPT_ASKS.test(head) ? 2.5 : 0)],
    ['iteration', changes],
  ];
  return points.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
