import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StoreProblem } from '../../ports.ts';

/** A git that is still running holds a lock for less than this, but for a huge `packed-refs`. */
const STALE_LOCK_MS = 10_000;
/**
 * Only what is older is removed by us: a reference-transaction hook that asks a server, or a `pack-refs` of very many refs on a slow
 * disk, has its lock for minutes, and would fail without it.
 */
const DEAD_LOCK_MS = 10 * 60_000;
/** More than a flush of a few learnings writes. */
const PROBE_BYTES = 64 * 1024;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'is not writable for you',
  EPERM: 'is not writable for you',
  EROFS: 'is on a read-only file system',
  ENOSPC: 'is on a disk that is full',
  EDQUOT: 'is on a disk where your quota is used up',
  ENOTDIR: 'is not a folder',
};

/**
 * What would keep notes and queues from being written, found by trying: a file is made and removed in each folder that a
 * flush writes to, under a name that git passes over. Empty where nothing is in the way.
 */
export function storeProblems(commonDir: string, nowMs: number): readonly StoreProblem[] {
  const folders = [
    ['objects'],
    existsSync(join(commonDir, 'reftable')) ? ['reftable'] : ['refs', 'notes', 'cs'],
  ];
  const queue = folderProblem(
    commonDir,
    ['cs-memory', 'sessions'],
    'nothing that is learned is kept until then',
  );
  const waits =
    queue.length > 0 ? 'nothing new is written until then' : 'what was learned waits in its queue until then';
  const blocked = [...folders.flatMap((parts) => folderProblem(commonDir, parts, waits)), ...queue];
  return [...blocked, ...staleLocks(commonDir, nowMs)];
}

/** A folder that is not there yet is made by the first write: then its nearest parent counts. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

function folderProblem(commonDir: string, parts: readonly string[], hint: string): StoreProblem[] {
  const folder = nearest(join(commonDir, ...parts));
  const probe = join(folder, `tmp_obj_cs-memory-${process.pid}.lock`);
  try {
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES), { flag: 'wx' });
    return [];
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    const what = `${folder} ${REASONS[code] ?? `cannot be written (${code})`}`;
    return [{ what, hint }];
  } finally {
    removeProbe(probe);
  }
}

function removeProbe(probe: string): void {
  try {
    rmSync(probe, { force: true });
  } catch {
    // it was never made
  }
}

/** Locks of a git that was killed, as far as their age tells (one of the future is of a clock that was wrong): nobody else removes them, and no ref moves until somebody does. */
function staleLocks(commonDir: string, nowMs: number): StoreProblem[] {
  const files = ['packed-refs.lock', 'reftable/tables.list.lock', ...noteLocks(commonDir)];
  return files
    .map((file) => join(commonDir, file))
    .map((path) => ({ path, ageMs: Math.abs(nowMs - modifiedMs(path, nowMs)) }))
    .filter(({ ageMs }) => ageMs > STALE_LOCK_MS)
    .map(({ path, ageMs }) => ({
      what: `${path} was left behind by a git that was killed`,
      ...(ageMs > DEAD_LOCK_MS
        ? { hint: `rm '${path}'`, lock: path }
        : { hint: `if no git process is running here: rm '${path}'` }),
    }));
}

/** Removes the locks that are so old that nobody can have them any more; gives how many. Throws what the system says. */
export function removeStaleLocks(commonDir: string, nowMs: number): number {
  const locks = staleLocks(commonDir, nowMs).flatMap(({ lock }) => lock ?? []);
  for (const lock of locks) rmSync(lock, { force: true });
  return locks.length;
}

function noteLocks(commonDir: string): string[] {
  return ['refs/notes/cs', 'refs/notes/cs-remote'].flatMap((folder) => {
    try {
      const names = readdirSync(join(commonDir, folder), { recursive: true, encoding: 'utf8' });
      return names.filter((name) => name.endsWith('.lock')).map((name) => join(folder, name));
    } catch {
      return []; // no note has been written, or fetched, yet
    }
  });
}

function modifiedMs(path: string, nowMs: number): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return nowMs; // no such lock
  }
}
