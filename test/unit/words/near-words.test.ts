import { describe, expect, test } from 'vitest';
import { readDataset } from '../../../src/extras/eval/dataset.ts';
import { createWordsIndexOf } from '../../../src/recall/index/words-index.ts';
import { nearTo } from '../../../src/recall/near-words.ts';
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

describe('what is near to a question', () => {
  test('is nothing where its own words take all the room of a query', async () => {
    const log = Array.from({ length: 400 }, (_, at) => `folder${at}`).join(' ');
    expect(await nearTo(`which folder has the picture ${log}`)).toEqual([]);
  });

  test('counts less than its own words, and no more than the word in whose place it stands', async () => {
    const near = await nearTo('which folder has the picture');
    expect(near.map(({ term }) => term)).toContain('directori');
    for (const { weight, insteadOf } of near) {
      expect(weight).toBeLessThan(0.7);
      expect(['folder', 'pictur']).toContain(insteadOf);
    }
  });

  test('is bounded, however long the question is', async () => {
    const long =
      'folder secret branch archive server image colour test crash upload cipher chat publish review'.repeat(
        5,
      );
    expect((await nearTo(long)).length).toBe(120);
  });

  test('is nothing for words that no table has', async () => {
    expect(await nearTo('xyzzy plugh')).toEqual([]);
  });
});
