import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readNotes } from '../../src/git/note-tree.ts';
import { commitFiles, git, makeRepository, notesByGit, useFolders } from '../helpers/repo.ts';

const folder = useFolders();
const REF = 'refs/notes/cs/learnings';

async function read(repository: string, commit = git(repository, ['rev-parse', REF]).trim()) {
  const notes = new Map<string, string>();
  await readNotes({ cwd: repository, env: process.env }, commit, ({ object, text }) => {
    notes.set(object, text);
  });
  return notes;
}

/** A notes commit with files at paths of a notes tree, made by git from a fast-import stream. */
function importNotes(repository: string, files: Readonly<Record<string, string>>): void {
  const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const changes = Object.entries(files).map(([path, text]) => `M 100644 inline ${path}\n${data(text)}`);
  const stream = `commit ${REF}\ncommitter A <a@example.org> 1700000000 +0000\n${data('notes')}${changes.join('')}\n`;
  git(repository, ['fast-import', '--quiet'], { input: stream });
}

it.each(['sha1', 'sha256'])(
  'gives what git gives, whatever the texts are, in a %s repository',
  async (format) => {
    const repository = makeRepository(folder(), `--object-format=${format}`);
    const name = (digit: string): string => digit.repeat(format === 'sha1' ? 40 : 64);
    const long = Array.from({ length: 4000 }, (_, n) => `zeile ${n}: übergrößen und ✓`).join('\n');
    importNotes(repository, {
      [name('a')]: 'the same text\n',
      [`bb/${name('b').slice(2)}`]: 'the same text\n',
      [`cc/cc/${name('c').slice(4)}`]: `${long}\n`,
      [name('d')]: 'blob\nmark :1\ndata 5\nM 100644 :1 x without a last newline',
      [name('e')]: '',
    });
    const notes = await read(repository);
    expect(notes).toEqual(notesByGit(repository));
    expect(notes.size).toBe(5);
  },
);

it('passes over files that are no notes', async () => {
  const repository = makeRepository(folder());
  const name = '0123456789'.repeat(4);
  importNotes(repository, {
    [name]: 'a note\n',
    'README.md': 'no note\n',
    [`sub/${'f'.repeat(37)}`]: 'no note\n',
    '.gitattributes': '* export-ignore\n',
  });
  expect(await read(repository)).toEqual(new Map([[name, 'a note\n']]));
});

it('gives the tree of one commit, at a merge too, and not what came before', async () => {
  const repository = makeRepository(folder());
  const [first, second] = [
    git(repository, ['rev-parse', 'HEAD']).trim(),
    commitFiles(repository, { a: '1' }),
  ];
  git(repository, ['notes', '--ref=cs/learnings', 'add', '-m', 'one', first]);
  const before = git(repository, ['rev-parse', REF]).trim();
  git(repository, ['update-ref', 'refs/notes/theirs', REF]);
  git(repository, ['notes', '--ref=cs/learnings', 'add', '-f', '-m', 'one, said better', first]);
  git(repository, ['notes', '--ref=theirs', 'add', '-m', 'two', second]);
  git(repository, ['notes', '--ref=cs/learnings', 'merge', '--quiet', 'refs/notes/theirs']);
  expect(await read(repository)).toEqual(
    new Map([
      [first, 'one, said better\n'],
      [second, 'two\n'],
    ]),
  );
  expect(await read(repository, before)).toEqual(new Map([[first, 'one\n']]));
});

it('throws where a note is missing, and never gives the others alone', async () => {
  const repository = makeRepository(folder());
  git(repository, ['notes', '--ref=cs/learnings', 'add', '-m', 'lost', 'HEAD']);
  const blob = git(repository, [
    'rev-parse',
    `${REF}:${git(repository, ['rev-parse', 'HEAD']).trim()}`,
  ]).trim();
  rmSync(join(repository, '.git', 'objects', blob.slice(0, 2), blob.slice(2)));
  await expect(read(repository)).rejects.toMatchObject({ code: 'GIT_FAILED' });
});
