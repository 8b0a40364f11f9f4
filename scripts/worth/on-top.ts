// Adds to the weights that are shipped what elsewhere.jsonl teaches, and writes them: npm run train:on-top -- <blocks.jsonl>…
// For whoever has none of the graded texts that train.ts learns from. What is shipped stays as it is on blocks of real commits and answers
// ({"source": "commit" | "last", "text": …, "about": …} a line), and nearly so on examples.jsonl: each is held to what it weighs now.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Candidate } from '../../src/capture/blocks.ts';
import { sumOf, weightOf, weightsIn } from '../../src/capture/features.ts';
import shipped from '../../src/capture/worth-weights.json' with { type: 'json' };
import { adam } from '../adam.ts';
import { type Row, rowOf, writtenRows } from './rows.ts';

/** Half the square of all that is added costs so much; of what is added to all blocks, more. */
const RIDGE = 0.8;
const RIDGE_OF_BIAS = 20;
/** A rare word is learned as fast as its idf is high, times so much. */
const RATE_OF_WORDS = 0.4;
/** What fewer blocks have is learned by heart. */
const LEAST_BLOCKS = 5;
/** Hundredths; what weighs less changes nothing that is seen. */
const LEAST_ADDED = 10;
const LEAST_WEIGHT = 30;
/** Each is there for a reason; what examples.jsonl says was learned already. */
const COST_OF_REAL = 5;
const COST_OF_KNOWN = 0.05;

const words = weightsIn(shipped.words);
function oddsOf({ isCommit, signs, features }: Row): number {
  const { bias, signs: weights } = isCommit ? shipped.commit : shipped.said;
  const shown = signs.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
  return (bias + shown + sumOf(features, words)) / 100;
}
const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

const real = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map((line) => rowOf('', false, JSON.parse(line) as Candidate, COST_OF_REAL));
if (real.length === 0) throw new Error('no blocks of real commits and answers in these files');
const written = [...writtenRows('elsewhere.jsonl', 1), ...writtenRows('examples.jsonl', COST_OF_KNOWN)];
const rows = [
  ...written.map((row) => ({ ...row, now: oddsOf(row), wanted: Number(row.isWorth) })),
  ...real.map((row) => ({ ...row, now: oddsOf(row), wanted: chanceOf(oddsOf(row)) })),
];

const counts = new Map<string, number>();
for (const { features } of rows)
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
const known = [...counts].filter(([, count]) => count >= LEAST_BLOCKS);
const placeOf = new Map(known.map(([feature], at) => [feature, at + 2]));
const rates = known.map(([, count]) => RATE_OF_WORDS * (1 + Math.log((1 + rows.length) / (1 + count))));
const placed = rows.map(({ features, isCommit, ...row }) => {
  const places = features.flatMap((feature) => placeOf.get(feature) ?? []);
  const root = Math.sqrt(features.length || 1);
  const by = places.map((place) => (rates[place - 2] ?? 0) / root);
  return { ...row, at: [isCommit ? 0 : 1, ...places], by: [1, ...by] };
});
const added = adam(2 + known.length, { steps: 150, rate: 0.05 }, (now) => {
  const slope = now.map((weight, place) => (place < 2 ? RIDGE_OF_BIAS : RIDGE) * weight);
  for (const row of placed) {
    const odds = row.at.reduce((sum, place, i) => sum + (now[place] ?? 0) * (row.by[i] ?? 0), row.now);
    const off = row.cost * (chanceOf(odds) - row.wanted);
    for (const [i, place] of row.at.entries()) slope[place] = (slope[place] ?? 0) + off * (row.by[i] ?? 0);
  }
  return slope;
});

const hundredth = (weight = 0): number => Math.round(100 * weight);
const sums = new Map(shipped.words.split('\n').map(weightOf));
for (const [at, [feature]] of known.entries()) {
  const weight = hundredth((added[at + 2] ?? 0) * (rates[at] ?? 0));
  if (Math.abs(weight) >= LEAST_ADDED) sums.set(feature, (sums.get(feature) ?? 0) + weight);
}
const told = {
  commit: { ...shipped.commit, bias: shipped.commit.bias + hundredth(added[0]) },
  said: { ...shipped.said, bias: shipped.said.bias + hundredth(added[1]) },
  words: [...sums]
    .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, weight]) => `${feature} ${weight}`)
    .join('\n'),
};
const file = join(import.meta.dirname, '../../src/capture/worth-weights.json');
writeFileSync(file, `${JSON.stringify(told, null, 2)}\n`);
console.log(`${rows.length} blocks, ${told.words.split('\n').length} words`);

const byWord = weightsIn(told.words);
const newOddsOf = (row: Row): number => {
  const bias = row.isCommit ? added[0] : added[1];
  return oddsOf(row) + (bias ?? 0) + (sumOf(row.features, byWord) - sumOf(row.features, words)) / 100;
};
for (const aside of ['aside.jsonl', 'elsewhere-aside.jsonl'])
  for (const isCommit of [true, false]) {
    const kind = writtenRows(aside, 1).filter((row) => row.isCommit === isCommit);
    const kept = kind.filter((row) => newOddsOf(row) >= 0);
    const [right = 0, all = 0] = [kept, kind].map((some) => some.filter(({ isWorth }) => isWorth).length);
    const precision = (right / kept.length).toFixed(2);
    console.log(
      `${aside}, ${isCommit ? 'commits' : 'closing words'}: precision ${precision}, recall ${(right / all).toFixed(2)}`,
    );
  }
