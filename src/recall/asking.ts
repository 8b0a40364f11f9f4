import { featuresOf, sumOf, weightsIn } from '../capture/features.ts';
import { onceAsked } from '../core/basics.ts';
import table from './asking-words.json' with { type: 'json' };

const weights = onceAsked(() => weightsIn(table.words));
/** Of what is longer the most was pasted. */
const MAX_CHARS = 600;

/**
 * How sure it is that a prompt asks for what the notes may know, as the natural logarithm of its odds: a logistic regression on its words, fitted to prompts
 * that were written for it in nine languages and to real ones, of which hardly one in a hundred asks (scripts/asked). Pure, linear.
 */
export const asksBy = (prompt: string): number =>
  prompt.length > MAX_CHARS
    ? Number.NEGATIVE_INFINITY
    : (table.bias + sumOf(featuresOf(prompt), weights())) / 100;
