import { tellsFix } from '../known-fix.ts';
import { type Cue, cuePoints, saturate } from './cues.ts';
import { withPrototypes } from './meaning.ts';
import { readingOf } from './reading.ts';
import type { Score } from './types.ts';

const CUES: readonly Cue[] = [
  {
    weight: 1.3,
    pattern:
      /\b(?:always|never|every time|each time|whenever|make sure|ensure|be sure|must (?:be|not|run|use)|do not|don['’]t|remember to|first (?:run|build|install|start))\b/i,
  },
  {
    weight: 1,
    pattern:
      /^(?:use|run|set|add|pass|call|keep|avoid|prefer|check|start|stop|build|install|export|commit|put|read|write|wrap|skip)\s/im,
  },
  {
    weight: 0.8,
    pattern:
      /\b(?:before|after|until|then|in order|steps?|workflow|procedure|practice|routine|habit|pattern|the way (?:to|we)|how to|usage|by running|needs? to be (?:run|built|started|set)|works? (?:with|after|when))\b/i,
  },
];
const KINDS = new Set(['convention', 'preference', 'pattern', 'workaround', 'fix', 'correction']);
const IS_RULE = 1;
const TELLS_FIX = 0.8;
/** For each doubling of the sessions that met it. */
const MET_AGAIN = 0.7;

/**
 * E10 Behavioral: whether it is a pattern of action: what to do or not to do and in which order, a way that worked, a
 * convention, and what was met again and again. With a model also nearness to sentences that say how to act.
 */
export const behavioral: Score = (memory, context) => {
  const { ns, kind, seenIn = [] } = memory;
  const points =
    cuePoints(readingOf(memory), CUES) +
    (ns === 'patterns' || KINDS.has(kind) ? IS_RULE : 0) +
    (tellsFix(memory) ? TELLS_FIX : 0) +
    MET_AGAIN * Math.log2(1 + seenIn.length);
  return withPrototypes('behavioral', saturate(points), memory, context);
};
