import { describe, expect, it } from 'vitest';
import { freshnessOf } from '../../src/domain/freshness.ts';
import type { FileRef, Memory } from '../../src/domain/memory.ts';

const memoryOf = (files: readonly FileRef[]) => ({ files }) as Memory;
const A = { path: 'a.ts', blob: '1' };
const B = { path: 'b.ts', blob: '2' };

describe('freshnessOf', () => {
  it.each([
    [
      'all files are the same',
      [A, B],
      [
        ['a.ts', '1'],
        ['b.ts', '2'],
      ],
      'fresh',
    ],
    [
      'one is another',
      [A, B],
      [
        ['a.ts', '1'],
        ['b.ts', '9'],
      ],
      'changed',
    ],
    ['one is gone', [A, B], [['a.ts', '1']], 'deleted'],
    ['one is gone and one is another', [A, B], [['a.ts', '9']], 'deleted'],
    ['there are no files', [], [['a.ts', '1']], 'unknown'],
    ['none was committed at the anchor', [{ path: 'a.ts' }], [['a.ts', '1']], 'unknown'],
    ['one was not committed at the anchor', [A, { path: 'new.ts' }], [['a.ts', '1']], 'fresh'],
  ] as const)('when %s', (_when, files, blobs, freshness) => {
    expect(freshnessOf(memoryOf(files), new Map(blobs))).toBe(freshness);
  });
});
