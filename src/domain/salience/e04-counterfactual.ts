import { type Cue, cuePoints, saturate } from './cues.ts';
import { withPrototypes } from './meaning.ts';
import { readingOf } from './reading.ts';
import type { Candidate, Score } from './types.ts';

const CUES: readonly Cue[] = [
  {
    weight: 1.5,
    pattern:
      /\b(?:would|could|should|might) (?:not |never |still |only |also |otherwise )?have\b|\bhad (?:we|i|it|you|they)\b|\bif (?:we|it|you) (?:had|did|were)\b/i,
  },
  {
    weight: 1.2,
    pattern:
      /\b(?:instead of|rather than|as opposed to|in place of|over the alternative|rejected|ruled out|considered|decided against|not worth|alternatives?|trade-?offs?)\b|\bnot\b.{1,60}\bbut\b/i,
  },
  {
    weight: 1,
    pattern:
      /\b(?:without|otherwise|unless|or else|if not|would (?:not|fail|break|be|need|cause|lose|mean)|wouldn['’]t|couldn['’]t)\b/i,
  },
  {
    weight: 0.8,
    pattern:
      /\b(?:silent(?:ly)?|unnoticed|nobody|masked|hidden|looks? like|appears? to|seem(?:s|ed)|in vain|the hard way|only later)\b/i,
  },
];
/** What not knowing costs: a failure that nobody is told of the most, one that stops the work, one with a way round. */
const COST: Readonly<Record<NonNullable<Candidate['severity']>, number>> = {
  'sev-0': 1.5,
  'sev-1': 0.8,
  'sev-2': 0.3,
};

/**
 * E4 Counterfactual: how different things would have gone without it: what would have been otherwise, alternatives that
 * were rejected, what was tried in vain, and what it costs not to know it (the severity). With a model also nearness
 * to sentences that weigh what was not done.
 */
export const counterfactual: Score = (memory, context) => {
  const cost = memory.severity === undefined ? 0 : COST[memory.severity];
  const points = cuePoints(readingOf(memory), CUES) + cost;
  return withPrototypes('counterfactual', saturate(points), memory, context);
};
