import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { FindGarbage, Garbage, GarbageKind, RemoveGarbage } from '../core/background.ts';

/** The size of a file, or of all below a folder, and when the newest of it was written. */
interface Measured {
  readonly bytes: number;
  readonly touchedMs: number;
}

export interface OldFiles {
  readonly directory: string;
  readonly maxAgeMs: number;
  /** What a name is; undefined for one that is left alone. `names`: all that stand beside it. */
  readonly kindOf: (name: string, names: readonly string[]) => GarbageKind | undefined;
}

/** What nothing has touched for `maxAgeMs`, of what `kindOf` names, in one folder. */
export function createFindOldFiles({ directory, maxAgeMs, kindOf }: OldFiles): FindGarbage {
  return function* (nowMs) {
    const names = namesIn(directory);
    for (const name of names) {
      const kind = kindOf(name, names);
      const path = join(directory, name);
      const found = kind === undefined ? undefined : measure(path);
      if (kind !== undefined && found !== undefined && nowMs - found.touchedMs >= maxAgeMs)
        yield { kind, path, bytes: found.bytes };
    }
  };
}

/** See the port. */
export const removeGarbage: RemoveGarbage = ({ path }: Garbage) => {
  try {
    rmSync(path, { recursive: true, force: true });
    return true;
  } catch {
    return false; // no right to, or a read-only disk
  }
};

function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch {
    return []; // there is none
  }
}

/** A link counts as itself: nothing is followed. Undefined for what is gone in this very moment. */
function measure(path: string): Measured | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  const below = stat.isDirectory() ? namesIn(path).map((name) => measure(join(path, name))) : [];
  // A folder is touched by whoever removes something from it: what is in it tells more.
  const own = below.length > 0 ? 0 : stat.mtimeMs;
  return below.reduce<Measured>(
    (sum, it) => ({
      bytes: sum.bytes + (it?.bytes ?? 0),
      touchedMs: Math.max(sum.touchedMs, it?.touchedMs ?? 0),
    }),
    { bytes: stat.isDirectory() ? 0 : stat.size, touchedMs: own },
  );
}

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
