import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CsError } from '../../domain/errors.ts';
import { NOTES_PREFIX } from '../../domain/namespace.ts';
import type { WriteResult } from '../../ports.ts';
import type { RefMove } from './refs.ts';

const MIN_PAUSE_MS = 5;
const MAX_PAUSE_MS = 200;

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
 * Throws REF_CONTENDED, which names the lock that was in the way, where there was one; then nothing was written.
 */
export async function retryWrite(write: () => Promise<Tried>, options: RetryOptions): Promise<WriteResult> {
  for (let retries = 0; ; retries += 1) {
    const { moves, contended } = await write();
    if (!contended) {
      const refs = moves.map(({ ref, to }) => ({ namespace: ref.slice(NOTES_PREFIX.length), oid: to }));
      return { refs, retries };
    }
    if (performance.now() - options.startedAt > options.maxWaitMs)
      throw contention(moves, retries + 1, options);
    await sleep(Math.random() * Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** Math.min(retries, 6)));
  }
}

/** Why a write was given up, as it is told. */
function contention(
  moves: readonly RefMove[],
  tries: number,
  { maxWaitMs, commonDir }: RetryOptions,
): CsError {
  const files = [...moves.map(({ ref }) => ref), 'packed-refs', 'reftable/tables.list'];
  const lock = files.map((file) => join(commonDir, `${file}.lock`)).find((path) => existsSync(path));
  if (lock === undefined)
    return new CsError(
      'REF_CONTENDED',
      `other writers moved the notes refs ${tries} times in ${maxWaitMs} ms`,
      {
        hint: 'nothing was written; try again',
      },
    );
  return new CsError('REF_CONTENDED', `another git holds ${lock}`, {
    hint: `nothing was written; if no git is at work here: rm '${lock}'`,
  });
}
