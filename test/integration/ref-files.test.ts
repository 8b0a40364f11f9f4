import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readNotesRefs } from '../../src/git/refs.ts';
import { git, makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();
const NAMES = ['decisions', 'learnings', 'team/patterns'];

/** Our refs as git lists them. */
function byGit(repository: string) {
  const lines = git(repository, [
    'for-each-ref',
    '--format=%(refname) %(objectname)',
    'refs/notes/cs/',
  ]).trim();
  return lines.split('\n').map((line) => {
    const [ref = '', oid = ''] = line.split(' ');
    return { namespace: ref.slice('refs/notes/cs/'.length), oid };
  });
}

function withRefs(): string {
  const repository = makeRepository(folder());
  for (const name of NAMES) git(repository, ['update-ref', `refs/notes/cs/${name}`, 'HEAD']);
  git(repository, ['update-ref', 'refs/notes/commits', 'HEAD']);
  git(repository, ['update-ref', 'refs/notes/cs-remote/origin/learnings', 'HEAD']);
  git(repository, ['tag', '-a', '-m', 'a tag', 'v1']);
  return repository;
}

describe('readNotesRefs gives what git lists', () => {
  it('of no refs', () => expect(readNotesRefs(join(makeRepository(folder()), '.git'))).toEqual([]));

  it('of loose, of packed, and of both', () => {
    const repository = withRefs();
    const read = () => readNotesRefs(join(repository, '.git'));
    expect(read()).toEqual(byGit(repository));
    git(repository, ['pack-refs', '--all']);
    expect(read()).toEqual(byGit(repository));
    git(repository, ['commit', '--quiet', '--allow-empty', '-m', 'more']);
    git(repository, ['update-ref', 'refs/notes/cs/learnings', 'HEAD']);
    git(repository, ['update-ref', 'refs/notes/cs/aaa', 'HEAD']);
    expect(read()).toEqual(byGit(repository));
    expect(read()).toHaveLength(4);
  });

  it('while another writer holds a lock', () => {
    const repository = withRefs();
    writeFileSync(join(repository, '.git/refs/notes/cs/learnings.lock'), '');
    expect(readNotesRefs(join(repository, '.git'))).toEqual(byGit(repository));
  });
});

describe('readNotesRefs leaves it to git', () => {
  it.each([
    [
      'a symbolic ref',
      (repository: string) =>
        git(repository, ['symbolic-ref', 'refs/notes/cs/also', 'refs/notes/cs/learnings']),
    ],
    [
      'a ref file that is empty',
      (repository: string) => writeFileSync(join(repository, '.git/refs/notes/cs/torn'), ''),
    ],
    ['reftable', (repository: string) => mkdirSync(join(repository, '.git/reftable'))],
    [
      'a very long list',
      (repository: string) => {
        const line = `${git(repository, ['rev-parse', 'HEAD']).trim()} refs/tags/`;
        const lines = Array.from(
          { length: 20_000 },
          (_, index) => `${line}${String(index).padStart(8, '0')}\n`,
        );
        writeFileSync(
          join(repository, '.git/packed-refs'),
          `# pack-refs with: peeled fully-peeled sorted \n${lines.join('')}`,
        );
      },
    ],
  ])('where there is %s', (_what, change) => {
    const repository = withRefs();
    change(repository);
    expect(readNotesRefs(join(repository, '.git'))).toBeUndefined();
  });

  it('and the store then asks it', async () => {
    const repository = withRefs();
    git(repository, ['symbolic-ref', 'refs/notes/cs/also', 'refs/notes/cs/learnings']);
    const { notes } = await wired(repository);
    expect(await notes.refs()).toEqual(byGit(repository));
  });
});
