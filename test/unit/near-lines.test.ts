import { expect, it } from 'vitest';
import type { Memory } from '../../src/core/memory.ts';
import { areNearLines } from '../../src/recall/specific-terms.ts';

const memories = [
  'retryCount stays below five, the gateway locks accounts above',
  'Timestamps in this module are seconds',
  'The gateway wants the currency in capitals',
  'This module is generated, change the schema in its place',
].map((summary) => ({ summary, tags: [] }) as unknown as Memory);

it('finds the memories of a file that name what is in the lines', () => {
  const near = (lines: string) => areNearLines(memories, lines);
  expect(near('if (retryCount > 3) {')).toEqual([true, false, false, false]);
  expect(near('const currency = "eur";')).toEqual([false, false, true, false]);
  expect(near('// the gateway of this module')).toEqual([false, false, false, false]);
  const short = [
    'fee is in cents',
    'ttl must match the CDN',
    'The id of a row is never reused',
    'c10 is the fee of the bank',
    'never import it',
  ];
  const named = (lines: string) =>
    areNearLines(
      short.map((summary) => ({ summary, tags: [] }) as unknown as Memory),
      lines,
    );
  expect(named('export const ttl = 8;')).toEqual([false, true, false, false, false]);
  expect(named('if (row.id in rows) return c10; // of it')).toEqual([false, false, true, true, false]);
  expect(near('')).toEqual([false, false, false, false]);
  expect(areNearLines(memories.slice(0, 1), 'gateway()')).toEqual([true]);
});
