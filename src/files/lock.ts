import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt, defined } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import { alone, isMade, readShaped, writeJsonFile } from './write.ts';

/** `name`: what is to be done once at a time. A process that has the lock longer than `maxAgeMs` hangs, and holds nobody up. */
type SyncLockOptions = Readonly<{
  directory: string;
  name?: string;
  processStart?: (pid: number) => string | undefined;
  clock?: () => number;
  maxAgeMs?: number;
}>;

interface Holder {
  readonly pid: number;
  /** A number alone may have been given to another process since. */
  readonly started?: string;
  readonly at: number;
}

/** Takes the lock, and gives what lets it go; undefined where a process that runs has it. Never waits. */
export type SyncLock = () => (() => void) | undefined;

/** Half an hour by default: time-outs end what takes it. */
const MAX_AGE_MS = 30 * 60_000;

/** Undefined where it is gone, or damaged: nobody holds it. */
const holderIn = (file: string) =>
  readShaped<Holder>(file, { pid: 'number', at: 'number', started: '?text' });

/** When a process started; undefined: gone, unreaped (a container's first process may never reap), or not to be told cheaply. */
export const processStart = (pid: number): string | undefined =>
  attempt(() => {
    // Field 22 of /proc/<pid>/stat (proc(5)), counted behind the command's name, which may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return /^[ZXx]/.test(fields[0] ?? '') ? undefined : fields[19];
  });

/** Whether there is a process of this number, whoever's it is. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** One sync, or sweep, at a time. A lock of a dead process, or too old, is taken over. It only saves work. Throws what the file system throws. */
export function createSyncLock({
  directory,
  name = 'sync',
  maxAgeMs = MAX_AGE_MS,
  processStart: startOf = processStart,
  clock = Date.now,
}: SyncLockOptions): SyncLock {
  const file = join(directory, `${name}.lock`);

  const isHeld = (): boolean => {
    const holder = holderIn(file);
    if (holder === undefined || !isRunning(holder.pid)) return false;
    if (Math.abs(clock() - holder.at) >= maxAgeMs) return false; // a time to come is a clock that was set back
    return holder.started === undefined || startOf(holder.pid) === holder.started;
  };

  const take = () => {
    if (isHeld()) return undefined;
    const holder: Holder = { pid: process.pid, at: clock(), ...defined({ started: startOf(process.pid) }) };
    writeJsonFile(file, holder);
    return () => {
      const now = holderIn(file); // another one may have taken it over meanwhile
      if (now?.pid === holder.pid && now.at === holder.at) rmSync(file, { force: true });
    };
  };

  return () => {
    if (isHeld()) return undefined; // most tries of who waits end here
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return alone(`${file}.taking`, take);
  };
}

/** What takes a lock in a repository's folder. */
const NAMES = ['sync', 'reanchor', 'reindex', 'distil', 'flush', 'assess'];

/** Removes the locks of processes that are gone, each by taking it over; gives how many. Throws IO errors of the system. */
export function removeDeadLocks(directory: string): number {
  let removed = 0;
  for (const name of NAMES.filter((known) => existsSync(join(directory, `${known}.lock`)))) {
    const letGo = createSyncLock({ directory, name })();
    letGo?.();
    if (letGo !== undefined) removed += 1;
  }
  return removed;
}

const MAX_WAIT_MS = 4_000;

/** Changes a user's small file alone, by `<file>.lock`; blocks, so be short. Throws IO_FAILED where it cannot be locked, and what the task throws. */
export function asOnlyWriter<T>(file: string, task: () => T): T {
  const lock = `${file}.lock`;
  // A clone may have brought something else by that name, which is not ours to remove.
  const failed = (why: string, hint: string) =>
    new CsError('IO_FAILED', `${file} could not be written: ${why}`, { hint });
  if (lstatSync(lock, { throwIfNoEntry: false })?.isFile() === false)
    throw failed(`${lock} is in the way`, `remove ${lock}`);
  let isOurs: boolean;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    isOurs = isMade(lock, MAX_WAIT_MS);
  } catch (cause) {
    throw new CsError('IO_FAILED', `${file} could not be written`, { cause });
  }
  if (!isOurs) throw failed('another process is writing it', `if there is none, remove ${lock}`);
  try {
    return task();
  } finally {
    rmSync(lock, { force: true });
  }
}
