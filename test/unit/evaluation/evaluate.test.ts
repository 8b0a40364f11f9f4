import { expect, test } from 'vitest';
import { readDataset } from '../../../src/extras/eval/dataset.ts';
import { type Answered, evaluate, resultsOf } from '../../../src/extras/eval/evaluate.ts';
import { createWordsIndexOf } from '../../../src/recall/index/words-index.ts';
import type { Embedder } from '../../../src/recall/model/embedder.ts';

const CORPUS = [
  { id: 'zebra', text: 'Zebras graze at noon', scope: 'a' },
  { id: 'horse', text: 'Horses sleep standing', scope: 'a' },
  { id: 'elsewhere', text: 'Zebras graze at noon', scope: 'b' },
];
const QUERIES = [{ id: 'q', text: 'when do zebras graze', relevant: ['zebra'], scope: 'a' }];
const jsonl = (rows: readonly object[]): string => rows.map((row) => JSON.stringify(row)).join('\n');
const dataset = readDataset(jsonl(CORPUS), jsonl(QUERIES));

/** Everything that names an animal points its way. */
const embedder: Embedder = {
  id: 'animals',
  dimension: 2,
  maxTokens: 100,
  embed: async (texts) => texts.map((text) => Float32Array.from(/zebra/i.test(text) ? [1, 0] : [0, 1])),
  chunks: async (text) => [text],
  close: async () => {},
};
const answersOf = (answers: readonly Answered[]): Record<string, readonly string[]> =>
  Object.fromEntries(answers.map(({ row, answer }) => [row, answer]));

test('each question is asked in its own scope, in every way there is', async () => {
  const answers = answersOf(await evaluate({ indexOf: createWordsIndexOf, embedder }, dataset));
  expect(answers).toEqual({
    grep: ['zebra'],
    words: ['zebra'],
    vectors: ['zebra', 'horse'],
    blend: expect.arrayContaining(['zebra']),
  });
  expect(answers['blend']?.[0]).toBe('zebra');
});

test('without an embedder there are no rows of vectors', async () => {
  const results = resultsOf(await evaluate({ indexOf: createWordsIndexOf }, dataset));
  expect(results.map(({ row, questions, recallAt5 }) => [row, questions, recallAt5])).toEqual([
    ['grep', 1, 1],
    ['words', 1, 1],
  ]);
});
