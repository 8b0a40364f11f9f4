import { describe, expect, test } from 'vitest';
import { readDataset } from '../../../src/extras/eval/dataset.ts';
import { MAX_QUERY_TERMS, queryTerms, tellingOfConcepts } from '../../../src/recall/index/query.ts';
import { createWordsIndexOf } from '../../../src/recall/index/words-index.ts';
import { nearSubject, nearTo } from '../../../src/recall/near-words.ts';
import { searchNear } from '../../../src/recall/recall-arms.ts';

const TEXTS = {
  colour: 'The colour of the header comes from the palette, not from the page',
  build: 'The build must run before the release is published',
  key: 'Keys of a device are encrypted before they are stored',
  retry: 'Payments are retried three times with a growing pause',
};
const corpus = Object.entries(TEXTS).map(([id, text]) => JSON.stringify({ id, text }));
const memories = readDataset(corpus.join('\n'), '').documents.map(({ memory }) => memory);
const index = createWordsIndexOf(memories);

async function found(
  question: string,
): Promise<{ readonly ids: readonly string[]; readonly isNear: boolean }> {
  const { hits, isNear } = await searchNear(
    (near) => index.search(question, { limit: 10, nowMs: 0, ...(near === undefined ? {} : { near }) }),
    question,
  );
  return { ids: hits.map(({ memory }) => memory.id), isNear };
}

test.each([
  ['which shade did we agree on', 'colour'],
  ['is the cipher fine for the smartphone', 'key'],
  ['how many times are purchases reattempted', 'retry'],
])('%s finds what says it in other words', async (question, id) => {
  expect((await found(question)).ids[0]).toBe(id);
});

test.each([
  ['Warum wird der Schlüssel des Geräts verschlüsselt?', 'key'],
  ['Pourquoi les clés sont-elles chiffrées avec ça ?', 'key'],
  ['¿Por qué está cifrada la clave del dispositivo?', 'key'],
  ['Por que a cor do cabeçalho não muda?', 'colour'],
  ['Откуда берётся цвет заголовка?', 'colour'],
  ['标题的颜色来自哪里？', 'colour'],
  ['ヘッダーの色はどこから来ますか', 'colour'],
  ['헤더의 색상은 어디에서 오나요?', 'colour'],
])('%s finds what is told in English', async (question, id) => {
  expect((await found(question)).ids[0]).toBe(id);
});

test('a question whose own words say enough is asked by them alone', async () => {
  const { ids, isNear } = await found('how often are payments retried');
  expect(isNear).toBe(false);
  expect(ids).toEqual(['retry']);
});

test('nobody asks: nothing is looked for besides the words', async () => {
  const asked: unknown[] = [];
  const search = async (near?: unknown) => {
    asked.push(near);
    return [];
  };
  expect(await searchNear(search, '')).toEqual({ hits: [], isNear: false });
  expect(asked).toEqual([undefined]);
});

test('what meets a question in three of its words comes before what has one of them that is rare', async () => {
  const texts = [
    'The zebra is fed at noon',
    'Deployments wait until the tests have passed',
    ...Array.from({ length: 20 }, (_, at) => `Something else is said of number ${at}`),
  ];
  const rows = texts.map((text, at) => JSON.stringify({ id: `m${at}`, text }));
  const small = createWordsIndexOf(readDataset(rows.join('\n'), '').documents.map(({ memory }) => memory));
  const question = 'may a zebra of the rollout go ahead while tests have succeeded';
  const hits = await small.search(question, { limit: 5, nowMs: 0, near: await nearTo(question) });
  expect(hits[0]?.memory.id).toBe('m1');
});

test('one word counts as much as all that stands for it is told by, and what is near to two for both', () => {
  const terms = queryTerms('retry payment', [
    { term: 'again', weight: 0.5, insteadOf: 'retri' },
    { term: 'charg', weight: 0.5, insteadOf: 'payment' },
    { term: 'charg', weight: 0.2, insteadOf: 'retri' },
  ]);
  const places = new Map(terms.map(({ term }, place) => [term, place]));
  const holders = terms.map(({ term }) => ({ retri: 1, again: 90, payment: 5, charg: 5 })[term] ?? 0);
  const telling = tellingOfConcepts(terms, holders, 100);
  const of = (term: string): number => telling[places.get(term) ?? -1] ?? Number.NaN;
  expect(of('retri')).toBeLessThan(1); // nearly half of all say "again"
  expect(of('again')).toBeCloseTo(of('retri') / 2);
  expect(of('charg')).toBeCloseTo(of('payment') / 2 + of('retri') / 5);
});

const surely = async (subject: string) => (await nearSubject(subject)).map(({ term }) => term);

test('what a subject is surely called otherwise is its nearest word, not what is only of its kind', async () => {
  expect(await surely('kubernetes')).toContain('pod');
  expect(await surely('kafka')).not.toContain('queue');
});

test('what looks like English in another language is not taken for it, nor how people ask for what they ask', async () => {
  const terms = await surely('est-ce décidé mots passe');
  expect(terms).toContain('password');
  for (const term of ['decis', 'switch', 'success', 'provid', 'answer']) expect(terms).not.toContain(term);
});

describe('what is near to a question', () => {
  test('is nothing where its own words take all the room of a query', async () => {
    const log = Array.from({ length: 400 }, (_, at) => `folder${at}`).join(' ');
    expect(await nearTo(`which folder has the picture ${log}`)).toEqual([]);
  });

  test('counts less than its own words, and no more than the word in whose place it stands', async () => {
    const near = await nearTo('which folder has the picture');
    expect(near.map(({ term }) => term)).toContain('directori');
    for (const { weight, insteadOf } of near) {
      expect(weight).toBeLessThanOrEqual(0.8);
      expect(['folder', 'pictur']).toContain(insteadOf);
    }
  });

  test('is bounded, however long the question is', async () => {
    const long =
      'folder secret branch archive server image colour test crash upload cipher chat publish review'.repeat(
        5,
      );
    expect((await nearTo(long)).length).toBeLessThan(MAX_QUERY_TERMS);
  });

  test('is nothing for words that no table has', async () => {
    expect(await nearTo('xyzzy plugh')).toEqual([]);
  });
});

test('a word that people ask with, whatever they ask about, says less than a rare one in a store of few notes, too', async () => {
  const texts = [
    'Each test has a file of its own',
    'The zipstream package was dropped for what the standard library has, which reads one entry at a time',
  ];
  const rows = texts.map((text, at) => JSON.stringify({ id: `m${at}`, text }));
  const few = createWordsIndexOf(readDataset(rows.join('\n'), '').documents.map(({ memory }) => memory));
  const [best] = await few.search('does a test have zipstream?', { limit: 5, nowMs: 0 });
  expect(best?.memory.id).toBe('m1');
});
