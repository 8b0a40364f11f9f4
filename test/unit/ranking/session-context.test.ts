import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTurn, REACH, type Said, scoreInSession } from '../../../src/recall/conversation.ts';

const said = (frequencies: number[], more: Partial<Said> = {}): Said => ({
  frequencies,
  length: 20,
  isQuestion: false,
  ...more,
});
const AVERAGE = 20;
const nothing = said([0, 0]);

test('a neighbour that says the missing word adds more than one that repeats what is said', () => {
  const own = said([2, 0]);
  const missing = scoreInSession([said([0, 2]), own], 1, [1, 1], AVERAGE);
  const repeated = scoreInSession([said([2, 0]), own], 1, [1, 1], AVERAGE);
  expect(missing).toBeGreaterThan(repeated);
});

test('a turn says who speaks, and so do most of those around it', () => {
  const spoken = said([0, 0], { isLabelled: true });
  expect(isTurn([spoken, nothing, spoken], 0)).toBe(true);
  expect(isTurn([spoken, nothing, spoken], 1)).toBe(false);
  expect(isTurn([spoken, nothing, nothing], 0)).toBe(false);
});

test('what is further away counts less, and past its reach nothing', () => {
  const at = (distance: number): number => {
    const session = Array.from({ length: 9 }, (_, place) =>
      place === 4 + distance ? said([2, 0]) : nothing,
    );
    return scoreInSession(session, 4, [1, 1], AVERAGE);
  };
  expect(at(0)).toBeGreaterThan(at(1));
  expect(at(1)).toBeGreaterThan(at(2));
  expect(at(REACH)).toBeGreaterThan(0);
  expect(at(REACH + 1)).toBe(0);
});

test('a question hands more to its answer than a statement does, and takes less of it', () => {
  const asked = [said([2, 0], { isQuestion: true }), nothing];
  const stated = [said([2, 0]), nothing];
  expect(scoreInSession(asked, 1, [1, 1], AVERAGE)).toBeGreaterThan(
    scoreInSession(stated, 1, [1, 1], AVERAGE),
  );
  const question = [said([0, 0], { isQuestion: true }), said([2, 0])];
  const statement = [nothing, said([2, 0])];
  expect(scoreInSession(question, 0, [1, 1], AVERAGE)).toBeLessThan(
    scoreInSession(statement, 0, [1, 1], AVERAGE),
  );
});

test('a score is never negative, and more telling words never lower it', () => {
  const one = fc.record({
    frequencies: fc.array(fc.nat(20), { minLength: 3, maxLength: 3 }),
    length: fc.integer({ min: 1, max: 500 }),
    isQuestion: fc.boolean(),
  });
  const session = fc.array(one, { minLength: 1, maxLength: 7 });
  const telling = fc.array(fc.double({ min: 0, max: 10, noNaN: true }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(session, telling, fc.nat(6), (memories, weights, index) => {
      const place = index % memories.length;
      const score = scoreInSession(memories, place, weights, 50);
      expect(score).toBeGreaterThanOrEqual(0);
      const more = scoreInSession(
        memories,
        place,
        weights.map((weight) => weight + 1),
        50,
      );
      expect(more).toBeGreaterThanOrEqual(score);
    }),
  );
});
