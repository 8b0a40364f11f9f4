import { expect, test } from 'vitest';
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
  anchor: 'c',
  anchors: ['c'],
  seenIn: [],
  lastSeenAt: '2026-01-01T00:00:00.000Z',
  usefulCount: 0,
  uselessCount: 0,
  forgotten: false,
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
