import { expect, test } from 'vitest';
import { metOnce } from '../../../src/core/fold.ts';
import type { Memory } from '../../../src/core/memory.ts';
import {
  grepMemories,
  knownItems,
  meanOf,
  measure,
  percentile,
  readDataset,
  unanswerable,
} from '../../../src/extras/eval/dataset.ts';
import { type Answered, calibrate, evaluate, resultsOf } from '../../../src/extras/eval/evaluate.ts';
import type { Embedder } from '../../../src/recall/ports.ts';

test('recall is the share of what was wanted, the rank that of the first', () => {
  const answer = ['x', 'a', 'y', 'z', 'w', 'b', 'v'];
  expect(measure(answer, ['a', 'b', 'c', 'd'])).toEqual({
    recallAt5: 0.25,
    recallAt10: 0.5,
    reciprocalRank: 0.5,
  });
  expect(measure([], ['a'])).toEqual({ recallAt5: 0, recallAt10: 0, reciprocalRank: 0 });
  expect(meanOf([measure(['a'], ['a']), measure(['b'], ['a'])]).reciprocalRank).toBe(0.5);
});

test('a document may be named as no memory may: its questions still find it', () => {
  const { documents, questions } = readDataset(
    '{"id":"talk/D1:3","text":"one"}',
    '{"id":"q","text":"which?","relevant":["talk/D1:3"]}',
  );
  expect(documents.map(({ memory }) => memory.id)).toEqual(questions[0]?.relevant);
  expect(documents[0]?.memory.id).toMatch(/^[\w-]{1,64}$/);
  expect(unanswerable({ documents, questions })).toBe(0);
});

test('a percentile is a value that was there', () => {
  const values = [5, 1, 4, 2, 3];
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile([], 0.5)]).toEqual([3, 5, 0]);
});

test('a dataset is read line by line, and says which line is none', () => {
  const { documents, questions } = readDataset(
    '{"id":"d1","text":"one","scope":"s","session":"t"}\n\n{"id":2,"text":"two"}\n',
    '{"id":"q","text":"which?","relevant":["d1"],"scope":"s"}',
  );
  expect(documents.map(({ scope, memory }) => [scope, memory.id, memory.summary, memory.session])).toEqual([
    ['s', 'd1', 'one', 't'],
    ['', '2', 'two', undefined],
  ]);
  expect((documents[0]?.memory.at ?? '') < (documents[1]?.memory.at ?? '')).toBe(true);
  expect(questions).toEqual([{ id: 'q', text: 'which?', scope: 's', relevant: ['d1'] }]);
  expect(() => readDataset('{"id":"d1"}', '')).toThrow('corpus.jsonl, line 1');
  expect(() => readDataset('', 'no json')).toThrow('queries.jsonl, line 1');
});

const memory = (more: Partial<Memory>): Memory => ({
  id: 'a',
  at: '2026-01-01T00:00:00.000Z',
  ns: 'learnings',
  kind: 'learning',
  summary: 'The cache is slow after a cold start',
  evidence: 'tool-observed',
  tags: [],
  files: [],
  ...metOnce('c', '2026-01-01T00:00:00.000Z'),
  ...more,
});
const NOW_MS = Date.parse('2026-03-01T00:00:00.000Z');

test('the part that asks is nowhere in what is to be found', () => {
  const told = memory({
    body: 'The cache is slow after a cold start\nIndex pages are read one by one. Warm them first.',
  });
  const bySummary = knownItems([told], 'summary', NOW_MS);
  expect(bySummary.questions.map(({ text }) => text)).toEqual([told.summary]);
  expect(JSON.stringify(bySummary.documents)).not.toContain(told.summary);
  const byBody = knownItems([told], 'body', NOW_MS);
  expect(byBody.questions.map(({ text }) => text)).toEqual(['Index pages are read one by one.']);
  expect(byBody.documents[0]?.memory.body).toBeUndefined();
});

test('what nobody may recall is neither asked for nor in the way', () => {
  const body = 'Index pages are read one by one, which takes a while.';
  const { documents, questions } = knownItems([memory({ body, forgotten: true })], 'summary', NOW_MS);
  expect([documents, questions]).toEqual([[], []]);
});

test('who greps finds what contains most of the words, the newest first', () => {
  const memories = [
    memory({ id: 'old', summary: 'cache of pages' }),
    memory({ id: 'new', summary: 'cache of files', at: '2026-02-01T00:00:00.000Z' }),
    memory({ id: 'both', summary: 'the Cached pages are slow' }),
    memory({ id: 'none', summary: 'tests need utc' }),
  ];
  expect(grepMemories(memories, 'slow cache')).toEqual(['both', 'new', 'old']);
});

