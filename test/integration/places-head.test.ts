import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flushQueues } from '../../src/capture/flush.ts';
import { contextOf, logged } from '../helpers/hook.ts';
import { head } from '../helpers/notes.ts';
import {
  commitFiles,
  doctorOf,
  fsckComplaints,
  git,
  linesByGit,
  makeRepository,
  makeUnborn,
  notesByGit,
  useFolders,
  wired,
} from '../helpers/repo.ts';
import { createSession, errorNumber, spoolFiles } from '../helpers/session.ts';

const folder = useFolders();
const SILENT = { exitCode: 0, stdout: '', stderr: '' };

/** The commits that have notes. */
const anchors = (where: string): string[] => [...notesByGit(where).keys()].sort();

describe('a branch without a commit', () => {
  it('lets what was learned wait, session by session, and takes it all on its first commit', async () => {
    const repository = makeUnborn(folder());
    const [first, second] = [createSession(repository, 's1'), createSession(repository, 's2')];
    await first.fail(errorNumber(1));
    expect(await first.stop()).toEqual(SILENT);
    expect(await first.end()).toEqual(SILENT);
    await second.start();
    await second.fail(errorNumber(2));
    expect(await second.stop()).toEqual(SILENT);
    const waiting = spoolFiles(join(repository, '.git')).map((name) => basename(name).slice(0, 2));
    expect([...new Set(waiting)].sort()).toEqual(['s1', 's2']);
    expect(git(repository, ['for-each-ref'])).toBe('');
    const place = await wired(repository);
    expect(await flushQueues(place)).toMatchObject({ unborn: 2, written: 0, failed: 0 });
    expect((await doctorOf(repository)).find(({ name }) => name === 'repository')).toMatchObject({
      state: 'warn',
      detail: expect.stringContaining('are waiting for the first one'),
    });
    const commit = commitFiles(repository, { a: 'a' });
    expect(await flushQueues(await wired(repository))).toMatchObject({ written: 2, unborn: 0 });
    expect(anchors(repository)).toEqual([commit]);
    expect(linesByGit(repository).map(({ branch }) => branch)).toEqual(['main', 'main']);
    expect(spoolFiles(join(repository, '.git'))).toEqual([]);
  });

  it('lets what the user wants remembered wait, which is no failure', async () => {
    const session = createSession(makeUnborn(folder()), 's1');
    expect((await session.prompt('Remember that deploys run on Fridays')).stdout).toContain('first commit');
    const said = logged().at(-1);
    expect(said).toMatchObject({ event: 'UserPromptSubmit', error: 'NO_COMMIT' });
    expect(said).not.toHaveProperty('failure');
  });

  it('beside others recalls what they know, and keeps its own for its first commit', async () => {
    const repository = makeRepository(folder());
    await (await wired(repository)).remember([{ summary: 'known on main' }]);
    git(repository, ['switch', '--quiet', '--orphan', 'fresh']);
    const session = createSession(repository, 's1');
    expect(contextOf(await session.start())).toContain('known on main');
    await session.fail(errorNumber(1));
    expect(await session.stop()).toEqual(SILENT);
    expect(linesByGit(repository)).toHaveLength(1);
    const commit = commitFiles(repository, { a: 'a' });
    await session.stop();
    expect(notesByGit(repository).get(commit)).toContain('"branch":"fresh"');
    await expect((await wired(makeUnborn(folder()))).remember([{ summary: 'x' }])).rejects.toMatchObject({
      code: 'NO_COMMIT',
    });
  });
});

describe('a detached HEAD', () => {
  it('is the anchor, in the middle of a rebase too, and names no branch', async () => {
    const repository = makeRepository(folder());
    const base = head(repository);
    commitFiles(repository, { a: 'main' });
    git(repository, ['switch', '--quiet', '-c', 'side', base]);
    commitFiles(repository, { a: 'side' });
    expect(() => git(repository, ['rebase', '--quiet', 'main'])).toThrow(); // stops at the conflict
    const session = createSession(repository, 's1');
    await session.fail(errorNumber(1));
    await session.stop();
    expect(anchors(repository)).toEqual([git(repository, ['rev-parse', 'main']).trim()]);
    expect(linesByGit(repository)[0]).not.toHaveProperty('branch');
    git(repository, ['rebase', '--abort']);
    const { index } = await wired(repository);
    expect(await index.all()).toHaveLength(1);
  });
});

