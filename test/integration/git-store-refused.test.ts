import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flushQueues } from '../../src/capture/flush.ts';
import { useCli } from '../helpers/cli.ts';
import { contextOf, loggedFailures } from '../helpers/hook.ts';
import { NOBODY, worldOfNobody } from '../helpers/nobody.ts';
import { doctorOf, git, linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { createSession, errorNumber, spoolFiles } from '../helpers/session.ts';

const folder = useFolders();
const cli = useCli();
const isRoot = process.getuid?.() === 0;

interface Check {
  readonly name: string;
  readonly state: string;
  readonly detail: string;
  readonly hint?: string | undefined;
}

/** What doctor says, whether or not it found something broken. */
async function checksIn(
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ReadonlyMap<string, Check>> {
  const { stdout } = await cli.run(['doctor', '--json'], { cwd, env });
  const { checks } = JSON.parse(stdout) as { checks: readonly Check[] };
  return new Map(checks.map((check) => [check.name, check]));
}

describe('a namespace whose name git cannot keep beside another', () => {
  it.each([
    ['teams', 'teams/x'],
    ['teams/x', 'teams'],
  ])('is refused in plain words: %s, then %s', async (first, second) => {
    cli.repository();
    expect(await cli.run(['remember', '--ns', first, 'a fact'])).toMatchObject({ code: 0 });
    const { code, stderr } = await cli.run(['remember', '--ns', second, 'another fact']);
    expect(code).toBe(1);
    expect(stderr.split('\n')[0]).toBe(
      `error: git cannot store '${second}' next to '${first}', which exists here`,
    );
    expect(stderr).not.toContain('fatal');
  });
});

describe('a repository that git refuses, since it belongs to somebody else', () => {
  const OTHERS = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' }; // git's own tests have it for this

  it('takes what hooks queue, and writes it once the user trusts it', async () => {
    const repository = makeRepository(folder());
    const session = createSession(repository, 's1');
    await session.fail(errorNumber(1), { env: OTHERS });
    expect(await session.stop({ env: OTHERS })).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    await session.fail(errorNumber(2), { env: OTHERS });
    expect(await session.end({ env: OTHERS })).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    expect(await createSession(repository, 's2').start('startup', { env: OTHERS })).toMatchObject({
      exitCode: 0,
      stdout: '',
    });
    expect(loggedFailures()).toContain('Stop: GIT_FAILED');
    const trusted = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.directory' };
    await session.stop({ env: { ...OTHERS, ...trusted, GIT_CONFIG_VALUE_0: repository } });
    expect(linesByGit(repository)).toHaveLength(2);
    expect(spoolFiles(join(repository, '.git'))).toEqual([]);
  });

  it('says so in commands and in doctor, with the command that trusts it', async () => {
    const repository = cli.repository();
    await createSession(repository, 's1').fail(errorNumber(1), { env: OTHERS });
    const trust = `git config --global --add safe.directory ${repository}`;
    for (const args of [
      ['remember', 'a fact'],
      ['session', 'flush'],
    ]) {
      const { code, stderr } = await cli.run(args, { env: OTHERS });
      expect(code).toBe(1);
      expect(stderr).toMatch(/^error: git refuses this repository because it belongs to another user\n/);
      expect(stderr).toContain(`where you trust it: ${trust}`);
    }
    const checks = await checksIn(repository, OTHERS);
    expect(checks.get('repository')).toMatchObject({ state: 'fail', hint: `where you trust it: ${trust}` });
    expect(checks.get('queues')?.detail).toBe('1 learning queued for the next flush');
  });
});

/** What doctor prints for that user. */
function doctorOfNobody({ repository, home, dist }: ReturnType<typeof worldOfNobody>): string {
  const program = ['--reuid', `${NOBODY}`, '--regid', `${NOBODY}`, '--clear-groups', 'node'];
  const args = [...program, join(dist, 'cs-memory.mjs'), 'doctor'];
  const env = { ...process.env, HOME: home };
  try {
    return execFileSync('setpriv', args, { cwd: repository, env, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe.skipIf(!isRoot)('a .git that is read-only (as another user than root)', () => {
  it('keeps what waits, tells sessions what is known, and doctor says where it cannot write', async () => {
    const world = worldOfNobody(folder());
    const { repository, home, own, mode, session } = world;
    const doctor = () => doctorOfNobody(world);
    const first = session('s1');
    await first.fail(errorNumber(1));
    await first.stop();
    await first.fail(errorNumber(2));
    mode('a-w');
    expect(await first.stop()).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    expect(loggedFailures(home)).toContain('Stop: EACCES'); // an answer cannot be looked at then, and says so too
    expect(spoolFiles(join(repository, '.git'))).toHaveLength(1);
    expect(contextOf(await session('s2').start())).toContain('part1.js');
    const told = doctor();
    expect(told).toMatch(/fail {2}writing +.*\.git\/objects is not writable for you/);
    expect(told).toContain('1 learning queued for the next flush');
    mode('u+w');
    await first.stop();
    expect(doctor()).toMatch(/ok {4}writing/);
    own(0);
    expect(linesByGit(repository)).toHaveLength(2);
    expect(spoolFiles(join(repository, '.git'))).toEqual([]);
  });
});

/** What doctor says of writing. */
async function writingIn(repository: string): Promise<Check> {
  const check = (await doctorOf(repository)).find(({ name }) => name === 'writing');
  if (check === undefined) throw new Error('doctor says nothing of writing');
  return check;
}

describe('a repository in which something stands in the way', () => {
  it('of the refs: the queue stays, doctor says where, and the next flush writes it', async () => {
    const repository = makeRepository(folder());
    const session = createSession(repository, 's1');
    const obstacle = join(repository, '.git/refs/notes');
    await session.fail(errorNumber(1));
    writeFileSync(obstacle, '');
    await session.stop();
    expect(await writingIn(repository)).toMatchObject({
      state: 'fail',
      detail: expect.stringContaining(`${obstacle} is not a folder`),
    });
    expect(spoolFiles(join(repository, '.git'))).toHaveLength(1);
    rmSync(obstacle);
    await session.stop();
    expect(linesByGit(repository)).toHaveLength(1);
    expect((await writingIn(repository)).state).toBe('ok');
  });

  it('a lock that a killed git left: doctor names it, and how to be rid of it', async () => {
    const repository = makeRepository(folder());
    await (await wired(repository)).remember([{ summary: 'before' }]);
    const lock = join(repository, '.git/refs/notes/cs/learnings.lock');
    writeFileSync(lock, '');
    expect((await writingIn(repository)).state).toBe('ok'); // a git may be at work
    utimesSync(lock, new Date(Date.now() - 5_000), new Date(Date.now() - 5_000));
    expect((await writingIn(repository)).state).toBe('ok');
    await expect(
      (await wired(repository, { maxWaitMs: 50 })).remember([{ summary: 'after' }]),
    ).rejects.toMatchObject({
      message: `another git process holds ${lock}`,
    });
    utimesSync(lock, new Date(Date.now() - 120_000), new Date(Date.now() - 120_000));
    const store = await wired(repository, { maxWaitMs: 50 });
    await expect(store.remember([{ summary: 'after' }])).rejects.toMatchObject({
      code: 'REF_CONTENDED',
      message: `a git that is slow, or was killed, holds ${lock}`,
      hint: `nothing was written; if no git process is running here: rm '${lock}'`,
    });
    const [kept] = await store.own.keep([{ summary: 'what was told meanwhile' }]);
    expect(kept).toMatchObject({ became: 'queued' });
    await expect(flushQueues(store)).rejects.toMatchObject({
      hint: expect.stringContaining('nothing is lost'),
    });
    expect(await writingIn(repository)).toMatchObject({
      state: 'fail',
      detail: `a git that is slow, or was killed, holds ${lock}`,
      hint: `if no git process is running here: rm '${lock}'`,
    });
    rmSync(lock);
    await flushQueues(store);
    await store.remember([{ summary: 'after' }]);
    expect(
      linesByGit(repository)
        .map(({ summary }) => summary)
        .sort(),
    ).toEqual(['after', 'before', 'what was told meanwhile']);
  });

  it('looking leaves nothing behind', async () => {
    const repository = makeRepository(folder());
    const files = (): string[] =>
      readdirSync(join(repository, '.git'), { recursive: true, encoding: 'utf8' }).sort();
    const before = files();
    await writingIn(repository);
    expect(files()).toEqual(before);
    expect(existsSync(join(repository, '.git/cs-memory'))).toBe(false);
    expect(git(repository, ['count-objects', '--verbose'])).toContain('garbage: 0');
  });
});
