import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeLine } from '../../src/core/note-line.ts';
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
import { countingGit, git, makeRepository, useFolders } from '../helpers/repo.ts';

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

describe('in a bare repository', () => {
  it('memories follow what was pushed with force', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    const bare = clone(repository, join(folder(), 'bare.git'), '--bare');
    git(bare, ['fetch', '--quiet', 'origin', `${NOTES}:${NOTES}`]);
    user(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    git(repository, ['push', '--quiet', '--force', bare, 'main']);
    expect(await sweep(bare)).toMatchObject({ moved: 1 });
    await expectAttached(bare, one.id, 'main');
  });
});

describe('a history of 2,000 commits with 200 memories', () => {
  let repository: string;
  beforeAll(() => {
    repository = makeRepository(folder());
    git(repository, ['fast-import', '--quiet', '--force'], { input: longHistory(2_000, 'first') });
    git(repository, ['reset', '--quiet', '--hard', 'main']);
    const commits = git(repository, ['rev-list', '--reverse', 'main']).split('\n').filter(Boolean);
    const notes = commits.filter((_, index) => index % 10 === 0).slice(0, 200);
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
    git(repository, ['fast-import', '--quiet', '--force'], { input: longHistory(2_000, 'rewritten') });
    git(repository, ['reset', '--quiet', '--hard', 'main']);
    expect(await calls()).toBeLessThanOrEqual(14);
    const found = await memories(repository);
    const reachable = new Set(git(repository, ['rev-list', 'main']).split('\n'));
    expect(found.filter(({ anchor }) => reachable.has(anchor))).toHaveLength(200);
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
