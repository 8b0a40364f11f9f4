import { describe, expect, test } from 'vitest';
import { COMMIT_A, idOf, memoryLine, NOW_MS } from './memory-index-history.ts';
import { type MakeIndex, useIndex } from './memory-index-setup.ts';

/** What makes two indexes answer as one. */
export function describeCounts(name: string, makeIndex: MakeIndex): void {
  describe(`${name}: two, each beside the counts of the other`, () => {
    const one = useIndex(makeIndex);
    const other = useIndex(makeIndex);
    const both = useIndex(makeIndex);

    test('score as one index over both would', async () => {
      const many = Array.from({ length: 40 }, (_, number) =>
        memoryLine(number, `The cache step ${number} of the build is slow`),
      );
      const few = [
        memoryLine(100, 'The cache of the user is in another place'),
        memoryLine(101, 'Short names'),
      ];
      await one.learn(...many);
      await other.learn(...few);
      await both.learn(...many, ...few);
      const query = 'cache of the user: short names';
      const [a, b] = [one.fresh(), other.fresh()];
      const all = await both.fresh().search(query, { limit: 50, nowMs: NOW_MS });
      const [countsA, countsB] = [await a.counts(query), await b.counts(query)];
      const merged = [
        ...(await a.search(query, { limit: 50, nowMs: NOW_MS, beside: countsB })),
        ...(await b.search(query, { limit: 50, nowMs: NOW_MS, beside: countsA })),
      ];
      expect(all).toHaveLength(42);
      const scores = (hits: typeof merged) =>
        Object.fromEntries(hits.map(({ memory, score }) => [memory.id, score.toFixed(9)]));
      expect(scores(merged)).toEqual(scores([...all]));
      // alone, what the other store says everywhere is rare
      const [alone] = await other.fresh().search(query, { limit: 1, nowMs: NOW_MS });
      expect(alone?.score).toBeGreaterThan(Number(scores(merged)[idOf(100)]));
    });

    test('count what is there now, forgotten layers and all', async () => {
      await one.learn(memoryLine(1, 'cache'), memoryLine(2, 'cache words'));
      const index = one.fresh();
      await index.save();
      one.notes().put('learnings', COMMIT_A, memoryLine(2, 'cache words'));
      const counts = await one.fresh().counts('cache words nothing');
      expect(counts).toMatchObject({ documents: 1, holders: [1, 1, 0] });
      expect(await other.fresh().counts('cache')).toMatchObject({
        documents: 0,
        totalLength: 0,
        holders: [0],
      });
    });
  });
}
