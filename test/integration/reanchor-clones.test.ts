import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  clone,
  commit,
  commitOf,
  expectAttached,
  expectSettled,
  lesson,
  memories,
  memory,
  remember,
  shownOn,
  sweep,
  text,
  user,
  write,
} from '../helpers/reanchor.ts';
import { fsckComplaints, git, linesByGit, makeRepository, useFolders } from '../helpers/repo.ts';

const folder = useFolders();
const NOTES = 'refs/notes/cs/learnings';
const notesRef = (repository: string): string => git(repository, ['rev-parse', NOTES]).trim();

describe('many sweeps', () => {
  it('at once write each line once', async () => {
    const repository = makeRepository(folder());
    const lessons = [];
    for (const name of ['one', 'two', 'three']) lessons.push(await lesson(repository, name));
    user(repository, ['rebase', '--quiet', '--force-rebase', 'HEAD~3']);
    user(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    await Promise.all(Array.from({ length: 6 }, () => sweep(repository)));
    const written = linesByGit(repository).map((each) => JSON.stringify(each));
    const anchored = written.filter((each) => each.includes('"type":"anchored"'));
    expect(new Set(anchored).size).toBe(anchored.length);
    await expectAttached(repository, lessons[2]?.id ?? '', 'HEAD');
    expect(fsckComplaints(repository)).toEqual([]);
    await expectSettled(repository);
  });

  it('in two clones write the same bytes, and git merges them to one memory', async () => {
    const mine = makeRepository(folder());
    const one = await lesson(mine, 'one');
    const theirs = clone(mine, join(folder(), 'theirs'));
    git(theirs, ['fetch', '--quiet', 'origin', `${NOTES}:${NOTES}`]);
    user(mine, ['commit', '--quiet', '--amend', '--message', 'amended']);
    git(theirs, ['fetch', '--quiet', 'origin']);
    git(theirs, ['reset', '--quiet', '--hard', 'origin/main']);
    const anonymous = { GIT_AUTHOR_NAME: 'Eve', GIT_AUTHOR_EMAIL: 'eve@example.org' };
    const eve = {
      ...process.env,
      ...anonymous,
      GIT_COMMITTER_NAME: 'Eve',
      GIT_COMMITTER_EMAIL: 'eve@example.org',
    };
    await sweep(mine);
    await sweep(theirs, {}, { env: eve });
    expect(git(theirs, ['rev-parse', `${NOTES}^{tree}`])).toBe(git(mine, ['rev-parse', `${NOTES}^{tree}`]));
    git(mine, ['fetch', '--quiet', theirs, `${NOTES}:refs/notes/cs-remote/theirs/learnings`]);
    const merge = ['notes', `--ref=${NOTES}`, 'merge', '--quiet', '-s', 'cat_sort_uniq'];
    git(mine, [...merge, 'refs/notes/cs-remote/theirs/learnings']);
    expect(await memories(mine)).toHaveLength(1);
    await expectAttached(mine, one.id, 'HEAD');
    await expectSettled(mine);
  });

  it('in two clones that see each other’s commit gone end', async () => {
    const mine = makeRepository(folder());
    const one = await lesson(mine, 'one');
    const theirs = clone(mine, join(folder(), 'theirs'));
    git(theirs, ['fetch', '--quiet', 'origin', `${NOTES}:${NOTES}`]);
    for (const [place, message] of [
      [mine, 'mine'],
      [theirs, 'theirs'],
    ] as const) {
      user(place, ['commit', '--quiet', '--amend', '--message', message]);
    }
    for (const [to, from] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      git(to, ['fetch', '--quiet', from, 'main:refs/heads/others']);
      git(to, ['branch', '--quiet', '-D', 'others']);
    }
    git(theirs, ['remote', 'remove', 'origin']);
    for (let round = 0; round < 9; round += 1) {
      for (const [to, from] of [
        [mine, theirs],
        [theirs, mine],
      ] as const) {
        await sweep(to);
        git(to, ['fetch', '--quiet', from, `+${NOTES}:refs/notes/cs-remote/other/learnings`]);
        const merge = ['notes', `--ref=${NOTES}`, 'merge', '--quiet', '-s', 'cat_sort_uniq'];
        git(to, [...merge, 'refs/notes/cs-remote/other/learnings']);
      }
    }
    for (const place of [mine, theirs]) {
      const before = notesRef(place);
      await sweep(place);
      expect(notesRef(place)).toBe(before);
      expect(shownOn(place, 'HEAD')).toEqual([one.id]);
    }
    expect(await memories(mine)).toEqual(await memories(theirs));
    expect(linesByGit(mine).filter(({ type }) => type === 'anchored').length).toBeLessThanOrEqual(6);
  });
});

describe('a memory whose commit never came here', () => {
  const madeMs = Date.now() + 60_000;
  const clock = { clock: () => madeMs };
  const later = { GIT_COMMITTER_DATE: `@${Math.floor(madeMs / 1000) + 60} +0000` };

  it('is found on a commit made since that brings its content, and on its own still', async () => {
    const mine = makeRepository(folder());
    const old = commit(mine, 'old', { 'old.txt': text('old') });
    const theirs = clone(mine, join(folder(), 'theirs'));
    const first = commit(theirs, 'new', { 'new.txt': text('new') });
    const id = await remember(theirs, 'a lesson about the new', ['new.txt'], clock);
    const other = await remember(theirs, 'a lesson about the old', ['old.txt'], clock);
    git(mine, ['fetch', '--quiet', theirs, `${NOTES}:${NOTES}`]);
    await sweep(mine);
    expect(shownOn(mine, old)).toEqual([]);
    user(theirs, ['commit', '--quiet', '--amend', '--message', 'amended'], { env: later });
    git(mine, ['fetch', '--quiet', theirs, 'main:refs/remotes/theirs/main']);
    expect(() => git(mine, ['cat-file', '-e', first])).toThrow();
    await sweep(mine);
    const now = commitOf(mine, 'theirs/main');
    expect([...(await memory(mine, id)).anchors].sort()).toEqual([first, now].sort());
    expect((await memory(mine, other)).anchors).toEqual([first]);
    expect([shownOn(mine, old), shownOn(mine, 'theirs/main')]).toEqual([[], [id]]);
    await expectSettled(mine);
  });

  /** Notes as another clone has them come, and the user's own sweep moves none of them. */
  async function expectLeft(mine: string, from: string, anchor: string, id: string): Promise<void> {
    git(mine, ['fetch', '--quiet', from, `${NOTES}:${NOTES}`]);
    expect((await sweep(mine)).followed).toEqual([]);
    expect((await memory(mine, id)).anchors).toEqual([anchor]);
    await expectSettled(mine);
  }
  /** A commit of a lesson about a file, and one made since that changes the file. */
  async function changed(full: string) {
    const first = commit(full, 'conf', { 'conf.txt': text('one') });
    const id = await remember(full, 'a lesson about conf', ['conf.txt'], clock);
    commit(full, 'v2', { 'conf.txt': text('two') });
    return { first, id };
  }
  const revert = (full: string) => user(full, ['revert', '--no-edit', 'HEAD'], { env: later });

  it('is left where a clone is shallow', async () => {
    const full = makeRepository(folder());
    const { first, id } = await changed(full);
    revert(full);
    commit(full, 'more', { 'more.txt': text('more') });
    const mine = clone(`file://${full}`, join(folder(), 'shallow'), '--depth', '3');
    await expectLeft(mine, full, first, id);
  });

  it.each([
    ['of one branch', ['--single-branch', '--branch', 'side'], 'other'],
    ['without its content', ['--filter=blob:none', '--branch', 'side'], 'main'],
  ])('is left where a clone is %s', async (_, options, dropped) => {
    const full = makeRepository(folder());
    git(full, ['config', 'uploadpack.allowFilter', 'true']);
    git(full, ['branch', 'side']);
    git(full, ['branch', 'other']);
    const { first, id } = await changed(full);
    git(full, ['checkout', '--quiet', 'side']);
    write(full, { 'conf.txt': text('one') });
    git(full, ['add', '--all']);
    user(full, ['commit', '--quiet', '--message', 'the same by another'], { env: later });
    git(full, ['branch', '--quiet', '-D', dropped]);
    const mine = clone(`file://${full}`, join(folder(), 'one'), ...options);
    await expectLeft(mine, full, first, id);
  });

  it('is left where nothing was fetched of a remote', async () => {
    const full = makeRepository(folder());
    const mine = clone(full, join(folder(), 'mine'));
    const { first, id } = await changed(full);
    git(mine, ['remote', 'add', 'other', full]);
    write(mine, { 'conf.txt': text('one') });
    git(mine, ['add', '--all']);
    user(mine, ['commit', '--quiet', '--message', 'the same by another'], { env: later });
    await expectLeft(mine, full, first, id);
  });

  it('is left where an older commit had its content', async () => {
    const mine = makeRepository(folder());
    commit(mine, 'conf', { 'conf.txt': text('one') });
    const theirs = clone(mine, join(folder(), 'theirs'));
    const first = commit(theirs, 'new', { 'new.txt': text('new') });
    const id = await remember(theirs, 'a lesson about conf', ['conf.txt'], clock);
    commit(mine, 'v2', { 'conf.txt': text('two') });
    revert(mine);
    await expectLeft(mine, theirs, first, id);
    commit(mine, 'v3', { 'conf.txt': text('three') });
    revert(mine);
    expect((await sweep(mine)).followed).toEqual([]);
  });
});
