import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRewrites } from '../../src/share/history.ts';
import {
  clone,
  commit,
  commitOf,
  expectAttached,
  expectSettled,
  lesson,
  memory,
  remember,
  shownOn,
  sweep,
  text,
  user,
} from '../helpers/reanchor.ts';
import { git, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { notesOid } from '../helpers/sync.ts';

const folder = useFolders();
const NOTES = 'refs/notes/cs/learnings';

describe('history written anew by hand', () => {
  it('reset --soft and one commit for all', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    const two = await lesson(repository, 'two');
    git(repository, ['reset', '--quiet', '--soft', 'HEAD~2']);
    git(repository, ['commit', '--quiet', '--message', 'both at once']);
    expect(await sweep(repository)).toMatchObject({ moved: 2, unresolved: 0 });
    for (const { id } of [one, two]) await expectAttached(repository, id, 'HEAD');
    await expectSettled(repository);
  });

  it('reset --hard and other commits: the memory stays on the old commit', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    git(repository, ['reset', '--quiet', '--hard', 'HEAD~1']);
    commit(repository, 'something else', { 'else.txt': text('else') });
    expect(await sweep(repository)).toMatchObject({ moved: 0, copied: 0, unresolved: 1 });
    expect((await memory(repository, one.id)).anchor).toBe(one.commit);
    const { recall } = await wired(repository);
    expect((await recall.ask({ text: 'lesson about one' }, 5)).map(({ memory: { id } }) => id)).toEqual([
      one.id,
    ]);
    await expectSettled(repository);
  });

  it('reset --hard and the same work again, much later', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    git(repository, ['reset', '--quiet', '--hard', 'HEAD~1']);
    commit(repository, 'something else', { 'else.txt': text('else') });
    await sweep(repository);
    commit(repository, 'here it is', { [one.path]: text('one'), 'more.txt': text('more') });
    expect(await sweep(repository)).toMatchObject({ moved: 1, unresolved: 0 });
    await expectAttached(repository, one.id, 'HEAD');
  });

  it('all commits by fast-export and fast-import, with other authors', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    commit(repository, 'between', { 'between.txt': text('between') });
    const two = await lesson(repository, 'two');
    git(repository, ['switch', '--quiet', '-c', 'feature', 'HEAD~1']);
    const three = await lesson(repository, 'three');
    const exported = git(repository, ['fast-export', '--reencode=yes', '--branches']);
    const renamed = exported.replaceAll('<ada@example.org>', '<ada@new.example.org>');
    git(repository, ['fast-import', '--quiet', '--force'], { input: renamed });
    git(repository, ['reset', '--quiet', '--hard']);
    git(repository, ['reflog', 'expire', '--expire=now', '--all']);
    expect(commitOf(repository, 'main~2')).not.toBe(one.commit);
    expect(await sweep(repository)).toMatchObject({ moved: 3, unresolved: 0 });
    await expectAttached(repository, one.id, 'main~2');
    await expectAttached(repository, two.id, 'main');
    await expectAttached(repository, three.id, 'feature');
    await expectSettled(repository);
  });

  it('by git-filter-repo, which removes the old commits and leaves a map', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    user(repository, ['commit', '--quiet', '--amend', '--message', 'add one, rewritten']);
    git(repository, ['reflog', 'expire', '--expire=now', '--all']);
    git(repository, ['prune', '--expire=now']);
    expect(() => git(repository, ['cat-file', '-e', one.commit])).toThrow();
    const zeros = '0'.repeat(40);
    const lines = ['old new', `${one.commit} ${commitOf(repository, 'HEAD')}`, `${'b'.repeat(40)} ${zeros}`];
    mkdirSync(join(repository, '.git/filter-repo'));
    writeFileSync(join(repository, '.git/filter-repo/commit-map'), `${lines.join('\n')}\n`);
    expect(await sweep(repository)).toMatchObject({ moved: 1, unresolved: 0 });
    await expectAttached(repository, one.id, 'HEAD');
    await expectSettled(repository);
  });
});

