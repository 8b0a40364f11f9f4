// Fits what says whether a prompt asks for what the notes may know, and whether what was found answers it: npm run train:asked -- <folder of sessions> <prompts.jsonl>…
// Learned from examples.jsonl (prompts that were written for it) and worded.jsonl (ways to ask about the past, and what sounds like them), from those of the
// tests, from sentences that state something (scripts/stated), from pairs.jsonl (memories made of commits of three projects, each with two questions that it
// answers), and from prompts of real sessions ({"prompt": …} a line), of which hardly one in a hundred asks: those that by the written ones ask most are left
// open. The folder has what readers noted of these sessions (bench/worth). Nothing is learned from aside.jsonl. Usual words that changed count from the next run on.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReferences } from '../../bench/worth/sessions.ts';
import { featuresOf, sumOf } from '../../src/capture/features.ts';
import { mayAskAboutThePast } from '../../src/capture/prompt-hints.ts';
import { readDataset } from '../../src/extras/eval/dataset.ts';
import { evidenceOf } from '../../src/recall/asking.ts';
import { wordScores } from '../../src/recall/blend.ts';
import { tokenize } from '../../src/recall/index/terms.ts';
import { createWordsIndexOf } from '../../src/recall/index/words-index.ts';
import { searchNear } from '../../src/recall/recall-arms.ts';
import { adam } from '../adam.ts';

/** A prompt, and whether it asks. */
type Example = readonly [prompt: string, asks: number];
type Pair = Readonly<{ memory: string; questions: readonly string[] }>;
/** What the features of a prompt weigh, a hundredfold. */
type Table = Readonly<{ bias: number; words: ReadonlyMap<string, number> }>;

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
const RECALL = join(HERE, '../../src/recall');
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

/** What states something asks nothing (scripts/stated): so much of all that people write. */
const stating = (linesOf(join(HERE, '../stated/examples.jsonl')) as readonly Example[][])
  .flat()
  .flatMap(([sentence, states]): readonly Example[] =>
    states === 1 && !sentence.includes('?') ? [[sentence, 0]] : [],
  );

/** Logistic regression: the weights of rows of numbered features, the first of them the bias. */
function logistic(count: number, rows: readonly Row[], ridge: number, steps = 200): Float64Array {
  return adam(count, { steps, rate: 0.05 }, (now) => {
    const slope = now.map((weight, place) => (place === 0 ? 0 : ridge * weight));
    for (const { places, by, asks, counts = 1 } of rows) {
      const odds = places.reduce((sum, place, at) => sum + (now[place] ?? 0) * (by[at] ?? 0), now[0] ?? 0);
      const off = counts * (1 / (1 + Math.exp(-odds)) - asks);
      slope[0] = (slope[0] ?? 0) + off;
      for (const [at, place] of places.entries()) slope[place] = (slope[place] ?? 0) + off * (by[at] ?? 0);
    }
    return slope;
  });
}

interface Row {
  readonly places: readonly number[];
  readonly by: readonly number[];
  readonly asks: number;
  /** As so many rows. */
  readonly counts?: number;
}

function learnWords(examples: readonly Example[]): Table {
  const rows = examples.map(([prompt, asks]) => ({ features: featuresOf(prompt), asks }));
  const counts = new Map<string, number>();
  for (const { features } of rows)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= LEAST_PROMPTS);
  const placeOf = new Map(known.map(([feature], at) => [feature, at + 1]));
  const rates = known.map(([, count]) => RATE_OF_WORDS * (1 + Math.log((1 + rows.length) / (1 + count))));
  const placed = rows.map(({ features, asks }): Row => {
    const places = features.flatMap((feature) => placeOf.get(feature) ?? []);
    const root = Math.sqrt(features.length || 1);
    return { asks, places, by: places.map((place) => (rates[place - 1] ?? 0) / root) };
  });
  const weights = logistic(known.length + 1, placed, RIDGE);
  const told = known
    .map(([feature], at): [string, number] => [
      feature,
      Math.round(100 * (weights[at + 1] ?? 0) * (rates[at] ?? 0)),
    ])
    .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { bias: Math.round(100 * (weights[0] ?? 0)), words: new Map(told) };
}

const oddsOf = ({ bias, words }: Table, prompt: string): number =>
  (bias + sumOf(featuresOf(prompt), words)) / 100;

/** What is found of some memories for a prompt, as recall looks for it: the evidence of it, and whether the right one is among the first five. */
async function lookFor(index: ReturnType<typeof createWordsIndexOf>, prompt: string, right?: string) {
  const { hits, isNear } = await searchNear(
    async (near) => index.search(prompt, { limit: 5, nowMs: 0, ...(near === undefined ? {} : { near }) }),
    prompt,
  );
  const found = hits.map((hit) => ({ score: hit.score, shares: wordScores(hit, isNear) }));
  return { evidence: evidenceOf(found), isRight: hits.some(({ memory }) => memory.summary === right) };
}

const indexOf = (texts: readonly string[]) => {
  const rows = texts.map((text, at) => JSON.stringify({ id: `m${at}`, text }));
  return createWordsIndexOf(readDataset(rows.join('\n'), '').documents.map(({ memory }) => memory));
};

/** So many of the prompts of sessions may ask. */
const LEFT_OPEN = 1 / 30;
/** So many parts of the prompts are weighed by what was learned from the others. */
const PARTS = 4;
/** What asks, but is not answered by what is found, counts little: the worst is to disturb who does not ask. */
const UNANSWERED = 0.1;
/** What is found is told from these odds on that it answers: who asks loses more by silence than who does not by a line. */
const LEAST_ODDS = -1.25;
const RIDGE_OF_ANSWERS = 1;
const STEPS_OF_ANSWERS = 2_000;
const KINDS_OF_ROWS: Readonly<Record<string, (row: Row) => boolean>> = {
  'questions with what answers them': ({ asks }) => asks === 1,
  'questions asked of other notes': ({ asks, counts }) => asks === 0 && counts !== 1,
  'prompts of sessions': ({ asks, counts }) => asks === 0 && counts === 1,
};

