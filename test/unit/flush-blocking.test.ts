import { expect, it } from 'vitest';
import type { Filtered, FilterPipeline } from '../../filters/pipeline.ts';
import type { Learning } from '../../src/domain/learning.ts';
import type { FailedStep } from '../../src/domain/pairing/step.ts';
import type { MemoryIndex } from '../../src/ports/recall.ts';
import type { CaptureAccumulator } from '../../src/ports/session.ts';
import { createFlush } from '../../src/services/flush/flush.ts';
import { learning } from '../helpers/session.ts';

const failure = (score: number): FailedStep<Filtered> => ({
  type: 'failed',
  tool: 'Bash',
  command: 'make' as Filtered,
  fault: 'world',
  learning: learning('s1', 1, { score }),
  atMs: 1,
  fromMs: 0,
});

async function leftBehind(score: number, captureThreshold: number): Promise<string[]> {
  const written: Learning<Filtered>[] = [];
  const flush = createFlush({
    captureThreshold,
    mergeAgents: async (learnings) => ({ learnings, waiting: [], merges: [] }),
    filters: { filter: (text: string) => ({ ok: true, text }) } as unknown as FilterPipeline,
    index: { save: async () => {} } as unknown as MemoryIndex,
    anchor: async (drafts) => {
      written.push(...drafts);
      return { state: 'anchored', entries: [], retries: 0 } as never;
    },
    settleMemories: async () => [],
    fixFeedback: async () => 0,
  });
  const steps = [failure(score)];
  const claimed = { learnings: [], steps, broken: 0, release: () => {} };
  await flush({ session: 's1', claim: () => claimed, watch: () => {} } as unknown as CaptureAccumulator, {
    ended: true,
  });
  return written.map(({ ns }) => ns);
}

it('a failure that the session leaves behind blocks, where it is worth a capture by the user’s own threshold', async () => {
  expect(await leftBehind(0.9, 0.6)).toEqual(['blockers']);
  expect(await leftBehind(0.9, 0.95)).toEqual([]);
});
