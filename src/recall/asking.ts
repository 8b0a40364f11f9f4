import { featuresOf, sumOf, weightsIn } from '../capture/features.ts';
import { onceAsked } from '../core/basics.ts';
import table from './asking-words.json' with { type: 'json' };
import type { Hit } from './blend.ts';

const weights = /* @__PURE__ */ onceAsked(() => weightsIn(table.words));

/** Of what is longer the most was pasted. */
export const MAX_WEIGHED_CHARS = 600;

/** How surely a prompt asks for what the notes may know, as the natural logarithm of its odds: a logistic regression on its words (scripts/asked). Pure, linear. */
export const asksBy = (prompt: string): number => (table.bias + sumOf(featuresOf(prompt), weights())) / 100;

type Found = Pick<Hit, 'score' | 'shares'>;

/** What the best of what was found says, as the logarithms of what its words and those near to them, or its meaning, are worth, and how close the second comes. Pure. */
export function evidenceOf([best, second]: readonly Found[]): readonly [number, number, number] {
  const { words = 0, session = 0, wording = 0, near = 0, vectors = 0 } = best?.shares ?? {};
  const closeness = best === undefined || second === undefined ? 0 : Math.min(1, second.score / best.score);
  return [Math.log1p(words + session + wording), Math.log1p(near + vectors), closeness];
}

/** How sure it is that a prompt asks, by its own odds, and that what was found answers it: fitted to questions with the memories that answer them, and to prompts of sessions. Pure. */
export function answersBy(odds: number, found: readonly Found[]): number {
  const [bias = 0, ...weights] = table.answers;
  return [odds, ...evidenceOf(found)].reduce((sum, one, at) => sum + one * (weights[at] ?? 0), bias) / 100;
}
