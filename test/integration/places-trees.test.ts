import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flushQueues } from '../../src/capture/flush.ts';
import { useCli } from '../helpers/cli.ts';
import { contextOf } from '../helpers/hook.ts';
import { head } from '../helpers/notes.ts';
import {
  commitFiles,
  fsckComplaints,
  git,
  linesByGit,
  makeRepository,
  notesByGit,
  useFolders,
  wired,
} from '../helpers/repo.ts';
import { createSession, errorNumber, spoolFiles } from '../helpers/session.ts';

const folder = useFolders();
const cli = useCli();

const anchors = (where: string): string[] => [...notesByGit(where).keys()].sort();
const sessions = (where: string): unknown[] =>
  linesByGit(where)
    .map(({ session }) => session)
    .sort();

describe('work trees of one repository', () => {
  it('share the store; each session writes on the commit and the branch of its own', async () => {
    const repository = makeRepository(folder());
    const linked = join(folder(), 'linked');
    git(repository, ['worktree', 'add', '--quiet', '-b', 'side', linked]);
    const side = commitFiles(linked, { side: 'side' });
    const [here, there] = [createSession(repository, 'here'), createSession(linked, 'there')];
    await Promise.all([here.start(), there.start()]);
    await Promise.all([here.fail(errorNumber(1)), there.fail(errorNumber(2))]);
    await Promise.all([here.stop(), there.stop()]);
    expect(anchors(repository)).toEqual([head(repository), side].sort());
    expect(notesByGit(repository).get(side)).toMatch(/"session":"there".*"branch":"side"/);
    expect(notesByGit(repository).get(head(repository))).toMatch(/"session":"here".*"branch":"main"/);
    expect(contextOf(await createSession(linked, 's3').start())).toMatch(/part\d\.js/);
    expect(fsckComplaints(repository)).toEqual([]);
  });

  it('one that is removed leaves its queue to the others', async () => {
    const repository = makeRepository(folder());
    const linked = join(folder(), 'linked');
    git(repository, ['worktree', 'add', '--quiet', '-b', 'side', linked]);
    const session = createSession(linked, 's1');
    await session.fail(errorNumber(1));
    git(repository, ['worktree', 'remove', '--force', linked]);
    expect(await session.stop()).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    expect(spoolFiles(join(repository, '.git'))).toHaveLength(1);
    expect(await flushQueues(await wired(repository))).toMatchObject({ written: 1 });
    expect(linesByGit(repository)).toMatchObject([{ session: 's1', branch: 'side' }]);
  });
});

describe('a repository within another', () => {
  it('has a store of its own, as has one around it, whatever lies between', async () => {
    const outer = makeRepository(folder());
    const inner = join(outer, 'vendor/inner');
    mkdirSync(join(inner, 'src'), { recursive: true });
    makeRepository(inner);
    for (const [id, place] of Object.entries({
      outer,
      inner: join(inner, 'src'),
      beside: join(outer, 'vendor'),
    })) {
      const session = createSession(place, id);
      await session.fail(errorNumber(id));
      await session.stop();
    }
    expect(sessions(outer)).toEqual(['beside', 'outer']);
    expect(sessions(inner)).toEqual(['inner']);
  });

  it('gets what a session learned in it, although the session began and stops around it', async () => {
    const outer = makeRepository(folder());
    const inner = join(outer, 'inner');
    mkdirSync(inner);
    makeRepository(inner);
    const env = { CLAUDE_PROJECT_DIR: outer };
    await createSession(inner, 's1', { env }).fail(errorNumber(1));
    await createSession(outer, 's1', { env }).fail(errorNumber(2));
    await createSession(outer, 's1', { env }).stop();
    expect(JSON.stringify(linesByGit(inner))).toContain('part1.js');
    expect(JSON.stringify(linesByGit(outer))).toContain('part2.js');
    expect(linesByGit(outer)).toHaveLength(1);
  });

  it('that is a submodule keeps its notes below the git directory around it, and apart', async () => {
    const outer = makeRepository(folder());
    const allow = ['-c', 'protocol.file.allow=always'];
    git(outer, [...allow, 'submodule', '--quiet', 'add', makeRepository(folder()), 'sub']);
    commitFiles(outer, {});
    const sub = join(outer, 'sub');
    for (const [id, place] of Object.entries({ outer, sub })) {
      const session = createSession(place, id);
      await session.fail(errorNumber(id));
      await session.stop();
    }
    expect(sessions(outer)).toEqual(['outer']);
    expect(sessions(sub)).toEqual(['sub']);
    expect(anchors(sub)).toEqual([head(sub)]);
    expect(notesByGit(join(outer, '.git/modules/sub')).size).toBe(1);
    expect(git(outer, ['status', '--porcelain'])).toBe('');
  });
});

