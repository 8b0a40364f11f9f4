import { afterEach, describe, expect, it } from 'vitest';
import type { Embedder } from '../../src/recall/ports.ts';

const TEXTS = [
  'npm install fails because package.json is missing from the working directory',
  'a',
  '',
  'The database migration failed because the column already exists; run alembic stamp head first.',
  '日本語 ✓✓ \ud83d',
  'word '.repeat(700),
];

const lengthOf = (vector: Float32Array): number => Math.hypot(...vector);
export const cosine = (a: Float32Array, b: ArrayLike<number>): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** What every embedder promises. `create` gives a new one. */
export function embedderContract(name: string, create: () => Embedder): void {
  describe(`the embedder ${name}`, () => {
    const made: Embedder[] = [];
    const fresh = (): Embedder => {
      const embedder = create();
      made.push(embedder);
      return embedder;
    };
    afterEach(async () => {
      for (const embedder of made.splice(0)) await embedder.close();
    });

    it('gives one vector a text, of the length it said, normalised', async () => {
      const embedder = fresh();
      const { dimension } = embedder;
      const vectors = await embedder.embed(TEXTS, 'passage');
      expect(vectors).toHaveLength(TEXTS.length);
      for (const vector of vectors) {
        expect(vector).toHaveLength(dimension);
        expect(lengthOf(vector)).toBeCloseTo(1, 4);
      }
    });

    it('gives a text the same vector whatever comes with it, in the order of the texts', async () => {
      const embedder = fresh();
      const many = Array.from({ length: 40 }, (_, i) => `memory ${i} ${'about tests '.repeat(i % 7)}`);
      const together = await embedder.embed(many, 'passage');
      for (const i of [0, 6, 17, 39]) {
        const [alone] = await embedder.embed([many[i] ?? ''], 'passage');
        expect(alone).toBeDefined();
        expect(cosine(alone as Float32Array, together[i] ?? [])).toBeGreaterThan(0.9999);
      }
    });

    it('answers for no texts at all', async () => {
      expect(await fresh().embed([], 'query')).toEqual([]);
    });

    it('has an id that is the same for the same settings', () => {
      expect(fresh().id).toBe(fresh().id);
      expect(fresh().id).toMatch(/\S/);
    });

    it('leaves a short text whole', async () => {
      expect(await fresh().chunks('run the tests first')).toEqual(['run the tests first']);
    });

    it('stops with the reason of its signal', async () => {
      const reason = new Error('the deadline');
      const embedder = fresh();
      await expect(embedder.embed(['a'], 'query', AbortSignal.abort(reason))).rejects.toBe(reason);
      await expect(embedder.chunks('a', AbortSignal.abort(reason))).rejects.toBe(reason);
    });

    it('serves several callers at once, and again after it was closed', async () => {
      const embedder = fresh();
      const [first] = (
        await Promise.all([embedder.embed(['a b'], 'query'), embedder.embed(['c'], 'query')])
      )[0];
      await embedder.close();
      await embedder.close();
      const [again] = await embedder.embed(['a b'], 'query');
      expect(again).toEqual(first);
    });

    it('may be closed while it works', async () => {
      const embedder = fresh();
      const work = embedder.embed(TEXTS, 'passage');
      await embedder.close();
      expect(await work).toHaveLength(TEXTS.length);
    });
  });
}
