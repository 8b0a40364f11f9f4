import { describe, expect, test } from 'vitest';
import { ALIKE_SHARE, alternativesTo, LANGUAGE_SHARE, SAME_SHARE, stem } from '../../../src/core/stem.ts';
import { queryTerms, tellingOf } from '../../../src/recall/index/query.ts';
import { tokenize } from '../../../src/recall/index/terms.ts';

const shareOf = (query: string, term: string): number | undefined =>
  queryTerms(query).find((one) => one.term === term)?.weight;

test('the words of a query come first, each once, as they stand', () => {
  const terms = queryTerms('delete the folder, delete it');
  expect(terms.slice(0, 2)).toEqual([
    { term: 'delet', weight: 1 },
    { term: 'folder', weight: 1 },
  ]);
  expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
});

test('another spelling counts a part, a word of like meaning less', () => {
  expect(shareOf('parse the configuration', 'config')).toBe(SAME_SHARE);
  expect(shareOf('delete a file', 'remov')).toBe(ALIKE_SHARE);
  expect(ALIKE_SHARE).toBeLessThan(SAME_SHARE);
});

test('a word of the query is never one that stands in for another', () => {
  expect(shareOf('delete or remove', 'remov')).toBe(1);
});

test('the name of a language counts less than what is asked about it', () => {
  expect(shareOf('python sort a list', 'python')).toBe(LANGUAGE_SHARE);
  expect(shareOf('python sort a list', 'sort')).toBe(1);
});

test('what stands in for a common word counts no more than that word, however rare it is', () => {
  const terms = queryTerms('delete');
  const inverses = terms.map(({ insteadOf }) => (insteadOf === undefined ? 2 : 9));
  const telling = tellingOf(terms, inverses);
  expect(telling[0]).toBe(2);
  expect(Math.max(...telling.slice(1))).toBeLessThanOrEqual(2 * SAME_SHARE);
});

test.each(['went', 'gone', 'going', 'go'])('%s is go', (form) => {
  expect(tokenize(form)).toEqual(['go']);
});

test('alternatives go both ways', () => {
  for (const term of ['dir', 'str', 'remov', 'exec']) {
    for (const { term: other } of alternativesTo(term)) {
      expect(alternativesTo(other).map((back) => back.term)).toContain(term);
    }
  }
});

describe('a word is looked for in its other forms too', () => {
  const others = (query: string): readonly string[] => queryTerms(query).map(({ term }) => term);

  test.each([
    ['why is the color wrong', 'colour', 'color'],
    ['normalise the path', 'normalize', 'normalise'],
    ['the catalog is empty', 'catalogue', 'catalog'],
    ['licence check', 'license', 'licence'],
    ['analyze the dump', 'analyse', 'analyze'],
  ])('%s: %s beside %s, for no more than a word asked for', (query, other, own) => {
    const found = queryTerms(query).find(({ term }) => term === stem(other));
    expect(found?.insteadOf).toBe(stem(own));
    expect(found?.weight).toBeLessThan(1);
  });

  test.each([
    ['k8s', 'kubernetes'],
    ['kubernetes', 'k8s'],
    ['auth', 'authorization'],
    ['deps', 'dependency'],
    ['env', 'environment'],
    ['repo', 'repository'],
    ['db', 'database'],
    ['config', 'configuration'],
  ])('%s asks for %s', (query, other) => {
    expect(others(query)).toContain(tokenize(other)[0]);
  });
});