describe('a session outside of any repository', () => {
  it('writes into the store of the user, where a session elsewhere outside finds it', async () => {
    const env = { XDG_DATA_HOME: folder() };
    const store = join(env.XDG_DATA_HOME, 'cs-memory/user.git');
    const session = createSession(folder(), 's1', { env });
    await session.fail(errorNumber(1));
    await session.stop();
    expect(sessions(store)).toEqual(['s1']);
    expect(contextOf(await createSession(folder(), 's2', { env }).start())).toContain('part1.js');
    expect(fsckComplaints(store)).toEqual([]);
  });

  it('is not led astray by a folder that only looks like a repository', async () => {
    const env = { XDG_DATA_HOME: folder() };
    const place = folder();
    mkdirSync(join(place, '.git'));
    const session = createSession(place, 's1', { env });
    await session.fail(errorNumber(1));
    await session.stop();
    expect(sessions(join(env.XDG_DATA_HOME, 'cs-memory/user.git'))).toEqual(['s1']);
  });
});

describe('a folder that is gone', () => {
  it('is still in its repository, for capture, flush and recall', async () => {
    const repository = makeRepository(folder());
    const gone = join(repository, 'packages/gone');
    mkdirSync(gone, { recursive: true });
    const session = createSession(gone, 's1');
    await session.fail(errorNumber(1));
    rmSync(join(repository, 'packages'), { recursive: true });
    await session.fail(errorNumber(2));
    expect(await session.stop()).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    expect(linesByGit(repository)).toHaveLength(2);
    expect(contextOf(await createSession(gone, 's2').start())).toContain('part2.js');
  });

  it('with its whole repository costs nothing but what was in it', async () => {
    const env = { XDG_DATA_HOME: folder() };
    const repository = makeRepository(folder());
    const session = createSession(repository, 's1', { env });
    await session.fail(errorNumber(1));
    rmSync(repository, { recursive: true });
    const silent = { exitCode: 0, stdout: '', stderr: '' };
    expect(await session.stop()).toEqual(silent);
    expect(await session.end()).toEqual(silent);
  });

  it('is said to be gone where a person stands in it', async () => {
    const gone = join(cli.repository(), 'gone');
    mkdirSync(gone);
    const script = `rm -r '${gone}' && exec node '${cli.program()}' remember 'a fact'`;
    const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: gone, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^error: the current folder no longer exists\n/);
  });
});

describe('a command started outside of the repository it names', () => {
  it('writes where GIT_DIR and GIT_WORK_TREE point, and hooks do', async () => {
    const repository = makeRepository(folder());
    const env = { GIT_DIR: join(repository, '.git'), GIT_WORK_TREE: repository };
    const { code } = await cli.run(['remember', 'from elsewhere'], { cwd: folder(), env });
    expect(code).toBe(0);
    const session = createSession(folder(), 's1', { env });
    await session.fail(errorNumber(1));
    await session.stop();
    expect(linesByGit(repository)).toHaveLength(2);
    expect(anchors(repository)).toEqual([head(repository)]);
  });
});
