import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loggedFailures } from '../helpers/hook.ts';
import { add, head, line, REF, refOf } from '../helpers/notes.ts';
import {
  commitFiles,
  fsckComplaints,
  git,
  linesByGit,
  makeRepository,
  useFolders,
  wired,
} from '../helpers/repo.ts';
import { createSession, errorNumber, spoolFiles } from '../helpers/session.ts';

const folder = useFolders();

/** A repository with notes on two commits, and a mirror of it that left the contents of all files and notes there; with `tree:0` the trees too. */
async function partialMirror(
  filter = 'blob:none',
): Promise<{ upstream: string; mirror: string; commits: readonly string[] }> {
  const upstream = makeRepository(folder());
  git(upstream, ['config', 'uploadpack.allowFilter', 'true']);
  const first = head(upstream);
  const second = commitFiles(upstream, { a: 'a' });
  const { notes } = await wired(upstream);
  await notes.add([
    { namespace: 'learnings', anchor: first, lines: [line(1), line(2)] },
    { namespace: 'learnings', anchor: second, lines: [line(3)] },
  ]);
  const mirror = join(folder(), 'mirror.git');
  git(upstream, ['clone', '--quiet', '--mirror', `--filter=${filter}`, `file://${upstream}`, mirror]);
  return { upstream, mirror, commits: [first, second] };
}

const missing = (where: string): number =>
  git(where, ['rev-list', '--objects', '--missing=print', 'refs/notes/cs/learnings'], {
    env: { GIT_NO_LAZY_FETCH: '1' },
  }).match(/^\?/gm)?.length ?? 0;

const summaries = (where: string): unknown[] =>
  linesByGit(where)
    .map(({ summary }) => summary)
    .sort();

