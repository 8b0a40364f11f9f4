import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { metOnce } from '../../src/core/fold.ts';
import type { Memory } from '../../src/core/memory.ts';
import { ask, forSession, type RecallSources } from '../../src/recall/recall.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const AT = '2026-03-01T00:00:00.000Z';
const MEMORY: Memory = {
  id: '0123456789abcdef',
  at: AT,
  ns: 'decisions',
  kind: 'decision',
  summary: 'We store times in UTC',
  evidence: 'user-stated',
  tags: [],
  files: [],
  ...metOnce('', AT),
};
const never = () => new Promise<never>(() => {});

const sourcesWith = (changedFiles: () => Promise<never>): RecallSources =>
  ({
    stores: { resting: async () => [{ memory: MEMORY, scope: 'user' }] },
    scope: 'user',
    repository: { head: async () => ({}), changedFiles },
    code: { recentFiles: changedFiles },
    trust: async () => ({ self: [], trusted: [] }),
    clock: () => Date.parse(AT),
  }) as unknown as RecallSources;

it('does not keep a session waiting for a work tree that git cannot look through in time', async () => {
  const told = forSession(sourcesWith(never), 5, new Set());
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await told).map(({ memory }) => memory.id)).toEqual([MEMORY.id]);
});

it('lists what was stated without a look at what is in work', async () => {
  const look = vi.fn(never);
  const told = ask(sourcesWith(look), { text: 'our rules', isStated: true }, 5);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await told).map(({ memory }) => memory.id)).toEqual([MEMORY.id]);
  expect(look).not.toHaveBeenCalled();
});
