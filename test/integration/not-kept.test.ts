import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';
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
      message: `a git that is gone left ${lock}`,
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
