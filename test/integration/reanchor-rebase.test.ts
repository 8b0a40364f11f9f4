import { describe, expect, it } from 'vitest';
import {
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
  write,
} from '../helpers/reanchor.ts';
import { git, makeRepository, useFolders } from '../helpers/repo.ts';

const folder = useFolders();

/** A sequence editor that does what `sed -i` does to the todo list. */
const todo = (...expressions: string[]) => ({
  env: { GIT_SEQUENCE_EDITOR: `sed -i ${expressions.map((each) => `-e '${each}'`).join(' ')}` },
});

describe('amend', () => {
  it('moves the memory to the new commit, once, however often it is amended and swept', async () => {
    const repository = makeRepository(folder());
    const { id, commit: old } = await lesson(repository, 'one');
    user(repository, ['commit', '--quiet', '--amend', '--message', 'another message']);
    expect(await sweep(repository)).toMatchObject({ moved: 1, copied: 0, unresolved: 0, complete: true });
    await expectAttached(repository, id, 'HEAD');
    expect((await memory(repository, id)).anchors).toEqual([commitOf(repository, 'HEAD'), old]);
    await expectSettled(repository);
    for (const message of ['a third', 'a fourth']) {
      user(repository, ['commit', '--quiet', '--amend', '--reset-author', '--message', message]);
      await sweep(repository);
    }
    await expectAttached(repository, id, 'HEAD');
    await expectSettled(repository);
  });

  it('is followed through several amends that no sweep saw, and without a reflog', async () => {
    const repository = makeRepository(folder());
    const { id } = await lesson(repository, 'one');
    for (const message of ['second', 'third', 'fourth'])
      user(repository, ['commit', '--quiet', '--amend', '--message', message]);
    git(repository, ['reflog', 'expire', '--expire=now', '--all']);
    await sweep(repository);
    await expectAttached(repository, id, 'HEAD');
  });
});

