// Fits the weights that say how likely a value is a secret by what stands around it: npm run train:filters -- <cases.jsonl[.gz]>… [--aside <repository>…] [--dry-run] [--all]
// Of cases in halves only the tuned one is fitted to. --aside: repositories (the second part of a case's name) that are left out. --all: each candidate with its score.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Case, readCases } from '../bench/filters/cases.ts';
import table from '../filters/data/likelihood.json';
import type { Finding } from '../filters/engine.ts';
import { FEATURE_COUNT, featuresOf } from '../filters/judge/likelihood.ts';
import { runStage } from '../filters/layers.ts';
import { createStages } from '../filters/pipeline.ts';
import { candidatesIn } from '../filters/stages/telling-context.ts';
import { expand } from '../test/unit/filters/support.ts';
import { adam } from './adam.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    aside: { type: 'string', multiple: true, default: [] },
    'dry-run': { type: 'boolean' },
    all: { type: 'boolean' },
  },
});
const WEIGHTS = new URL('../filters/data/likelihood.json', import.meta.url);

/** How close weights are held to nothing. */
const RIDGE = 1;
const STEPS = 400;
const RATE = 0.1;
/** Sources are left out a fold at a time. */
const FOLDS = 8;
/** So many of the candidates that are no secret, and that no other stage finds, may be taken for one: what the odds are moved by. */
const FALSE_ALARMS = 0.04;
/** What all candidates of a source weigh at most: else hundreds of one repository's lines would be all that is learnt. */
const MOST_OF_A_SOURCE = 300;
/** The filter's own examples are few, and a test asks for each. */
const WEIGHT_OF_EXAMPLE = 10;

/** A candidate: what is asked of it, whether it is a secret, and whose it is. */
interface Row {
  readonly answers: readonly number[];
  readonly isSecret: boolean;
  /** Another stage finds it. */
  readonly isFound: boolean;
  readonly of: string;
  readonly shown: string;
}

const repositoryOf = ({ id, source, group }: Case): string =>
  source === 'creddata'
    ? (id.split(':')[1] ?? '')
    : source.startsWith('adversarial') || source === 'taught'
      ? group.replace(/ \d+$/, '')
      : source === 'real'
        ? group
        : source;

const OTHERS = createStages({}).scanning.filter(({ name }) => name !== 'telling-context');

/** What the other stages find in a text. */
const foundIn = (text: string): readonly Finding[] =>
  OTHERS.reduce<Finding[]>((found, stage) => found.concat(runStage(stage, text, found)), []);

/** The candidates of a case that are secrets, or no part of one. */
function rowsOf(one: Case): readonly Row[] {
  const spans = one.secrets.flatMap((secret) => {
    const places: { start: number; end: number }[] = [];
    for (let start = one.text.indexOf(secret); start >= 0; start = one.text.indexOf(secret, start + 1))
      places.push({ start, end: start + secret.length });
    return places;
  });
  const found = foundIn(one.text);
  return [...candidatesIn(one.text)].flatMap(({ start, candidate }): readonly Row[] => {
    const end = start + candidate.value.length;
    const over = spans.map((it) => Math.min(it.end, end) - Math.max(it.start, start)).filter((it) => it > 0);
    const isSecret = over.some((it) => it >= candidate.value.length * 0.8);
    if (!isSecret && over.length > 0) return [];
    const isFound = found.some((it) => it.start < end && it.end > start);
    return [
      {
        answers: featuresOf(candidate),
        isSecret,
        isFound,
        of: repositoryOf(one),
        shown: `${candidate.lead.slice(-40)}⟦${candidate.value}⟧${candidate.tail.slice(0, 20)}`,
      },
    ];
  });
}

/** Ridge logistic regression. */
function fitWeights(rows: readonly Row[]): readonly number[] {
  const counts = new Map<string, number>();
  const key = (row: Row) => `${row.of} ${row.isSecret}`;
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  const weighed = rows.map((row) => ({
    ...row,
    weight:
      row.of === 'fixtures' ? WEIGHT_OF_EXAMPLE : Math.min(1, MOST_OF_A_SOURCE / (counts.get(key(row)) ?? 1)),
  }));
  const weights = adam(FEATURE_COUNT, { steps: STEPS, rate: RATE }, (now) => {
    const slope = now.map((weight, at) => (at === FEATURE_COUNT - 1 ? 0 : RIDGE * weight));
    for (const { answers, isSecret, weight } of weighed) {
      const off = weight * (1 / (1 + Math.exp(-score(now, answers))) - Number(isSecret));
      for (let at = 0; at < FEATURE_COUNT; at += 1) slope[at] = (slope[at] ?? 0) + off * (answers[at] ?? 0);
    }
    return slope;
  });
  return [...weights];
}

