import { readingOf, termsOfTexts } from './reading.ts';
import { sharedTelling } from './telling-terms.ts';
import type { Score } from './types.ts';

/** What was said last counts in full, what was said before it four fifths, and so on. */
const EARLIER = 0.8;

/**
 * E13 Sparse lexical: how many rare words it shares with what was said last: of each recent prompt and answer the share of its
 * telling words that stand in the memory, the later ones counting more. Exact words only, whatever the model. Says nothing where
 * nothing was said.
 */
export const lexical: Score = (memory, { recent, frequencies }) => {
  if (recent.length === 0) return undefined;
  const { terms } = readingOf(memory);
  let sum = 0;
  let weights = 0;
  [...termsOfTexts(recent)].reverse().forEach((text, back) => {
    const weight = EARLIER ** back;
    sum += weight * sharedTelling(text, terms, frequencies);
    weights += weight;
  });
  return sum / weights;
};
