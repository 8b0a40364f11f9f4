import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { userHome } from '../../src/git/locate.ts';
import { ensureUserStore } from '../../src/git/repository.ts';
import { startSession } from '../../src/session/start-session.ts';
import { bundleScript, runScript } from '../helpers/child.ts';
import { useCli } from '../helpers/cli.ts';
import { contextOf } from '../helpers/hook.ts';
import {
  fsckComplaints,
  git,
  linesByGit,
  makeRepository,
  notesByGit,
  useFolders,
  wired,
} from '../helpers/repo.ts';
import { createSession, errorNumber } from '../helpers/session.ts';

const folder = useFolders();
const storeIn = (home: string): string => join(home, 'cs-memory', 'user.git');

describe('the per-user store', () => {
  it('is a bare repository of the owner alone, with the same commit for everyone', async () => {
    const [one, other] = [folder(), folder()];
    for (const home of [one, other])
      await ensureUserStore(userHome({ XDG_DATA_HOME: home }).place, process.env);
    expect(statSync(storeIn(one)).mode & 0o777).toBe(0o700);
    const head = (home: string): string => git(storeIn(home), ['rev-parse', 'HEAD']);
    expect(head(one)).toBe(head(other));
    expect(fsckComplaints(storeIn(one))).toEqual([]);
  });

  it('is made by many processes at once, and by none again', async () => {
    const home = folder();
    const script = await bundleScript(
      folder(),
      `import { userHome } from './src/git/locate.ts';
       import { ensureUserStore } from './src/git/repository.ts';
       ensureUserStore(userHome({ XDG_DATA_HOME: process.argv[2] }).place, process.env).catch((error) => { console.error(error); process.exit(1); });`,
    );
    await Promise.all(Array.from({ length: 8 }, () => runScript(script, home)));
    expect(git(storeIn(home), ['rev-list', '--count', '--all']).trim()).toBe('1');
    expect(fsckComplaints(storeIn(home))).toEqual([]);
    git(storeIn(home), ['pack-refs', '--all']);
    await ensureUserStore(userHome({ XDG_DATA_HOME: home }).place, process.env);
    expect(git(storeIn(home), ['rev-list', '--count', '--all']).trim()).toBe('1');
  });

  it('holds what is remembered outside of any repository, whatever GIT_DIR says', async () => {
    const home = folder();
    const env = { ...process.env, XDG_DATA_HOME: home, GIT_DIR: '/nonexistent' };
    const { remember, recall, home: found } = await wired(folder(), { env });
    expect(found.isUserStore).toBe(true);
    await remember([{ summary: 'of no repository', files: ['./src/a.ts'] }]);
    expect(linesByGit(storeIn(home))).toMatchObject([{ summary: 'of no repository' }]);
    expect(await recall.ask({ text: 'no repository' }, 5)).toHaveLength(1);
  });

  it('gives a session outside of a repository what the one before learned', async () => {
    const [place, home] = [folder(), folder()];
    const env = { XDG_DATA_HOME: home };
    const first = createSession(place, 's1', { env });
    await first.start();
    await first.fail(errorNumber(1));
    await first.stop();
    expect(linesByGit(storeIn(home))).toMatchObject([{ type: 'memory', session: 's1' }]);
    expect(contextOf(await createSession(folder(), 's2', { env }).start())).toContain('part1.js');
    expect(contextOf(await createSession(makeRepository(folder()), 's3', { env }).start())).toBeUndefined();
  });
});

const cli = useCli();
const OFF = { userScope: { enabled: false } };

const userSettings = (content: object): void => {
  const directory = join(cli.home(), '.config/cs-memory');
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'config.json'), JSON.stringify(content));
};
const store = (): string => join(cli.home(), '.local/share/cs-memory/user.git');
const count = async (...args: readonly string[]): Promise<number> =>
  ((await cli.json(...args, '--json'))['memories'] as readonly unknown[]).length;