test('a question that nothing answers is left out, one without a list is a slip, and answers that are not there are counted', () => {
  const corpus = '{"id":"a","text":"x","scope":"s"}\n{"id":"b","text":"y"}';
  const queries = [
    '"relevant":["a"],"scope":"s"',
    '"relevant":["a"]',
    '"relevant":["b","c"]',
    '"relevant":[]',
  ];
  const dataset = readDataset(
    corpus,
    queries.map((rest, id) => `{"id":${id},"text":"?",${rest}}`).join('\n'),
  );
  expect(dataset.questions.map(({ id }) => id)).toEqual(['0', '1', '2']);
  expect(unanswerable(dataset)).toBe(2);
  expect(() => readDataset(corpus, '{"id":1,"text":"?"}')).toThrow('question 1: expected "relevant"');
});

const THINGS =
  'anchor bridge candle donkey engine feather garden hammer island jacket kettle ladder mirror needle orange pocket quarry ribbon saddle tunnel'.split(
    ' ',
  );
/** A memory of each thing: its body begins with it, in a form that no word of its summary has, and goes on in the words of the next one's summary. */
const memories: readonly Memory[] = THINGS.flatMap((thing, place) => {
  const next = THINGS[(place + 1) % THINGS.length] ?? '';
  const text = `the ${thing} was there as everybody said`;
  const [found] = readDataset(JSON.stringify({ id: `m${place}`, text }), '').documents;
  if (found === undefined) return [];
  return [
    {
      ...found.memory,
      body: `x${thing}x moved while they told us the ${next} was gone, and ${next} ${next}`,
    },
  ];
});

const embedderOf = (id: string, direction: (text: string) => readonly number[]): Embedder => ({
  id,
  dimension: THINGS.length,
  maxTokens: 100,
  embed: async (texts) =>
    texts.map((text) => {
      const numbers = direction(text.toLowerCase());
      const length = Math.hypot(...numbers) || 1;
      return Float32Array.from(numbers, (value) => value / length);
    }),
  chunks: async (text) => [text],
  close: async () => {},
});
const firstOf = (text: string): string =>
  THINGS.filter((thing) => text.includes(thing)).sort((a, b) => text.indexOf(a) - text.indexOf(b))[0] ?? '';
const knowing = embedderOf('knowing', (text) => THINGS.map((thing) => (thing === firstOf(text) ? 1 : 0)));
const misleading = embedderOf('misleading', (text) =>
  THINGS.map((_, place) => ((text.length * (place + 3) * 7919) % 11) - 5),
);

const found = (embedder: Embedder, of = memories) => calibrate({ embedder }, of, Date.now());

test('an embedder that knows the memories earns more than the usual weight', async () => {
  const calibration = await found(knowing);
  expect(calibration).toMatchObject({ embedder: 'knowing', questions: 40 });
  expect(calibration?.weight).toBeGreaterThan(0.5);
  const mrr = new Map(calibration?.tried.map((it) => [it.weight, it.mrr]));
  expect(mrr.get(calibration?.weight ?? -1)).toBeGreaterThan(mrr.get(0) ?? 1);
});

test('one that points anywhere does not take away what words find', async () => {
  const calibration = await found(misleading);
  const mrr = new Map(calibration?.tried.map((it) => [it.weight, it.mrr]));
  expect(mrr.get(calibration?.weight ?? -1)).toBeGreaterThanOrEqual(mrr.get(0) ?? 1);
});

test('too few memories say nothing, and none of them is embedded', async () => {
  const never = embedderOf('never', () => expect.unreachable());
  expect(await found(never, memories.slice(0, 10))).toBeUndefined();
});

test('what was forgotten takes no place of what is asked', async () => {
  const gone = memories.flatMap((memory) =>
    Array.from({ length: 30 }, (_, at) => ({
      ...memory,
      id: `a${at}${memory.id}`,
      forgotten: true,
    })),
  );
  expect(await found(knowing, [...gone, ...memories])).toMatchObject({ questions: 40 });
});

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
  const answers = answersOf(await evaluate({ embedder }, dataset));
  expect(answers).toEqual({
    grep: ['zebra'],
    words: ['zebra'],
    vectors: ['zebra', 'horse'],
    blend: expect.arrayContaining(['zebra']),
  });
  expect(answers['blend']?.[0]).toBe('zebra');
});

test('without an embedder there are no rows of vectors', async () => {
  const results = resultsOf(await evaluate({}, dataset));
  expect(results.map(({ row, questions, recallAt5 }) => [row, questions, recallAt5])).toEqual([
    ['grep', 1, 1],
    ['words', 1, 1],
  ]);
});
