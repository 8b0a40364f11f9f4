import { tellsFix } from '../known-fix.ts';
import { type Cue, cuePoints, saturate } from './cues.ts';
import { withPrototypes } from './meaning.ts';
import { readingOf } from './reading.ts';
import type { Score } from './types.ts';

const CUES: readonly Cue[] = [
  {
    weight: 1.5,
    pattern: /\broot cause|\bthe (?:real )?(?:cause|reason|culprit)\b|\bthat's why|\bthis is why/i,
  },
  {
    weight: 1,
    pattern:
      /\b(?:because|since|due to|caus(?:es|ed|ing)|stems? from|comes? from|came from|triggered by|thanks to|as a result|therefore|hence|consequently)\b/i,
  },
  {
    weight: 0.7,
    pattern:
      /\b(?:leads? to|led to|results? in|resulted in|which (?:means|causes|breaks|makes)|means? (?:that|the|it)|makes? (?:it|the)|forces?|prevents?|breaks?|so that|explains)\b|→|[,—–;] so\b/i,
  },
  { weight: 0.5, pattern: /\b(?:depends? on|relies on|requires?|needs?|only (?:when|if)|as soon as)\b/i },
];
const IS_CAUSE = 1;
const KNOWN_FIX = 1.5;

/**
 * E3 Causal: whether it says what causes what: cause and consequence words, a failure of which it is told what helped, the
 * kind `cause`. With a model also nearness to sentences that explain.
 */
export const causal: Score = (memory, context) => {
  const points =
    cuePoints(readingOf(memory), CUES) +
    (memory.kind === 'cause' ? IS_CAUSE : 0) +
    (memory.signature !== undefined && tellsFix(memory) ? KNOWN_FIX : 0);
  return withPrototypes('causal', saturate(points), memory, context);
};
