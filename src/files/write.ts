import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { GarbageKind } from '../core/background.ts';
import { attempt, hasShape, type Shape } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import { DAY_MS } from '../core/time.ts';

/** The value of a JSON file, to be checked; undefined where it is not there, or damaged. */
export const readJsonFile = (file: string): unknown => attempt(() => JSON.parse(readFileSync(file, 'utf8')));

/** What a JSON file of ours says, where it has such fields, or is what a test says; undefined where it is not there, is damaged, or another version wrote it otherwise. */
export function readShaped<T>(file: string, shape: Shape | ((value: unknown) => boolean)): T | undefined {
  const value = readJsonFile(file);
  if (value === undefined) return undefined;
  const isOne = typeof shape === 'function' ? shape(value) : hasShape(value, shape);
  return isOne ? (value as T) : undefined;
}

/** Writes a value as JSON, as `writeWhole` does. */
export const writeJsonFile = (file: string, value: unknown): void =>
  writeWhole(file, `${JSON.stringify(value)}\n`);

/** Writes a file of mode 0600 in a folder of mode 0700, whole or not at all. Throws what the file system throws. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text, { mode: 0o600 });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true }); // on a full disk half of it is there
    throw error;
  }
}

/** The same, but a file that says so already is only touched: to replace one takes as long as all else that a capture does with files. */
export function writeIfChanged(file: string, text: string): void {
  const nowS = Date.now() / 1_000;
  const isSame = attempt(
    () => readFileSync(file, 'utf8') === text && utimesSync(file, nowS, nowS) === undefined,
    false,
  );
  if (!isSame) writeWhole(file, text);
}

/** What a path leads to: a dotfile may be a link, and stays one. A dangling one is not followed: a clone may have it lead anywhere. */
export const targetOf = (file: string): string => attempt(() => realpathSync(file), file); // not there yet

/** The text of a file; an empty one where there is none. Throws IO_FAILED. */
export function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR'].includes((cause as NodeJS.ErrnoException).code ?? '')) return '';
    throw new CsError('IO_FAILED', `${file} could not be read`, { cause });
  }
}

/** Replaces a file that is no link at once; no clone can plant a link at its draft's name. Throws what the system says; the file is as it was. */
export function replaceFile(target: string, text: string | Uint8Array, mode: number | undefined): void {
  const beside = `${target}.${randomBytes(8).toString('hex')}.tmp`;
  try {
    const flush = existsSync(target); // else a power cut has nothing to lose
    writeFileSync(beside, text, { mode: mode ?? 0o666, flag: 'wx', flush });
    if (mode !== undefined) chmodSync(beside, mode); // whatever the umask says
    renameSync(beside, target);
  } catch (error) {
    removeQuietly(beside);
    throw error;
  }
}

/** The permissions of a file; undefined where there is none. */
export function modeOf(target: string): number | undefined {
  const mode = statSync(target, { throwIfNoEntry: false })?.mode;
  return mode === undefined ? undefined : mode & 0o777;
}

/** Replaces a file at once: readers have the old or the new one. Private: 0600; a shared one stays as open as it was. Throws IO_FAILED. */
export function writeAtOnce(
  file: string,
  text: string | Uint8Array,
  { isPrivate }: { readonly isPrivate: boolean },
): void {
  const target = targetOf(file);
  try {
    mkdirSync(dirname(target), { recursive: true, ...(isPrivate ? { mode: 0o700 } : {}) });
    replaceFile(target, text, isPrivate ? 0o600 : modeOf(target));
  } catch (cause) {
    throw new CsError('IO_FAILED', `${file} could not be written`, { cause });
  }
}

/** Removes a file that may not be there: below something that is no folder there is none, and node throws for it all the same. */
export const removeQuietly = (file: string): void => attempt(() => rmSync(file, { force: true }));

/** A file is read and written in well under a millisecond: who takes longer was killed, or stopped. */
const STALE_MS = 2_000;
/** Hooks of one session run at the same time; on a busy machine one may wait for a core meanwhile. */
const HOOK_WAIT_MS = 250;
const PAUSE_MS = 3;

