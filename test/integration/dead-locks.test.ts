import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flushQueues } from '../../src/capture/flush.ts';
import { asOnlyWriter } from '../../src/files/lock.ts';
import { removeStaleLocks, storeProblems } from '../../src/git/store-check.ts';
import { takeTurn } from '../../src/git/write.ts';
import { logged } from '../helpers/hook.ts';
import { linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { createSession, errorNumber, spoolFiles } from '../helpers/session.ts';
import { makeShared, placeIn } from '../helpers/sync.ts';

const folder = useFolders();

/** A lock file so many milliseconds from now. */
function leave(path: string, agoMs = 0): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  utimesSync(path, new Date(Date.now() - agoMs), new Date(Date.now() - agoMs));
  return path;
}

const lockOf = (repository: string): string => join(repository, '.git/refs/notes/cs/learnings.lock');

describe("git's own lock", () => {
  it('that stays the same one is not waited for by a hook, however new it is', async () => {
    const repository = makeRepository(folder());
    await (await wired(repository)).remember([{ summary: 'before', namespace: 'learnings' }]);
    const lock = leave(lockOf(repository));
    const store = await wired(repository, { maxWaitMs: 600_000 });
    const why = { code: 'REF_CONTENDED', message: `another git process holds ${lock}` };
    await expect(store.remember([{ summary: 'after' }])).rejects.toMatchObject(why);
    leave(lock); // as new as it was, however long that took
    const [kept] = await store.own.keep([{ summary: 'after' }]);
    expect(kept).toMatchObject({ became: 'queued', why: why.message });
  });

  it('is named where something waits for it: to the user, in the log, by a flush and a sync', async () => {
    const { clone } = makeShared(folder());
    const repository = clone('a');
    const place = await placeIn(repository);
    await place.remember('before');
    await place.share();
    const other = await placeIn(clone('b'));
    await other.remember('from another');
    await other.share();
    const lock = leave(lockOf(repository), 60_000);
    const named = `a git that is slow, or was killed, holds ${lock}`;
    const session = createSession(repository, 's1');
    const { stdout } = await session.prompt('Remember that deploys run on Fridays');
    expect(stdout).toContain(`waits in the queue because ${named}`);
    expect(logged().at(-1)).toMatchObject({ event: 'UserPromptSubmit', message: named });
    const store = await wired(repository);
    await session.fail(errorNumber(1));
    await createSession(repository, 's2').stop();
    await expect(flushQueues(store, ['s1'])).rejects.toMatchObject({ message: named });
    expect(await flushQueues(store, ['s1', 's2'])).toMatchObject({ failed: 1, why: named });
    await expect(place.share()).rejects.toMatchObject({ message: named });
    expect(spoolFiles(join(repository, '.git')).length).toBeGreaterThan(0);
  });

  it('of the future is told and removed by doctor, a fetched ref’s too', () => {
    const common = join(makeRepository(folder()), '.git');
    const locks = [
      leave(join(common, 'refs/notes/cs/learnings.lock'), -3_600_000),
      leave(join(common, 'refs/notes/cs-remote/origin/learnings.lock'), 3_600_000),
    ];
    expect(storeProblems(common, Date.now()).map(({ lock }) => lock)).toEqual(locks);
    expect(removeStaleLocks(common, Date.now())).toBe(2);
    expect(locks.filter(existsSync)).toEqual([]);
  });
});

describe('a lock of ours that nobody holds', () => {
  it('and that is of the future keeps nobody from writing', async () => {
    const place = folder();
    writeFileSync(join(place, 'write.lock'), ''); // whose it was is not told
    utimesSync(join(place, 'write.lock'), new Date('2099-01-01'), new Date('2099-01-01'));
    (await takeTurn(place, 600_000))();
    const file = join(place, 'settings');
    leave(`${file}.lock`, -3_600_000);
    asOnlyWriter(file, () => writeFileSync(file, 'written'));
    expect(readFileSync(file, 'utf8')).toBe('written');
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it('and whose writer was killed before it said who it was keeps nobody from writing', async () => {
    const place = folder();
    const lock = join(place, 'write.lock');
    writeFileSync(lock, '');
    const ago = new Date(Date.now() - 1_500);
    utimesSync(lock, ago, ago);
    (await takeTurn(place, 1))(); // finds it dead, and has no time left
    expect(existsSync(lock)).toBe(false);
  });

  it('leaves what a session learned to its next Stop', async () => {
    const repository = makeRepository(folder());
    const session = createSession(repository, 's1');
    await session.start();
    leave(join(repository, '.git/cs-memory/sessions/s1.json.lock'), -3_600_000);
    await session.fail(errorNumber(1));
    await session.stop();
    expect(linesByGit(repository)).toHaveLength(1);
    expect(existsSync(join(repository, '.git/cs-memory/sessions/s1.json.lock'))).toBe(false);
  });
});
