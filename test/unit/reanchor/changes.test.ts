import { describe, expect, it } from 'vitest';
import {
  type Changes,
  createChangesParser,
  partOf,
  shareIn,
  unquotePath,
} from '../../../src/share/reanchor/changes.ts';

const OID = 'a'.repeat(40);
const BLOB = 'b'.repeat(40);
const NONE = '0'.repeat(40);

interface File {
  readonly path: string;
  readonly status?: string;
  readonly blob?: string;
  /** The patch below `diff --git`; several for a change of type. */
  readonly patches: readonly (readonly string[])[];
}

const added = (path: string, ...lines: string[]): File => ({
  path,
  patches: [
    [
      'new file mode 100644',
      `+++ b/${path}`,
      `@@ -0,0 +1,${lines.length} @@`,
      ...lines.map((line) => `+${line}`),
    ],
  ],
});

/** What `git diff-tree --raw -p` prints for one commit. */
const output = (...files: File[]): string[] => [
  OID,
  ...files.map(({ path, status = 'A', blob = BLOB }) => `:000000 100644 ${NONE} ${blob} ${status}\t${path}`),
  '',
  ...files.flatMap(({ path, patches }) =>
    patches.flatMap((patch) => [`diff --git a/${path} b/${path}`, ...patch]),
  ),
];

function parse(lines: readonly string[], keep?: (mark: number) => boolean): Changes[] {
  const all: Changes[] = [];
  const parser = createChangesParser((changes) => all.push(changes), keep);
  for (const line of lines) parser.line(Buffer.from(line));
  parser.end();
  return all;
}

const one = (...files: File[]): Changes => parse(output(...files))[0] as Changes;

describe('changes', () => {
  it('are told for each commit in turn, also for one that changes nothing', () => {
    const all = parse([...output(added('a', 'one')), OID, ...output(added('b', 'two', 'three'))]);
    expect(all.map(({ files, addedCount }) => [[...files.keys()], addedCount])).toEqual([
      [['a'], 1],
      [[], 0],
      [['b'], 2],
    ]);
  });

  it('name the blob of each path; none where it is gone', () => {
    const gone = {
      path: 'old',
      status: 'D',
      blob: NONE,
      patches: [['deleted file mode 100644', '@@ -1 +0,0 @@', '-old']],
    };
    const { files } = one(added('new', 'text'), gone);
    expect([...files].map(([path, { blob }]) => [path, blob])).toEqual([
      ['new', BLOB],
      ['old', ''],
    ]);
    expect(files.get('old')?.removed.size).toBe(1);
  });

  it('take a line of a patch for nothing but a line of a patch', () => {
    const tricky = ['++ b/other', '-- a/other', `${OID}`, ':100644 x', '@@ -1 +1 @@', 'diff --git a/x b/x'];
    const changes = one(added('a', ...tricky), added('b', 'text'));
    expect(changes.files.get('a')?.added.size).toBe(tricky.length);
    expect(changes.files.get('b')?.added.size).toBe(1);
  });

  it('keep to the right file where one changes its type: git shows two patches', () => {
    const link: File = {
      path: 'link',
      status: 'T',
      patches: [
        ['deleted file mode 100644', '@@ -1 +0,0 @@', '-was a file'],
        ['new file mode 120000', '@@ -0,0 +1 @@', '+target', '\\ No newline at end of file'],
      ],
    };
    const { files } = one(link, added('next', 'text'));
    expect([files.get('link')?.added.size, files.get('link')?.removed.size]).toEqual([1, 1]);
    expect(files.get('next')?.added.size).toBe(1);
  });

  it('count a path without lines by its blob: binaries, empty files, new modes, and braces alone', () => {
    const binary: File = { path: 'a.png', patches: [['Binary files /dev/null and b/a.png differ']] };
    const other: File = { ...binary, blob: 'c'.repeat(40) };
    expect(shareIn(one(binary), one(binary, added('x', 'text')))).toBe(1);
    expect(shareIn(one(binary), one(other))).toBe(0);
    expect(shareIn(one(added('a', '}', '')), one(added('a', '}', '', '};')))).toBe(1);
  });

  it('leave out the marks that nobody asks for, and count them all the same', () => {
    const wanted = one(added('a', 'one', 'two'));
    const [found] = parse(output(added('a', 'zero', 'one', 'two', 'three')), (mark) =>
      wanted.added.has(mark),
    );
    expect(found?.added).toEqual(wanted.added);
    expect(found?.addedCount).toBe(4);
  });
});

describe('the share of one diff in another', () => {
  it('is that of its added lines, in the same file, whatever their spaces are', () => {
    const whole = one(added('a', 'one', 'two  three', 'four'), added('b', 'five'));
    expect(shareIn(one(added('a', '\tone', 'two three\r')), whole)).toBe(1);
    expect(shareIn(one(added('a', 'one', 'five')), whole)).toBe(0.5);
    expect(shareIn(one(added('c', 'one')), whole)).toBe(0);
  });

  it('is that of its removed lines where none was added', () => {
    const removed = (...lines: string[]): File => ({
      path: 'a',
      status: 'M',
      patches: [[`@@ -1,${lines.length} +0,0 @@`, ...lines.map((line) => `-${line}`)]],
    });
    expect(shareIn(one(removed('one', 'two')), one(removed('one')))).toBe(0.5);
    expect(shareIn(one(removed('one')), one(added('a', 'one')))).toBe(0);
  });

  it('can be asked for a part of the files', () => {
    const own = one(added('a', 'one'), added('b', 'two'));
    expect(shareIn(partOf(own, new Set(['b'])), one(added('b', 'two')))).toBe(1);
  });
});

describe('a path between quotes', () => {
  it.each([
    ['plain/path.txt', 'plain/path.txt'],
    ['"a\\tb \\303\\274"', 'a\tb ü'],
    ['"say \\"hi\\" \\\\ there\\n"', 'say "hi" \\ there\n'],
  ])('%s', (text, path) => {
    expect(unquotePath(text)).toBe(path);
  });
});
