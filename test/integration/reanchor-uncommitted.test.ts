import { chmodSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flushQueues } from '../../src/capture/flush.ts';
import {
  commit,
  commitOf,
  expectAttached,
  expectSettled,
  memory,
  remember,
  shownOn,
  sweep,
  text,
  user,
  write,
} from '../helpers/reanchor.ts';
import { countingGit, git, linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { learning } from '../helpers/session.ts';

const folder = useFolders();

/** The file that the one memory speaks of. */
const fileOf = (repository: string): unknown => linesByGit(repository)[0]?.['files'];
const blobOf = (repository: string, revision: string): string =>
  git(repository, ['rev-parse', revision]).trim();

describe('the content a memory speaks of', () => {
  it('is that of the work tree where it is not committed, as git would store it', async () => {
    const repository = makeRepository(folder());
    commit(repository, 'both', { 'same.txt': text('same'), 'changed.txt': text('before') });
    write(repository, { 'changed.txt': text('after'), 'new.txt': text('new') });
    await remember(repository, 'mine', ['same.txt', 'changed.txt', 'new.txt', 'absent.txt']);
    const hash = (path: string): string => git(repository, ['hash-object', path]).trim();
    expect(fileOf(repository)).toEqual([
      { path: 'absent.txt' },
      { path: 'changed.txt', blob: hash('changed.txt') },
      { path: 'new.txt', blob: hash('new.txt') },
      { path: 'same.txt', blob: blobOf(repository, 'HEAD:same.txt') },
    ]);
  });

  it('is the committed one of a file that is gone from the work tree', async () => {
    const repository = makeRepository(folder());
    rmSync(join(repository, 'README.md'));
    await remember(repository, 'mine', ['README.md']);
    expect(fileOf(repository)).toEqual([{ path: 'README.md', blob: blobOf(repository, 'HEAD:README.md') }]);
  });

  it('of a link is where it points; nothing is read behind one that leads out of the work tree', async () => {
    const repository = makeRepository(folder());
    const outside = folder();
    writeFileSync(join(outside, 'secret'), 'a secret\n');
    symlinkSync('README.md', join(repository, 'link'));
    symlinkSync(outside, join(repository, 'out'));
    await remember(repository, 'mine', ['link', 'out/secret']);
    const blob = git(repository, ['hash-object', '--stdin'], { input: 'README.md' }).trim();
    expect(fileOf(repository)).toEqual([{ path: 'link', blob }, { path: 'out/secret' }]);
  });

  it.each([
    ['unchanged under core.autocrlf', 'a\r\nb\r\n', true],
    ['changed under core.autocrlf', 'a\r\nc\r\n', false],
  ])('is git’s own where line ends are converted: %s', async (_what, content, isSame) => {
    const repository = makeRepository(folder());
    commit(repository, 'lines', { 'f.txt': 'a\nb\n' });
    git(repository, ['config', 'core.autocrlf', 'true']);
    write(repository, { 'f.txt': content });
    await remember(repository, 'mine', ['f.txt']);
    const blob = isSame
      ? blobOf(repository, 'HEAD:f.txt')
      : git(repository, ['hash-object', '--stdin'], { input: 'a\nc\n' }).trim();
    expect(fileOf(repository)).toEqual([{ path: 'f.txt', blob }]);
  });

  it('is what a clean filter makes of it', async () => {
    const repository = makeRepository(folder());
    const upper = join(folder(), 'upper');
    writeFileSync(upper, '#!/bin/sh\nexec tr a-z A-Z\n');
    chmodSync(upper, 0o755);
    git(repository, ['config', 'filter.upper.clean', upper]);
    commit(repository, 'filtered', {
      'sub/.gitattributes': '*.up filter=upper\n',
      'sub/f.up': 'text\n',
      'g.up': 'g\n',
    });
    write(repository, { 'g.up': 'other\n' });
    await remember(repository, 'mine', ['sub/f.up', 'g.up']);
    expect(fileOf(repository)).toEqual([
      { path: 'g.up', blob: git(repository, ['hash-object', 'g.up']).trim() },
      { path: 'sub/f.up', blob: blobOf(repository, 'HEAD:sub/f.up') },
    ]);
  });

  it('is found by name in a SHA-256 repository', async () => {
    const repository = makeRepository(folder(), '--object-format=sha256');
    write(repository, { 'new.txt': text('new') });
    const id = await remember(repository, 'mine', ['new.txt']);
    expect(fileOf(repository)).toEqual([
      { path: 'new.txt', blob: git(repository, ['hash-object', 'new.txt']).trim() },
    ]);
    commit(repository, 'takes it in', {});
    await sweep(repository);
    await expectAttached(repository, id, 'HEAD');
  });

  it('costs a flush no further git process', async () => {
    const repository = makeRepository(folder());
    const { path, log } = countingGit(folder());
    const { accumulator, states } = await wired(repository);
    states.update('s1', (state) => ({ ...state, author: 'Ada Lovelace <ada@example.org>' }));
    const files = ['README.md', 'new.txt'];
    write(repository, { 'README.md': text('changed'), 'new.txt': text('new') });
    accumulator('s1').add(learning('s1', 1, { files } as object));
    const env = { ...process.env, PATH: path };
    await flushQueues(await wired(repository, { env, session: 's1' }), ['s1']);
    const calls = readFileSync(log, 'utf8').trim().split('\n');
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(3);
    const blobs = files.map((file) => ({ path: file, blob: git(repository, ['hash-object', file]).trim() }));
    expect(fileOf(repository)).toEqual(blobs);
  });
});

describe('work that was not committed', () => {
  it('is attached to the first commit that has that very content', async () => {
    const repository = makeRepository(folder());
    write(repository, { 'new.txt': text('new') });
    const id = await remember(repository, 'about new work', ['new.txt']);
    const before = commitOf(repository, 'HEAD');
    expect(await sweep(repository)).toMatchObject({ moved: 0 });
    git(repository, ['commit', '--quiet', '--allow-empty', '--message', 'something else']);
    expect(await sweep(repository)).toMatchObject({ moved: 0 });
    const made = commit(repository, 'takes it in', {});
    commit(repository, 'goes on', { 'new.txt': text('later') });
    expect(await sweep(repository)).toMatchObject({ moved: 1 });
    await expectAttached(repository, id, made);
    expect((await memory(repository, id)).anchors).toEqual([made, before]);
    expect(shownOn(repository, before)).toEqual([id]);
    await expectSettled(repository);
  });

  it('that went on before it was committed goes to the first commit that changes the file, once it is clean', async () => {
    const repository = makeRepository(folder());
    commit(repository, 'start', { 'f.txt': text('start') });
    write(repository, { 'f.txt': text('first try') });
    const id = await remember(repository, 'about the first try', ['f.txt']);
    write(repository, { 'f.txt': text('second try') });
    const made = commit(repository, 'the second try', {});
    write(repository, { 'f.txt': text('third try') });
    expect(await sweep(repository)).toMatchObject({ moved: 0 });
    commit(repository, 'the third try', {});
    expect(await sweep(repository)).toMatchObject({ moved: 1 });
    await expectAttached(repository, id, made);
    commit(repository, 'the fourth try', { 'f.txt': text('fourth try') });
    await expectSettled(repository);
    await expectAttached(repository, id, made);
  });

  it('that is amended into the commit goes to the amended one', async () => {
    const repository = makeRepository(folder());
    commit(repository, 'start', { 'f.txt': text('start') });
    write(repository, { 'f.txt': text('start') + text('more') });
    const id = await remember(repository, 'about more', ['f.txt']);
    user(repository, ['commit', '--quiet', '--all', '--amend', '--no-edit']);
    expect(await sweep(repository)).toMatchObject({ moved: 1 });
    await expectAttached(repository, id, 'HEAD');
    await expectSettled(repository);
  });

  it('follows when its commit is rebased before, between and after', async () => {
    const repository = makeRepository(folder());
    commit(repository, 'start', { 'f.txt': text('start') });
    write(repository, { 'new.txt': text('new') });
    const id = await remember(repository, 'about new work', ['new.txt']);
    user(repository, ['commit', '--quiet', '--amend', '--message', 'start, amended']);
    await sweep(repository);
    await expectAttached(repository, id, 'HEAD');
    commit(repository, 'takes it in', {});
    user(repository, ['commit', '--quiet', '--amend', '--message', 'takes it in, amended']);
    expect(await sweep(repository)).toMatchObject({ moved: 1 });
    await expectAttached(repository, id, 'HEAD');
    user(repository, ['commit', '--quiet', '--amend', '--message', 'takes it in, amended again']);
    await sweep(repository);
    await expectAttached(repository, id, 'HEAD');
    await expectSettled(repository);
  });

  it('on a branch is not taken from it by a commit of main that changes the same file', async () => {
    const repository = makeRepository(folder());
    commit(repository, 'start', { 'f.txt': text('start') });
    const tree = join(folder(), 'tree');
    git(repository, ['worktree', 'add', '--quiet', '-b', 'feature', tree]);
    write(tree, { 'f.txt': text('feature') });
    const id = await remember(tree, 'about the feature', ['f.txt']);
    commit(repository, 'main changes it too', { 'f.txt': text('main') });
    expect(await sweep(repository)).toMatchObject({ moved: 0 });
    commit(tree, 'the feature', {});
    expect(await sweep(repository)).toMatchObject({ moved: 1 });
    await expectAttached(repository, id, 'feature');
  });
});
