import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { git, linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { createSession, errorNumber, spoolFiles } from '../helpers/session.ts';

const folder = useFolders();

const saidToUser = (stdout: string): string =>
  stdout === '' ? '' : String((JSON.parse(stdout) as { systemMessage?: string }).systemMessage ?? '');

it('what the user wants remembered and cannot be kept is said to the user, each time', async () => {
  const repository = makeRepository(folder());
  writeFileSync(join(repository, '.git/cs-memory'), ''); // where our folder should be
  const session = createSession(repository, 's1');
  for (const day of ['Tuesdays', 'Fridays']) {
    const { exitCode, stdout } = await session.prompt(`Remember that deploys run on ${day}`);
    expect(exitCode).toBe(0);
    expect(saidToUser(stdout)).toMatch(/^cs-memory: this was not remembered: .*cs-memory/);
    expect(saidToUser(stdout)).not.toContain(day);
  }
  rmSync(join(repository, '.git/cs-memory'));
  const { stdout } = await session.prompt('Remember that deploys run on Tuesdays');
  expect(saidToUser(stdout)).toContain('remembered: “Deploys run on Tuesdays');
});

it('a session that nothing can be kept of says so when it starts', async () => {
  const repository = makeRepository(folder());
  writeFileSync(join(repository, '.git/cs-memory'), '');
  const { exitCode, stdout } = await createSession(repository, 's1').start();
  expect(exitCode).toBe(0);
  expect(saidToUser(stdout)).toMatch(/^cs-memory: nothing of this session can be kept: /);
});

it('a Stop does not wait for a lock that a killed git left, and loses nothing', async () => {
  const repository = makeRepository(folder());
  await (await wired(repository)).remember([{ summary: 'before', namespace: 'learnings' }]);
  const lock = join(repository, '.git/refs/notes/cs/learnings.lock');
  for (const at of [-60_000, 60_000]) {
    writeFileSync(lock, '');
    utimesSync(lock, new Date(Date.now() + at), new Date(Date.now() + at));
    const store = await wired(repository, { maxWaitMs: 600_000 });
    await expect(store.remember([{ summary: `at ${at}` }])).rejects.toMatchObject({
      message: `a git that is slow, or was killed, holds ${lock}`,
    });
    rmSync(lock);
  }
  const session = createSession(repository, 's1');
  await session.fail(errorNumber(1));
  writeFileSync(lock, '');
  utimesSync(lock, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
  await session.stop();
  expect(spoolFiles(join(repository, '.git'))).toHaveLength(1);
  rmSync(lock);
  await session.stop();
  expect(linesByGit(repository)).toHaveLength(2);
});

describe('where the disk says no in the middle of a session', () => {
  /** A repository whose session began well, and in which nothing can be kept any more. */
  async function broken() {
    const repository = makeRepository(folder());
    const home = folder();
    const env = { XDG_STATE_HOME: join(home, 'state') };
    const session = createSession(repository, 's1', { env });
    expect(saidToUser((await session.start()).stdout)).toBe('');
    rmSync(join(repository, '.git/cs-memory'), { recursive: true });
    writeFileSync(join(repository, '.git/cs-memory'), '');
    return { repository, session, state: env.XDG_STATE_HOME, env };
  }
  const unkept = /^cs-memory: something of this session could not be kept: .*cs-memory/;

  it('the user is told once that what is learned cannot be kept, and each time of what was to be remembered', async () => {
    const { repository, session, env } = await broken();
    const first = await session.fail(errorNumber(1));
    expect(first.exitCode).toBe(0);
    expect(saidToUser(first.stdout)).toMatch(unkept);
    expect(first.stdout).not.toContain('part1');
    for (const number of [2, 3]) expect((await session.fail(errorNumber(number))).stdout).toBe('');
    expect((await session.prompt('We always indent Go files with tabs, never with spaces.')).stdout).toBe('');
    for (const day of ['Mondays', 'Sundays'])
      expect(saidToUser((await session.prompt(`Remember that deploys run on ${day}`)).stdout)).toMatch(
        /^cs-memory: this was not remembered: /,
      );
    const other = createSession(repository, 's2', { env });
    expect(saidToUser((await other.fail(errorNumber(4))).stdout)).toMatch(unkept);
  });

  it('a statement is no less, and where nobody can note that it was said only what was to be remembered is told', async () => {
    const one = await broken();
    const stated = 'We always indent Go files with tabs, never with spaces.';
    expect(saidToUser((await one.session.prompt(stated)).stdout)).toMatch(unkept);
    const { session, state } = await broken();
    rmSync(state, { recursive: true });
    writeFileSync(state, '');
    expect((await session.fail(errorNumber(1))).stdout).toBe('');
    for (const day of ['Mondays', 'Sundays'])
      expect(saidToUser((await session.prompt(`Remember that deploys run on ${day}`)).stdout)).toMatch(
        /^cs-memory: this was not remembered: /,
      );
  });
});

it('what is to be remembered waits in the queue where nothing can be recalled, since a note is missing', async () => {
  const repository = makeRepository(folder());
  await (await wired(repository)).remember([{ summary: 'pg_dump needs --no-owner on staging' }]);
  const oid = git(repository, ['rev-parse', 'refs/notes/cs/learnings']).trim();
  rmSync(join(repository, '.git/objects', oid.slice(0, 2), oid.slice(2)));
  const { stdout } = await createSession(repository, 's1').prompt(
    'Remember that `pg_dump` runs on Fridays, see --no-owner',
  );
  expect(saidToUser(stdout)).toMatch(/ waits in the queue because /);
  expect(spoolFiles(join(repository, '.git'))).toHaveLength(1);
});

it('what is to be remembered is queued in time where git does not answer', async () => {
  const repository = makeRepository(folder());
  await (await wired(repository)).remember([{ summary: 'pg_dump needs --no-owner on staging' }]);
  const hanging = folder();
  writeFileSync(join(hanging, 'git'), '#!/bin/sh\nexec sleep 15\n', { mode: 0o755 });
  const session = createSession(repository, 's1', { env: { PATH: `${hanging}:${process.env['PATH']}` } });
  const { stdout } = await session.prompt('Remember that `pg_dump` runs on Fridays, see --no-owner');
  expect(saidToUser(stdout)).toMatch(/ waits in the queue because git has not answered /);
  await createSession(repository, 's1').stop();
  expect(linesByGit(repository).map(({ summary }) => summary)).toContainEqual(
    expect.stringContaining('runs on Fridays'),
  );
});
