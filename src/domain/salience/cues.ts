import type { Sentence } from '../prose/sentences.ts';
import type { Reading } from './reading.ts';

/** Words that speak for one measure, and how much. A pattern with `^` or `$` has the flag m: it is asked of lines too. */
export interface Cue {
  readonly weight: number;
  readonly pattern: RegExp;
}

/** The summary is one sentence chosen to say it all (FIELD_WEIGHTS of domain/words has it at three times the body). */
const SUMMARY_COUNTS = 2;
/** So many points are half of what there is to get. */
const HALF = 2;

/** Points as 0…1: none are 0, `half` are ½, and more always count a little more, so that ranks have no ceiling. */
export const saturate = (points: number, half = HALF): number => points / (points + half);

/** How many points the cues give the sentences of a memory; each further sentence with the same cue counts less. */
export function cuePoints(reading: Reading, cues: readonly Cue[]): number {
  return cues.reduce((sum, { weight, pattern }) => sum + weight * Math.log2(1 + hits(reading, pattern)), 0);
}

function hits({ sentences, lines }: Reading, pattern: RegExp): number {
  // Most cues are nowhere in most memories: asked once, and not of each sentence.
  if (!pattern.test(lines)) return 0;
  const has = ({ text }: Sentence): boolean => pattern.test(text);
  const inSummary = sentences[0] !== undefined && has(sentences[0]) ? SUMMARY_COUNTS - 1 : 0;
  return inSummary + sentences.filter(has).length;
}
