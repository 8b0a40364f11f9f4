import { cosine } from './meaning.ts';
import { readingOf, termsOfTexts } from './reading.ts';
import { sharedTelling } from './telling-terms.ts';
import type { Score } from './types.ts';

/** The first goal counts in full, the second nine tenths, and so on: they come with the most important first. */
const NEXT_GOAL = 0.9;

/**
 * E7 Teleological: how much it serves an active goal, the one that it serves most: the share of the goal's telling words that
 * stand in it. With a model, half of it: the cosine with the goal. Says nothing where there are no goals.
 */
export const teleological: Score = (memory, { goals, frequencies, vectors }) => {
  if (goals.length === 0) return undefined;
  const vector = vectors?.memories.get(memory.id);
  if (vectors !== undefined && vector === undefined) return undefined;
  const { terms } = readingOf(memory);
  const serves = termsOfTexts(goals).map((goal, place) => {
    const words = sharedTelling(goal, terms, frequencies);
    const goalVector = vectors?.goals[place];
    const meant = vector === undefined || goalVector === undefined ? words : cosine(vector, goalVector);
    return (NEXT_GOAL ** place * (words + Math.max(0, Math.min(1, meant)))) / 2;
  });
  return Math.max(...serves);
};
