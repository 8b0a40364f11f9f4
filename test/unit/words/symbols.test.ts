import { describe, expect, it, test } from 'vitest';
import { queryTerms, SYMBOL_SHARE, symbolNames } from '../../../src/recall/index/query.ts';

describe('signs of code are asked for by their names', () => {
  it.each([
    ["Unexpected token '}'", 'brace'],
    ['missing ) after argument list', 'paren'],
    ['Missing space before =>.', 'arrow'],
    ["expected ';' but found ','", 'comma'],
    ['Use === here', 'equal'],
    ['got “;” instead', 'semicolon'],
  ])('%s', (text, name) => {
    expect(symbolNames(text)).toContain(name);
  });
});

test.each([
  'what did we decide - and why: retries, or not?',
  '* a list\n* of things',
  'a function call() in prose (like this), x;y and C++ code',
  "it's the user's 'cache', isn't it",
])('prose names none: %s', (text) => {
  expect(symbolNames(text)).toEqual([]);
});

test('a name counts less than a word that was written, and is no word twice', () => {
  const terms = queryTerms("add the brace '{'");
  expect(terms.filter(({ term }) => term === 'brace')).toEqual([{ term: 'brace', weight: 1 }]);
  expect(terms.find(({ term }) => term === 'curli')?.weight).toBe(SYMBOL_SHARE);
});
