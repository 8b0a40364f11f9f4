import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeLine } from '../../src/domain/note-line.ts';
import { line } from '../helpers/notes.ts';
import {
  clone,
  commit,
  commitOf,
  expectAttached,
  expectSettled,
  lesson,
  memories,
  memory,
  once,
  shownOn,
  sweep,
  text,
  user,
} from '../helpers/reanchor.ts';
import { countingGit, fsckComplaints, git, linesByGit, makeRepository, useFolders } from '../helpers/repo.ts';

const folder = useFolders();
const NOTES = 'refs/notes/cs/learnings';
const STATE = '.git/cs-memory/reanchor-v1.json';
const notesRef = (repository: string): string => git(repository, ['rev-parse', NOTES]).trim();

describe('a sweep', () => {
  it('remembers where it left off, in a file only the user reads; without it, or damaged, it finds the same', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    user(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    await sweep(repository);
    expect(statSync(join(repository, STATE)).mode & 0o777).toBe(0o600);
    expect(await sweep(repository)).toMatchObject({ looked: 0, complete: true });
    for (const damage of ['', '{}', '{"tips":[1]}', 'null']) {
      writeFileSync(join(repository, STATE), damage);
      expect(await sweep(repository)).toMatchObject({ moved: 0, copied: 0, unresolved: 0, complete: true });
    }
    await expectAttached(repository, one.id, 'HEAD');
  });

  it('looks only at what came since', async () => {
    const repository = makeRepository(folder());
    for (const name of ['one', 'two', 'three']) await lesson(repository, name);
    expect((await sweep(repository)).looked).toBe(4);
    commit(repository, 'new', { 'new.txt': text('new') });
    expect((await sweep(repository)).looked).toBe(1);
    user(repository, ['commit', '--quiet', '--amend', '--message', 'new, amended']);
    expect((await sweep(repository)).looked).toBe(1);
  });

  it('with --dry-run says what it would do, and does nothing', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    user(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    const before = notesRef(repository);
    const to = commitOf(repository, 'HEAD');
    expect(await sweep(repository, { dryRun: true })).toMatchObject({
      moved: 1,
      followed: [{ id: one.id, ns: 'learnings', from: one.commit, to, why: 'reflog', moved: true }],
    });
    expect(notesRef(repository)).toBe(before);
    expect(existsSync(join(repository, STATE))).toBe(false);
  });

  it('that is stopped says so, keeps what it found, and leaves the rest to the next', async () => {
    const repository = makeRepository(folder());
    const [one, two] = [await lesson(repository, 'one'), await lesson(repository, 'two')];
    user(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    git(repository, ['switch', '--quiet', '-c', 'other', 'HEAD~2']);
    commit(repository, 'one in other words', { [one.path]: text('one') });
    git(repository, ['branch', '--quiet', '-f', 'main', 'main']);
    git(repository, ['switch', '--quiet', 'main']);
    git(repository, ['rebase', '--quiet', '--onto', 'HEAD~2', 'HEAD~1']);
    expect(await sweep(repository, { signal: AbortSignal.abort() })).toMatchObject({
      moved: 1,
      complete: false,
    });
    await expectAttached(repository, two.id, 'main');
    expect(await sweep(repository)).toMatchObject({ moved: 1, complete: true });
    await expectAttached(repository, one.id, 'other');
  });

  it('carries events along: what was forgotten stays so, and git shows it on the new commit', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    await once(repository, ({ forget }) => forget(one.id, 'forgotten'));
    user(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    await sweep(repository);
    await expectAttached(repository, one.id, 'HEAD');
    expect(await memory(repository, one.id)).toMatchObject({ forgotten: true, seenIn: [] });
    const shown = git(repository, ['notes', `--ref=${NOTES}`, 'show', 'HEAD']);
    for (const type of ['memory', 'forgotten', 'anchored']) expect(shown).toContain(`"type":"${type}"`);
    await once(repository, ({ forget }) => forget(one.id, 'restored'));
    expect((await memory(repository, one.id)).forgotten).toBe(false);
  });

  it('does not bring back what a purge ended', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    const purged = { v: 1, id: one.id, at: '2999-01-01T00:00:00.000Z', type: 'purged' as const };
    const addition = { namespace: 'learnings', anchor: one.commit, lines: [encodeLine(purged)] };
    await once(repository, ({ notes }) => notes.add([addition]));
    user(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    expect(await sweep(repository)).toMatchObject({ moved: 0, copied: 0 });
    expect(shownOn(repository, 'HEAD')).toEqual([]);
  });

  it('keeps notes of more than 256 KiB in parts, on the new commit too', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    const many = Array.from({ length: 40 }, (_, number) => line(number, 'x'.repeat(9_000)));
    await once(repository, ({ notes }) =>
      notes.add([{ namespace: 'learnings', anchor: one.commit, lines: many }]),
    );
    user(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    expect(await sweep(repository)).toMatchObject({ moved: 41 });
    const to = commitOf(repository, 'HEAD');
    expect((await memories(repository)).map(({ anchor }) => anchor)).toEqual(Array(41).fill(to));
    await expectSettled(repository);
  });
});

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

describe('the pairs of the post-rewrite hook', () => {
  const CLI = resolve(import.meta.dirname, '../../src/cli/main.ts');
  const tsx = resolve(import.meta.dirname, '../../node_modules/.bin/tsx');
  const cli = (cwd: string, args: readonly string[], input = ''): string =>
    execFileSync(tsx, [CLI, ...args], { cwd, input, encoding: 'utf8' });

  it('are followed at once by the command, through squashes too', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    const two = await lesson(repository, 'two');
    const hook = join(repository, '.git/hooks/post-rewrite');
    const kept = join(folder(), 'pairs');
    writeFileSync(hook, `#!/bin/sh\ncat > '${kept}'\n`, { mode: 0o755 });
    user(repository, ['rebase', '--quiet', '-i', 'HEAD~2'], {
      env: { GIT_SEQUENCE_EDITOR: 'sed -i 2s/^pick/fixup/' },
    });
    git(repository, ['reflog', 'expire', '--expire=now', '--all']);
    const report = JSON.parse(
      cli(repository, ['reanchor', '--stdin-pairs', '--json'], readFileSync(kept, 'utf8')),
    );
    expect(report).toMatchObject({ moved: 2, copied: 0, unresolved: 0, complete: true });
    for (const { id } of [one, two]) await expectAttached(repository, id, 'HEAD');
    await expectSettled(repository);
  });

  it('of commits that a branch is still on are copied only; nonsense is passed over', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    git(repository, ['branch', 'kept']);
    user(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    const input = `nonsense\n\n${'a'.repeat(40)} ${'b'.repeat(40)}\n${one.commit} ${commitOf(repository, 'HEAD')} rebase\n`;
    expect(cli(repository, ['reanchor', '--stdin-pairs'], input)).toContain(
      '0 moved to a new commit, 1 on one more commit',
    );
    expect(shownOn(repository, 'HEAD')).toEqual([one.id]);
    expect(shownOn(repository, 'kept')).toEqual([one.id]);
    expect(cli(repository, ['reanchor', '--stdin-pairs'], input)).toContain(
      '0 moved to a new commit, 0 on one more',
    );
  });

  it('are not needed: the command alone sweeps, and says why', async () => {
    const repository = makeRepository(folder());
    await lesson(repository, 'one');
    user(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    expect(cli(repository, ['reanchor', '--dry-run'])).toMatch(
      /a lesson about one \(the reflog says so\)\n1 would be moved/,
    );
    expect(cli(repository, ['reanchor'])).toMatch(/\n1 moved to a new commit, 0 on one more commit\n$/);
  });
});

describe('a history of 10,000 commits with 1,000 memories', () => {
  let repository: string;
  beforeAll(() => {
    repository = makeRepository(folder());
    git(repository, ['fast-import', '--quiet', '--force'], { input: longHistory(10_000, 'first') });
    git(repository, ['reset', '--quiet', '--hard', 'main']);
    const commits = git(repository, ['rev-list', '--reverse', 'main']).split('\n').filter(Boolean);
    const notes = commits.filter((_, index) => index % 10 === 0).slice(0, 1_000);
    const stream = notes.map((oid, number) => `N inline ${oid}\ndata <<END\n${line(number)}\nEND\n`).join('');
    const who = 'committer A <a@example.org> 1700000000 +0000';
    git(repository, ['fast-import', '--quiet'], { input: `commit ${NOTES}\n${who}\ndata 0\n${stream}` });
  });

  it('is swept by few git processes, from nothing and after a rewrite of all of it', async () => {
    const { path, log } = countingGit(folder());
    const calls = async (): Promise<number> => {
      writeFileSync(log, '');
      await sweep(repository, {}, { env: { ...process.env, PATH: path } });
      return readFileSync(log, 'utf8').trim().split('\n').length;
    };
    expect(await calls()).toBeLessThanOrEqual(8);
    expect(await calls()).toBeLessThanOrEqual(3);
    git(repository, ['fast-import', '--quiet', '--force'], { input: longHistory(10_000, 'rewritten') });
    git(repository, ['reset', '--quiet', '--hard', 'main']);
    expect(await calls()).toBeLessThanOrEqual(14);
    const found = await memories(repository);
    const reachable = new Set(git(repository, ['rev-list', 'main']).split('\n'));
    expect(found.filter(({ anchor }) => reachable.has(anchor))).toHaveLength(1_000);
    expect(await calls()).toBeLessThanOrEqual(3);
  });
});

/** A stream of commits one after another, each with a file of its own folder. */
function longHistory(count: number, word: string): string {
  const parts: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const content = `${word} line of ${number}\nsecond line of ${number}\n`;
    parts.push(
      `commit refs/heads/main\nmark :${number + 1}\nauthor A <a@example.org> ${1_600_000_000 + number} +0000\n`,
      `committer A <a@example.org> ${1_600_000_000 + number * 60} +0000\ndata <<END\ncommit ${number}\nEND\n`,
      number === 0 ? 'deleteall\n' : '',
      `M 100644 inline d${number % 50}/f${number % 500}\ndata <<END\n${content}END\n\n`,
    );
  }
  return parts.join('');
}
