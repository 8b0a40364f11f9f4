import { describe, expect, it } from 'vitest';
import { type Learning, memoryId } from '../../../src/core/learning.ts';
import { candidateOf } from '../../../src/session/complexity.ts';
import { salientAmong } from '../../../src/session/salience.ts';
import { candidate, NOON_MS } from '../../helpers/candidate.ts';

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
const PLACE = {
  nowMs: NOON_MS,
  goals: ['Fix the tax rate of the invoice export'],
  files: ['src/invoice.ts'],
  recent: ['why is the tax rate lost?'],
  session: 'session-1',
};
const ids = (scored: readonly { readonly memory: { readonly id: string } }[]) =>
  scored.map(({ memory }) => memory.id);

describe('the salient memories of a session', () => {
  it('begin with what the work is about, and tell the mode and what it comes of', () => {
    const { kept, mode, complexity } = salientAmong(MEMORIES, PLACE);
    expect(ids(kept)).toHaveLength(3);
    expect(kept[0]?.memory).toBe(MEMORIES[1]); // the caller's own object
    expect(mode).toBe('minimal');
    expect(complexity?.reflection).toBeCloseTo(1 / 3);
  });

  it('are none of none, in the standard mode', () => {
    const { kept, mode } = salientAmong([], PLACE);
    expect([kept, mode]).toEqual([[], 'standard']);
  });

  it('may be learnings that are in no note yet', () => {
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
    const { kept } = salientAmong([candidateOf(learning)], PLACE);
    expect(kept[0]?.memory.learning).toBe(learning);
    expect(kept[0]?.memory.id).toBe(memoryId(learning));
    expect(kept[0]?.score).toBe(1);
  });
});
