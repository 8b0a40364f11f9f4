import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  clone,
  expectAttached,
  expectSettled,
  lesson,
  memories,
  shownOn,
  sweep,
  user,
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
