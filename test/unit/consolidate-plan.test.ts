import { expect, it } from 'vitest';
import type { Memory } from '../../src/core/memory.ts';
import { type ConsolidatePorts, createConsolidate } from '../../src/memories/consolidate.ts';

const COUNT = 1_000;

const memory = (n: number): Memory =>
  ({
    ...{ id: `${n}`.padStart(16, '0'), ns: 'learnings', kind: 'insight', evidence: 'model-inferred' },
    summary: `The port of service quux${Math.floor(n / 2)} is 5433${n % 2 === 0 ? '' : '.'}`,
    ...{ tags: [], files: [], seenIn: [], usefulCount: 0, uselessCount: 0, forgotten: false, anchor: 'a' },
    ...{ at: '2026-11-01T00:00:00.000Z', lastSeenAt: '2026-11-01T00:00:00.000Z' },
  }) as unknown as Memory;

/** A plan over many memories, between whose steps `pause` is called. */
function planning(pause: ConsolidatePorts['pause']) {
  const ports = {
    index: { all: async () => Array.from({ length: COUNT }, (_memory, n) => memory(n)) },
    trust: async () => ({ self: [], trusted: [] }),
    ...{ scope: 'repository', clock: () => Date.parse('2026-11-02T00:00:00Z'), pause },
  };
  return createConsolidate(ports as unknown as ConsolidatePorts);
}

it('lets others get a word in while it plans, and stops where it is told to', async () => {
  let pauses = 0;
  const pause = async (): Promise<void> => {
    pauses += 1;
  };
  expect(await planning(pause).plan()).toHaveLength(COUNT / 2);
  const all = pauses;
  expect(all).toBeGreaterThan(10);

  const cancelled = new AbortController();
  pauses = 0;
  const stopped = planning(async () => {
    pauses += 1;
    if (pauses === 3) cancelled.abort();
  }).plan({ signal: cancelled.signal });
  await expect(stopped).rejects.toThrow('aborted');
  expect(pauses).toBe(3);
});