function score(weights: ArrayLike<number>, answers: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < answers.length; at += 1) sum += (weights[at] ?? 0) * (answers[at] ?? 0);
  return sum;
}

/** From which score on so few of what is no secret is taken for one. */
function thresholdOf(scores: readonly number[], falseAlarms: number): number {
  const sorted = [...scores].sort((a, b) => b - a);
  return sorted[Math.floor(sorted.length * falseAlarms)] ?? 0;
}

/** What is in no half: files of others, what was written to be fitted to, and the filter's own examples. */
const UNDIVIDED = ['real', 'taught', 'fixtures'];
const FIXTURES = fileURLToPath(new URL('../test/fixtures/filters', import.meta.url));
const exampleOf = (name: string): string => expand(readFileSync(join(FIXTURES, name), 'utf8'));

/** What an example has where its expectation has a marker. */
function hiddenIn(text: string, expected: string): readonly string[] {
  const parts = expected
    .split(/\[REDACTED:[a-z-]+\]/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('([^]+?)')}$`).exec(text)?.slice(1) ?? [];
}

/** Examples that no stage may touch, and those in which this one must find something. */
const examples = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /[\\/]ok\.[^\\/]*[\\/]input\.txt$|^telling-context[\\/].*input\.txt$/.test(name))
  .map((name): Case => {
    const text = exampleOf(name);
    const isOk = /[\\/]ok\./.test(name);
    const secrets = isOk ? [] : hiddenIn(text, exampleOf(name.replace(/input\.txt$/, 'expected.txt')));
    return { id: name, source: 'fixtures', text, secrets, rows: [], half: 'tuned', group: '' };
  });
const rows = [...positionals.flatMap(readCases), ...examples]
  .filter(
    (one) =>
      (one.half === 'tuned' || UNDIVIDED.includes(one.source)) && !values.aside.includes(repositoryOf(one)),
  )
  .flatMap(rowsOf);
const sources = [...new Set(rows.map(({ of }) => of))];
const foldOf = (source: string): number => sources.indexOf(source) % FOLDS;
const scored = Array.from({ length: FOLDS }, (_none, fold) => fold).flatMap((fold) => {
  const weights = fitWeights(rows.filter(({ of }) => foldOf(of) !== fold));
  return rows
    .filter(({ of }) => foldOf(of) === fold)
    .map((row) => ({ ...row, value: score(weights, row.answers) }));
});
/** A line that stands in a hundred files counts once. */
const harmlessScores = new Map(
  scored
    .filter(({ isSecret, isFound }) => !isSecret && !isFound)
    .map(({ shown, of, value }) => [shown + of, value]),
);
const from = thresholdOf([...harmlessScores.values()], FALSE_ALARMS);
for (const source of sources) {
  const its = scored.filter(({ of, isFound }) => of === source && !isFound);
  const [secrets, others] = [its.filter(({ isSecret }) => isSecret), its.filter(({ isSecret }) => !isSecret)];
  const taken = (some: typeof its) => `${some.filter(({ value }) => value >= from).length} of ${some.length}`;
  console.log(`without ${source}: secrets ${taken(secrets)}, others ${taken(others)}`);
}
const weights = [...fitWeights(rows)];
weights[FEATURE_COUNT - 1] = (weights[FEATURE_COUNT - 1] ?? 0) - from;
if (values.all)
  for (const it of scored.toSorted((a, b) => b.value - a.value))
    console.log(
      it.value.toFixed(2),
      from.toFixed(2),
      it.isSecret,
      it.isFound,
      it.of,
      JSON.stringify(it.shown),
    );
if (values['dry-run'] !== true) {
  const rounded = weights.map((it) => Number(it.toFixed(3)));
  const patterns = table.patterns.map((row, at) => ({ ...row, weight: rounded[table.computed.length + at] }));
  const fitted = { computed: rounded.slice(0, table.computed.length), patterns, from: rounded.at(-1) };
  writeFileSync(WEIGHTS, `${JSON.stringify(fitted)}\n`);
}
