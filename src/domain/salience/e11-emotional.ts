import { type Cue, cuePoints, saturate } from './cues.ts';
import { withPrototypes } from './meaning.ts';
import { readingOf } from './reading.ts';
import type { Candidate, Score } from './types.ts';

const CUES: readonly Cue[] = [
  {
    weight: 1.2,
    pattern:
      /\b(?:critical(?:ly)?|important(?:ly)?|crucial(?:ly)?|essential|severe|serious|urgent\w*|warning|careful|gotcha|beware|caveat|key (?:insight|finding|point))\b|⚠|❗/i,
  },
  {
    weight: 1.2,
    pattern:
      /\b(?:annoy\w*|frustrat\w*|wast(?:e|ed|ing)|pain(?:ful)?|stuck|struggl\w*|ugh|damn|wtf|hate|terrible|awful|mess|nightmare|tricky|confus\w*|mislead\w*|weird|strange(?:ly)?|odd(?:ly)?|sigh)\b/i,
  },
  {
    weight: 1,
    pattern:
      /\b(?:finally|at last|phew|relie(?:f|ved)|glad|great|nice|good catch|works now|now works|solved|nailed|success(?:fully)?)\b|🎉/i,
  },
  {
    weight: 1,
    pattern:
      /\b(?:surpris\w*|unexpected\w*|actually|turns? out|turned out|wrong(?:ly)?|mistak\w*|sorry|apolog\w*|oops|you['’]re right|still (?:fails?|not|broken|failing)|yet again|again and again|in vain)\b/i,
  },
  { weight: 0.8, pattern: /!(?:\s|$)|\b(?:NOT|NEVER|ALWAYS|MUST|DO NOT|ONLY|ALL|EVERY)\b/ },
];
/** Somebody cared enough to say it. */
const EVIDENCE: Readonly<Record<Candidate['evidence'], number>> = {
  'user-stated': 1,
  'test-verified': 0.2,
  'tool-observed': 0,
  'model-inferred': 0,
};
/** For each mark that it was useful. */
const USEFUL = 0.5;

/**
 * E11 Emotional: how much somebody minded: emphasis, frustration, surprise, relief, and that the user said it or found
 * it useful. With a model also nearness to sentences with such feeling.
 */
export const emotional: Score = (memory, context) => {
  const { evidence, usefulCount = 0, uselessCount = 0 } = memory;
  const marks = USEFUL * Math.max(0, usefulCount - uselessCount);
  const points = cuePoints(readingOf(memory), CUES) + EVIDENCE[evidence] + marks;
  return withPrototypes('emotional', saturate(points), memory, context);
};
