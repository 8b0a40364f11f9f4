import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Nobody writes that long: what is older was left behind, also by a process whose number lives on as another. */
const STALE_MS = 30_000;
const MIN_PAUSE_MS = 4;
/** Who has waited long looks less often: 64 that look every 14 ms are 4,500 looks a second beside the one that writes. */
const MAX_PAUSE_MS = 100;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits for our turn to write, for at most `maxWaitMs`, and gives what ends it. A queue, not a guard: the refs are moved
 * by compare-and-swap all the same, so who gets no turn (time is up, the folder is not there or cannot be written)
 * just tries. Without it 64 writers redo each other's work: of 64 that read the same commit one wins.
 */
export async function takeTurn(folder: string, maxWaitMs: number): Promise<() => void> {
  const path = join(folder, 'write.lock');
  const endsAt = performance.now() + maxWaitMs;
  let pauseMs = MIN_PAUSE_MS;
  do {
    const taken = tryTake(path);
    if (taken !== 'held') return taken;
    await sleep(pauseMs * (0.5 + Math.random()));
    pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 1.5);
  } while (performance.now() < endsAt);
  return () => {};
}

function tryTake(path: string): (() => void) | 'held' {
  try {
    writeNew(path, String(process.pid));
    return () => rmSync(path, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return () => {};
    if (isStale(path)) rmSync(path, { force: true }); // two may do so at once: then two go on, and one of them wins
    return 'held';
  }
}

/** On a full disk the file is made and stays empty: then it goes again, since nobody knows whose it is. */
function writeNew(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, text);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

function isStale(path: string): boolean {
  try {
    if (Math.abs(Date.now() - statSync(path).mtimeMs) > STALE_MS) return true; // a time to come is a clock that was wrong
    const pid = Number(readFileSync(path, 'utf8'));
    return pid > 0 && !isRunning(pid);
  } catch {
    return false; // gone in between
  }
}

/** A process of another user answers EPERM, and is there. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
