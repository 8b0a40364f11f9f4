import { expect, it } from 'vitest';
import type { Memory } from '../../../src/core/memory.ts';
import { mayAnswer, settle } from '../../../src/recall/order.ts';
import type { Told } from '../../../src/recall/recall-text.ts';

const told = (ns: string, summary: string, session: string, score: number): Told => {
  const factors = { age: 1, importance: 1, ancestry: 1, freshness: 1, trust: 1 };
  const memory = {
    id: summary,
    ns,
    kind: ns,
    summary,
    session,
    evidence: 'model-inferred',
    tags: [],
    files: [],
  };
  return {
    memory: memory as unknown as Memory,
    scope: 'repository',
    score,
    shares: {},
    scores: {},
    factors,
  } as Told;
};
const summaries = (found: readonly Told[]): readonly string[] => found.map(({ memory }) => memory.summary);

it('work of which nothing is left is told by what its session learned', () => {
  const lesson = told('decisions', 'We cache rates in memory', 's1', 2);
  const done = told('progress', 'Work on “Redis or memory” (config.ts).', 's1', 3);
  const open = told('progress', 'Work on “cache rates” (b.ts): left open: the test.', 's1', 1);
  const other = told('progress', 'Work on “cache headers” (c.ts).', 's2', 1);
  expect(summaries(settle([lesson, done], 5))).toEqual([lesson.memory.summary]);
  expect(summaries(settle([done], 5))).toEqual([done.memory.summary]);
  expect(summaries(settle([lesson, open, other], 5)).slice(1)).toHaveLength(2);
});

it('work is found beside what is looked for only where it says a word of it', async () => {
  const about = await mayAnswer({ text: 'why memory cache' }, []);
  expect(about(told('handoffs', 'Asked: why can it not be reproduced', 's1', 1))).toBe(false);
  expect(about(told('progress', 'Work on “why is it slow” (a.ts).', 's1', 1))).toBe(false);
  expect(about(told('handoffs', 'Asked: cache the rates', 's1', 1))).toBe(true);
  expect(about(told('learnings', 'Redis evicts by size', 's1', 1))).toBe(true);
});

it('what says nearly the same is folded into the better one, which says so', () => {
  const first = told('learnings', 'The cache is slow on the first read after a cold start', 's1', 3);
  const again = told('learnings', 'The cache is slow on the first read after a cold start.', 's2', 2);
  const found = settle([first, again, told('learnings', 'Tests need UTC', 's3', 1)], 5);
  expect(found.map(({ alike }) => alike)).toEqual([[again.memory.id], []]);
});
