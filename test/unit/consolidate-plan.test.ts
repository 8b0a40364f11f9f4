import { expect, it } from 'vitest';
import type { Memory } from '../../src/core/memory.ts';
import { planConsolidation } from '../../src/memories/consolidate.ts';
import type { MemoryStore } from '../../src/memories/store.ts';

const COUNT = 1_000;

const memory = (n: number): Memory =>
  ({
    ...{ id: `${n}`.padStart(16, '0'), ns: 'learnings', kind: 'insight', evidence: 'model-inferred' },
    summary: `The port of service quux${Math.floor(n / 2)} is 5433${n % 2 === 0 ? '' : '.'}`,
    ...{ tags: [], files: [], seenIn: [], usefulCount: 0, uselessCount: 0, forgotten: false, anchor: 'a' },
    ...{ at: '2026-11-01T00:00:00.000Z', lastSeenAt: '2026-11-01T00:00:00.000Z' },
  }) as unknown as Memory;

/** A plan over many memories. */
function plan(signal?: AbortSignal) {
  const store = {
    index: { all: async () => Array.from({ length: COUNT }, (_memory, n) => memory(n)) },
    ...{ scope: 'repository', clock: () => Date.parse('2026-11-02T00:00:00Z') },
  } as unknown as MemoryStore;
  return planConsolidation(store, { self: [], trusted: [] }, signal === undefined ? {} : { signal });
}

it('lets others get a word in while it plans, and stops where it is told to', async () => {
  let words = 0;
  const others = setInterval(() => {
    words += 1;
  });
  expect(await plan().finally(() => clearInterval(others))).toHaveLength(COUNT / 2);
  expect(words).toBeGreaterThan(5);

  const cancelled = new AbortController();
  const stopped = plan(cancelled.signal);
  setTimeout(() => cancelled.abort());
  await expect(stopped).rejects.toThrow('aborted');
});
