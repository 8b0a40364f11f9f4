import { FEATURE_COUNT, type Features, STRUCTURE_COUNT } from '../../src/capture/model/distil/features.ts';
import { adam } from '../adam.ts';

/** One graded candidate. */
export interface Row {
  readonly repo: string;
  readonly session: string;
  readonly features: Features;
  /** −1 false at the end, 0 nothing, 1 marginal, 2 worth it with its context, 3 worth it as it stands. */
  readonly grade: number;
}

/** How sure a reader would be to keep a block of a grade. */
const TARGET: Readonly<Record<string, number>> = { '3': 1, '2': 0.6, '1': 0.1, '0': 0, '-1': 0 };
/** What is false costs more than what is left out. */
const COST_OF_FALSE = 2;
/** How close weights are held to nothing; chosen by leaving out one fifth of the repositories built on at a time. */
const RIDGE_STRUCTURE = 2.5;
const RIDGE_WORDS = 0.3;
const STEPS = 400;
const RATE = 0.05;

/** Ridge logistic regression. */
export const fitWeights = (rows: readonly Row[]): Float64Array =>
  adam(FEATURE_COUNT, { steps: STEPS, rate: RATE }, (weights) => {
    const slope = weights.map(
      (weight, index) => weight * (index === 0 ? 0 : index < STRUCTURE_COUNT ? RIDGE_STRUCTURE : RIDGE_WORDS),
    );
    for (const { features, grade } of rows) {
      const cost = grade < 0 ? COST_OF_FALSE : 1;
      const off = cost * (predict(weights, features) - (TARGET[String(grade)] ?? 0));
      for (const [index, value] of features) slope[index] = (slope[index] ?? 0) + off * value;
    }
    return slope;
  });

/** 0…1. */
export function predict(weights: Float64Array, features: Features): number {
  let sum = 0;
  for (const [index, value] of features) sum += (weights[index] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}

/** A candidate's worth by the model, and whether a reader would keep it. */
export interface Scored {
  readonly value: number;
  readonly isGood: boolean;
}

/** The area under the ROC curve: how often a good one stands before one that is not. */
export function areaUnderCurve(scored: readonly Scored[]): number {
  const order = [...scored].sort((a, b) => a.value - b.value);
  const good = order.filter(({ isGood }) => isGood).length;
  const ranks = order.reduce((sum, { isGood }, index) => sum + (isGood ? index + 1 : 0), 0);
  return (ranks - (good * (good + 1)) / 2) / (good * (order.length - good));
}

/** The mean precision at each good one, from the top. */
export function averagePrecision(scored: readonly Scored[]): number {
  let hits = 0;
  let sum = 0;
  for (const [index, { isGood }] of [...scored].sort((a, b) => b.value - a.value).entries())
    if (isGood) {
      hits += 1;
      sum += hits / (index + 1);
    }
  return sum / Math.max(1, hits);
}
