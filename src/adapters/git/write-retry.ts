import { CsError } from '../../domain/errors.ts';
import { NOTES_PREFIX } from '../../domain/namespace.ts';
import type { WriteResult } from '../../ports.ts';
import { lockMetSince } from './held-lock.ts';
import type { RefMove } from './refs.ts';

const MIN_PAUSE_MS = 5;
const MAX_PAUSE_MS = 200;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What was to be moved, and whether it was: `contended` where somebody else was first or is at it. */
export interface Tried {
  readonly moves: readonly RefMove[];
  readonly contended: boolean;
}

export interface RetryOptions {
  readonly maxWaitMs: number;
  readonly startedAt: number;
}

/**
 * Tries until the write goes through or `maxWaitMs` since `startedAt` are over, with a pause that doubles and is drawn by chance.
 * Throws REF_CONTENDED then, which names the lock that was in the way, where there was one, and nothing was written; and what `write` throws.
 */
export async function retryWrite(write: () => Promise<Tried>, options: RetryOptions): Promise<WriteResult> {
  for (let retries = 0; ; retries += 1) {
    const { moves, contended } = await write();
    if (!contended) {
      const refs = moves.map(({ ref, to }) => ({ namespace: ref.slice(NOTES_PREFIX.length), oid: to }));
      return { refs, retries };
    }
    if (performance.now() - options.startedAt > options.maxWaitMs)
      throw lockMetSince(options.startedAt) ?? contention(retries + 1, options);
    await sleep(Math.random() * Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** Math.min(retries, 6)));
  }
}

function contention(tries: number, { maxWaitMs }: RetryOptions): CsError {
  const message = `other writers moved the notes refs ${tries} times in ${maxWaitMs} ms`;
  return new CsError('REF_CONTENDED', message, { hint: 'nothing was written; try again' });
}
