import { join } from 'node:path';
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

/** A branch `feature` with two lessons, and a main that went on since. */
async function diverged() {
  const repository = makeRepository(folder());
  git(repository, ['switch', '--quiet', '-c', 'feature']);
  const one = await lesson(repository, 'one');
  const two = await lesson(repository, 'two');
  git(repository, ['switch', '--quiet', 'main']);
  commit(repository, 'main goes on', { 'main.txt': text('main') });
  return { repository, one, two };
}

describe('a cherry-pick', () => {
  it.each([
    ['with -x', ['-x']],
    ['without -x', []],
  ])(
    '%s is found from both while the branch is there, and moved when it is deleted',
    async (_what, options) => {
      const { repository, one, two } = await diverged();
      git(repository, ['cherry-pick', ...options, one.commit]);
      expect(await sweep(repository)).toMatchObject({ moved: 0, copied: 1, unresolved: 0 });
      expect(shownOn(repository, 'main')).toEqual([one.id]);
      expect(shownOn(repository, one.commit)).toEqual([one.id]);
      expect([...(await memory(repository, one.id)).anchors].sort()).toEqual(
        [one.commit, commitOf(repository, 'main')].sort(),
      );
      await expectSettled(repository);
      git(repository, ['branch', '--quiet', '-D', 'feature']);
      expect(await sweep(repository)).toMatchObject({ unresolved: 1 });
      await expectAttached(repository, one.id, 'main');
      expect((await memory(repository, two.id)).anchors).toEqual([two.commit]);
      await expectSettled(repository);
    },
  );

  it.each([
    ['with -x', ['-x']],
    ['without -x', []],
  ])('%s of a branch that was deleted before any sweep', async (_what, options) => {
    const { repository, one } = await diverged();
    git(repository, ['cherry-pick', ...options, one.commit]);
    git(repository, ['branch', '--quiet', '-D', 'feature']);
    expect(await sweep(repository)).toMatchObject({ moved: 1, copied: 0, unresolved: 1 });
    await expectAttached(repository, one.id, 'main');
  });

  it('to two branches goes along to one of them: a memory is not spread over all that look alike', async () => {
    const { repository, one } = await diverged();
    git(repository, ['cherry-pick', one.commit]);
    git(repository, ['switch', '--quiet', '-c', 'release', 'main~1']);
    commit(repository, 'release goes on', { 'release.txt': text('release') });
    git(repository, ['cherry-pick', one.commit]);
    expect(await sweep(repository)).toMatchObject({ moved: 0, copied: 1 });
    const found = ['main', 'release'].filter((branch) => shownOn(repository, branch).includes(one.id));
    expect(found).toHaveLength(1);
    await expectSettled(repository);
  });

  it('with a conflict', async () => {
    const repository = makeRepository(folder());
    commit(repository, 'base', { 'f.txt': text('base', 8) });
    git(repository, ['switch', '--quiet', '-c', 'feature']);
    commit(repository, 'ours', { 'f.txt': text('base', 7) + text('ours', 5) });
    const id = await remember(repository, 'about ours', ['f.txt']);
    git(repository, ['switch', '--quiet', 'main']);
    commit(repository, 'theirs', { 'f.txt': text('base', 7) + text('theirs', 4) });
    expect(() => git(repository, ['cherry-pick', 'feature'])).toThrow();
    write(repository, { 'f.txt': text('base', 7) + text('theirs', 4) + text('ours', 3) });
    git(repository, ['add', 'f.txt']);
    user(repository, ['cherry-pick', '--continue']);
    await sweep(repository);
    expect(shownOn(repository, 'main')).toEqual([id]);
  });

  it('is not seen in a commit of the same second with the same subject', async () => {
    const repository = makeRepository(folder());
    const { id } = await lesson(repository, 'one');
    for (const name of ['two', 'three']) {
      write(repository, { [`${name}.txt`]: text(name) });
      git(repository, ['add', '--all']);
      git(repository, ['commit', '--quiet', '--message', 'add one']);
    }
    expect(await sweep(repository)).toMatchObject({ moved: 0, copied: 0 });
    expect((await memory(repository, id)).anchors).toHaveLength(1);
  });
});

