import { closeSync, mkdirSync, openSync, statSync, utimesSync } from 'node:fs';
import { dirname } from 'node:path';

const DAY_MS = 24 * 3_600_000;

/** Whether something is due that is done once a day here, by the time of an empty file, which is set anew then. True where that cannot be written. */
export function isDueToday(mark: string, nowMs: number): boolean {
  try {
    const sinceMs = nowMs - statSync(mark).mtimeMs;
    if (sinceMs >= 0 && sinceMs < DAY_MS) return false;
  } catch {
    // it was never done
  }
  try {
    mkdirSync(dirname(mark), { recursive: true, mode: 0o700 });
    closeSync(openSync(mark, 'a', 0o600));
    utimesSync(mark, nowMs / 1_000, nowMs / 1_000);
  } catch {
    // a disk that is full or read-only holds no session up
  }
  return true;
}
