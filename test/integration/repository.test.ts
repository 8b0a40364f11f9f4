import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runGit } from '../../src/git/process.ts';
import { createKnownIdentities } from '../../src/git/trust.ts';
import { commitFiles, git, makeRepository, makeUnborn, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();
const repositoryAt = async (path: string) => (await wired(path)).repository;

it('is not there where its folder is not, which is no want of git', async () => {
  const git = { cwd: join(folder(), 'nowhere'), env: process.env };
  await expect(runGit(['version'], git)).rejects.toMatchObject({
    code: 'GIT_FAILED',
    message: 'there is no repository here',
  });
});

describe('head', () => {
  it('is the commit and the branch; no commit before the first; no branch when detached', async () => {
    const path = makeUnborn(folder());
    expect(await (await repositoryAt(path)).head()).toEqual({ branch: 'main' });
    const commit = commitFiles(path, { a: 'a' });
    expect(await (await repositoryAt(path)).head()).toEqual({ commit, branch: 'main' });
    git(path, ['switch', '--quiet', '--detach']);
    expect(await (await repositoryAt(path)).head()).toEqual({ commit });
  });

  it('is there in a shallow clone', async () => {
    const path = makeRepository(folder());
    commitFiles(path, { b: 'b' });
    const shallow = join(folder(), 'shallow');
    git(path, ['clone', '--quiet', '--depth=1', `file://${path}`, shallow]);
    expect((await (await repositoryAt(shallow)).head()).commit).toBe(git(path, ['rev-parse', 'HEAD']).trim());
  });
});

describe('author', () => {
  it('is what git would write in a commit', async () => {
    const path = makeRepository(folder());
    expect(await (await repositoryAt(path)).author()).toBe('Ada Lovelace <ada@example.org>');
  });

  it('is nobody where git is told to ask', async () => {
    const path = makeRepository(folder());
    git(path, ['config', '--unset', 'user.name']);
    git(path, ['config', '--unset', 'user.email']);
    git(path, ['config', 'user.useConfigOnly', 'true']);
    expect(await (await repositoryAt(path)).author()).toBeUndefined();
  });

  it('is taken from the session where it is known', async () => {
    const path = makeRepository(folder());
    const first = await wired(path);
    first.states.update('s1', (state) => ({ ...state, author: 'Grace <grace@example.org>' }));
    expect(await (await wired(path, { session: 's1' })).repository.author()).toBe(
      'Grace <grace@example.org>',
    );
  });
});

describe('changedFiles', () => {
  it('are those that git status names, from the root, with odd names and renames', async () => {
    const path = makeRepository(folder());
    mkdirSync(join(path, 'src'));
    commitFiles(path, {
      'src/old.ts': 'a long enough text\n'.repeat(9),
      'src/kept.ts': 'k',
      'ü "x".ts': 'u',
    });
    renameSync(join(path, 'src/old.ts'), join(path, 'src/new.ts'));
    writeFileSync(join(path, 'ü "x".ts'), 'changed');
    writeFileSync(join(path, 'src/fresh.ts'), 'new');
    git(path, ['add', 'src/new.ts', 'src/old.ts']);
    const repository = await repositoryAt(join(path, 'src'));
    expect([...(await repository.changedFiles())].sort()).toEqual(['src/fresh.ts', 'src/new.ts', 'ü "x".ts']);
  });

  it('are none in a bare repository', async () => {
    const bare = join(folder(), 'bare.git');
    git(makeRepository(folder()), ['clone', '--quiet', '--bare', '.', bare]);
    expect(await (await repositoryAt(bare)).changedFiles()).toEqual([]);
  });
});

describe('blobs', () => {
  it('are those of a commit, whatever is in the work tree', async () => {
    const path = makeRepository(folder());
    mkdirSync(join(path, 'src/deep'), { recursive: true });
    const commit = commitFiles(path, { 'a.ts': 'a', 'src/deep/b.ts': 'b', 'src/ü x.ts': 'u' });
    rmSync(join(path, 'a.ts'));
    const repository = await repositoryAt(path);
    const paths = [
      'a.ts',
      'src/deep/b.ts',
      'src/ü x.ts',
      'src',
      'src/none.ts',
      'none/x.ts',
      '',
      '/etc/passwd',
      'x\ny/z',
    ];
    const blobs = await repository.blobs(commit, paths);
    const named = ['a.ts', 'src/deep/b.ts', 'src/ü x.ts'];
    expect([...blobs]).toEqual(
      named.map((name) => [name, git(path, ['rev-parse', `${commit}:${name}`]).trim()]),
    );
  });

  it('are none for a path that leaves the repository, which git would end over', async () => {
    const path = makeRepository(folder());
    const { repository } = await wired(path);
    const { commit = '' } = await repository.head();
    const paths = ['../x', '../a/b', '../../a/b', './a/b', 'a/../../b/c', 'README.md'];
    expect([...(await repository.blobs(commit, paths)).keys()]).toEqual(['README.md']);
  });

  it('are none in a commit that is not there', async () => {
    const repository = await repositoryAt(makeRepository(folder()));
    expect((await repository.blobs('f'.repeat(40), ['README.md'])).size).toBe(0);
  });
});

const DAY_MS = 24 * 60 * 60_000;

function scene(env: NodeJS.ProcessEnv = {}) {
  const repository = makeRepository(folder());
  const gitDir = join(repository, '.git');
  let nowMs = 1_000;
  const at = (over: NodeJS.ProcessEnv) =>
    createKnownIdentities(
      join(gitDir, 'cs-memory/self.json'),
      { gitDir, commonDir: gitDir },
      { HOME: folder(), ...over },
      () => nowMs,
    );
  return {
    repository,
    known: at(env),
    at,
    later: () => {
      nowMs += DAY_MS + 1;
    },
  };
}

it('knows what was kept, for a day, and nothing before', () => {
  const { known, later } = scene();
  expect(known.read()).toBeUndefined();
  known.keep(['Ann <ann@example.com>']);
  expect(known.read()).toEqual(['Ann <ann@example.com>']);
  later();
  expect(known.read()).toBeUndefined();
});

it('knows it no longer when the settings of the clone change', () => {
  const { known, repository } = scene();
  known.keep(['Ann <ann@example.com>']);
  git(repository, ['config', 'user.email', 'ann@elsewhere.example']);
  expect(known.read()).toBeUndefined();
});

it('is for nobody whom the environment names, and keeps nobody whom git does not know', () => {
  const { known, at } = scene();
  known.keep([]);
  expect(known.read()).toBeUndefined();
  known.keep(['Ann <ann@example.com>']);
  expect(at({ GIT_AUTHOR_EMAIL: 'bob@example.com' }).read()).toBeUndefined();
  const { known: named } = scene({ EMAIL: 'bob@example.com' });
  named.keep(['Bob <bob@example.com>']);
  expect(named.read()).toBeUndefined();
});

it('takes a file of another form for none', () => {
  const { known, repository } = scene();
  known.keep(['Ann <ann@example.com>']);
  const file = join(repository, '.git/cs-memory/self.json');
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  for (const self of ['Ann <ann@example.com>', [1], null]) {
    writeFileSync(file, JSON.stringify({ ...kept, self }));
    expect(known.read()).toBeUndefined();
  }
});
