import { describe, expect, it } from 'vitest';
import type { Memory } from '../../../src/core/memory.ts';
import {
  type Candidate,
  copiesFor,
  successorsFor,
  takenInBy,
  uncommittedFiles,
  type Wanted,
} from '../../../src/share/reanchor/by-content.ts';
import { type Changes, createChangesParser } from '../../../src/share/reanchor/changes.ts';

const blobOf = (text: string): string => Buffer.from(text).toString('hex').padEnd(40, '0').slice(0, 40);

/** A diff that adds these lines to these files. */
function diff(files: Readonly<Record<string, readonly string[]>>): Changes {
  let result: Changes | undefined;
  const parser = createChangesParser((changes) => {
    result = changes;
  });
  const lines = [
    'a'.repeat(40),
    ...Object.entries(files).map(
      ([path, text]) => `:0 1 ${'0'.repeat(40)} ${blobOf(text.join())} A\t${path}`,
    ),
    ...Object.entries(files).flatMap(([path, text]) => [
      `diff --git ${path}`,
      '@@ @@',
      ...text.map((line) => `+${line}`),
    ]),
  ];
  for (const line of lines) parser.line(Buffer.from(line));
  parser.end();
  if (result === undefined) throw new Error('no diff');
  return result;
}

const lines = (name: string, count = 10): string[] =>
  Array.from({ length: count }, (_, number) => `${name} ${number}`);

const candidate = (
  oid: string,
  files: Readonly<Record<string, readonly string[]>>,
  more: Partial<Candidate> = {},
): Candidate => ({
  oid,
  committedAtS: 0,
  changes: diff(files),
  hasSameAuthor: false,
  isSaid: false,
  ...more,
});

const wanted = (own: Changes, ...branches: Changes[]): Wanted => ({ own, branches });

describe('a commit that is gone', () => {
  const own = wanted(diff({ a: lines('a') }));

  it('is in the commit that has half of its lines, not in one that has less', () => {
    const half = candidate('half', { a: [...lines('a', 5), ...lines('else')] });
    const less = candidate('less', { a: [...lines('a', 4), ...lines('else')] });
    expect(successorsFor([], own, [less, half])).toEqual(['half']);
    expect(successorsFor([], own, [less])).toEqual([]);
    expect(successorsFor([], own, [])).toEqual([]);
  });

  it('is in the one with less besides, of two that have it all; the other is named too', () => {
    const squash = candidate('squash', { a: lines('a'), b: lines('b') });
    const rebased = candidate('rebased', { a: lines('a') });
    expect(successorsFor([], own, [squash, rebased])).toEqual(['rebased', 'squash']);
  });

  it('needs a quarter of its lines where author and date are the same', () => {
    const quarter = candidate(
      'quarter',
      { a: [...lines('a', 3), ...lines('else')] },
      { hasSameAuthor: true },
    );
    expect(successorsFor([], own, [quarter])).toEqual(['quarter']);
    expect(
      successorsFor([], own, [candidate('none', { a: lines('else') }, { hasSameAuthor: true })]),
    ).toEqual([]);
  });

  it('that was split: each memory goes with its files, and one of none with the larger part', () => {
    const both = wanted(diff({ a: lines('a', 4), b: lines('b', 6) }));
    const parts = [candidate('a', { a: lines('a', 4) }), candidate('b', { b: lines('b', 6) })];
    expect(successorsFor([{ path: 'a' }], both, parts)).toEqual(['a']);
    expect(successorsFor([{ path: 'b' }], both, parts)).toEqual(['b']);
    expect(successorsFor([], both, parts)[0]).toBe('b');
  });

  it('of which a part was dropped: the memory of that part stays', () => {
    const both = wanted(diff({ a: lines('a'), b: lines('b', 2) }));
    const rest = [candidate('rest', { a: lines('a') })];
    expect(successorsFor([{ path: 'b' }], both, rest)).toEqual([]);
    expect(successorsFor([{ path: 'elsewhere' }], both, rest)).toEqual(['rest']);
  });

  it('is found by the very content that a memory speaks of, before anything else', () => {
    const text = [...lines('a', 2), ...lines('merged')];
    const files = [{ path: 'a', blob: blobOf(text.join()) }];
    const exact = candidate('exact', { a: text });
    expect(successorsFor(files, own, [candidate('all', { a: lines('a') }), exact])[0]).toBe('exact');
  });

  it('is in the squash of its branch, though a later commit of the branch wrote over it', () => {
    const branch = diff({ a: lines('over'), b: lines('b') });
    const squash = candidate('squash', { a: lines('over'), b: lines('b') });
    expect(successorsFor([], wanted(diff({ a: lines('a') }), branch), [squash])).toEqual(['squash']);
  });

  it('is not in the squash of its branch, where it was dropped before', () => {
    const branch = diff({ a: lines('a', 2), b: lines('b', 20) });
    const squash = candidate('squash', { b: lines('b', 20) });
    expect(successorsFor([], wanted(diff({ a: lines('a', 2) }), branch), [squash])).toEqual([]);
  });
});

describe('a commit that is kept', () => {
  const own = wanted(diff({ a: lines('a') }));

  it('is also where nearly all of its lines came in', () => {
    const nearly = candidate('nearly', { a: lines('a', 8) });
    expect(copiesFor([], own, [candidate('most', { a: lines('a', 7) }), nearly])).toEqual(['nearly']);
    expect(copiesFor([], own, [candidate('most', { a: lines('a', 7) })])).toEqual([]);
  });

  it('is in every pick of it, on however many branches', () => {
    const picks = ['one', 'two'].map((oid) => candidate(oid, { a: lines('a') }, { hasSameAuthor: true }));
    expect(copiesFor([], own, picks)).toEqual(['one', 'two']);
  });

  it('is where a message says so, unless what a memory speaks of was left out', () => {
    const both = wanted(diff({ a: lines('a'), b: lines('b') }));
    const said = candidate('said', { a: lines('conflict') }, { isSaid: true });
    expect(copiesFor([{ path: 'a' }], both, [said])).toEqual(['said']);
    expect(copiesFor([{ path: 'b' }], both, [said])).toEqual([]);
  });
});

describe('uncommitted work', () => {
  const files = new Map([['a', blobOf('work')]]);
  const later = (oid: string, text: string, isOurs = true) => ({ oid, changes: diff({ a: [text] }), isOurs });

  it('is in the first commit that has its content, wherever that is', () => {
    const commits = [later('first', 'other'), later('second', 'work', false), later('third', 'work')];
    expect(takenInBy(files, commits, () => true)).toBe('second');
  });

  it('that went on is in the first commit of its branch that changes the file, once that is clean', () => {
    const commits = [later('elsewhere', 'more', false), later('ours', 'more'), later('next', 'more')];
    expect(takenInBy(files, commits, () => true)).toBe('ours');
    expect(takenInBy(files, commits, () => false)).toBeUndefined();
  });

  it('is what none of a memory’s commits has', () => {
    const memory = {
      files: [{ path: 'a', blob: 'x' }, { path: 'b', blob: 'y' }, { path: 'c' }],
    } as unknown as Memory;
    const commits = [new Map([['a', 'x']]), new Map([['b', 'z']])];
    expect([...uncommittedFiles(memory, commits)]).toEqual([['b', 'y']]);
  });
});
