import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAtWork, readJob } from '../../src/app/wire/background.ts';
import { JOB_COMMANDS } from '../../src/core/background.ts';
import { readNotesRefs } from '../../src/git/locate.ts';
import { isIndexOf } from '../../src/recall/index/index-files.ts';
import { untilGone, useBuiltSources } from '../helpers/background.ts';
import { runCli } from '../helpers/cli.ts';
import { contextOf, loggedFailures } from '../helpers/hook.ts';
import { useIndexInBackground } from '../helpers/hosted-modules.ts';
import { git, linesByGit, makeRepository, useFolders } from '../helpers/repo.ts';
import { createSession, errorNumber } from '../helpers/session.ts';
import { makeShared, notesOid } from '../helpers/sync.ts';

const folder = useFolders();
const dist = useBuiltSources();
useIndexInBackground();

/** A user with a HOME, whose client runs the hooks of the sources in a repository. */
function makeUser(repository: string) {
  const home = folder();
  const env = { HOME: home, CS_REANCHOR_ENABLED: 'true' };
  const session = (id: string) => createSession(repository, id, { dist: dist(), env });
  const settings = (content: object): void => {
    mkdirSync(join(home, '.config/cs-memory'), { recursive: true });
    writeFileSync(join(home, '.config/cs-memory/config.json'), JSON.stringify(content));
  };
  const cli = (...args: readonly string[]) => runCli(dist(), args, { cwd: repository, env: { HOME: home } });
  return { home, session, settings, cli, untilQuiet: () => untilGone(join(dist(), 'cs-memory.mjs')) };
}

const jobFile = (repository: string, job: string): string =>
  join(repository, `.git/cs-memory/background-${job}.json`);
const head = (repository: string): string => git(repository, ['rev-parse', 'HEAD']).trim();