describe('rebase', () => {
  it('moves every memory of the branch', async () => {
    const repository = makeRepository(folder());
    git(repository, ['switch', '--quiet', '-c', 'feature']);
    const one = await lesson(repository, 'one');
    const two = await lesson(repository, 'two');
    git(repository, ['switch', '--quiet', 'main']);
    commit(repository, 'main goes on', { 'main.txt': text('main') });
    git(repository, ['switch', '--quiet', 'feature']);
    user(repository, ['rebase', '--quiet', 'main']);
    expect(await sweep(repository)).toMatchObject({ moved: 2, unresolved: 0 });
    await expectAttached(repository, one.id, 'HEAD~1');
    await expectAttached(repository, two.id, 'HEAD');
    await expectSettled(repository);
  });

  it('--onto leaves the commits behind that it leaves behind', async () => {
    const repository = makeRepository(folder());
    git(repository, ['switch', '--quiet', '-c', 'topic']);
    const left = await lesson(repository, 'left');
    const taken = await lesson(repository, 'taken');
    git(repository, ['switch', '--quiet', 'main']);
    commit(repository, 'main goes on', { 'main.txt': text('main') });
    user(repository, ['rebase', '--quiet', '--onto', 'main', 'topic~1', 'topic']);
    expect(await sweep(repository)).toMatchObject({ moved: 1, unresolved: 1 });
    await expectAttached(repository, taken.id, 'topic');
    expect((await memory(repository, left.id)).anchors).toEqual([left.commit]);
    await expectSettled(repository);
  });

  it('-i: squash, fixup, reorder, reword and drop', async () => {
    const repository = makeRepository(folder());
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    const lessons = [];
    for (const name of names) lessons.push(await lesson(repository, name));
    const [one, two, three, four, five, six] = lessons.map(({ id }) => id) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    // one, two squashed; three fixed up into them; four dropped; six before five; five reworded
    const edits = ['2s/^pick/squash/', '3s/^pick/fixup/', '4d', '5{h;d}', '6{G}'];
    user(repository, ['rebase', '--quiet', '-i', 'HEAD~6'], todo(...edits));
    user(repository, ['commit', '--quiet', '--amend', '--message', 'five in other words']);
    expect(await sweep(repository)).toMatchObject({ unresolved: 1 });
    for (const id of [one, two, three]) await expectAttached(repository, id, 'HEAD~2');
    await expectAttached(repository, six, 'HEAD~1');
    await expectAttached(repository, five, 'HEAD');
    expect((await memory(repository, four)).anchor).toBe(lessons[3]?.commit);
    expect(shownOn(repository, 'HEAD~2')).toEqual([one, two, three].sort());
    await expectSettled(repository);
  });

  it('-i: a fixup that writes over what the first commit wrote', async () => {
    const repository = makeRepository(folder());
    const { id, path } = await lesson(repository, 'one');
    commit(repository, 'fixup! add one', { [path]: text('other words') });
    const late = await remember(repository, 'about the other words', [path]);
    user(repository, ['rebase', '--quiet', '-i', '--autosquash', 'HEAD~2']);
    await sweep(repository);
    await expectAttached(repository, id, 'HEAD');
    await expectAttached(repository, late, 'HEAD');
  });

  it('-i: edit and split: each memory goes with its files', async () => {
    const repository = makeRepository(folder());
    commit(repository, 'both', { 'a.txt': text('a'), 'b.txt': text('b') });
    const a = await remember(repository, 'about a', ['a.txt']);
    const b = await remember(repository, 'about b', ['b.txt']);
    const none = await remember(repository, 'about the commit as a whole');
    const after = await lesson(repository, 'after');
    user(repository, ['rebase', '--quiet', '-i', 'HEAD~2'], todo('1s/^pick/edit/'));
    git(repository, ['reset', '--quiet', 'HEAD^']);
    git(repository, ['add', 'a.txt']);
    git(repository, ['commit', '--quiet', '--message', 'first a']);
    git(repository, ['add', 'b.txt']);
    git(repository, ['commit', '--quiet', '--message', 'then b']);
    user(repository, ['rebase', '--continue']);
    expect(await sweep(repository)).toMatchObject({ moved: 4, unresolved: 0 });
    await expectAttached(repository, a, 'HEAD~2');
    await expectAttached(repository, b, 'HEAD~1');
    await expectAttached(repository, after.id, 'HEAD');
    expect([commitOf(repository, 'HEAD~1'), commitOf(repository, 'HEAD~2')]).toContain(
      (await memory(repository, none)).anchor,
    );
    await expectSettled(repository);
  });

  it('with conflicts, reworded', async () => {
    const repository = makeRepository(folder());
    commit(repository, 'base', { 'f.txt': text('base', 8) });
    git(repository, ['switch', '--quiet', '-c', 'feature']);
    commit(repository, 'ours', { 'f.txt': text('base', 7) + text('ours', 4) });
    const id = await remember(repository, 'about ours', ['f.txt']);
    git(repository, ['switch', '--quiet', 'main']);
    commit(repository, 'theirs', { 'f.txt': text('base', 7) + text('theirs', 4) });
    git(repository, ['switch', '--quiet', 'feature']);
    expect(() => user(repository, ['rebase', 'main'])).toThrow();
    write(repository, { 'f.txt': text('base', 7) + text('theirs', 4) + text('ours', 2) });
    git(repository, ['add', 'f.txt']);
    user(repository, ['rebase', '--continue']);
    user(repository, ['commit', '--quiet', '--amend', '--message', 'ours beside theirs']);
    await sweep(repository);
    await expectAttached(repository, id, 'HEAD');
  });

  it('that is under way or aborted loses nothing', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    const two = await lesson(repository, 'two');
    user(repository, ['rebase', '--quiet', '-i', 'HEAD~2'], todo('1s/^pick/reword/', '2s/^pick/edit/'));
    user(repository, ['commit', '--quiet', '--amend', '--message', 'in the middle']);
    await sweep(repository);
    for (const { id, commit: made } of [one, two])
      expect((await memory(repository, id)).anchors).toContain(made);
    git(repository, ['rebase', '--abort']);
    await sweep(repository);
    await expectAttached(repository, one.id, 'HEAD~1');
    await expectAttached(repository, two.id, 'HEAD');
  });

  it('of a branch with a merge flattens it: the memory of the merge goes to what it was made on', async () => {
    const repository = makeRepository(folder());
    git(repository, ['switch', '--quiet', '-c', 'feature']);
    const one = await lesson(repository, 'one');
    git(repository, ['switch', '--quiet', 'main']);
    commit(repository, 'main goes on', { 'main.txt': text('main') });
    git(repository, ['switch', '--quiet', 'feature']);
    user(repository, ['merge', '--quiet', '--no-edit', 'main']);
    const merged = await remember(repository, 'about the merge');
    const two = await lesson(repository, 'two');
    user(repository, ['rebase', '--quiet', 'main']);
    expect(await sweep(repository)).toMatchObject({ moved: 3, unresolved: 0 });
    await expectAttached(repository, one.id, 'HEAD~1');
    await expectAttached(repository, merged, 'HEAD~1');
    await expectAttached(repository, two.id, 'HEAD');
  });
});
