import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSyncLock } from '../../src/files/lock.ts';
import { loggedFailures } from '../helpers/hook.ts';
import { git, makeRepository, useFolders } from '../helpers/repo.ts';
import { addHook, makeShared, notesOid, placeIn, refsOf } from '../helpers/sync.ts';

const folder = useFolders();

async function onePlace() {
  const shared = makeShared(folder());
  const path = shared.clone('a');
  const home = folder();
  const env = { ...process.env, HOME: home };
  const place = await placeIn(path, { env });
  await place.remember('from a');
  return { ...shared, path, home, env, place };
}

const lockFile = (path: string): string => join(path, '.git/cs-memory/sync.lock');

describe('a sync in the background', () => {
  it('asks the remote nothing, and sends nothing, before the user has agreed', async () => {
    const { place, remote } = await onePlace();
    addHook(remote, 'pre-receive', 'exit 1');
    const before = refsOf(place.path);
    expect(await place.autoSync()).toBe('not-agreed');
    expect([refsOf(place.path), notesOid(remote)]).toEqual([before, '']);
  });

  it('fetches, merges and pushes once the user has', async () => {
    const { place, remote, clone } = await onePlace();
    await place.share();
    const b = await placeIn(clone('b'));
    await b.remember('from b');
    await b.share();
    await place.remember('more from a');
    expect(await place.autoSync()).toBe('synced');
    expect(await place.summaries()).toEqual(['from a', 'from b', 'more from a']);
    expect(notesOid(remote)).toBe(notesOid(place.path));
    expect(existsSync(lockFile(place.path))).toBe(false);
  });

  it('takes along what is flushed while it runs', async () => {
    const { place, remote } = await onePlace();
    await place.share();
    await place.remember('more from a');
    const append = `git -C '${place.path}' notes --ref=refs/notes/cs/learnings append -m meanwhile HEAD`;
    addHook(remote, 'post-receive', `unset GIT_DIR\nrm hooks/post-receive\nexec ${append}`);
    expect(await place.autoSync()).toBe('synced');
    expect(notesOid(remote)).toBe(notesOid(place.path));
  });

  it('only logs what fails: a remote that is gone, a namespace that is refused', async () => {
    const { place, remote, path, home, env } = await onePlace();
    await place.share();
    addHook(remote, 'pre-receive', 'exit 1');
    await place.remember('more from a');
    expect(await place.autoSync()).toBe('incomplete');
    expect(loggedFailures(home)).toEqual(['sync: sync-refused']);
    git(path, ['config', 'url./nowhere/.insteadOf', remote]);
    const elsewhere = await placeIn(path, { env });
    elsewhere.sync.agree(await elsewhere.sync.find());
    expect(await elsewhere.autoSync()).toBe('failed');
    expect(loggedFailures(home)).toContain('sync: REMOTE_UNREACHABLE');
    const log = join(home, '.local/state/cs-memory/log');
    expect(
      readdirSync(log)
        .map((file) => readFileSync(join(log, file), 'utf8'))
        .join(''),
    ).not.toContain('more from a');
  });

  it('does nothing where there is no remote', async () => {
    const place = await placeIn(makeRepository(folder()));
    expect(await place.autoSync()).toBe('no-remote');
  });

  it('leaves a repository alone in which another one is at work', async () => {
    const { place, path } = await onePlace();
    await place.share();
    const other = spawn('sleep', ['600']);
    onTestFinished(() => void other.kill());
    writeFileSync(lockFile(path), JSON.stringify({ pid: other.pid, at: Date.now() }));
    expect(await place.autoSync()).toBe('busy');
    expect(existsSync(lockFile(path))).toBe(true);
  });
});

describe('the lock', () => {
  const NOW = 1_800_000_000_000;
  /** A lock in a folder of its own, that finds every process started at `started`. */
  function lockIn(directory: string, started: string | undefined = '7') {
    return createSyncLock({ directory, processStart: () => started, clock: () => NOW });
  }
  const held = (holder: object | string): string => {
    const directory = join(folder(), 'cs-memory');
    mkdirSync(directory);
    writeFileSync(join(directory, 'sync.lock'), typeof holder === 'string' ? holder : JSON.stringify(holder));
    return directory;
  };

  it('is given to one, and to the next when it is let go', () => {
    const directory = join(folder(), 'cs-memory');
    const [one, other] = [lockIn(directory), lockIn(directory)];
    const release = one();
    expect(release).toBeDefined();
    expect(other()).toBeUndefined();
    release?.();
    expect(other()).toBeDefined();
    expect(readdirSync(directory)).toEqual(['sync.lock']);
  });

  it('is not let go by one from whom another has taken it over', () => {
    const directory = join(folder(), 'cs-memory');
    const late = createSyncLock({ directory, processStart: () => '7', clock: () => NOW + 3_600_000 });
    const release = lockIn(directory)();
    expect(late()).toBeDefined();
    release?.();
    expect(existsSync(join(directory, 'sync.lock'))).toBe(true);
  });

  it('may be had for longer by what is long', () => {
    const directory = join(folder(), 'cs-memory');
    const options = { directory, processStart: () => '7', maxAgeMs: 7_200_000 };
    createSyncLock({ ...options, clock: () => NOW })();
    expect(createSyncLock({ ...options, clock: () => NOW + 3_600_000 })()).toBeUndefined();
    expect(createSyncLock({ ...options, clock: () => NOW + 7_200_000 })()).toBeDefined();
  });

  it.each([
    ['is gone', { pid: 2 ** 22 + 1, started: '7', at: NOW }],
    ['is another one by now', { pid: process.pid, started: '6', at: NOW }],
    ['started nobody knows when, long ago', { pid: process.pid, at: NOW - 3_600_000 }],
    ['hangs, by the age of its lock', { pid: process.pid, started: '7', at: NOW - 3_600_000 }],
    ['is not named in it', '{"pid":'],
  ])('is taken over from a process that %s', (_what, holder) => {
    const directory = held(holder);
    const release = lockIn(directory)();
    expect(release).toBeDefined();
    expect(lockIn(directory)()).toBeUndefined();
    expect(readdirSync(directory)).toEqual(['sync.lock']);
  });

  it.each([
    ['with the same start', { pid: process.pid, started: '7', at: NOW - 60_000 }],
    ['that started a moment ago', { pid: process.pid, at: NOW - 1_000 }],
  ])('stays with a process that runs, %s', (_what, holder) => {
    expect(lockIn(held(holder))()).toBeUndefined();
  });
});
