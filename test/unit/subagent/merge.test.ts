import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agentStatusOf } from '../../../src/session/goals-folded.ts';
import {
  type AgentMerge,
  agentLearningOf,
  goalsServed,
  MERGE_STRATEGIES,
  mergeSummary,
  planMerge,
  withMerges,
  worthToParent,
} from '../../../src/session/subagent.ts';
import { learning } from '../../helpers/session.ts';

const judged = (number: number | string, worth: number) => ({
  learning: learning('s1', number),
  is: 'NewEntity' as const,
  worth,
});
const counts = (plan: object) =>
  Object.fromEntries(Object.entries(plan).map(([is, list]) => [is, list.length]));

describe('what a learning of a subagent is', () => {
  const said = (summary: string, kind = 'insight') =>
    agentLearningOf({ ns: 'learnings', kind, summary, evidence: 'model-inferred', tags: [] }, false);

  it('is told by its kind, and by its words', () => {
    expect(said('`make` needs GNU make', 'fix')).toBe('CausalLink');
    expect(said('The port is 5433', 'correction')).toBe('CorrectedMistake');
    expect(said('The cache is cleared because two workers share it.')).toBe('CausalLink');
    expect(said('It turns out that the flag has no effect.')).toBe('CorrectedMistake');
    expect(said('Every handler must close its pool.')).toBe('NewPattern');
    expect(said('`src/db/pool.ts` holds the connections.')).toBe('NewEntity');
  });

  it('is knowledge confirmed where the notes have it', () => {
    const content = learning('s1', 1);
    expect(agentLearningOf(content, true)).toBe('ConfirmedKnowledge');
  });
});

describe('how a subagent ended', () => {
  it.each([
    ['I was unable to find the module.', 'failed'],
    ['API Error: 529 overloaded', 'failed'],
    ['Two of three tests pass; the third still fails.', 'partial'],
    ['', 'partial'],
    ['Found it: README.md', 'success'],
    ['The log says `could not complete` because of the proxy; it is mended.', 'success'],
  ])('%j: %s', (message, status) => {
    expect(agentStatusOf(message)).toBe(status);
  });
});

describe('what a learning is worth to the session', () => {
  const parent = { nowMs: Date.parse('2026-01-02T04:00:00Z'), goals: [], recent: [], files: [] };

  it('is its own score where it bears on nothing, and more where it serves a goal or a file in work', () => {
    const it1 = learning('s1', 1, {
      score: 0.6,
      summary: 'The pool leaks a connection',
      files: ['src/db/pool.ts'],
    });
    expect(worthToParent(it1, parent)).toBeCloseTo(0.6);
    expect(worthToParent(it1, { ...parent, files: ['src/db/pool.ts'] })).toBeCloseTo(0.8);
    expect(worthToParent(it1, { ...parent, files: ['src/db/url.ts'] })).toBeCloseTo(0.7);
    expect(
      worthToParent(it1, { ...parent, goals: ['mend the pool that leaks a connection'] }),
    ).toBeGreaterThan(0.65);
    expect(
      goalsServed([it1], { ...parent, goals: ['a pool that leaks a connection', 'a new logo'] }),
    ).toEqual(['a pool that leaks a connection']);
  });

  it('is never less than its own score, nor more than 1', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.array(fc.string()), (score, goals) => {
        const worth = worthToParent(learning('s1', 1, { score }), { ...parent, goals });
        expect(worth).toBeGreaterThanOrEqual(score - 1e-9);
        expect(worth).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('what is taken over', () => {
  const some = [judged('low', 0.6), judged('bound', 0.7), judged('high', 0.71)];

  it('depends on the strategy', () => {
    const by = (strategy: (typeof MERGE_STRATEGIES)[number], status: 'success' | 'failed' = 'success') =>
      counts(planMerge(some, [], { strategy, status }));
    expect(by('all')).toEqual({ merged: 3, discarded: 0, consolidated: 0, held: 0 });
    expect(by('selective')).toEqual({ merged: 1, discarded: 2, consolidated: 0, held: 0 });
    expect(by('on-success')).toMatchObject({ merged: 3 });
    expect(by('on-success', 'failed')).toMatchObject({ merged: 0, discarded: 3 });
    expect(by('manual')).toEqual({ merged: 0, discarded: 0, consolidated: 0, held: 3 });
  });

  it('is told once, by the better of two that tell the same', () => {
    const twins = [
      { ...judged(1, 0.8), learning: learning('s1', 1, { signature: 'ENOENT x' }) },
      { ...judged(2, 0.9), learning: learning('s1', 2, { signature: 'ENOENT x' }) },
    ];
    const plan = planMerge(twins, [], { strategy: 'all', status: 'success' });
    expect(plan.merged).toEqual([twins[1]]);
    expect(plan.consolidated).toEqual([twins[0]]);
    const own = [learning('s1', 3, { signature: 'ENOENT x' })];
    expect(planMerge(twins, own, { strategy: 'all', status: 'success' }).merged).toEqual([]);
  });

  it('leaves none out of the count, whatever the strategy', () => {
    const worths = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });
    fc.assert(
      fc.property(worths, fc.constantFrom(...MERGE_STRATEGIES), (list, strategy) => {
        const plan = planMerge(
          list.map((worth, at) => judged(at, worth)),
          [],
          { strategy, status: 'success' },
        );
        expect(Object.values(counts(plan)).reduce((sum: number, n) => sum + Number(n), 0)).toBe(list.length);
      }),
    );
  });
});

describe('what became of a subagent', () => {
  const merge = (more: Partial<AgentMerge>): AgentMerge => ({
    ...{ id: 'a1', type: 'Explore', status: 'success', merged: 1, discarded: 0, consolidated: 0, held: 0 },
    ...{ learned: { NewEntity: 1 }, goals: [] },
    ...more,
  });

  it('is one entry, however many steps it took', () => {
    const known = withMerges(
      [merge({ status: 'partial' })],
      [merge({ merged: 2, learned: { CausalLink: 2 } })],
    );
    expect(known).toEqual([merge({ merged: 3, learned: { NewEntity: 1, CausalLink: 2 } })]);
  });

  it('is said in one line', () => {
    expect(mergeSummary(merge({ discarded: 2 }))).toBe(
      'Explore (success): 1 merged (NewEntity 1), 2 discarded',
    );
    expect(mergeSummary(merge({ merged: 0, learned: {} }))).toBe('Explore (success): 0 merged');
  });
});
