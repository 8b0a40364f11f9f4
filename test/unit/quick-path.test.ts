import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

it.each(['user-prompt-submit', 'pre-tool-use', 'post-tool-use'])(
  'what %s loads late is a file of its own, and no part of what every call loads',
  (event) => {
    const source = readFileSync(`src/app/hooks/${event}.ts`, 'utf8');
    const loaded = [...source.matchAll(/import\('([^']+)'\)/g)].map(([, path = '']) => path);
    const build = readFileSync('scripts/build.ts', 'utf8');
    const late = (path: string): boolean =>
      path.startsWith('./')
        ? build.includes(`'${basename(path, '.ts')}'`)
        : build.includes(path.replace('../../', "'src/").replace('../', "'src/app/"));
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((path) => !late(path))).toEqual([]);
  },
);
