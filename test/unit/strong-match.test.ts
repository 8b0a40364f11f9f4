import { describe, expect, it } from 'vitest';
import { metOnce } from '../../src/core/fold.ts';
import type { Memory } from '../../src/core/memory.ts';
import { tellsFix } from '../../src/core/near-duplicate.ts';
import { judgeMatch, specificNames } from '../../src/recall/specific-terms.ts';

const memory = (fields: Partial<Memory>): Memory => ({
  ns: 'learnings',
  kind: 'note',
  summary: 'something',
  evidence: 'user-stated',
  tags: [],
  id: 'a',
  at: '2026-01-01T00:00:00.000Z',
  files: [],
  ...metOnce('c', '2026-01-01T00:00:00.000Z'),
  ...fields,
});

const judge = (text: string, of: Partial<Memory>, holders = 1) => {
  const { terms, signatures } = specificNames(text);
  return judgeMatch(
    terms.map((term) => ({ ...term, holders })),
    signatures,
    memory(of),
  );
};

describe('a match is strong', () => {
  it('by one telling name that the memory is about, and says which', () => {
    const { strong, why } = judge('test resolveTaggedReleases', { summary: 'resolveTaggedReleases is slow' });
    expect(strong).toBe(true);
    expect(why).toEqual(['identifier resolveTaggedReleases']);
  });
  it('by two lesser names', () => {
    expect(judge('TS2345 with --no-verify', { summary: 'TS2345 needs --no-verify' }).strong).toBe(true);
  });
  it('by an anchored file, however many memories name it', () => {
    const files = [{ path: 'src/queue/drain.ts' }];
    expect(judge('fix src/queue/drain.ts', { files }, 50).strong).toBe(true);
  });
  it('by the signature of an error', () => {
    const signature = "Error: Cannot find module './queue'";
    expect(judge(`I get \`${signature}\``, { signature }).strong).toBe(true);
  });
});

describe('a match is weak', () => {
  it.each([
    ['by one lesser name', 'what of TS2345', { summary: 'TS2345 in the parser' }, 1],
    ['by a name in passing', 'test resolveTaggedReleases', { body: 'as resolveTaggedReleases does' }, 1],
    ['by a name that many hold', 'test resolveTaggedReleases', { summary: 'resolveTaggedReleases' }, 4],
    ['by a part of a name', 'test resolveTaggedReleases', { summary: 'resolveTaggedReleasesOfAll' }, 1],
    ['by words alone', 'the queue is slow', { summary: 'the queue is slow' }, 1],
    [
      'by a file of the same name elsewhere',
      'fix src/queue/drain.ts',
      { files: [{ path: 'lib/drain.ts' }] },
      1,
    ],
  ])('%s', (_name, text, of, holders) => expect(judge(text, of, holders).strong).toBe(false));
});

describe('a memory tells a fix', () => {
  it.each([
    { kind: 'workaround' },
    { tags: ['fix'] },
    { body: 'While: npm ci\nFix: nvm use 22' },
    { summary: 'npm ci is fixed by nvm use 22' },
    { summary: 'use pnpm instead', body: 'It passed after a clean install: rm -rf node_modules' },
  ])('as %j does', (of) => expect(tellsFix(memory(of))).toBe(true));
  it.each([
    { kind: 'error', summary: '`npm ci` failed: Unsupported engine' },
    { body: 'While: npm ci\nSeen: Exit code 1\n> this is resolved by an upgrade' },
  ])('but not as %j does', (of) => expect(tellsFix(memory(of))).toBe(false));
});
