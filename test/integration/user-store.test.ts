import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { userStorePlace } from '../../src/git/locate.ts';
import { ensureUserStore } from '../../src/git/repository.ts';
import { bundleScript, runScript } from '../helpers/child.ts';
import { contextOf } from '../helpers/hook.ts';
import { fsckComplaints, git, linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { createSession, errorNumber } from '../helpers/session.ts';

const folder = useFolders();
const storeIn = (home: string): string => join(home, 'cs-memory', 'user.git');

describe('the per-user store', () => {
  it('is a bare repository of the owner alone, with the same commit for everyone', async () => {
    const [one, other] = [folder(), folder()];
    for (const home of [one, other]) await ensureUserStore(userStorePlace(home), process.env);
    expect(statSync(storeIn(one)).mode & 0o777).toBe(0o700);
    const head = (home: string): string => git(storeIn(home), ['rev-parse', 'HEAD']);
    expect(head(one)).toBe(head(other));
    expect(fsckComplaints(storeIn(one))).toEqual([]);
  });

  it('is made by many processes at once, and by none again', async () => {
    const home = folder();
    const script = await bundleScript(
      folder(),
      `import { userStorePlace } from './src/git/locate.ts';
       import { ensureUserStore } from './src/git/repository.ts';
       ensureUserStore(userStorePlace(process.argv[2]), process.env).catch((error) => { console.error(error); process.exit(1); });`,
    );
    await Promise.all(Array.from({ length: 8 }, () => runScript(script, home)));
    expect(git(storeIn(home), ['rev-list', '--count', '--all']).trim()).toBe('1');
    expect(fsckComplaints(storeIn(home))).toEqual([]);
    git(storeIn(home), ['pack-refs', '--all']);
    await ensureUserStore(userStorePlace(home), process.env);
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
