import { expect, test } from 'vitest';
import { metOnce } from '../../../src/core/fold.ts';
import type { Memory } from '../../../src/core/memory.ts';
import { decodeLine, type MemoryLine } from '../../../src/core/note-line.ts';
import { buildContent } from '../../../src/recall/index/build.ts';
import { inverseFrequency } from '../../../src/recall/index/query.ts';
import {
  documentOf,
  eachTerm,
  frequencyOf,
  MAX_FREQUENCY,
  posting,
} from '../../../src/recall/index/terms.ts';
import { COMMIT_A, memoryLine } from '../../contracts/memory-index-history.ts';

const memory = (more: Partial<Memory>): Memory => ({
  id: '0123456789abcdef',
  at: '2026-01-01T00:00:00.000Z',
  ns: 'x',
  kind: 'y',
  summary: '',
  evidence: 'tool-observed',
  tags: [],
  files: [],
  ...metOnce('a'.repeat(40), '2026-01-01T00:00:00.000Z'),
  ...more,
});
function weightOf(more: Partial<Memory>): number {
  let weight = 0;
  eachTerm(memory(more), (term, one) => {
    if (term === 'cach') weight += one;
  });
  return weight;
}

test('a word counts by where it stands: summary, tags, files, signature, body, label', () => {
  const weights = [
    weightOf({ summary: 'cache', body: 'x' }),
    weightOf({ tags: ['cache'] }),
    weightOf({ files: [{ path: 'cache' }] }),
    weightOf({ signature: 'cache' }),
    weightOf({ body: 'cache' }),
    weightOf({ kind: 'cache' }),
  ];
  expect(weights).toEqual([...new Set(weights)].sort((a, b) => b - a));
  expect(Math.min(...weights)).toBeGreaterThan(0);
});

test('mentions in several fields add up', () => {
  expect(weightOf({ summary: 'cache', body: 'cache cache' })).toBe(
    weightOf({ summary: 'cache', body: 'x' }) + 2 * weightOf({ body: 'cache' }),
  );
});

test('mentions count no more than a posting holds', () => {
  const raw = memoryLine(1, 'a cache', { body: 'cache '.repeat(1000) });
  const line = decodeLine(raw) as MemoryLine;
  const stored = { namespace: 'learnings', object: COMMIT_A, anchor: COMMIT_A, raw, line };
  const { dictionary } = buildContent([stored], []);
  let most = 0;
  for (const { postings } of dictionary()) most = Math.max(most, ...[...postings].map(frequencyOf)); // each holds until the next
  expect(most).toBe(MAX_FREQUENCY);
});

test('a summary that is all there is counts as a body does', () => {
  expect(weightOf({ summary: 'cache' })).toBe(weightOf({ body: 'cache' }));
});

test('a posting gives back what was put in', () => {
  for (const [document, frequency] of [
    [0, 0],
    [1, 255],
    [16_777_215, 254],
  ] as const) {
    const value = posting(document, frequency);
    expect([documentOf(value), frequencyOf(value)]).toEqual([document, frequency]);
  }
});

test('how telling a word is is the formula of the paper', () => {
  expect(inverseFrequency(10, 2)).toBeCloseTo(Math.log(1 + 8.5 / 2.5), 12);
});

test('a rarer word is more telling, and even one that all hold counts', () => {
  expect(inverseFrequency(100, 1)).toBeGreaterThan(inverseFrequency(100, 50));
  expect(inverseFrequency(100, 100)).toBeGreaterThan(0);
});
