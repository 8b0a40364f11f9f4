import { describe, expect, it } from 'vitest';
import { createObjectReader } from '../../src/git/objects.ts';
import { createCodeCommits } from '../../src/recall/commits.ts';
import { commitFiles, git, makeRepository, makeUnborn, useFolders } from '../helpers/repo.ts';

const folder = useFolders();

function commitsOf(root: string) {
  const options = { cwd: root, env: process.env };
  const reader = createObjectReader(options);
  return { ...createCodeCommits({ git: options, root, reader }), end: reader.close };
}

describe('the commits of a repository', () => {
  it.each([
    'a b.ts',
    'quote".ts',
    'tab\there.ts',
    'naïve-ü-猫.ts',
    '-dash.ts',
    '*.ts',
    ':(top)x.ts',
    '[a].ts',
  ])('are told of a file called %j, and of what it was called before', async (name) => {
    const repository = makeRepository(folder());
    const first = commitFiles(repository, { [name]: 'one\ntwo\n' });
    commitFiles(repository, { 'a.ts': 'x\n', 'other.ts': 'x\n' });
    const commits = commitsOf(repository);
    expect(await commits.touching(name)).toEqual({ commits: new Set([first]), names: new Set([name]) });
    expect(await commits.blame(name)).toEqual([{ start: 1, end: 2, commit: first, path: name }]);
    git(repository, ['mv', '--', name, 'now.ts']);
    const moved = commitFiles(repository, {});
    expect(await commits.touching('now.ts')).toEqual({
      commits: new Set([moved, first]),
      names: new Set(['now.ts', name]),
    });
    expect(await commits.blame('now.ts')).toEqual([{ start: 1, end: 2, commit: first, path: name }]);
    commits.end();
  });

  it('are found in a SHA-256 repository, and passed over where they are not here', async () => {
    const repository = makeRepository(folder(), '--object-format=sha256');
    const head = git(repository, ['rev-parse', 'HEAD']).trim();
    const commits = commitsOf(repository);
    const names = [head, 'f'.repeat(64), 'main', 'HEAD:../x'];
    expect([...(await commits.titles(names)).values()]).toEqual([
      { oid: head, author: 'Ada Lovelace <ada@example.org>', at: expect.any(String), subject: 'a commit' },
    ]);
    expect(await commits.within('HEAD')).toEqual(new Set([head]));
    expect(await commits.blame('README.md')).toMatchObject([{ commit: head }]);
    commits.end();
  });

  it('are none where nothing is committed, or what is asked for is no revision', async () => {
    const unborn = commitsOf(makeUnborn(folder()));
    expect(await unborn.touching('a.ts')).toEqual({ commits: new Set(), names: new Set() });
    expect(await unborn.within('HEAD')).toBeUndefined();
    await expect(unborn.blame('a.ts')).rejects.toMatchObject({ code: 'USAGE' });
    unborn.end();
    const commits = commitsOf(makeRepository(folder()));
    for (const odd of ['--all', '-x', 'HEAD\nHEAD', '', 'no..where', 'HEAD:README.md'])
      expect(await commits.within(odd), odd).toBeUndefined();
    commits.end();
  });
});
