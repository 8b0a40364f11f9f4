import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ArmScores, blend, saidByWords, wordScores } from '../../../src/recall/blend.ts';

const ids = (candidates: readonly ArmScores[], embedder?: string): string[] =>
  blend(candidates, embedder).map(({ id }) => id);
const USE_LITE = 'use-lite-en@0.2.0-1 q8';

test('words alone keep their order and their scores', () => {
  const found = blend([
    { id: 'b', words: 2 },
    { id: 'a', words: 5 },
    { id: 'c', words: 2 },
  ]);
  expect(found.map(({ id, score }) => [id, score])).toEqual([
    ['a', 5],
    ['b', 2],
    ['c', 2],
  ]);
});

test('what words say, what neighbours lend and how a question is worded are told apart, and count as one', () => {
  const scores = wordScores({ score: 5, session: 1, wording: 1.5 }, false);
  expect(scores).toEqual({ words: 2.5, session: 1, wording: 1.5 });
  expect(saidByWords(scores)).toBe(5);
  expect(blend([{ id: 'a', ...scores }])).toMatchObject([{ score: 5, shares: scores }]);
});

test('meaning decides between what words find alike, and does not turn round what they say clearly', () => {
  const close = [
    { id: 'a', words: 5, vectors: 0.4 },
    { id: 'b', words: 4.9, vectors: 0.7 },
  ];
  expect(ids(close, USE_LITE)).toEqual(['b', 'a']);
  const clear = [
    { id: 'a', words: 15, vectors: 0.4 },
    { id: 'b', words: 8, vectors: 0.7 },
  ];
  expect(ids(clear, USE_LITE)).toEqual(['a', 'b']);
});

test('a cosine of texts that have nothing to do with each other is worth nothing', () => {
  expect(blend([{ id: 'a', vectors: 0.3 }], USE_LITE)).toMatchObject([{ id: 'a', score: 0, shares: {} }]);
});

test('an embedder that was never measured is read by its own answers', () => {
  const narrow = Array.from({ length: 10 }, (_, index) => ({ id: `x${index}`, words: 5, vectors: 0.8 }));
  const found = blend([...narrow, { id: 'near', words: 5, vectors: 0.86 }], 'some/model');
  expect(found[0]?.id).toBe('near');
  expect(
    ids(
      [
        { id: 'a', words: 1, vectors: 0.1 },
        { id: 'b', words: 2, vectors: 0 },
      ],
      'some/model',
    ),
  ).toEqual(['b', 'a']);
});

test('an error met before, word for word, comes before what merely shares its words', () => {
  expect(
    ids([
      { id: 'words', words: 15 },
      { id: 'met', words: 9, signature: 1 },
    ]),
  ).toEqual(['met', 'words']);
});

test('shares add up to the score, nothing is negative, nobody is lost', () => {
  const part = (min: number, max: number) =>
    fc.option(fc.double({ min, max, noNaN: true }), { nil: undefined });
  const candidate = fc
    .record({
      words: part(0, 40),
      vectors: part(-1, 1),
      files: part(0, 1),
      links: part(0, 1),
      signature: part(0, 1),
    })
    .map((scores) => Object.fromEntries(Object.entries(scores).filter(([, score]) => score !== undefined)));
  fc.assert(
    fc.property(fc.array(candidate, { minLength: 1, maxLength: 12 }), (found) => {
      const candidates: ArmScores[] = found.map((scores, index) => ({ ...scores, id: `${index}` }));
      const blended = blend(candidates, USE_LITE);
      expect(blended.map(({ id }) => id).sort()).toEqual(candidates.map(({ id }) => id).sort());
      for (const { score, shares } of blended) {
        expect(score).toBeCloseTo(Object.values(shares).reduce((sum, share) => sum + share, 0));
        expect(Math.min(0, ...Object.values(shares))).toBe(0);
      }
    }),
  );
});
