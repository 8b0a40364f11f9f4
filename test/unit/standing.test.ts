import { describe, expect, it } from 'vitest';
import type { Memory } from '../../src/core/memory.ts';
import { DAY_MS, halfLifeDays } from '../../src/core/time.ts';
import { spreadActivation } from '../../src/recall/links.ts';
import {
  ancestryOf,
  type CommitPlace,
  factorsOf,
  productOf,
  type Standing,
} from '../../src/recall/standing.ts';

const NOW_MS = Date.parse('2026-03-01T00:00:00.000Z');
const GOOD: Standing = { ancestry: 'reachable', freshness: 'fresh', trust: 'self' };

function memory(id: string, more: Partial<Memory> = {}): Memory {
  const at = new Date(NOW_MS).toISOString();
  const state = { seenIn: [], lastSeenAt: at, usefulCount: 0, uselessCount: 0, forgotten: false };
  const said = {
    ns: 'learnings',
    kind: 'note',
    summary: id,
    evidence: 'tool-observed' as const,
    tags: [],
    files: [],
  };
  return { id, at, anchor: id, anchors: [id], ...state, ...said, ...more };
}
const daysAgo = (days: number) => ({ lastSeenAt: new Date(NOW_MS - days * DAY_MS).toISOString() });
const weight = (it: Memory, standing: Partial<Standing> = {}) =>
  productOf(factorsOf(it, { ...GOOD, ...standing }, NOW_MS));

describe('ancestry', () => {
  const on = (anchors: readonly string[], places: Record<string, CommitPlace>) =>
    ancestryOf(memory('m', { anchor: anchors[0] ?? '', anchors }), new Map(Object.entries(places)));

  it('looks at the anchor first, then at the other commits that a memory is on', () => {
    expect(on(['a', 'b'], { a: 'history', b: 'nowhere' })).toBe('reachable');
    expect(on(['a', 'b'], { a: 'nowhere', b: 'history' })).toBe('equivalent');
    expect(on(['a', 'b'], { a: 'nowhere', b: 'branch' })).toBe('elsewhere');
    expect(on(['a', 'b'], { a: 'nowhere' })).toBe('gone');
    expect(on(['a', 'b'], {})).toBe('unknown');
  });
});

describe('what a score is multiplied by', () => {
  it('lets what people decided hold longer than an error of a machine', () => {
    expect(halfLifeDays('decisions', 'decision')).toBeGreaterThan(5 * halfLifeDays('learnings', 'error'));
    expect(halfLifeDays('team', 'constructor')).toBe(halfLifeDays('team', 'note'));
    const error = weight(memory('e', { kind: 'error', ...daysAgo(90) }));
    const decision = weight(memory('d', { ns: 'decisions', kind: 'decision', ...daysAgo(90) }));
    expect(error).toBeLessThan(decision);
    expect(decision).toBeLessThan(weight(memory('d', { ns: 'decisions', kind: 'decision' })));
  });

  it('puts what holds before what does not', () => {
    const plain = memory('m');
    for (const worse of [
      { ancestry: 'elsewhere' },
      { ancestry: 'gone' },
      { freshness: 'changed' },
      { freshness: 'deleted' },
      { trust: 'other' },
    ] as const)
      expect(weight(plain, worse), JSON.stringify(worse)).toBeLessThan(weight(plain));
    expect(weight(plain, { freshness: 'deleted' })).toBeLessThan(weight(plain, { freshness: 'changed' }));
    expect(weight(plain, { ancestry: 'gone' })).toBeLessThan(weight(plain, { ancestry: 'elsewhere' }));
    for (const same of [
      { ancestry: 'equivalent' },
      { ancestry: 'unknown' },
      { freshness: 'unknown' },
      { trust: 'trusted' },
    ] as const)
      expect(weight(plain, same)).toBe(weight(plain));
  });

  it('knows what was useful, proven, and met again', () => {
    const plain = weight(memory('m'));
    expect(weight(memory('m', { usefulCount: 1 }))).toBeGreaterThan(plain);
    expect(weight(memory('m', { uselessCount: 1 }))).toBeLessThan(plain);
    expect(weight(memory('m', { seenIn: ['s'] }))).toBeGreaterThan(plain);
    expect(weight(memory('m', { evidence: 'user-stated' }))).toBeGreaterThan(plain);
    expect(weight(memory('m', { evidence: 'model-inferred' }))).toBeLessThan(plain);
  });

  it('puts what was decided, and rules, before what was met on the way', () => {
    for (const ns of ['decisions', 'patterns'])
      expect(weight(memory('m', { ns }))).toBeGreaterThan(weight(memory('m')));
  });

  it('never turns much into little: the worst keeps half of the best', () => {
    const worst = memory('w', {
      kind: 'error',
      evidence: 'model-inferred',
      uselessCount: 99,
      lastSeenAt: 'never',
    });
    const best = memory('b', {
      ns: 'decisions',
      evidence: 'user-stated',
      usefulCount: 99,
      seenIn: Array.from({ length: 99 }, (_, n) => `${n}`),
    });
    const bad = weight(worst, { ancestry: 'gone', freshness: 'deleted', trust: 'other' });
    expect(bad).toBeGreaterThan(0.4);
    expect(weight(best)).toBeLessThan(1.4);
  });
});

describe('links', () => {
  const file = (path: string) => ({ files: [{ path }] });

  it('reach what shares a file, a tag, a commit or a session, by one step or two, and less by two', () => {
    const memories = [
      memory('seed', file('a.ts')),
      memory('near', { ...file('a.ts'), tags: ['pool'] }),
      memory('far', { tags: ['Pool'] }),
      memory('apart', file('z.ts')),
      memory('shown'),
    ];
    const reached = spreadActivation(new Map([['seed', 1]]), memories, [['seed', 'shown']]);
    expect(reached.get('near')).toBeGreaterThan(reached.get('far') ?? 1);
    expect(reached.get('far')).toBeGreaterThan(0);
    expect(reached.get('shown')).toBeGreaterThan(0);
    expect(reached.has('apart')).toBe(false);
    expect(Math.max(...reached.values())).toBeLessThanOrEqual(1);
  });

  it('share out what a hub has, and leave a hub of all alone', () => {
    const with3 = ['s', 'a', 'b'].map((id) => memory(id, file('x.ts')));
    const with6 = ['s', 'a', 'b', 'c', 'd', 'e'].map((id) => memory(id, file('x.ts')));
    const seeds = new Map([['s', 1]]);
    expect(spreadActivation(seeds, with3).get('a')).toBeGreaterThan(
      spreadActivation(seeds, with6).get('a') ?? 1,
    );
    const imported = Array.from({ length: 100 }, (_, n) => memory(`${n}`, { anchors: ['one'] }));
    expect(spreadActivation(new Map([['0', 1]]), imported).size).toBe(0);
  });
});
