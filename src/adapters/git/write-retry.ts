import { statSync } from 'node:fs';
import { join } from 'node:path';
import { CsError } from '../../domain/errors.ts';
import { NOTES_PREFIX } from '../../domain/namespace.ts';
import type { WriteResult } from '../../ports.ts';
import type { RefMove } from './refs.ts';

const MIN_PAUSE_MS = 5;
const MAX_PAUSE_MS = 200;

/** Git holds a ref's lock for milliseconds. One that is older was left behind by a git that was killed, or by a clock that was wrong. */
const DEAD_LOCK_MS = 3_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What was to be moved, and whether it was: `contended` where somebody else was first or holds a lock. */
export interface Tried {
  readonly moves: readonly RefMove[];
  readonly contended: boolean;
}

export interface RetryOptions {
  readonly maxWaitMs: number;
  readonly startedAt: number;
  readonly commonDir: string;
}

/**
 * Tries until the write goes through or `maxWaitMs` since `startedAt` are over, with a pause that doubles and is drawn by chance.
 * Throws REF_CONTENDED, which names the lock that was in the way, where there was one; then nothing was written. A lock that nobody seems to hold is not waited for.
 */
export async function retryWrite(write: () => Promise<Tried>, options: RetryOptions): Promise<WriteResult> {
  for (let retries = 0; ; retries += 1) {
    const { moves, contended } = await write();
    if (!contended) {
      const refs = moves.map(({ ref, to }) => ({ namespace: ref.slice(NOTES_PREFIX.length), oid: to }));
      return { refs, retries };
    }
    const lock = lockOn(moves, options.commonDir);
    if (lock?.isDead === true || performance.now() - options.startedAt > options.maxWaitMs)
      throw contention(lock, retries + 1, options);
    await sleep(Math.random() * Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** Math.min(retries, 6)));
  }
}

/** The lock that is in the way of some moves, and whether it looks as if nobody held it. */
interface RefLock {
  readonly path: string;
  readonly isDead: boolean;
}

function lockOn(moves: readonly RefMove[], commonDir: string): RefLock | undefined {
  const files = [...moves.map(({ ref }) => ref), 'packed-refs', 'reftable/tables.list'];
  for (const file of files) {
    const path = join(commonDir, `${file}.lock`);
    const sinceMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (sinceMs !== undefined) return { path, isDead: Math.abs(Date.now() - sinceMs) > DEAD_LOCK_MS };
  }
  return undefined;
}

/** Why a write was given up, as it is told. */
function contention(lock: RefLock | undefined, tries: number, { maxWaitMs }: RetryOptions): CsError {
  if (lock === undefined)
    return new CsError(
      'REF_CONTENDED',
      `other writers moved the notes refs ${tries} times in ${maxWaitMs} ms`,
      {
        hint: 'nothing was written; try again',
      },
    );
  const how = lock.isDead ? 'a git that is gone left' : 'another git holds';
  return new CsError('REF_CONTENDED', `${how} ${lock.path}`, {
    hint: `nothing was written; if no git is at work here: rm '${lock.path}'`,
  });
}