/** Does a short task alone, by the file of a lock; where nobody lets go in time, or nothing can be written here, beside others. */
export function alone<T>(lock: string, task: () => T): T {
  const isOurs = attempt(() => isMade(lock, HOOK_WAIT_MS), false);
  try {
    return task();
  } finally {
    // By the plainest call: rmSync loads a module of node for it. Somebody may have taken it for one that was left behind.
    if (isOurs) attempt(() => unlinkSync(lock));
  }
}

/** Makes a lock, waiting so long; false where somebody has it. A stale one goes, and the next try decides. Throws what else is in the way. */
export function isMade(lock: string, maxWaitMs: number): boolean {
  const endMs = performance.now() + maxWaitMs;
  do {
    try {
      closeSync(openSync(lock, 'wx', 0o600));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (isStale(lock)) moveStaleAway(lock);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS * (0.5 + Math.random()));
  } while (performance.now() < endMs);
  return false;
}

function isStale(lock: string): boolean {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  // A lock of the future is one of a clock that was wrong: nobody holds it.
  return since !== undefined && Math.abs(Date.now() - since) > STALE_MS;
}

/** Moved first and looked at again: between the look and the move somebody faster may have taken the lock anew. That one goes back. */
function moveStaleAway(lock: string): void {
  const moved = `${lock}.${process.pid}`;
  // Where it throws, somebody else has moved it away, or has the lock.
  attempt(() => {
    renameSync(lock, moved);
    if (!isStale(moved)) linkSync(moved, lock);
  });
  rmSync(moved, { force: true });
}

/** What a name in a folder is; undefined for one that is left alone. `names`: all that stand beside it. */
export type KindOf = (name: string, names: readonly string[]) => GarbageKind | undefined;

/** What nothing has touched since a time, of what `kindOf` names, in one folder. What cannot be looked at is not found. */
export function* oldFiles(directory: string, beforeMs: number, kindOf: KindOf) {
  const names = entryNames(directory);
  for (const name of names) {
    const kind = kindOf(name, names);
    const path = join(directory, name);
    const found = kind && measure(path);
    if (kind && found && found.touchedMs <= beforeMs) yield { kind, path, bytes: found.bytes };
  }
}

/** Removes a file, or a folder with all that is in it; false where that cannot be: no right to, or a read-only disk. */
export const isRemoved = (path: string): boolean =>
  attempt(() => rmSync(path, { recursive: true, force: true }) === undefined, false);

/** The names of what is in a folder; none where there is no such folder. */
export const entryNames = (directory: string): readonly string[] => attempt(() => readdirSync(directory), []);

/** Bytes of a file, or of all below a folder; 0 where there is none. */
export const bytesBelow = (path: string): number => measure(path)?.bytes ?? 0;

/** The size of a file, or of all below a folder, and when the newest of it was written. A link counts as itself. Undefined for what is gone. */
function measure(path: string): Readonly<{ bytes: number; touchedMs: number }> | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  const below = stat.isDirectory() ? entryNames(path).map((name) => measure(join(path, name))) : [];
  // A folder is touched by whoever removes something from it: what is in it tells more.
  const own = below.length > 0 ? 0 : stat.mtimeMs;
  const touchedMs = below.reduce((newest, it) => Math.max(newest, it?.touchedMs ?? 0), own);
  const ownBytes = stat.isDirectory() ? 0 : stat.size;
  return { touchedMs, bytes: below.reduce((sum, it) => sum + (it?.bytes ?? 0), ownBytes) };
}

/** Whether something is due that is done once a day here, by the time of an empty file, which is set anew then. True where that cannot be written. */
export function isDueToday(mark: string, nowMs: number): boolean {
  const sinceMs = nowMs - attempt(() => statSync(mark).mtimeMs, Number.NEGATIVE_INFINITY); // it was never done
  if (sinceMs >= 0 && sinceMs < DAY_MS) return false;
  // A disk that is full or read-only holds no session up.
  attempt(() => {
    mkdirSync(dirname(mark), { recursive: true, mode: 0o700 });
    closeSync(openSync(mark, 'a', 0o600));
    utimesSync(mark, nowMs / 1_000, nowMs / 1_000);
  });
  return true;
}
