import { describe, expect, it } from 'vitest';
import { createNoEmbedder } from '../../../src/adapters/embedder/none.ts';
import type { Learning } from '../../../src/domain/learning.ts';
import { memoryId } from '../../../src/domain/memory-id.ts';
import { candidateOf } from '../../../src/domain/salience/types.ts';
import { createSalient, type SalientRequest } from '../../../src/services/handoff/salient.ts';
import { candidate, NOON_MS } from '../../helpers/candidate.ts';
import { createHashEmbedder } from '../../helpers/hash-embedder.ts';

const clock = () => NOON_MS;
const MEMORIES = [
  candidate({ id: 'report', summary: 'All tests pass and the branch is pushed.', kind: 'change' }),
  candidate({
    id: 'cause',
    summary: 'The export in `invoice.ts` loses the tax rate, because the schema drops unknown fields.',
    kind: 'cause',
    files: [{ path: 'src/invoice.ts' }],
  }),
  candidate({ id: 'look', summary: 'The list has two columns.' }),
];
const REQUEST: SalientRequest<(typeof MEMORIES)[number]> = {
  memories: MEMORIES,
  goals: ['Fix the tax rate of the invoice export'],
  files: ['src/invoice.ts'],
  recent: ['why is the tax rate lost?'],
  session: 'session-1',
};
const ids = (scored: readonly { readonly memory: { readonly id: string } }[]) =>
  scored.map(({ memory }) => memory.id);

describe('the salient memories of a session', () => {
  it('begin with what the work is about, and say why', async () => {
    const { kept, scored, mode, complexity, leftOut } = await createSalient({ clock })(REQUEST);
    expect(ids(scored)[0]).toBe('cause');
    expect(kept).toEqual(scored);
    expect(mode).toBe('minimal');
    expect(complexity?.reflection).toBeCloseTo(1 / 3);
    expect(leftOut).toEqual([]);
    const { causal = 0, teleological = 0 } = scored[0]?.shares ?? {};
    expect(Math.min(causal, teleological)).toBeGreaterThan(0);
  });

  it("are the caller's own objects", async () => {
    const { scored } = await createSalient({ clock })(REQUEST);
    expect(MEMORIES).toContain(scored[0]?.memory);
  });

  it('are none of none, in the standard mode', async () => {
    const { kept, mode } = await createSalient({ clock })({ ...REQUEST, memories: [] });
    expect([kept, mode]).toEqual([[], 'standard']);
  });

  it('may be learnings that are in no note yet', async () => {
    const learning: Learning = {
      ns: 'learnings',
      kind: 'workaround',
      summary: '`npm test` works after `npm run build`.',
      evidence: 'test-verified',
      tags: ['npm'],
      files: ['package.json'],
      at: '2026-11-22T11:00:00.000Z',
      session: 'session-1',
      score: 0.7,
    };
    const { kept } = await createSalient({ clock })({ ...REQUEST, memories: [candidateOf(learning)] });
    expect(kept[0]?.memory.learning).toBe(learning);
    expect(kept[0]?.memory.id).toBe(memoryId(learning));
    expect(kept[0]?.score).toBe(1);
  });
});

describe('with an embedder', () => {
  const byWords = () => createSalient({ clock })(REQUEST);

  it('meaning is asked, of memories, goals and what was said', async () => {
    const embedder = createHashEmbedder();
    const { embedder: used, scored } = await createSalient({ clock, embedder })(REQUEST);
    expect(used).toBe(embedder.id);
    expect(embedder.asked).toEqual(
      expect.arrayContaining([...REQUEST.goals, ...REQUEST.recent, MEMORIES[1]?.summary]),
    );
    expect(scored[0]?.values).not.toEqual((await byWords()).scored[0]?.values);
  });

  it.each([
    ['that fails', createHashEmbedder('hash', () => new Error('no model')), {}],
    ['that gives none', createNoEmbedder(), {}],
    ['that gets no time', createHashEmbedder(), { embedMs: 0 }],
    [
      'that never answers',
      { ...createHashEmbedder(), embed: () => new Promise<never>(() => {}) },
      { embedMs: 5 },
    ],
  ])('words decide beside one %s', async (_what, embedder, more) => {
    const { scored, ...rest } = await createSalient({ clock, embedder })({ ...REQUEST, ...more });
    expect(scored).toEqual((await byWords()).scored);
    expect(rest).not.toHaveProperty('embedder');
  });

  it('more memories than there is time for are left to words', async () => {
    const embedder = createHashEmbedder();
    const memories = Array.from({ length: 101 }, (_, place) => candidate({ summary: `Lesson ${place}.` }));
    await createSalient({ clock, embedder })({ ...REQUEST, memories });
    expect(embedder.asked).toEqual([]);
  });
});