describe('a shallow clone', () => {
  it('takes notes on its last commit, and has them when it is whole', async () => {
    const repository = makeRepository(folder());
    commitFiles(repository, { a: 'a' });
    const shallow = join(folder(), 'shallow');
    git(repository, ['clone', '--quiet', '--depth=1', `file://${repository}`, shallow]);
    const session = createSession(shallow, 's1');
    await session.fail(errorNumber(1));
    await session.stop();
    expect(anchors(shallow)).toEqual([head(repository)]);
    git(shallow, ['fetch', '--quiet', '--unshallow']);
    await (await wired(shallow)).remember([{ summary: 'whole' }]);
    expect(linesByGit(shallow)).toHaveLength(2);
    expect(fsckComplaints(shallow)).toEqual([]);
    expect(git(repository, ['for-each-ref', 'refs/notes'])).toBe('');
  });

  it('shows memories whose commit it does not have', async () => {
    const repository = makeRepository(folder());
    await (await wired(repository)).remember([{ summary: 'on an old commit' }]);
    commitFiles(repository, { a: 'a' });
    const shallow = join(folder(), 'shallow');
    git(repository, ['clone', '--quiet', '--depth=1', `file://${repository}`, shallow]);
    git(shallow, ['fetch', '--quiet', 'origin', 'refs/notes/cs/*:refs/notes/cs/*']);
    // what came from elsewhere is told to who asks
    const told = contextOf(await createSession(shallow, 's1').prompt('what did we learn on the old commit?'));
    expect(told).toContain('on an old commit');
    expect((await (await wired(shallow)).index.all())[0]?.anchor).toBe(
      git(repository, ['rev-parse', 'HEAD~1']).trim(),
    );
  });
});

describe('a bare repository', () => {
  it('takes what a session in it learns, and gives it back', async () => {
    const bare = join(folder(), 'bare.git');
    git(makeRepository(folder()), ['clone', '--quiet', '--bare', '.', bare]);
    for (const [number, place] of [bare, join(bare, 'hooks'), join(bare, 'refs/heads')].entries()) {
      const session = createSession(place, `s${number}`);
      await session.fail(errorNumber(number));
      await session.stop();
    }
    expect(linesByGit(bare)).toHaveLength(3);
    // They are one failure in three places, so one line.
    expect(contextOf(await createSession(bare, 's9').start())).toMatch(/part\d\.js/);
    expect(fsckComplaints(bare)).toEqual([]);
  });

  it('with work trees around it (`.bare` and a `.git` file) is one store, at its top and in each', async () => {
    const project = folder();
    git(makeRepository(folder()), ['clone', '--quiet', '--bare', '.', join(project, '.bare')]);
    writeFileSync(join(project, '.git'), 'gitdir: ./.bare\n');
    git(project, ['worktree', 'add', '--quiet', '-b', 'side', 'side']);
    mkdirSync(join(project, 'side/src'));
    for (const place of [project, join(project, 'side/src')])
      await (await wired(place)).remember([{ summary: `from ${place}` }]);
    const lines = linesByGit(join(project, '.bare'));
    expect(lines.map(({ branch }) => branch).sort()).toEqual(['main', 'side']);
    expect(await (await wired(join(project, 'side'))).index.all()).toHaveLength(2);
  });

  it('that git takes only by name (safe.bareRepository) keeps the queue, and says why', async () => {
    const bare = join(folder(), 'bare.git');
    git(makeRepository(folder()), ['clone', '--quiet', '--bare', '.', bare]);
    const explicit = {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'safe.bareRepository',
      GIT_CONFIG_VALUE_0: 'explicit',
    };
    const session = createSession(bare, 's1', { env: explicit });
    await session.fail(errorNumber(1));
    expect(await session.stop()).toEqual(SILENT);
    expect(spoolFiles(bare)).toHaveLength(1);
    const checks = await doctorOf(bare, { env: { ...process.env, ...explicit } });
    expect(checks.find(({ name }) => name === 'repository')).toMatchObject({
      state: 'fail',
      detail: expect.stringContaining('safe.bareRepository'),
    });
    await session.stop({ env: { GIT_CONFIG_COUNT: '0' } });
    expect(linesByGit(bare)).toHaveLength(1);
  });
});