describe('in a partial clone whose notes are on its remote', () => {
  it('a command that may fetch brings them, all at once, and adds to them', async () => {
    const { mirror, commits } = await partialMirror();
    expect(missing(mirror)).toBe(2);
    const { notes, index } = await wired(mirror, { mayFetch: true });
    await add(notes, commits[1] ?? '', line(4));
    expect(missing(mirror)).toBe(0);
    expect(summaries(mirror)).toEqual([1, 2, 3, 4].map((number) => `lesson ${number}`));
    expect(await index.all()).toHaveLength(4);
    expect(fsckComplaints(mirror)).toEqual([]);
  });

  it('reading brings them too, and takes none for an empty one', async () => {
    const { mirror } = await partialMirror();
    const { index } = await wired(mirror, { mayFetch: true });
    expect((await index.all()).map(({ summary }) => summary).sort()).toEqual(
      [1, 2, 3].map((number) => `lesson ${number}`),
    );
  });

  it('whose trees are there as well, one command brings all', async () => {
    const { mirror, commits } = await partialMirror('tree:0');
    expect(missing(mirror)).toBeGreaterThan(0);
    const { index } = await wired(mirror, { mayFetch: true });
    expect(await index.all()).toHaveLength(3);
    expect(missing(mirror)).toBe(0);
    const other = await partialMirror('tree:0');
    const { notes } = await wired(other.mirror, { mayFetch: true });
    await add(notes, other.commits[1] ?? '', line(4));
    expect(summaries(other.mirror)).toEqual([1, 2, 3, 4].map((number) => `lesson ${number}`));
    expect(commits).toHaveLength(2);
  });

  it('reads a large store alike', async () => {
    const { upstream, mirror } = await partialMirror();
    const many = Array.from({ length: 1_200 }, (_, n) => ({
      namespace: 'learnings',
      anchor: (n * 3_571 + 1).toString(16).padStart(8, '0').padEnd(40, 'c'),
      lines: [line(n)],
    }));
    await (await wired(upstream)).notes.add(many);
    git(mirror, ['fetch', '--quiet', 'origin', '+refs/notes/*:refs/notes/*']);
    expect(missing(mirror)).toBeGreaterThan(1_000);
    await expect((await wired(mirror)).index.all()).rejects.toMatchObject({ code: 'GIT_FAILED' });
    expect(await (await wired(mirror, { mayFetch: true })).index.all()).toHaveLength(1_200);
    expect(missing(mirror)).toBe(0);
  });

  it('what may not fetch fails, says which object it lacks, and drops no line', async () => {
    const { mirror, commits } = await partialMirror();
    const before = git(mirror, ['rev-parse', 'refs/notes/cs/learnings']);
    const { notes, index } = await wired(mirror);
    for (const refused of [add(notes, commits[0] ?? '', line(4)), index.all()]) {
      await expect(refused).rejects.toMatchObject({
        code: 'GIT_FAILED',
        message: expect.stringMatching(/^this repository lacks the object [0-9a-f]{40}$/),
        hint: expect.stringContaining('partial clone'),
      });
    }
    expect(missing(mirror)).toBe(2);
    expect(git(mirror, ['rev-parse', 'refs/notes/cs/learnings'])).toBe(before);
  });

  it('with its remote away it fails alike, and goes on when the remote is back', async () => {
    const { upstream, mirror, commits } = await partialMirror();
    const away = `${upstream}-away`;
    renameSync(upstream, away);
    const { notes } = await wired(mirror, { mayFetch: true });
    await expect(add(notes, commits[0] ?? '', line(4))).rejects.toMatchObject({ code: 'GIT_FAILED' });
    renameSync(away, upstream);
    await add(notes, commits[0] ?? '', line(4));
    expect(summaries(mirror)).toHaveLength(4);
  });

  it('a hook fetches nothing: its queue waits until somebody has looked', async () => {
    const { mirror } = await partialMirror();
    const session = createSession(mirror, 's1');
    await session.fail(errorNumber(1));
    expect(await session.stop()).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    expect(loggedFailures()).toContain('Stop: GIT_FAILED');
    expect(spoolFiles(mirror)).toHaveLength(1);
    expect(missing(mirror)).toBe(2);
    await (await wired(mirror, { mayFetch: true })).index.all();
    await session.stop();
    expect(spoolFiles(mirror)).toEqual([]);
    expect(summaries(mirror)).toHaveLength(4);
  });

  it('a clone of the code alone has a store of its own, and keeps the code where it is', async () => {
    const { upstream } = await partialMirror();
    const clone = join(folder(), 'clone');
    git(upstream, ['clone', '--quiet', '--filter=blob:none', '--no-checkout', `file://${upstream}`, clone]);
    const { remember, index } = await wired(clone);
    await remember([{ summary: 'kept in a partial clone', files: ['README.md'] }]);
    const blob = git(clone, ['ls-tree', '--format=%(objectname)', 'HEAD', 'README.md']).trim();
    expect((await index.all())[0]?.files).toEqual([{ path: 'README.md', blob }]);
    const env = { GIT_NO_LAZY_FETCH: '1' };
    const lacking = git(clone, ['rev-list', '--objects', '--missing=print', 'HEAD'], { env });
    expect(lacking).toContain(`?${blob}`);
  });
});

describe('in a repository that has lost an object', () => {
  it('a missing note is no empty one: what would be written over it is refused', async () => {
    const repository = makeRepository(folder());
    const { notes } = await wired(repository);
    await add(notes, head(repository), line(1));
    const blob = git(repository, ['notes', REF, 'list', head(repository)]).trim();
    const loose = join(repository, '.git/objects', blob.slice(0, 2), blob.slice(2));
    expect(existsSync(loose)).toBe(true);
    rmSync(loose);
    const before = await refOf(notes);
    const again = await wired(repository);
    await expect(add(again.notes, head(repository), line(2))).rejects.toMatchObject({
      message: `this repository lacks the object ${blob}`,
    });
    await expect(again.index.all()).rejects.toMatchObject({ code: 'GIT_FAILED' });
    expect(await refOf(again.notes)).toEqual(before);
    expect(readdirSync(join(repository, '.git')).filter((name) => name.startsWith('fast_import'))).toEqual(
      [],
    );
  });
});
