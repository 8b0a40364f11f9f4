import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentInMemory } from '../../../src/recall/index/catch-up.ts';
import type { SegmentDocument } from '../../../src/recall/index/layout.ts';
import { createTop } from '../../../src/recall/index/postings.ts';
import { B, K1, UNITS_PER_MENTION } from '../../../src/recall/index/query.ts';
import { bestOf, scoreOfOne } from '../../../src/recall/index/score.ts';
import { layerOf } from '../../../src/recall/index/segment.ts';
import { documentOf, frequencyOf, posting } from '../../../src/recall/index/terms.ts';

const document = (number: number, length: number): SegmentDocument => ({
  id: number.toString(16).padStart(16, '0'),
  at: '2026-01-01T00:00:00.000Z',
  isMemory: true,
  liveUntil: Number.POSITIVE_INFINITY,
  resting: 0,
  length,
  manner: 0,
  session: undefined,
  bytes: new Uint8Array([number & 255]),
});

/** Numbers between 0 and 1, the same for the same seed. */
function* random(seed: number): Generator<number> {
  for (let state = seed >>> 0; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

function scene(seed: number, documents: number, shares: readonly number[], hiddenShare: number) {
  const numbers = random(seed);
  const next = (): number => numbers.next().value as number;
  const lengths = Array.from({ length: documents }, () => 4 + Math.floor(next() ** 3 * 400));
  const lists = shares.map((share) =>
    Uint32Array.from(
      lengths.flatMap((_, number) =>
        next() < share ? [posting(number, [2, 2, 6, 8, 30][Math.floor(next() * 5)] ?? 2)] : [],
      ),
    ),
  );
  const segment = segmentInMemory({
    refs: [],
    documents: lengths.map((length, number) => document(number, length)),
    dictionary: () => lists.map((postings, word) => ({ key: { high: 7, low: word }, postings })),
  });
  const hidden = lengths.flatMap((_, number) => (next() < hiddenShare ? [number] : []));
  const layer = layerOf(segment, hidden);
  const asked = lists.flatMap((_, word) => {
    const list = segment.list({ high: 7, low: word });
    return list === undefined ? [] : [{ list, telling: 0.2 + 6 * next() ** 2 }];
  });
  return { lengths, lists, layer, asked, hidden: new Set(hidden) };
}

/** Every document by the formula of the paper. */
function byAll(
  { lengths, lists, asked, hidden }: ReturnType<typeof scene>,
  average: number,
  limit: number,
): [number, number][] {
  const scores = lengths.map(() => 0);
  lists.forEach((list, word) => {
    for (const value of list) {
      const mentions = frequencyOf(value) / UNITS_PER_MENTION;
      const length = (lengths[documentOf(value)] ?? 0) / average;
      scores[documentOf(value)] =
        (scores[documentOf(value)] ?? 0) +
        ((asked[word]?.telling ?? 0) * mentions * (K1 + 1)) / (mentions + K1 * (1 - B + B * length));
    }
  });
  const found = scores.flatMap((score, number): [number, number][] =>
    score > 0 && !hidden.has(number) ? [[number, score]] : [],
  );
  return found.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, limit);
}

const inOrder = (found: ReadonlyMap<number, number>): [number, number][] =>
  [...found].sort((a, b) => b[1] - a[1] || a[0] - b[0]);

function expectSame(made: ReturnType<typeof scene>, average: number, limit: number): void {
  const expected = byAll(made, average, limit);
  const found = inOrder(bestOf(made.layer, made.asked, average, limit, () => true));
  expect(found.map(([, score]) => score.toFixed(9))).toEqual(expected.map(([, score]) => score.toFixed(9)));
  for (const [number, score] of found)
    expect(scoreOfOne(made.layer, made.asked, average, number)).toBe(score);
}

describe('the best documents are those of a look at every one', () => {
  it('also after a question that a damaged file has broken off', () => {
    const made = scene(11, 500, [0.5, 0.3], 0);
    const broken = (): boolean => {
      throw new Error('damaged');
    };
    expect(() => bestOf(made.layer, made.asked, 100, 10, broken)).toThrow('damaged');
    expectSame(made, 100, 10);
  });

  it('in small stores', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 2_000 }),
        fc.array(share, { minLength: 1, maxLength: 5 }),
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        (seed, documents, shares, stretched) => {
          const made = scene(seed, documents, shares, 0.1);
          expectSame(made, made.layer.segment.averageLength * stretched, 20);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('in stores of many windows, with words that few, many and all hold', () => {
    for (const limit of [1, 50])
      expectSame(scene(limit, 30_000, [0.0001, 0.01, 0.3, 0.9, 1], 0.02), 100, limit);
  });

  it('also where those are left out that are not wanted', () => {
    const made = scene(3, 20_000, [0.02, 0.5], 0);
    const odd = (number: number): boolean => number % 2 === 1;
    const found = inOrder(bestOf(made.layer, made.asked, 90, 10, odd));
    const expected = byAll(made, 90, 20_000).filter(([number]) => odd(number));
    expect(found.map(([number]) => number)).toEqual(expected.slice(0, 10).map(([number]) => number));
  });
});

it('few blocks of a common word are read where a rare one tells', () => {
  const { layer, asked } = scene(5, 100_000, [0.0005, 0.6], 0);
  const read = new Set<number>();
  const counted = asked.map(({ list }, word) => ({
    telling: word === 0 ? 8 : 0.5,
    list: {
      ...list,
      block: (block: number) => {
        if (word > 0) read.add(block);
        return list.block(block);
      },
      frequencyIn: (document: number) => {
        if (word > 0) read.add(list.blockWith(document));
        return list.frequencyIn(document);
      },
    },
  }));
  expect(bestOf(layer, counted, 100, 5, () => true).size).toBe(5);
  expect(asked[1]?.list.blocks).toBeGreaterThan(200);
  expect(read.size).toBeLessThan(100);
});

it('of equal ones the first stay', () => {
  const top = createTop(3);
  for (const number of [4, 9, 2, 7, 1]) top.add(number, 1);
  expect([...top.all().keys()].sort()).toEqual([1, 2, 4]);
});
