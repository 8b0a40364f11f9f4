import { statSync } from 'node:fs';
import { CsError } from '../../domain/errors.ts';

/** What git says of a lock that is there (lockfile.c, unable_to_lock_message). */
const LOCKED = /Unable to create '([^']+\.lock)': File exists/;

/** Git holds a ref's lock for milliseconds. One that is older was left behind by a git that was killed, or by a clock that was wrong. */
const DEAD_LOCK_MS = 3_000;
/** An old one may be a new one on a disk with a clock of its own: so it is looked at twice. */
const DEAD_PATIENCE_MS = 100;

interface Watched {
  readonly path: string;
  /** Tells it from a later lock of the same name. */
  readonly which: string;
  readonly sinceMs: number;
  readonly lastMs: number;
  readonly isDead: boolean;
}

/** Locks that were in the way, by their path. One that was given up once is not waited for again. */
const watched = new Map<string, Watched>();

/** Throws REF_CONTENDED, which names the lock, where git says in `stderr` that one is in the way that has been the same for `patienceMs`. */
export function checkHeldLock(stderr: string, patienceMs: number): void {
  const path = LOCKED.exec(stderr)?.[1];
  const lock = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
  if (path === undefined || lock === undefined) return;
  const which = `${lock.ino} ${lock.mtimeMs}`;
  const lastMs = performance.now();
  const before = watched.get(path);
  const sinceMs = before?.which === which ? before.sinceMs : lastMs;
  const isDead = Math.abs(Date.now() - lock.mtimeMs) > DEAD_LOCK_MS;
  const now: Watched = { path, which, sinceMs, lastMs, isDead };
  watched.set(path, now);
  if (lastMs - sinceMs >= Math.min(patienceMs, isDead ? DEAD_PATIENCE_MS : patienceMs)) throw held(now);
}

/** Why a write was given up that began at `startedMs` (performance.now()): a lock that was in its way. Undefined where none was. */
export function lockMetSince(startedMs: number): CsError | undefined {
  const lock = [...watched.values()].find(({ lastMs }) => lastMs >= startedMs);
  return lock === undefined ? undefined : held(lock);
}

function held({ path, isDead }: Watched): CsError {
  return new CsError(
    'REF_CONTENDED',
    `${isDead ? 'a git process that is gone left' : 'another git process holds'} ${path}`,
    {
      hint: `nothing was written; if no git process is running here: rm '${path}'`,
    },
  );
}
