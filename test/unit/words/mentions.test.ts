import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mentionFinder } from '../../../src/recall/index/query.ts';
import { foldAccents, tokenize } from '../../../src/recall/index/terms.ts';

const found = (terms: readonly string[], text: string): [number, string][] =>
  mentionFinder(terms)(text).map(({ at, term }) => [at, terms[term] ?? '']);

test('words are found where they stand, in all their forms', () => {
  expect(found(['cach', 'go'], 'Caches went stale; caching goes on')).toEqual([
    [0, 'cach'],
    [7, 'go'],
    [19, 'cach'],
  ]);
  expect(found(['ski', 'happi'], 'skies, happy')).toEqual([
    [0, 'ski'],
    [7, 'happi'],
  ]);
});

test('the parts of a name are found, the middle of a word is not', () => {
  expect(found(['file', 'sync'], 'readFileSync of a profile')).toEqual([
    [4, 'file'],
    [4, 'sync'],
  ]);
  expect(found(['respons'], 'parseHTTPResponse, correspond')).toEqual([[9, 'respons']]);
});

test('other scripts, accents, digits and signs of patterns do no harm', () => {
  expect(found(tokenize('Größe'), foldAccents('die Größe'))).toHaveLength(1);
  expect(found(['日本'], '\u65e5\u672c\u8a9e')).toEqual([[0, '日本']]);
  expect(found(['42', 'c++', 'a.b'], 'E42 is 42')).toEqual([[7, '42']]);
  expect(found([], 'nothing is asked')).toEqual([]);
});

test('it finds every word of prose that the tokenizer finds', () => {
  const word = fc.constantFrom(
    ...'cache caches cached went going tried trying retry lock locking writes wrote happy happily it the sky skies'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.array(word, { minLength: 1 }), (query, words) => {
      const terms = [...new Set(tokenize(query.join(' ')))];
      const text = words.join(' ');
      const expected = tokenize(text).filter((token) => terms.includes(token));
      expect(found(terms, text).map(([, term]) => term)).toEqual(expected);
    }),
  );
});