describe('merge --squash', () => {
  it.each([
    ['with the message git proposes', true],
    ['with a message of its own', false],
  ])(
    '%s is found from both while the branch is there, and moved when it is deleted',
    async (_what, isGits) => {
      const { repository, one, two } = await diverged();
      git(repository, ['merge', '--quiet', '--squash', 'feature']);
      user(repository, ['commit', '--quiet', ...(isGits ? ['--no-edit'] : ['--message', 'the feature'])]);
      expect(await sweep(repository)).toMatchObject({ moved: 0, copied: 2, unresolved: 0 });
      expect(shownOn(repository, 'main')).toEqual([one.id, two.id].sort());
      expect(shownOn(repository, one.commit)).toEqual([one.id]);
      await expectSettled(repository);
      git(repository, ['branch', '--quiet', '-D', 'feature']);
      await sweep(repository);
      for (const { id } of [one, two]) await expectAttached(repository, id, 'main');
      await expectSettled(repository);
    },
  );

  it('of a branch that wrote over its own lines and was deleted at once', async () => {
    const { repository, one, two } = await diverged();
    git(repository, ['switch', '--quiet', 'feature']);
    commit(repository, 'one in other words', { [one.path]: text('other words') });
    git(repository, ['switch', '--quiet', 'main']);
    git(repository, ['merge', '--quiet', '--squash', 'feature']);
    git(repository, ['commit', '--quiet', '--message', 'the feature']);
    git(repository, ['branch', '--quiet', '-D', 'feature']);
    expect(await sweep(repository)).toMatchObject({ moved: 2, unresolved: 0 });
    for (const { id } of [one, two]) await expectAttached(repository, id, 'main');
  });

  it('of a branch that had merged main before', async () => {
    const { repository, one, two } = await diverged();
    git(repository, ['switch', '--quiet', 'feature']);
    git(repository, ['merge', '--quiet', '--no-edit', 'main']);
    git(repository, ['switch', '--quiet', 'main']);
    commit(repository, 'main goes on again', { 'main.txt': text('more') });
    git(repository, ['merge', '--quiet', '--squash', 'feature']);
    git(repository, ['commit', '--quiet', '--message', 'the feature']);
    git(repository, ['branch', '--quiet', '-D', 'feature']);
    await sweep(repository);
    for (const { id } of [one, two]) await expectAttached(repository, id, 'main');
  });

  it('does not take along what was dropped from the branch before', async () => {
    const { repository, one, two } = await diverged();
    git(repository, ['switch', '--quiet', 'feature']);
    user(repository, ['rebase', '--quiet', '-i', 'HEAD~2'], { env: { GIT_SEQUENCE_EDITOR: 'sed -i 1d' } });
    git(repository, ['switch', '--quiet', 'main']);
    git(repository, ['merge', '--quiet', '--squash', 'feature']);
    git(repository, ['commit', '--quiet', '--message', 'the feature']);
    git(repository, ['branch', '--quiet', '-D', 'feature']);
    expect(await sweep(repository)).toMatchObject({ moved: 1, unresolved: 1 });
    await expectAttached(repository, two.id, 'main');
    expect((await memory(repository, one.id)).anchors).toEqual([one.commit]);
  });
});

describe('a squash merge on a forge', () => {
  /** Another clone, where the forge does what it does, and pushes. */
  async function forged(isKept: boolean) {
    const remote = join(folder(), 'remote.git');
    git(folder(), ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
    const mine = makeRepository(folder());
    git(mine, ['remote', 'add', 'origin', remote]);
    git(mine, ['push', '--quiet', 'origin', 'main']);
    git(mine, ['switch', '--quiet', '-c', 'feature']);
    const one = await lesson(mine, 'one');
    const two = await lesson(mine, 'two');
    git(mine, ['push', '--quiet', 'origin', 'feature']);
    const forge = join(folder(), 'forge');
    git(folder(), ['clone', '--quiet', remote, forge]);
    const as = {
      GIT_AUTHOR_NAME: 'Forge',
      GIT_AUTHOR_EMAIL: 'forge@example.org',
      GIT_COMMITTER_NAME: 'Forge',
    };
    const env = { ...as, GIT_COMMITTER_EMAIL: 'forge@example.org' };
    write(forge, { 'other.txt': text('other') });
    git(forge, ['add', '--all']);
    git(forge, ['commit', '--quiet', '--message', 'others go on'], { env });
    git(forge, ['merge', '--quiet', '--squash', 'origin/feature'], { env });
    const message = 'The feature (#12)\n\n* add one\n\n* add two';
    git(forge, ['commit', '--quiet', '--message', message], { env });
    git(forge, ['push', '--quiet', 'origin', 'main', ...(isKept ? [] : [':feature'])]);
    git(mine, ['switch', '--quiet', 'main']);
    git(mine, ['pull', '--quiet', '--prune', 'origin', 'main']);
    return { mine, one, two };
  }

  it('is found from both while the branch is there', async () => {
    const { mine, one, two } = await forged(true);
    expect(await sweep(mine)).toMatchObject({ moved: 0, copied: 2 });
    expect(shownOn(mine, 'main')).toEqual([one.id, two.id].sort());
    await expectSettled(mine);
  });

  it('moves the memories when the branch was deleted there and here', async () => {
    const { mine, one, two } = await forged(false);
    git(mine, ['branch', '--quiet', '-D', 'feature']);
    git(mine, ['fetch', '--quiet', '--prune', 'origin']);
    expect(await sweep(mine)).toMatchObject({ moved: 2, unresolved: 0 });
    for (const { id } of [one, two]) await expectAttached(mine, id, 'main');
    await expectSettled(mine);
  });
});

describe('nothing happens', () => {
  it('when a branch is merged and deleted: its commits are still there', async () => {
    const { repository, one, two } = await diverged();
    user(repository, ['merge', '--quiet', '--no-edit', 'feature']);
    git(repository, ['branch', '--quiet', '-d', 'feature']);
    expect(await sweep(repository)).toMatchObject({ moved: 0, copied: 0, unresolved: 0 });
    for (const { id, commit: made } of [one, two])
      expect((await memory(repository, id)).anchors).toEqual([made]);
  });

  it('when a branch is deleted: its memories stay where they are, and come back with it', async () => {
    const { repository, one } = await diverged();
    const tip = commitOf(repository, 'feature');
    git(repository, ['branch', '--quiet', '-D', 'feature']);
    expect(await sweep(repository)).toMatchObject({ moved: 0, copied: 0, unresolved: 2 });
    await expectSettled(repository);
    git(repository, ['branch', 'feature', tip]);
    expect(await sweep(repository)).toMatchObject({ moved: 0, copied: 0, unresolved: 0 });
    await expectAttached(repository, one.id, 'feature~1');
  });

  it('where there is no memory, no commit or no repository', async () => {
    expect(await sweep(makeRepository(folder()))).toMatchObject({ moved: 0, copied: 0, unresolved: 0 });
    const unborn = folder();
    git(unborn, ['init', '--quiet']);
    expect(await sweep(unborn)).toMatchObject({ moved: 0, complete: true });
    const nowhere = folder();
    await remember(nowhere, 'of no repository');
    expect(await sweep(nowhere)).toMatchObject({ moved: 0, copied: 0, unresolved: 0 });
  });
});