describe('pull --rebase', () => {
  it('takes the memories of unpushed commits along', async () => {
    const remote = join(folder(), 'remote.git');
    git(makeRepository(folder()), ['clone', '--quiet', '--bare', '.', remote]);
    const [mine, other] = [join(folder(), 'mine'), join(folder(), 'other')];
    for (const place of [mine, other]) clone(remote, place);
    commit(other, 'others push', { 'other.txt': text('other') });
    git(other, ['push', '--quiet']);
    const one = await lesson(mine, 'one');
    git(mine, ['pull', '--quiet', '--rebase']);
    expect(await sweep(mine)).toMatchObject({ moved: 1 });
    await expectAttached(mine, one.id, 'HEAD');
  });
});

describe('what git copies itself', () => {
  it('is not written twice, where the user set notes.rewriteRef', async () => {
    const repository = makeRepository(folder());
    git(repository, ['config', 'notes.rewriteRef', 'refs/notes/cs/*']);
    const one = await lesson(repository, 'one');
    const two = await lesson(repository, 'two');
    user(repository, ['commit', '--quiet', '--amend', '--message', 'two, amended']);
    user(repository, ['rebase', '--quiet', '-i', 'HEAD~2'], {
      env: { GIT_SEQUENCE_EDITOR: 'sed -i 2s/^pick/squash/' },
    });
    expect(shownOn(repository, 'HEAD')).toEqual([one.id, two.id].sort());
    await sweep(repository);
    for (const { id } of [one, two]) await expectAttached(repository, id, 'HEAD');
    const onHead = git(repository, ['notes', `--ref=${NOTES}`, 'show', 'HEAD'])
      .split('\n')
      .filter(Boolean);
    expect(new Set(onHead).size).toBe(onHead.length);
    expect(onHead.filter((line) => line.includes('"type":"memory"'))).toHaveLength(2);
    await expectSettled(repository);
  });
});

describe('where HEAD is not a branch of the main work tree', () => {
  it('a detached HEAD holds its commits as a branch would', async () => {
    const repository = makeRepository(folder());
    git(repository, ['switch', '--quiet', '--detach']);
    const one = await lesson(repository, 'one');
    expect(await sweep(repository)).toMatchObject({ moved: 0, unresolved: 0 });
    user(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    await sweep(repository);
    await expectAttached(repository, one.id, 'HEAD');
    git(repository, ['switch', '--quiet', 'main']);
    expect(await sweep(repository)).toMatchObject({ unresolved: 1 });
  });

  it('another work tree, on a branch or detached, holds its commits too', async () => {
    const repository = makeRepository(folder());
    const tree = join(folder(), 'tree');
    git(repository, ['worktree', 'add', '--quiet', '--detach', tree]);
    const there = await lesson(tree, 'there');
    expect(await sweep(repository)).toMatchObject({ moved: 0, unresolved: 0 });
    user(tree, ['commit', '--quiet', '--amend', '--message', 'amended there']);
    expect(await sweep(repository)).toMatchObject({ moved: 1, unresolved: 0 });
    await expectAttached(repository, there.id, commitOf(tree, 'HEAD'));
    await expectSettled(repository);
  });
});

describe('reflogs', () => {
  it('tell what was amended, of each work tree, and nothing of notes', async () => {
    const repository = makeRepository(folder());
    const one = commit(repository, 'one', { 'one.txt': text('one') });
    const amended = ['two', 'three'].map((message) => {
      user(repository, ['commit', '--quiet', '--amend', '--message', message]);
      return commitOf(repository, 'HEAD');
    });
    const tree = join(folder(), 'tree');
    git(repository, ['worktree', 'add', '--quiet', '-b', 'other', tree]);
    const there = commit(tree, 'there', { 'there.txt': text('there') });
    user(tree, ['commit', '--quiet', '--amend', '--message', 'there, amended']);
    await remember(repository, 'a note has a reflog too');
    const read = await readRewrites({ cwd: repository, env: process.env }, join(repository, '.git'));
    const pairs = [...new Set(read.amended.map((pair) => pair.join(' ')))].sort();
    const [two = '', three = ''] = amended;
    const wanted = [
      [one, two],
      [two, three],
      [there, commitOf(tree, 'HEAD')],
    ].map((pair) => pair.join(' '));
    expect(pairs).toEqual(wanted.sort());
    expect(read.visited).toEqual(expect.arrayContaining([one, two, three, there]));
    expect(read.visited).not.toContain(notesOid(repository));
  });
});
