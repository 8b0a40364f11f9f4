// Adds to the weights that are shipped what examples.jsonl has since the last commit, and writes them: npm run train:stated-on-top -- <folder of sessions>…
// For whoever has none of the graded sessions that train.ts learns from: the prompts of any sessions, and the older examples, are held to what they weigh now.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTranscripts } from '../../bench/worth/sessions.ts';
import { featuresOf, sumOf, weightOf, weightsIn } from '../../src/capture/features.ts';
import { LEAST, saidIn } from '../../src/capture/said.ts';
import { transcriptEvents } from '../../src/capture/transcript.ts';
import { adam } from '../adam.ts';

/** Half the square of all that is added costs so much. */
const RIDGE = 1 / 10;
/** What is held where it is; what was said by real people more than what was written for it. */
const COST_OF_OLDER = 0.8;
const COST_OF_REAL = 3;
/** A feature of fewer sentences is learned by heart. */
const LEAST_SENTENCES = 2;
/** Hundredths. */
const LEAST_ADDED = 10;
const LEAST_WEIGHT = 80;

const HERE = import.meta.dirname;
type Example = [sentence: string, lasts: number, cost?: number];
const examplesIn = (text: string): Example[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => JSON.parse(line) as Example[]);

const committed = (path: string): string =>
  execFileSync('git', ['show', `HEAD:./${path}`], { cwd: HERE, encoding: 'utf8', maxBuffer: 1e8 });
// What an earlier try added is no part of it.
const shipped: { bias: number; words: string } = JSON.parse(
  committed('../../src/capture/lasting-words.json'),
);
const words = weightsIn(shipped.words);
const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
function rowOf(sentence: string, cost: number, lasts?: number) {
  const features = featuresOf(sentence);
  const now = (shipped.bias + sumOf(features, words)) / 100;
  return { features, now, wanted: lasts ?? chanceOf(now), cost };
}

const file = join(HERE, 'examples.jsonl');
const before = committed('examples.jsonl');
const older = new Set(before.split('\n'));
const lines = readFileSync(file, 'utf8').trim().split('\n');
const fresh = examplesIn(lines.filter((line) => !older.has(line)).join('\n') || '[]');
if (fresh.length === 0) throw new Error('no examples that are not committed');
const prompts = process.argv
  .slice(2)
  .flatMap((folder) => [...readTranscripts(folder)])
  .flatMap(([, session]) => session.flatMap((line) => transcriptEvents(JSON.stringify(line))))
  .flatMap((event) => (event.type === 'prompt' ? [event.text] : []));
const real = new Set([...new Set(prompts)].flatMap(saidIn).map(({ text }) => text));
if (real.size === 0) throw new Error('no sessions in these folders');
const rows = [
  ...fresh.map(([sentence, lasts, cost = 1.3]) => rowOf(sentence, cost, lasts)),
  ...examplesIn(before).map(([sentence]) => rowOf(sentence, COST_OF_OLDER)),
  ...[...real].map((sentence) => rowOf(sentence, COST_OF_REAL)),
];

const counts = new Map<string, number>();
for (const { features } of rows)
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
const known = [...counts.keys()].filter((feature) => (counts.get(feature) ?? 0) >= LEAST_SENTENCES);
const placeOf = new Map(known.map((feature, at) => [feature, at]));
const placed = rows.map(({ features, ...row }) => ({
  ...row,
  places: features.flatMap((feature) => placeOf.get(feature) ?? []),
  value: 1 / Math.sqrt(features.length || 1),
}));
const added = adam(known.length, { steps: 300, rate: 0.1 }, (at) => {
  const slope = at.map((weight) => RIDGE * weight);
  for (const { places, value, now, wanted, cost } of placed) {
    const sum = places.reduce((total, place) => total + (at[place] ?? 0), 0);
    const off = cost * (chanceOf(now + sum * value) - wanted);
    for (const place of places) slope[place] = (slope[place] ?? 0) + off * value;
  }
  return slope;
});

const sums = new Map(shipped.words.split('\n').map(weightOf));
for (const [at, feature] of known.entries()) {
  const more = Math.round(100 * (added[at] ?? 0));
  if (Math.abs(more) >= LEAST_ADDED) sums.set(feature, (sums.get(feature) ?? 0) + more);
}
const told = [...sums]
  .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
  .sort(([a], [b]) => (a < b ? -1 : 1));
const text = told.map(([feature, weight]) => `${feature} ${weight}`).join('\n');
writeFileSync(
  join(HERE, '../../src/capture/lasting-words.json'),
  `${JSON.stringify({ bias: shipped.bias, words: text }, null, 2)}\n`,
);

const byWord = weightsIn(text);
const aside = examplesIn(readFileSync(join(HERE, 'aside.jsonl'), 'utf8'));
const figures = (weights: typeof words): string => {
  const kept = aside.filter(
    ([sentence]) => (shipped.bias + sumOf(featuresOf(sentence), weights)) / 100 >= LEAST,
  );
  const right = kept.filter(([, lasts]) => lasts === 1).length;
  const all = aside.filter(([, lasts]) => lasts === 1).length;
  return `precision ${(right / kept.length).toFixed(3)}, recall ${(right / all).toFixed(3)}`;
};
console.log(
  `${fresh.length} new sentences, ${rows.length - fresh.length} held, ${real.size} of them real; ${told.length} features`,
);
console.log(`of another writer's: before: ${figures(words)}; now: ${figures(byWord)}`);
