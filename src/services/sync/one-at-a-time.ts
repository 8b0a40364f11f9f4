import { CsError } from '../../domain/errors.ts';

/** Takes the place of the one who syncs in this repository, and gives what lets it go; undefined where it is taken. */
export type Lock = () => (() => void) | undefined;

const PAUSE_MS = 100;

/**
 * Does something while no other sync is at work in the repository: two would read and write the record of what was
 * taken in by turns. Waits for the other one. Throws REF_CONTENDED after `maxWaitMs`.
 */
export async function oneAtATime<T>(
  lock: Lock,
  { maxWaitMs, waiting }: { readonly maxWaitMs: number; readonly waiting: () => void },
  work: () => Promise<T>,
): Promise<T> {
  const release = lock() ?? (await waitFor(lock, maxWaitMs, waiting));
  try {
    return await work();
  } finally {
    release();
  }
}

async function waitFor(lock: Lock, maxWaitMs: number, waiting: () => void): Promise<() => void> {
  waiting();
  const startedAt = performance.now();
  while (performance.now() - startedAt < maxWaitMs) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const release = lock();
    if (release !== undefined) return release;
  }
  throw new CsError('REF_CONTENDED', 'another sync is running in this repository', {
    hint: 'nothing was done; try again when it has ended',
  });
}