describe('the start of a session', () => {
  it('lets memories follow an amend by itself, after it has told what it knows', async () => {
    const repository = makeRepository(folder());
    const user = makeUser(repository);
    await user.cli('remember', 'the tests need UTC');
    git(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    const start = await user.session('s1').start();
    expect(start).toMatchObject({ exitCode: 0, stderr: '' });
    expect(contextOf(start)).toContain('the tests need UTC');
    await user.untilQuiet();
    expect(JSON.parse((await user.cli('list', '--json')).stdout).memories).toMatchObject([
      { anchor: head(repository) },
    ]);
    const status = JSON.parse((await user.cli('status', '--json')).stdout);
    expect(status.background).toEqual({
      reanchor: {
        started_at: expect.any(String),
        ended_at: expect.any(String),
        outcome: 'swept',
      },
    });
    expect((await user.cli('status')).stdout).toMatch(/^jobs +reanchor just now: swept$/m);
    expect(loggedFailures(user.home)).toEqual([]);
  });

  it('starts nothing where nothing has moved, and nothing in a repository without memories', async () => {
    const repository = makeRepository(folder());
    const user = makeUser(repository);
    await user.session('s1').start();
    await user.untilQuiet();
    expect(existsSync(jobFile(repository, 'reanchor'))).toBe(false);
    await user.cli('remember', 'the tests need UTC');
    await user.session('s2').start();
    await user.untilQuiet();
    const before = readFileSync(jobFile(repository, 'reanchor'), 'utf8');
    await user.session('s3').start();
    await user.untilQuiet();
    expect(readFileSync(jobFile(repository, 'reanchor'), 'utf8')).toBe(before);
  });
});

describe('a stop that learned something', () => {
  it('leaves the index to a process of its own, and whoever asks before finds the memory all the same', async () => {
    const repository = makeRepository(folder());
    const user = makeUser(repository);
    await user.cli('remember', 'the tests need UTC');
    const isCurrent = (): boolean =>
      isIndexOf(join(repository, '.git/cs-memory/index'), readNotesRefs(join(repository, '.git')) ?? []);
    const learn = async (id: string): Promise<void> => {
      const session = user.session(id);
      await session.fail(errorNumber(id));
      await session.stop();
    };
    await learn('one');
    expect(linesByGit(repository)).toHaveLength(2);
    // Who looks for known fixes meanwhile does not take it for a process that builds a large index.
    expect(isAtWork(readJob(join(repository, '.git/cs-memory'), 'reindex'), Date.now())).toBe(false);
    await user.untilQuiet();
    expect(isCurrent()).toBe(true);
    const atWork = JSON.stringify({ started_at: new Date().toISOString() });
    writeFileSync(jobFile(repository, 'reindex'), atWork);
    await learn('two');
    expect(linesByGit(repository)).toHaveLength(3);
    expect(isCurrent()).toBe(false);
    const told = await user.session('three').prompt('what was the error with parttwo last time?');
    expect(contextOf(told)).toContain('parttwo.js');
    rmSync(jobFile(repository, 'reindex'));
    await learn('three');
    await user.untilQuiet();
    expect(isCurrent()).toBe(true);
    expect(loggedFailures(user.home)).toEqual([]);
  });
});

describe('a stop after a job of the index that has just failed', () => {
  it('starts no other', async () => {
    const repository = makeRepository(folder());
    const user = makeUser(repository);
    await user.cli('remember', 'the tests need UTC');
    const at = new Date().toISOString();
    const failed = JSON.stringify({ started_at: at, ended_at: at, outcome: 'failed' });
    writeFileSync(jobFile(repository, 'reindex'), failed);
    const session = user.session('one');
    await session.fail(errorNumber('one'));
    await session.stop();
    await user.untilQuiet();
    expect(linesByGit(repository)).toHaveLength(2);
    expect(readFileSync(jobFile(repository, 'reindex'), 'utf8')).toBe(failed);
  });
});

describe('a session that is at work while another one stops', () => {
  it('keeps what it has queued for its own Stop', async () => {
    const repository = makeRepository(folder());
    const user = makeUser(repository);
    await user.cli('remember', 'the tests need UTC');
    await user.session('two').fail(errorNumber('two'));
    const one = user.session('one');
    await one.fail(errorNumber('one'));
    await one.stop();
    await user.untilQuiet();
    expect(linesByGit(repository)).toHaveLength(2);
  });
});

describe('a stop, with sync.auto', () => {
  async function failAndStop(user: ReturnType<typeof makeUser>, id: string): Promise<void> {
    const session = user.session(id);
    await session.fail(errorNumber(id));
    expect(await session.stop()).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    await user.untilQuiet();
  }

  it('shares what was learned, once the user has agreed, and not before', async () => {
    const { remote, clone } = makeShared(folder());
    const repository = clone('a');
    const user = makeUser(repository);
    user.settings({ sync: { auto: true } });
    await failAndStop(user, 's1');
    expect(notesOid(remote)).toBe('');
    expect(existsSync(jobFile(repository, 'sync'))).toBe(false);
    await user.cli('sync', '--yes');
    await failAndStop(user, 's2');
    expect(notesOid(remote)).toBe(notesOid(repository));
    expect(linesByGit(remote).map(({ session }) => session)).toContain('s2');
    expect(JSON.parse((await user.cli('status', '--json')).stdout).background.sync).toMatchObject({
      outcome: 'synced',
    });
    expect(loggedFailures(user.home)).toEqual([]);
  });

  it('or a prompt that asks to remember, or to forget, where no stop has anything to write', async () => {
    const { remote, clone } = makeShared(folder());
    const repository = clone('a');
    const user = makeUser(repository);
    await user.cli('remember', 'ours');
    await user.cli('sync', '--yes');
    user.settings({ sync: { auto: true } });
    const session = user.session('s1');
    for (const prompt of [
      'Remember that the staging DB is refreshed every Monday.',
      'Forget that the staging DB is refreshed every Monday.',
    ]) {
      await session.prompt(prompt);
      await user.untilQuiet();
      expect(notesOid(remote), prompt).toBe(notesOid(repository));
      expect(linesByGit(remote).length).toBeGreaterThan(1);
    }
    await session.prompt('How are you?');
    await session.stop();
    await user.untilQuiet();
    expect(loggedFailures(user.home)).toEqual([]);
  });

  it('shares nothing without the setting, whatever the clone says, and nothing new where nothing was learned', async () => {
    const { remote, clone } = makeShared(folder());
    const repository = clone('a');
    const user = makeUser(repository);
    await user.cli('remember', 'ours');
    await user.cli('sync', '--yes');
    const shared = notesOid(remote);
    writeFileSync(join(repository, '.cs-memory.json'), JSON.stringify({ sync: { auto: true } }));
    await failAndStop(user, 's1');
    expect(notesOid(remote)).toBe(shared);
    user.settings({ sync: { auto: true } });
    await user.session('s2').stop();
    await user.untilQuiet();
    expect(notesOid(remote)).toBe(shared);
    expect(existsSync(jobFile(repository, 'sync'))).toBe(false);
  });

  it('that cannot reach the remote says so in the log', async () => {
    const { remote, clone } = makeShared(folder());
    const repository = clone('a');
    const user = makeUser(repository);
    user.settings({ sync: { auto: true } });
    await user.cli('remember', 'ours');
    await user.cli('sync', '--yes');
    git('/', ['-C', remote, 'config', 'core.repositoryFormatVersion', '9']);
    await failAndStop(user, 's1');
    expect(loggedFailures(user.home)).toEqual([expect.stringMatching(/^sync: REMOTE_/)]);
    expect((await user.cli('doctor')).stdout).toContain('sync: REMOTE_');
  });
});

const noticeOf = ({ stdout }: { readonly stdout: string }): unknown =>
  stdout === '' ? undefined : JSON.parse(stdout).systemMessage;

describe('a plain clone whose remote has memories', () => {
  async function makeClone(settings: object) {
    const { clone } = makeShared(folder());
    const first = makeUser(clone('a'));
    for (const words of ['the tests need UTC', 'deploys run on Tuesdays']) await first.cli('remember', words);
    const agreed = await first.cli('sync', '--yes');
    const repository = clone('b');
    const user = makeUser(repository);
    user.settings(settings);
    return { agreed, repository, user };
  }

  it('asks it once, behind the first session, where the user wants that; the next one says how many', async () => {
    const { repository, user } = await makeClone({ sync: { look: true } });
    const start = async (id: string) => {
      const told = noticeOf(await user.session(id).start());
      await user.untilQuiet();
      return told;
    };
    expect(await start('s1')).toBeUndefined();
    const job = readFileSync(jobFile(repository, 'look'), 'utf8');
    expect(JSON.parse(job)).toMatchObject({ outcome: 'asked' });
    await user.cli('remember', 'one of its own');
    const text = 'origin has 2 memories: `cs-memory sync`';
    expect((await user.cli('status')).stdout).toContain(text);
    expect((await user.cli('doctor')).stdout).toMatch(/^warn {2}remote {6}origin has 2 memories/m);
    expect(await start('s2')).toContain(text);
    expect(await start('s3')).not.toContain(text);
    expect(readFileSync(jobFile(repository, 'look'), 'utf8')).toBe(job);
    await user.cli('sync', '--yes');
    expect((await user.cli('status')).stdout).not.toContain(text);
    expect(loggedFailures(user.home)).toEqual([]);
  });

  it('asks nothing by default, and not because the clone says so', async () => {
    const { repository, user } = await makeClone({});
    writeFileSync(join(repository, '.cs-memory.json'), '{ "sync": { "look": true } }');
    await user.session('s1').start();
    await user.untilQuiet();
    expect(existsSync(jobFile(repository, 'look'))).toBe(false);
  });

  it('is why the first push names the file that makes new clones say so', async () => {
    const { agreed } = await makeClone({});
    expect(agreed.stderr).toContain('commit a .cs-memory.json (`{}` is enough)');
  });
});

describe.each(['reanchor', 'sync', 'reindex', 'distil', 'look'] as const)('the job %s', (job) => {
  const command = [...JOB_COMMANDS[job], '--auto'];

  it('says nothing, whatever happens: faults are in the log', async () => {
    const repository = makeRepository(folder());
    const user = makeUser(repository);
    await user.cli('remember', 'the tests need UTC');
    expect(await user.cli(...command)).toMatchObject({ code: 0, stdout: '', stderr: '' });
    user.settings({ nonsense: true });
    expect(await user.cli(...command)).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(loggedFailures(user.home)).toEqual([`${job}: CONFIG_INVALID`]);
  });
});

describe('cs-memory forget --undo', () => {
  it('brings back what was forgotten, and says what it did', async () => {
    const repository = makeRepository(folder());
    const user = makeUser(repository);
    const { id } = JSON.parse((await user.cli('remember', '--json', 'the tests need UTC')).stdout);
    const recalled = async (): Promise<number> =>
      JSON.parse((await user.cli('recall', '--json', 'UTC')).stdout).memories.length;
    expect((await user.cli('forget', '--undo', id)).stdout).toBe(`${id} was not forgotten\n`);
    await user.cli('forget', '--yes', id);
    expect(await recalled()).toBe(0);
    expect((await user.cli('forget', '--undo', id.slice(0, 6))).stdout).toBe(
      `${id} is back: the tests need UTC\n`,
    );
    expect(await recalled()).toBe(1);
    const again = await user.cli('forget', '--undo', '--json', id);
    expect(JSON.parse(again.stdout)).toEqual({ id, forgotten: false, changed: false });
  });

  it('is told apart from what cannot be: an id that is none, one that was purged', async () => {
    const repository = makeRepository(folder());
    const user = makeUser(repository);
    const { id } = JSON.parse((await user.cli('remember', '--json', 'the tests need UTC')).stdout);
    await user.cli('purge', '--yes', id);
    for (const name of ['ffff', id]) {
      const { code, stdout, stderr } = await user.cli('forget', '--undo', '--json', name);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(JSON.parse(stderr).error.code).toBe('NOT_FOUND');
    }
  });
});
