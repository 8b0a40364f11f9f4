import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHead, readNotesRefs } from '../../src/git/locate.ts';
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

describe('readHead gives what git resolves', () => {
  const read = (repository: string) => readHead(join(repository, '.git'), join(repository, '.git'));
  const byRevision = (repository: string) => git(repository, ['rev-parse', 'HEAD']).trim();

  it('of a loose branch, a packed one, one that moved since, and a commit', () => {
    const repository = withRefs();
    expect(read(repository)).toBe(byRevision(repository));
    git(repository, ['pack-refs', '--all']);
    expect(read(repository)).toBe(byRevision(repository));
    git(repository, ['commit', '--quiet', '--allow-empty', '-m', 'more']);
    expect(read(repository)).toBe(byRevision(repository));
    git(repository, ['checkout', '--quiet', '--detach', 'HEAD~1']);
    expect(read(repository)).toBe(byRevision(repository));
  });

  it('in a work tree of its own', () => {
    const repository = withRefs();
    const tree = join(folder(), 'tree');
    git(repository, ['worktree', 'add', '--quiet', '-b', 'side', tree]);
    git(tree, ['commit', '--quiet', '--allow-empty', '-m', 'on the side']);
    const common = join(repository, '.git');
    expect(readHead(join(common, 'worktrees/tree'), common)).toBe(byRevision(tree));
  });

  it('but of no commit yet, and of a branch that names another, it leaves it to git', () => {
    const repository = withRefs();
    git(repository, ['symbolic-ref', 'refs/heads/alias', git(repository, ['symbolic-ref', 'HEAD']).trim()]);
    git(repository, ['symbolic-ref', 'HEAD', 'refs/heads/alias']);
    expect(read(repository)).toBeUndefined();
    git(repository, ['symbolic-ref', 'HEAD', 'refs/heads/unborn']);
    expect(read(repository)).toBeUndefined();
  });
});
