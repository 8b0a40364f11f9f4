import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Column,
  fuse,
  K,
  ranksOf,
  SCORERS,
  type Scorer,
  salienceOf,
} from '../../../src/session/salience.ts';
import { candidate, contextAt } from '../../helpers/candidate.ts';

const column = (weight: number, values: readonly number[]): Column => ({ weight, values });
const memories = (count: number) =>
  Array.from({ length: count }, (_, place) => candidate({ id: `m${String(place).padStart(4, '0')}` }));
const byId = (scored: ReturnType<typeof fuse>) =>
  [...scored].sort((a, b) => (a.memory.id < b.memory.id ? -1 : 1)).map(({ score }) => score);

const columnsOf = (count: number) =>
  fc.array(
    fc.record({
      weight: fc.double({ min: 0.01, max: 1, noNaN: true }),
      values: fc.array(
        fc.integer({ min: 0, max: 5 }).map((value) => value / 5),
        {
          minLength: count,
          maxLength: count,
        },
      ),
    }),
    { minLength: 1, maxLength: 13 },
  );
describe('ranks', () => {
  it('gives 1 to the greatest, and the mean of their places to equal ones', () => {
    expect(ranksOf([0.2, 0.9, 0.2, 0.5])).toEqual([3.5, 1, 3.5, 2]);
  });

  it('gives out the same places whether there are ties or not', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1 }), (values) => {
        const sum = ranksOf(values).reduce((total, rank) => total + rank, 0);
        expect(sum).toBeCloseTo((values.length * (values.length + 1)) / 2);
      }),
    );
  });
});

describe('fused scores', () => {
  it('are 1 for the first in all and 0 for the last in all, however many there are', () => {
    for (const count of [2, 5, 60, 700]) {
      const values = Array.from({ length: count }, (_, place) => 1 - place / count);
      const scored = fuse(memories(count), [column(0.3, values), column(0.7, values)]);
      expect(scored[0]?.score).toBeCloseTo(1);
      expect(scored.at(-1)?.score).toBeCloseTo(0);
      expect(scored[Math.floor(count / 2)]?.score).toBeCloseTo(1 - Math.floor(count / 2) / (count - 1));
    }
  });

  it('stay in 0…1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }).chain(columnsOf), (columns) => {
        for (const { score } of fuse(memories(columns[0]?.values.length ?? 0), columns)) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('are in the order of the plain sum of weight / (k + rank)', () => {
    fc.assert(
      fc.property(columnsOf(9), (given) => {
        const columns = given.filter(({ values }) => new Set(values).size > 1);
        fc.pre(columns.length > 0);
        const ranks = columns.map(({ values }) => ranksOf(values));
        const sums = new Map(
          memories(9).map(({ id }, place) => [
            id,
            columns.reduce((sum, { weight }, index) => sum + weight / (K + (ranks[index]?.[place] ?? 0)), 0),
          ]),
        );
        const scored = fuse(memories(9), columns).map(({ memory }) => sums.get(memory.id) ?? 0);
        for (let place = 1; place < scored.length; place += 1)
          expect(scored[place - 1]).toBeGreaterThanOrEqual((scored[place] ?? 0) - 1e-12);
      }),
    );
  });

  it('depend on ranks alone: a scorer may stretch its values as it likes', () => {
    const [a, b] = [
      [0.1, 0.5, 0.9, 0.2],
      [0.8, 0.1, 0.3, 0.2],
    ] as const;
    const plain = fuse(memories(4), [column(0.5, a), column(0.5, b)]);
    const stretched = a.map((value) => value ** 7 / 3);
    expect(byId(fuse(memories(4), [column(0.5, stretched), column(0.5, b)]))).toEqual(byId(plain));
  });

  it('do not ask a scorer that tells nobody apart', () => {
    const telling = column(0.1, [0.1, 0.9, 0.5]);
    const silent = column(0.9, [0.4, 0.4, 0.4]);
    expect(byId(fuse(memories(3), [telling, silent]))).toEqual(byId(fuse(memories(3), [telling])));
    expect(byId(fuse(memories(3), [silent]))).toEqual([0.5, 0.5, 0.5].map((half) => expect.closeTo(half)));
  });

  it('of one memory are 1, of none nothing', () => {
    expect(fuse(memories(1), [column(1, [0])])[0]?.score).toBe(1);
    expect(fuse([], [column(1, [])])).toEqual([]);
  });

  it('put the later met of equal ones first', () => {
    const [early, late] = ['2026-11-22T08:00:00.000Z', '2026-11-22T09:00:00.000Z'];
    const equal = [candidate({ at: early, lastSeenAt: early }), candidate({ at: late, lastSeenAt: late })];
    expect(fuse(equal, [column(1, [1, 1])]).map(({ memory }) => memory.at)).toEqual([late, early]);
  });
});

describe('a scorer that tells nobody apart', () => {
  const three = ['a', 'bbb', 'cc'].map((summary) => candidate({ summary }));
  const bySummary: Scorer = { name: 'long', weight: 0.2, points: ({ summary }) => summary.length };

  it.each([0, 7])('is not asked, and the others weigh as much as without it: %s for all', (points) => {
    const silent: Scorer = { name: 'silent', weight: 0.8, points: () => points };
    const scored = salienceOf(three, contextAt(), [bySummary, silent]);
    expect(scored).toEqual(salienceOf(three, contextAt(), [bySummary]));
    expect(scored.map(({ score }) => score)).toEqual([1, 0.5, 0].map((score) => expect.closeTo(score)));
  });
});

it('the thirteen have the names and weights of the specification, which add up to 1', () => {
  expect(SCORERS.map(({ name, weight }) => [name, weight])).toEqual([
    ['semantic', 0.15],
    ['temporal', 0.08],
    ['causal', 0.1],
    ['counterfactual', 0.06],
    ['moral', 0.05],
    ['aesthetic', 0.04],
    ['teleological', 0.12],
    ['contextual', 0.1],
    ['structural', 0.08],
    ['behavioral', 0.06],
    ['emotional', 0.04],
    ['code', 0.07],
    ['lexical', 0.05],
  ]);
  expect(SCORERS.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
});
