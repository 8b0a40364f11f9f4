import { describe, expect, it } from 'vitest';
import {
  type FileState,
  fileStateOf,
  freshnessOf,
  freshnessText,
  movedState,
} from '../../src/recall/standing.ts';

const FILE = { path: 'a.ts', blob: '1' };

describe('a file against now', () => {
  it.each([
    ['HEAD has the content', { head: '1' }, 'fresh'],
    ['HEAD has the content, and the work tree goes on', { head: '1', work: '2' }, 'fresh'],
    ['only the work tree has it yet', { head: '0', work: '1', anchor: '0' }, 'fresh'],
    ['only the work tree has the file, with the content', { work: '1' }, 'fresh'],
    ['only the work tree has the file, with another content', { work: '2' }, 'changed'],
    ['HEAD has another content', { head: '2', anchor: '1' }, 'changed'],
    ['what was not committed is gone', { head: '0', anchor: '0' }, 'changed'],
    ['nobody has the file', { anchor: '1' }, 'deleted'],
  ] as const)('when %s', (_when, now, state) => {
    expect(fileStateOf(FILE, now, false)).toEqual({ path: 'a.ts', state });
  });

  it('that a commit took in is fresh until something changes it', () => {
    expect(fileStateOf(FILE, { head: '2', anchor: '2' }, true).state).toBe('fresh');
    expect(fileStateOf(FILE, { head: '2', anchor: '2', work: '3' }, true).state).toBe('changed');
    expect(fileStateOf(FILE, { head: '3', anchor: '2' }, true).state).toBe('changed');
  });

  it('that had no content is unknown', () => {
    expect(fileStateOf({ path: 'a.ts' }, { head: '1' }, false).state).toBe('unknown');
  });

  it('that is elsewhere has moved, or has changed too', () => {
    const gone: FileState = { path: 'a.ts', state: 'deleted' };
    expect(movedState(gone, { path: 'b.ts', isSame: true })).toMatchObject({
      state: 'moved',
      movedTo: 'b.ts',
    });
    expect(movedState(gone, { path: 'b.ts', isSame: false }).state).toBe('changed');
    expect(movedState(gone, undefined)).toEqual(gone);
  });
});

describe('a memory by its files', () => {
  const states = (...all: FileState['state'][]) =>
    all.map((state, index) => ({ path: `${index}.ts`, state }));

  it('is as the worst of them', () => {
    expect(freshnessOf(states('fresh', 'moved', 'changed', 'deleted', 'unknown'))).toBe('deleted');
    expect(freshnessOf(states('fresh', 'moved', 'changed'))).toBe('changed');
    expect(freshnessOf(states('fresh', 'moved'))).toBe('moved');
    expect(freshnessOf(states('fresh', 'unknown'))).toBe('fresh');
    expect(freshnessOf(states('unknown'))).toBe('unknown');
    expect(freshnessOf([])).toBe('unknown');
  });

  it('tells which, and since how many commits', () => {
    const told = freshnessText('changed', [
      { path: 'a.ts', state: 'changed', commits: 12 },
      { path: 'b.ts', state: 'moved', movedTo: 'c.ts', commits: 1 },
      { path: 'd.ts', state: 'fresh' },
    ]);
    expect(told).toBe('files changed: a.ts (12 commits since), b.ts -> c.ts (1 commit since)');
    expect(freshnessText('fresh', [{ path: 'd.ts', state: 'fresh' }])).toBe('files fresh');
  });
});
