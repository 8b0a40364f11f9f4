import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { join as quickJoin } from '../../scripts/quick-path.ts';

it('the join of the hooks is that of node', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '',
      '.',
      '..',
      '/',
      'a',
      '.git',
      '..a',
      'b.',
      '/home/ann',
      'x/',
      './y',
      'c/../d',
      'e//f',
      '...',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      expect(quickJoin(...parts)).toBe(join(...parts));
    }),
    { numRuns: 500 },
  );
});
