import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DISPERSAL,
  leadFactor,
  nearness,
  proximityFactor,
  WINDOW_CHARS,
} from '../../../src/recall/index/close-reading.ts';

const ONE_EACH = { telling: [1, 1, 2], standsFor: [0, 1, 2] };
const mentions = (...places: readonly (readonly [at: number, term: number])[]) =>
  places.map(([at, term]) => ({ at, term }));

test('what stands together is near, wherever it stands', () => {
  expect(nearness(mentions([900, 0], [910, 1], [920, 2]), ONE_EACH)).toBe(1);
  expect(nearness(mentions([0, 0], [900, 1], [910, 2]), ONE_EACH)).toBe(0.75);
});

test('the more telling a word is that stands apart, the less is near', () => {
  const apart = (far: number) =>
    nearness(
      mentions(
        ...[0, 1, 2].map((term) => [term === far ? 500 : term, term] as const).sort((a, b) => a[0] - b[0]),
      ),
      ONE_EACH,
    );
  expect(apart(0)).toBeGreaterThan(apart(2));
});

test('a word said twice, or in another way, counts once', () => {
  const either = { telling: [1, 0.4, 1], standsFor: [0, 0, 2] };
  expect(nearness(mentions([0, 0], [10, 1], [20, 0], [500, 2]), either)).toBe(0.5);
});

test('a text without any keeps its score, and none loses more than it may', () => {
  expect(proximityFactor([], ONE_EACH)).toBe(1);
  const places = fc.array(fc.tuple(fc.nat(2000), fc.nat(2)), { minLength: 1 });
  fc.assert(
    fc.property(places, (list) => {
      const factor = proximityFactor(mentions(...list.sort((a, b) => a[0] - b[0])), ONE_EACH);
      expect(factor).toBeGreaterThan(1 - DISPERSAL);
      expect(factor).toBeLessThanOrEqual(1);
      if ((list.at(-1)?.[0] ?? 0) - (list[0]?.[0] ?? 0) < WINDOW_CHARS) expect(factor).toBe(1);
    }),
  );
});

test('a word that stands further on says less, and one said again nothing more', () => {
  const at = (...places: readonly (readonly [number, number])[]) => leadFactor(mentions(...places), ONE_EACH);
  expect(at([0, 0])).toBe(1);
  expect(at([0, 0], [900, 0])).toBe(1);
  expect(at([30, 0])).toBeLessThan(at([10, 0]));
  expect(at([0, 0], [900, 2])).toBeLessThan(at([0, 2], [900, 0]));
  expect(at([500, 0])).toBe(at([900, 0]));
  expect(leadFactor([], ONE_EACH)).toBe(1);
});
