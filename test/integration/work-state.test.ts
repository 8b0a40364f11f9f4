import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askWorkState } from '../../src/session/work.ts';
import { commitFiles, git, makeRepository, makeUnborn, useFolders } from '../helpers/repo.ts';

const folder = useFolders();
const ask = (cwd: string) => askWorkState({ cwd, env: process.env }, 10_000);

describe('the state of a work tree', () => {
  it('names what is uncommitted, staged or not, and what was committed last', async () => {
    const repository = makeRepository(folder());
    commitFiles(repository, { 'old name.ts': 'a\nb\nc\n', 'gone.ts': 'x\n', 'both.ts': '1\n' });
    git(repository, ['mv', 'old name.ts', 'new name.ts']);
    git(repository, ['rm', '--quiet', 'gone.ts']);
    writeFileSync(join(repository, 'both.ts'), '2\n');
    git(repository, ['add', 'both.ts']);
    writeFileSync(join(repository, 'both.ts'), '3\n');
    mkdirSync(join(repository, 'folder'));
    writeFileSync(join(repository, 'folder/a.ts'), '');
    writeFileSync(join(repository, 'README.md'), 'changed\n');
    const state = await ask(repository);
    expect(state.files).toEqual([
      { path: 'README.md', state: 'modified' },
      { path: 'both.ts', state: 'modified, staged; modified' },
      { path: 'gone.ts', state: 'deleted, staged' },
      { path: 'new name.ts', state: 'renamed, staged' },
      { path: 'folder/', state: 'not tracked' },
    ]);
    expect(state.branch).toBe('main');
    expect(state.commit).toBe(git(repository, ['rev-parse', 'HEAD']).trim());
    expect(state.commits[0]).toBe(git(repository, ['log', '-1', '--format=%h %s']).trim());
  });

  it('names files in conflict', async () => {
    const repository = makeRepository(folder());
    git(repository, ['checkout', '--quiet', '-b', 'side']);
    commitFiles(repository, { 'README.md': 'side\n' });
    git(repository, ['checkout', '--quiet', 'main']);
    commitFiles(repository, { 'README.md': 'main\n' });
    expect(() => git(repository, ['merge', 'side'])).toThrow();
    expect((await ask(repository)).files).toEqual([{ path: 'README.md', state: 'in conflict' }]);
  });

  it('tells how the branch stands to its upstream, a detached HEAD, an unborn branch', async () => {
    const origin = makeRepository(folder());
    const clone = folder();
    git(clone, ['clone', '--quiet', origin, '.']);
    git(clone, ['config', 'user.name', 'Ada']);
    git(clone, ['config', 'user.email', 'ada@example.org']);
    commitFiles(clone, { 'a.ts': 'a\n' });
    expect((await ask(clone)).upstream).toEqual({ name: 'origin/main', ahead: 1, behind: 0 });
    git(clone, ['checkout', '--quiet', '--detach']);
    const detached = await ask(clone);
    expect(detached).toMatchObject({ commit: expect.any(String), files: [] });
    expect(detached.branch).toBeUndefined();
    const unborn = await ask(makeUnborn(folder()));
    expect(unborn).toMatchObject({ branch: 'main', files: [], commits: [] });
    expect(unborn.commit).toBeUndefined();
  });

  it('is not known where there is no work tree', async () => {
    const bare = folder();
    git(bare, ['init', '--quiet', '--bare']);
    await expect(ask(bare)).rejects.toMatchObject({ code: 'GIT_FAILED' });
  });
});
