import { describe, expect, it } from 'vitest';
import { createForks } from '../../../src/share/reanchor/by-content.ts';
import { type CommitFacts, commitTimeMs, parseCommit } from '../../../src/share/reanchor/changes.ts';
import {
  commitsMentioned,
  createCommitGraph,
  createSameAuthor,
  followTrail,
  parsePairs,
  parseReflogs,
  parseRevList,
  stepsOf,
} from '../../../src/share/reanchor/trail.ts';

const oid = (letter: string): string => letter.repeat(40);
const [A, B, C, D] = ['a', 'b', 'c', 'd'].map(oid) as [string, string, string, string];

describe('a commit object', () => {
  it('is read, whatever stands between its headers and its message', () => {
    const content = [
      `tree ${A}`,
      `parent ${B}`,
      'author Ada <ada@example.org> 1700000000 +0100',
      'committer Bob <bob@example.org> 1700000100 -0530',
      'gpgsig -----BEGIN SIGNATURE-----',
      ' author Eve <eve@example.org> 1 +0000',
      ' -----END SIGNATURE-----',
      '',
      'The subject',
      '',
      'committer Mallory <m@example.org> 2 +0000',
    ].join('\n');
    expect(parseCommit(C, content)).toMatchObject({
      oid: C,
      author: 'Ada <ada@example.org> 1700000000 +0100',
      authoredAtS: 1_700_000_000,
      committedAtS: 1_700_000_100,
      subject: 'The subject',
    });
  });

  it('without anything in it is no fault, and its time is one that a calendar has', () => {
    expect(parseCommit(A, '')).toMatchObject({ author: '', authoredAtS: 0, subject: '' });
    expect([-5, 1, 9e15].map(commitTimeMs)).toEqual([0, 1000, Date.parse('9999-12-31T23:59:59Z')]);
  });
});

describe('what messages say', () => {
  it.each([
    ['a pick', `Subject\n\n(cherry picked from commit ${A})\n`, [A]],
    ['a pick of a pick', `S\n\n(cherry picked from commit ${A})\n(cherry picked from commit ${B})\n`, [A, B]],
    [
      'a squash',
      `Squashed commit of the following:\n\ncommit ${A}\nAuthor: x\n\n    one\n\ncommit ${B}\n`,
      [A, B],
    ],
    ['a revert', `Revert "x"\n\nThis reverts commit ${A}.\n`, []],
    ['a quotation', `See (cherry picked from commit ${A}) there\ncommit ${B}\n`, []],
  ])('%s', (_what, message, commits) => {
    expect(commitsMentioned(message)).toEqual(commits);
  });

  it('reflogs: amends, and every commit that a ref was on, but for notes', () => {
    const text = [
      `HEAD@{0}\t${D}\t`,
      `refs/heads/main@{now}\t${C}\tcommit: (amend) in the subject`,
      `HEAD@{1}\t${C}\tcommit: (amend) in the subject`,
      `HEAD@{2}\t${B}\tcommit (amend): nothing`,
      `refs/notes/cs/learnings@{0}\t${oid('e')}\tcommit (amend): of notes`,
      `HEAD@{3}\t${B}\tcommit (amend): one`,
      `HEAD@{4}\t${A}\tcommit (initial): one`,
      'cut off',
    ].join('\n');
    expect(parseReflogs(text)).toEqual({ amended: [[A, B]], visited: [A, B, C, D] });
  });

  it('pairs: of the hook, of filter-repo, and nothing else', () => {
    const text = `old new\n${A} ${B}\n${B} ${C} extra words\r\n${C} ${C}\n${D} ${oid('0')}\n${A}${B}\n${A} ${'b'.repeat(41)}\n`;
    expect(parsePairs(text)).toEqual([
      [A, B],
      [B, C],
    ]);
  });
});

const facts = (name: string, more: Partial<CommitFacts> = {}): CommitFacts => ({
  oid: oid(name),
  author: 'Ada <ada@example.org> 1700000000 +0000',
  authoredAtS: 1_700_000_000,
  committedAtS: 1_700_000_000,
  subject: 'a subject',
  message: 'a subject',
  ...{ tree: '', parent: '', isSigned: false },
  ...more,
});

describe('the same author and date', () => {
  it('is sure for one commit with the subject, and one that was looked for', () => {
    const of = createSameAuthor([facts('a')], [facts('b'), facts('c', { subject: 'another' })]);
    expect(of(facts('a'))).toEqual({ sure: [B], doubtful: [] });
  });

  it('is doubtful for two, before or now, and for another subject', () => {
    expect(createSameAuthor([facts('a')], [facts('b'), facts('c')])(facts('a'))).toEqual({
      sure: [],
      doubtful: [B, C],
    });
    expect(createSameAuthor([facts('a'), facts('d')], [facts('b')])(facts('a')).doubtful).toEqual([B]);
    expect(createSameAuthor([facts('a')], [facts('b', { subject: 'x' })])(facts('a')).doubtful).toEqual([B]);
  });
});

describe('a trail', () => {
  const trail = (commit: string, kept: readonly string[], sameAuthor: Record<string, string[]> = {}) =>
    followTrail(commit, {
      steps: stepsOf({
        reflog: [
          [A, B],
          [B, A],
          [B, C],
        ],
        message: [[C, D]],
      }),
      sameAuthor: (from) => sameAuthor[from] ?? [],
      isGone: (each) => !kept.includes(each),
      isKept: (each) => kept.includes(each),
    }).map(({ to, why }) => ({ to, why }));

  it('leads over what is gone to what is kept, round no circle, and is as strong as its weakest step', () => {
    expect(trail(A, [D])).toEqual([{ to: D, why: 'message' }]);
    expect(trail(A, [C])).toEqual([{ to: C, why: 'reflog' }]);
    expect(trail(A, [])).toEqual([]);
  });

  it('goes over commits that are surely the same, but not from one that is kept', () => {
    const E = oid('e');
    expect(trail(A, [E], { [C]: [E] })).toEqual([{ to: E, why: 'author' }]);
    expect(trail(A, [A, E], { [A]: [E] })).toEqual([]);
  });
});

/** A graph from rows like `b a` (commit, parents), newest first. */
const graph = (...commits: string[]) =>
  createCommitGraph(
    parseRevList(
      commits.map((row, index) => `${1000 - index} ${row.split(' ').map(oid).join(' ')}\n`).join(''),
    ),
  );

describe('a graph', () => {
  it('tells what reaches what, as far as it goes', () => {
    const all = graph('d c b', 'c a', 'b a', 'a f');
    expect([...all.reachableFrom([C])].sort()).toEqual([A, C]);
    expect([...all.descendantsOf(A)].sort()).toEqual([B, C, D]);
    expect([...all.descendantsOf(oid('f'))].sort()).toEqual([A, B, C, D]);
    expect([...all.reachableFrom([oid('9')])]).toEqual([]);
    expect([D, A].map(all.isTip)).toEqual([true, false]);
  });

  it('tells where gone branches left the history that is there, the newest place first', () => {
    const recent = graph('2 1', '1 0', '0');
    const gone = graph('e d 2', 'd c', 'c 1');
    const forks = createForks(gone, recent);
    expect(forks.pointsOf(oid('c'))).toEqual([oid('1')]);
    expect(forks.branchesOf(oid('c'))).toEqual([{ commit: oid('e'), base: oid('2') }]);
  });
});
