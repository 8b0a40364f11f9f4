// Fits the words that say whether a prompt asks for what the notes may know, and writes them: npm run train:asked -- <prompts.jsonl>…
// Learned from examples.jsonl (prompts that were written for it), from those of the tests, and from prompts of real sessions ({"prompt": …} a
// line), of which hardly one in a hundred asks: those that the wordings know are left open. Nothing is learned from aside.jsonl.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf, sumOf } from '../../src/capture/features.ts';
import { recallTrigger } from '../../src/recall/trigger.ts';
import { adam } from '../adam.ts';

/** A prompt, and whether it asks. */
type Example = readonly [prompt: string, asks: number];

/** Half the square of all weights costs so much. */
const RIDGE = 0.3;
/** What fewer prompts have is learned by heart. */
const LEAST_PROMPTS = 3;
/** A rare word is learned as fast as its idf is high, times so much. */
const RATE_OF_WORDS = 0.4;
/** Hundredths; what weighs less changes nothing that is seen. */
const LEAST_WEIGHT = 90;
/** Of a longer prompt the most was pasted. */
const MAX_CHARS = 600;

const HERE = import.meta.dirname;
const linesOf = (file: string): readonly unknown[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const examplesIn = (file: string): readonly Example[] => linesOf(join(HERE, file)) as Example[];
const testsIn = (file: string, asks: number): readonly Example[] => {
  const texts = readFileSync(join(HERE, '../../test/fixtures/asks', file), 'utf8');
  const byLanguage = Object.values(JSON.parse(texts) as Record<string, readonly unknown[]>);
  return byLanguage.flat().flatMap((text) => (typeof text === 'string' ? [[text, asks] as const] : []));
};

const real = process.argv
  .slice(2)
  .flatMap((file) => linesOf(file) as { readonly prompt: string }[])
  .filter(({ prompt }) => prompt.length < MAX_CHARS && !/^[</!]/.test(prompt))
  .flatMap(({ prompt }): readonly Example[] =>
    recallTrigger(prompt, []) === undefined ? [[prompt, 0]] : [],
  );
if (real.length === 0) throw new Error('no prompts of sessions in these files');
const examples = [
  ...examplesIn('examples.jsonl'),
  ...testsIn('past.json', 1),
  ...testsIn('ordinary.json', 0),
  ...real,
];
const rows = examples.map(([prompt, asks]) => ({ features: featuresOf(prompt), asks }));

const counts = new Map<string, number>();
for (const { features } of rows)
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
const known = [...counts].filter(([, count]) => count >= LEAST_PROMPTS);
const placeOf = new Map(known.map(([feature], at) => [feature, at + 1]));
const rates = known.map(([, count]) => RATE_OF_WORDS * (1 + Math.log((1 + rows.length) / (1 + count))));
const placed = rows.map(({ features, asks }) => {
  const places = features.flatMap((feature) => placeOf.get(feature) ?? []);
  const root = Math.sqrt(features.length || 1);
  return { asks, places, by: places.map((place) => (rates[place - 1] ?? 0) / root) };
});
const weights = adam(known.length + 1, { steps: 200, rate: 0.05 }, (now) => {
  const slope = now.map((weight, place) => (place === 0 ? 0 : RIDGE * weight));
  for (const { places, by, asks } of placed) {
    const odds = places.reduce((sum, place, at) => sum + (now[place] ?? 0) * (by[at] ?? 0), now[0] ?? 0);
    const off = 1 / (1 + Math.exp(-odds)) - asks;
    slope[0] = (slope[0] ?? 0) + off;
    for (const [at, place] of places.entries()) slope[place] = (slope[place] ?? 0) + off * (by[at] ?? 0);
  }
  return slope;
});

const told = known
  .map(([feature], at): [string, number] => [
    feature,
    Math.round(100 * (weights[at + 1] ?? 0) * (rates[at] ?? 0)),
  ])
  .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
  .sort(([a], [b]) => (a < b ? -1 : 1));
const bias = Math.round(100 * (weights[0] ?? 0));
const words = told.map(([feature, weight]) => `${feature} ${weight}`).join('\n');
writeFileSync(
  join(HERE, '../../src/recall/asking-words.json'),
  `${JSON.stringify({ bias, words }, null, 2)}\n`,
);
console.log(`${rows.length} prompts, ${real.length} of them real, ${told.length} features`);

const byWord = new Map(told);
const oddsOf = (prompt: string): number => (bias + sumOf(featuresOf(prompt), byWord)) / 100;
const share = (some: readonly Example[], least: number): string =>
  (some.filter(([prompt]) => oddsOf(prompt) >= least).length / some.length).toFixed(3);
const aside = examplesIn('aside.jsonl');
for (const least of [-1, -0.5, 0, 0.5])
  console.log(
    `odds of ${least} and more: ${share(
      aside.filter(([, asks]) => asks === 1),
      least,
    )} of another writer's that ask, ${share(
      aside.filter(([, asks]) => asks === 0),
      least,
    )} of those that do not, ${share(real, least)} of real ones`,
  );