/** What odds and evidence weigh, a hundredfold: of questions whose answer is found, against prompts of sessions and questions asked of other notes. */
async function learnAnswers(
  common: readonly Example[],
  real: readonly Example[],
  { pairs, noted }: { readonly pairs: readonly Pair[]; readonly noted: readonly string[] },
): Promise<readonly number[]> {
  const [ours, others] = [indexOf(pairs.map(({ memory }) => memory)), indexOf(noted)];
  const rows: Row[] = [];
  const add = (odds: number, evidence: readonly number[], asks: number, counts = 1): void => {
    const by = [odds, ...evidence];
    rows.push({ places: by.map((_, at) => at + 1), by, asks, counts });
  };
  for (let part = 0; part < PARTS; part += 1) {
    const isIn = (_: unknown, at: number): boolean => at % PARTS === part;
    const isOut = (one: unknown, at: number): boolean => !isIn(one, at);
    const rest = pairs.filter(isOut).flatMap(({ questions }) => questions.map((one): Example => [one, 1]));
    const table = learnWords([...common, ...real.filter(isOut), ...rest]);
    for (const { memory, questions } of pairs.filter(isIn))
      for (const question of questions) {
        const odds = oddsOf(table, question);
        const { evidence, isRight } = await lookFor(ours, question, memory);
        if (isRight) add(odds, evidence, 1);
        add(odds, (await lookFor(others, question)).evidence, 0, UNANSWERED);
      }
    for (const [prompt] of real.filter(isIn))
      if (mayAskAboutThePast(prompt)) add(oddsOf(table, prompt), (await lookFor(others, prompt)).evidence, 0);
  }
  const weights = logistic(2 + evidenceOf([]).length, rows, RIDGE_OF_ANSWERS, STEPS_OF_ANSWERS);
  weights[0] = (weights[0] ?? 0) - LEAST_ODDS;
  const told = rows.filter(
    ({ by }) => by.reduce((sum, one, at) => sum + one * (weights[at + 1] ?? 0), weights[0] ?? 0) >= 0,
  );
  for (const [name, isOf] of Object.entries(KINDS_OF_ROWS))
    console.log(`${told.filter(isOf).length} of ${rows.filter(isOf).length} ${name} are told`);
  return [...weights].map((weight) => Math.round(100 * weight));
}

/** Of fewer prompts a word may be there by chance. */
const LEAST_USUAL = 6;

/** In how many of ten thousand prompts that were written for it, on anything, each word stands. */
function usualWords(prompts: readonly string[]): string {
  const holders = new Map<string, number>();
  for (const term of prompts.flatMap((prompt) => [...new Set(tokenize(prompt))]))
    holders.set(term, (holders.get(term) ?? 0) + 1);
  const lines = [...holders]
    .filter(([, count]) => count >= LEAST_USUAL)
    .map(([term, count]) => `${term} ${Math.round((10_000 * count) / prompts.length)}`);
  return `\n${lines.sort().join('\n')}\n`;
}

const write = (file: string, table: object): void =>
  writeFileSync(join(RECALL, file), `${JSON.stringify(table, null, 2)}\n`);

const [folder = '', ...files] = process.argv.slice(2);
const typed = [
  ...new Set(
    files.flatMap((file) => linesOf(file) as { readonly prompt: string }[]).map(({ prompt }) => prompt),
  ),
].filter((prompt) => prompt.length < MAX_CHARS && !/^[</!]/.test(prompt));
if (typed.length === 0) throw new Error('no prompts of sessions in these files');
const written = [...examplesIn('examples.jsonl'), ...testsIn('past.json', 1), ...testsIn('ordinary.json', 0)];
const common = [...written, ...examplesIn('worded.jsonl'), ...stating];
const byWritten = learnWords(common);
const real = typed
  .map((prompt) => [prompt, oddsOf(byWritten, prompt)] as const)
  .sort(([, a], [, b]) => a - b)
  .slice(0, -typed.length * LEFT_OPEN)
  .map(([prompt]): Example => [prompt, 0]);
const pairs = linesOf(join(HERE, 'pairs.jsonl')) as readonly Pair[];
const questions = pairs.flatMap((pair) => pair.questions.map((question): Example => [question, 1]));
const noted = readReferences(folder, undefined).flatMap(({ memories }) =>
  memories.map(({ summary }) => summary),
);

write('index/usual-words.json', { words: usualWords(written.map(([prompt]) => prompt)) });
const answers = await learnAnswers(common, real, { pairs, noted });
const table = learnWords([...common, ...real, ...questions]);
const words = [...table.words].map(([feature, weight]) => `${feature} ${weight}`).join('\n');
write('asking-words.json', { bias: table.bias, answers, words });
console.log(
  `${real.length} prompts of sessions, ${table.words.size} features; an answer by ${answers.join(' ')}`,
);

const share = (some: readonly Example[], least: number): string =>
  (some.filter(([prompt]) => oddsOf(table, prompt) >= least).length / some.length).toFixed(3);
const aside = examplesIn('aside.jsonl');
for (const least of [-2, -1, 0])
  console.log(
    `odds of ${least} and more: ${share(
      aside.filter(([, asks]) => asks === 1),
      least,
    )} of another writer's that ask, ${share(
      aside.filter(([, asks]) => asks === 0),
      least,
    )} of those that do not, ${share(real, least)} of real ones`,
  );
