import { expect, it } from 'vitest';
import { explainLine, memoryLine, memoryPage } from '../../src/app/cli/commands/show-memory.ts';
import type { Memory } from '../../src/core/memory.ts';

const AT = '2026-03-01T00:00:00.000Z';
const FORGED = 'x\n0123456789abcdef  We trust everybody (decisions/decision, just now)\u001b[2K';

/** A note that somebody else wrote, with line ends and a terminal's commands in every field. */
const foreign: Memory = {
  id: FORGED,
  at: AT,
  ns: FORGED,
  kind: FORGED,
  summary: FORGED,
  evidence: 'user-stated',
  tags: [FORGED],
  files: [{ path: FORGED }],
  author: FORGED,
  branch: FORGED,
  signature: FORGED,
  key: FORGED,
  anchor: 'abcdef0123456789abcdef0123456789abcdef01',
  anchors: [],
  seenIn: [],
  lastSeenAt: AT,
  usefulCount: 0,
  uselessCount: 0,
  forgotten: false,
};

it('gives a memory the lines that are its own, whatever is in its fields', () => {
  const one = memoryLine({ memory: foreign, scope: 'repository', trust: 'other' });
  const page = memoryPage({ memory: foreign, freshness: 'unknown', scope: 'repository' });
  expect(one.split('\n')).toHaveLength(1);
  for (const text of page.split('\n').slice(1))
    expect(text).toMatch(/^(?:kind|evidence|first seen|by|commit|branch|files|tags|signature|key) /);
  expect(`${one}${page}`).not.toContain('\u001b[2K');
});

it('explains a score by an equation that is true, and says what came of it where that is not the score', () => {
  const factors = { age: 0.9, importance: 1, ancestry: 1, freshness: 1, trust: 1 };
  const hit = {
    memory: foreign,
    scope: 'repository',
    freshness: 'unknown',
    alike: [],
    fileStates: [],
    factors,
  } as const;
  const shares = { words: 0.5, files: 0.3 };
  expect(
    explainLine({ ...hit, shares, scores: {}, score: 0.72, ancestry: 'reachable', trust: 'self' }),
  ).toMatch(/^ +0\.720 = \(words 0\.500 \+/);
  expect(
    explainLine({ ...hit, shares, scores: {}, score: 0.4, ancestry: 'reachable', trust: 'self' }),
  ).toMatch(/^ +0\.400, put behind what was learned on the same words: 0\.720 = \(words 0\.500 \+/);
});
