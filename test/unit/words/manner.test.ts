import { expect, test } from 'vitest';
import { isQuestion, labelTerms, mannerFactor, queryTerms } from '../../../src/recall/index/query.ts';

test.each([
  ['Caroline: I went to the group', ['carolin']],
  ['TypeError: x is not a function', ['typeerror', 'type', 'error']],
  ['fix(parser): trailing commas', ['fix', 'parser']],
  ['We moved the cache because it was slow', []],
  ['see https://example.com for more', []],
  ['at 12:30 it failed', []],
  ['a sentence of many words: with a colon', []],
])('%s is labelled %j', (summary, label) => {
  expect(labelTerms({ summary })).toEqual(label);
});

test.each([
  ['Where did you go?', true],
  ['"Really?"', true],
  ['What is this? [image: a dog]', true],
  ['Why? Because it was slow.', false],
  ['x ? y : z', false],
])('%s asks: %s', (summary, asks) => {
  expect(isQuestion({ summary })).toBe(asks);
  expect(isQuestion({ summary: 'A heading', body: summary })).toBe(asks);
});

test('what somebody said counts more where the question names them, what was only asked less', () => {
  const factor = (summary: string): number => mannerFactor({ summary }, queryTerms('What did Ann decide?'));
  expect(factor('Ann: we keep it')).toBeGreaterThan(factor('Bob: we keep it'));
  expect(factor('Bob: do we keep it?')).toBeLessThan(factor('Bob: we keep it'));
});
