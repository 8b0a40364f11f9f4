import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SyncLockOptions {
  readonly directory: string;
  /** What is to be done once at a time: `sync` by default. */
  readonly name?: string;
  /** When a process started, as the system tells it; undefined where it is gone or the system does not tell. */
  readonly processStart: (pid: number) => string | undefined;
  readonly clock: () => number;
  /** A process that has the lock longer hangs, and holds nobody up. Half an hour by default: time-outs end what takes it. */
  readonly maxAgeMs?: number;
}

interface Holder {
  readonly pid: number;
  /** A number alone may have been given to another process since. */
  readonly started?: string;
  readonly at: number;
}

/** Takes the lock, and gives what lets it go; undefined where a process that runs has it. Never waits. */
export type SyncLock = () => (() => void) | undefined;

const MAX_AGE_MS = 30 * 60_000;

function holderIn(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    const isHolder = typeof holder.pid === 'number' && typeof holder.at === 'number';
    return isHolder ? (holder as Holder) : undefined;
  } catch {
    return undefined; // gone, or damaged: nobody holds it
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * One sync at a time in a repository, or one sweep. A lock whose process is gone, or that is too old, is taken over: moved away first, so that
 * of two who find it stale only one goes on. It saves work; that nothing is lost does not hang on it.
 */
export function createSyncLock(options: SyncLockOptions): SyncLock {
  const { directory, processStart, clock, name = 'sync', maxAgeMs = MAX_AGE_MS } = options;
  const file = join(directory, `${name}.lock`);
  const own = `${file}.${process.pid}`;

  const isHeld = (holder: Holder | undefined): boolean => {
    if (holder === undefined || !runs(holder.pid)) return false;
    if (Math.abs(clock() - holder.at) >= maxAgeMs) return false; // a time to come is a clock that was set back
    return holder.started === undefined || processStart(holder.pid) === holder.started;
  };

  /** A link is made whole or not at all, and not over one that is there. */
  const put = (source: string): boolean => {
    try {
      linkSync(source, file);
      return true;
    } catch {
      return false;
    }
  };

  const moveStaleAway = (): boolean => {
    const moved = `${own}.stale`;
    try {
      renameSync(file, moved);
    } catch {
      return true; // somebody else has
    }
    const wasHeld = isHeld(holderIn(moved)); // by one who was faster than we
    if (wasHeld) put(moved);
    rmSync(moved, { force: true });
    return !wasHeld;
  };

  /** Not where another one has taken it over meanwhile. */
  const letGo = ({ pid, at }: Holder): void => {
    const now = holderIn(file);
    if (now?.pid === pid && now.at === at) rmSync(file, { force: true });
  };

  return () => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const started = processStart(process.pid);
    const holder: Holder = { pid: process.pid, at: clock(), ...(started === undefined ? {} : { started }) };
    writeFileSync(own, JSON.stringify(holder), { mode: 0o600 });
    try {
      const taken = put(own) || (!isHeld(holderIn(file)) && moveStaleAway() && put(own));
      return taken ? () => letGo(holder) : undefined;
    } finally {
      rmSync(own, { force: true });
    }
  };
}
