import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diversify } from '../../../src/recall/diversify.ts';

interface Item {
  readonly id: string;
  readonly score: number;
  readonly terms: readonly string[];
}
const run = (items: readonly Item[], limit: number) =>
  diversify(items, limit, ({ id }) => id !== 'other lesson');
const words = (text: string): string[] => text.split(' ');

test('nearly the same is folded into the better one, which says so', () => {
  const found = run(
    [
      { id: 'a', score: 9, terms: words('the cache is slow on first read after a cold start') },
      { id: 'b', score: 8, terms: words('the cache is slow on second read after a cold start') },
      { id: 'c', score: 1, terms: words('tests need utc') },
    ],
    3,
  );
  expect(found.map(({ item, alike }) => [item.id, alike.map(({ id }) => id)])).toEqual([
    ['a', ['b']],
    ['c', []],
  ]);
});

test('what shares most of its words and is another lesson stays', () => {
  const found = run(
    [
      { id: 'other lesson', score: 9, terms: words('the cache is slow on first read after a cold start') },
      { id: 'b', score: 8, terms: words('the cache is slow on second read after a cold start') },
    ],
    3,
  );
  expect(found.map(({ item }) => item.id)).toEqual(['other lesson', 'b']);
});

test('the first stays the first, nothing is told twice, the limit holds', () => {
  const item = fc.record({
    score: fc.double({ min: 0.1, max: 10, noNaN: true }),
    terms: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 20 }), fc.integer({ min: 1, max: 8 }), (found, limit) => {
      const items = found.map((it, index) => ({ ...it, id: `${index}` })).sort((a, b) => b.score - a.score);
      const diverse = run(items, limit);
      expect(diverse.length).toBeLessThanOrEqual(limit);
      expect(diverse[0]?.item).toBe(items[0]);
      const told = diverse.flatMap(({ item: one, alike }) => [one.id, ...alike.map(({ id }) => id)]);
      expect(new Set(told).size).toBe(told.length);
    }),
  );
});
