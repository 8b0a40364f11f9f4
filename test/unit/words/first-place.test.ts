import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstPlace } from '../../../src/recall/index/layout.ts';

it('is where a look at every place finds it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 50 })), fc.nat({ max: 60 }), (numbers, wanted) => {
      const sorted = numbers.sort((a, b) => a - b);
      const isBelow = (place: number): boolean => (sorted[place] as number) < wanted;
      const found = sorted.findIndex((number) => number >= wanted);
      const expected = found < 0 ? sorted.length : found;
      expect(firstPlace(0, sorted.length, isBelow)).toBe(expected);
    }),
  );
});
