// Fits the words that say whether a sentence lasts, and writes them: npm run train:stated -- <folder of whole sessions>…
// Learned from examples.jsonl (prompts that were written for it, and those of the tests) and from the prompts of sessions, of which
// grades.json says which sentences readers would keep (2), or perhaps (1): by the heads of their SHA-256, since the texts are other people's.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTranscripts } from '../../bench/worth/sessions.ts';
import { featuresOf, sumOf } from '../../src/capture/features.ts';
import { LEAST, saidIn } from '../../src/capture/said.ts';
import { transcriptEvents } from '../../src/capture/transcript.ts';
import { adam } from '../adam.ts';
import grades from './grades.json' with { type: 'json' };

/** A sentence: what it is weighed by, whether it lasts, and what it costs to be wrong about it. */
interface Row {
  readonly features: readonly string[];
  readonly lasts: boolean;
  readonly cost: number;
}

/** Half the square of all weights costs so much. */
const RIDGE = 1 / 30;
/** Each is there for a reason. */
const COST_OF_WRITTEN = 0.7;
/** What is perhaps to be kept is left open. */
const COST_OF_PERHAPS = 0.3;
/** A prompt of more sentences is a document. */
const MOST_SENTENCES = 25;
/** A feature of one sentence alone is learned by heart; of few sessions it may be the name of somebody, or of something of theirs. */
const LEAST_SENTENCES = 2;
const LEAST_SESSIONS = 5;
/** Hundredths; of prompts of a writer of their own as many are told right without what weighs less. */
const LEAST_WEIGHT = 100;

const HERE = import.meta.dirname;
const row = (sentence: string, lasts: boolean, cost = 1): Row => ({
  features: featuresOf(sentence),
  lasts,
  cost,
});

/** A sentence, whether it lasts, and what it costs to be wrong about it, where that is more than for most. */
type Example = [sentence: string, lasts: number, cost?: number];
const sentencesIn = (file: string): Example[] =>
  readFileSync(join(HERE, file), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => JSON.parse(line) as Example[]);

const written = sentencesIn('examples.jsonl').map(([sentence, lasts, cost = COST_OF_WRITTEN]) =>
  row(sentence, lasts === 1, cost),
);

/** In how many of some groups of sentences each feature is. */
function countsOf(groups: readonly (readonly Row[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const group of groups)
    for (const feature of new Set(group.flatMap(({ features }) => features)))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

const gradeOf = new Map(
  Object.entries(grades).flatMap(([grade, hashes]) =>
    hashes.split(' ').map((hash) => [hash, grade] as const),
  ),
);
const seen = new Set<string>();
const real = process.argv
  .slice(2)
  .flatMap((folder) => [...readTranscripts(folder)])
  .map(([, lines]) =>
    lines
      .flatMap((line) => transcriptEvents(JSON.stringify(line)))
      .flatMap((event) => (event.type === 'prompt' && !seen.has(event.text) ? [event.text] : []))
      .flatMap((prompt) => {
        seen.add(prompt);
        const said = saidIn(prompt);
        return said.length > MOST_SENTENCES ? [] : said;
      })
      .map(({ text }) => {
        const grade = gradeOf.get(createHash('sha256').update(text).digest('hex').slice(0, 12));
        return row(text, grade === '2', grade === '1' ? COST_OF_PERHAPS : 1);
      }),
  );

if (real.length === 0) throw new Error('no sessions in these folders');
const rows = [...written, ...real.flat()];
/** In how many sentences that were written, and in how many sessions, a feature is. */
const [inWritten, inSessions] = [countsOf(written.map((one) => [one])), countsOf(real)];
const known = [...new Set([...inWritten.keys(), ...inSessions.keys()])].filter(
  (feature) =>
    (inWritten.get(feature) ?? 0) >= LEAST_SENTENCES || (inSessions.get(feature) ?? 0) >= LEAST_SESSIONS,
);
const placeOf = new Map(known.map((feature, at) => [feature, at + 1]));
const placed = rows.map(({ features, lasts, cost }) => ({
  places: features.flatMap((feature) => placeOf.get(feature) ?? []),
  value: 1 / Math.sqrt(features.length),
  lasts,
  cost,
}));

const weights = adam(known.length + 1, { steps: 600, rate: 0.1 }, (at) => {
  const slope = at.map((weight, place) => (place === 0 ? 0 : RIDGE * weight));
  for (const { places, value, lasts, cost } of placed) {
    const sum = places.reduce((total, place) => total + (at[place] ?? 0), 0);
    const off = cost * (1 / (1 + Math.exp(-((at[0] ?? 0) + sum * value))) - Number(lasts));
    slope[0] = (slope[0] ?? 0) + off;
    for (const place of places) slope[place] = (slope[place] ?? 0) + off * value;
  }
  return slope;
});
const told = known
  .map((feature, at): [string, number] => [feature, Math.round(100 * (weights[at + 1] ?? 0))])
  .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
  .sort(([a], [b]) => (a < b ? -1 : 1));
const file = join(HERE, '../../src/capture/lasting-words.json');
const words = told.map(([feature, weight]) => `${feature} ${weight}`).join('\n');
writeFileSync(file, `${JSON.stringify({ bias: Math.round(100 * (weights[0] ?? 0)), words }, null, 2)}\n`);
console.log(
  `${written.length} written and ${rows.length - written.length} real sentences, ${known.length} features, ${told.length} kept`,
);

// Prompts of another writer, from which nothing was learned.
const toldWords = new Map(told);
const scoreOf = ([sentence]: Example): number =>
  (weights[0] ?? 0) + sumOf(featuresOf(sentence), toldWords) / 100;
const aside = sentencesIn('aside.jsonl');
const kept = aside.filter((one) => scoreOf(one) >= LEAST);
const right = kept.filter(([, lasts]) => lasts === 1).length;
const all = aside.filter(([, lasts]) => lasts === 1).length;
console.log(
  `of another writer's: precision ${(right / kept.length).toFixed(2)}, recall ${(right / all).toFixed(2)}`,
);
