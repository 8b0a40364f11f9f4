import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCli } from '../helpers/cli.ts';
import { linesByGit, makeRepository, notesByGit, useFolders } from '../helpers/repo.ts';

const folder = useFolders();
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
