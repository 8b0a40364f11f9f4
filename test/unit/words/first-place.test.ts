import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstPlace, placeNear } from '../../../src/recall/index/layout.ts';

it('is where a look at every place finds it, whatever the guess', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 50 })), fc.nat({ max: 60 }), fc.nat(), (numbers, wanted, guess) => {
      const sorted = numbers.sort((a, b) => a - b);
      const isBelow = (place: number): boolean => (sorted[place] as number) < wanted;
      const found = sorted.findIndex((number) => number >= wanted);
      const expected = found < 0 ? sorted.length : found;
      expect(firstPlace(0, sorted.length, isBelow)).toBe(expected);
      expect(placeNear(guess % (sorted.length + 1), sorted.length, isBelow)).toBe(expected);
    }),
  );
});

it('of 100,000 hashes looks at few, all of them near the guess', () => {
  const hashes = Array.from({ length: 100_000 }, (_, number) =>
    createHash('md5').update(String(number)).digest().readUInt32LE(),
  ).sort((a, b) => a - b);
  for (const wanted of hashes.filter((_, place) => place % 997 === 0)) {
    const guess = Math.floor((wanted / 2 ** 32) * hashes.length);
    const looked: number[] = [];
    const place = placeNear(guess, hashes.length, (at) => {
      looked.push(Math.abs(at - guess));
      return (hashes[at] as number) < wanted;
    });
    expect(hashes[place]).toBe(wanted);
    expect(looked.length).toBeLessThan(25);
    expect(Math.max(...looked)).toBeLessThan(2_000);
  }
});