describe('with userScope.enabled off', () => {
  let id = '';
  beforeEach(async () => {
    id = String((await cli.json('remember', '--user', '--json', 'I like tabs'))['id']);
    expect(await count('list')).toBe(1);
  });

  it("a repository does not know the user's own memories", async () => {
    userSettings(OFF);
    expect([await count('list'), await count('recall', 'tabs')]).toEqual([0, 0]);
    expect(await cli.run(['show', id])).toMatchObject({ code: 1 });
    expect(await cli.run(['forget', '--yes', id])).toMatchObject({ code: 1 });
    expect((await cli.json('status', '--json'))['user']).toEqual({ live: 0, all: 0 });
  });

  it('none can be made there, one by one or by an import, and the command says why', async () => {
    userSettings(OFF);
    const before = JSON.stringify([...notesByGit(store())]);
    const record = JSON.stringify({ summary: 'I like spaces', scope: 'user' });
    for (const [args, stdin] of [
      [['remember', '--user', 'I like spaces'], ''],
      [['import', '--jsonl'], record],
    ] as const) {
      const { code, stdout, stderr } = await cli.run(args, { stdin });
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/switched off here[\s\S]*userScope\.enabled/);
    }
    expect(JSON.stringify([...notesByGit(store())])).toBe(before);
  });

  it("the repository's own memories are as ever, and so is the user's store outside of repositories", async () => {
    userSettings(OFF);
    await cli.json('remember', '--json', 'We like tabs');
    expect(await count('recall', 'tabs')).toBe(1);
    const outside = folder();
    const run = await cli.run(['remember', '--json', 'I like spaces'], { cwd: outside });
    expect(JSON.parse(run.stdout)).toMatchObject({ scope: 'user' });
    const { stdout } = await cli.run(['list', '--json'], { cwd: outside });
    expect(JSON.parse(stdout).memories).toHaveLength(2);
  });

  it('what is erased is erased everywhere all the same', async () => {
    const same = String((await cli.json('remember', '--json', 'I like tabs'))['id']);
    expect(same).toBe(id);
    userSettings(OFF);
    expect(await cli.run(['purge', '--yes', id])).toMatchObject({ code: 0 });
    for (const where of [cli.repository(), store()])
      expect(JSON.stringify(linesByGit(where))).not.toContain('tabs');
  });

  it('a clone may ask for it, and not for the contrary', async () => {
    const file = join(cli.repository(), '.cs-memory.json');
    writeFileSync(file, JSON.stringify(OFF));
    expect(await count('list')).toBe(0);
    writeFileSync(file, JSON.stringify({ userScope: { enabled: true } }));
    expect(await count('list')).toBe(1);
    userSettings(OFF);
    expect(await count('list')).toBe(0);
  });

  it('the environment does the same', async () => {
    const env = { CS_USER_SCOPE_ENABLED: 'false' };
    const { stdout } = await cli.run(['list', '--json'], { env });
    expect(JSON.parse(stdout).memories).toEqual([]);
    const other = makeRepository(folder());
    expect(await cli.run(['remember', '--user', 'x'], { cwd: other, env })).toMatchObject({ code: 2 });
  });
});

/** Has the shape of a token; joined here so that no scanner of this repository finds one. */
const TOKEN = ['ghp', 'Zk3v9QxT7mB2nL8wR4sY6uJ1hD5gF0aC3eV7'].join('_');

async function remembered(name: string, email: string): Promise<string> {
  const repository = makeRepository(folder());
  git(repository, ['config', 'user.name', name]);
  git(repository, ['config', 'user.email', email]);
  await (await wired(repository)).remember([{ summary: 'The tests need a database.' }]);
  return String(linesByGit(repository)[0]?.['author']);
}

describe('who a memory is by', () => {
  it('stands in the note as git has it, with the address', async () => {
    expect(await remembered('Ada Lovelace', 'ada@lovelace-mail.org')).toBe(
      'Ada Lovelace <ada@lovelace-mail.org>',
    );
  });

  it.each([
    ['the name', TOKEN, 'ada@lovelace-mail.org'],
    ['the address', 'Ada', `${TOKEN}@lovelace-mail.org`],
  ])('has passed the filters: a token in %s', async (_where, name, email) => {
    const author = await remembered(name, email);
    expect(author).not.toContain(TOKEN.slice(4, 16));
    expect(author).toContain('[REDACTED:');
  });

  it('has passed them before it stands in a session state', async () => {
    const repository = makeRepository(folder());
    git(repository, ['config', 'user.name', TOKEN]);
    const place = await wired(repository);
    const { states } = place;
    await startSession(place, {
      session: 's1',
      limit: 5,
      tokens: 1_000,
      keepsContext: false,
      flushes: false,
    });
    expect(states.read('s1')?.author).toBe('[REDACTED:github-token] <ada@example.org>');
  });
});
