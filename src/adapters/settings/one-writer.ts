import { closeSync, linkSync, lstatSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CsError } from '../../domain/errors.ts';

/** A file is read and written in well under a millisecond: who takes longer was killed, or stopped. */
const STALE_MS = 2_000;
const MAX_WAIT_MS = 4_000;
const PAUSE_MS = 3;

/**
 * Reads and writes a small file of the user's while no other process of ours does, so that of two that change it at once none
 * is lost: `<file>.lock` is there meanwhile. Waits without letting anything else run, so the task must be short. Throws IO_FAILED where the
 * lock cannot be made or is not let go, and what the task throws.
 */
export function asOnlyWriter<T>(file: string, task: () => T): T {
  const lock = `${file}.lock`;
  take(file, lock);
  try {
    return task();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(file: string, lock: string): void {
  const endMs = performance.now() + MAX_WAIT_MS;
  while (!tryTake(file, lock)) {
    if (performance.now() >= endMs)
      throw new CsError('IO_FAILED', `${file} could not be written: another process is writing it`, {
        hint: `if there is none, remove ${lock}`,
      });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS * (0.5 + Math.random()));
  }
}

/** False where somebody has it. A stale one is taken away; then the next try decides, so that of two who see it one gets it. */
function tryTake(file: string, lock: string): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(lock, 'wx', 0o600));
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new CsError('IO_FAILED', `${file} could not be written`, { cause });
  }
  checkOurs(file, lock);
  if (isStale(lock)) moveStaleAway(lock);
  return false;
}

/** A clone may have brought something else by that name, which is not ours to remove. */
function checkOurs(file: string, lock: string): void {
  if (lstatSync(lock, { throwIfNoEntry: false })?.isFile() !== false) return;
  throw new CsError('IO_FAILED', `${file} could not be written: ${lock} is in the way`, {
    hint: `remove ${lock}`,
  });
}

function isStale(lock: string): boolean {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  // A lock of the future is one of a clock that was wrong: nobody holds it.
  return since !== undefined && Math.abs(Date.now() - since) > STALE_MS;
}

/** Moved first and looked at again: between the look and the move somebody faster may have taken the lock anew. That one goes back. */
function moveStaleAway(lock: string): void {
  const moved = `${lock}.${process.pid}`;
  try {
    renameSync(lock, moved);
    if (!isStale(moved)) linkSync(moved, lock);
  } catch {
    // somebody else has moved it away, or has the lock
  }
  rmSync(moved, { force: true });
}
