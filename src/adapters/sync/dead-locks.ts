import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSyncLock, type SyncLockOptions } from './sync-lock.ts';

/** What takes a lock in a repository's folder. */
const NAMES = ['sync', 'reanchor', 'reindex', 'distil', 'flush', 'assess'];

/** Removes the locks of processes that are gone, each by taking it over; gives how many. Throws IO errors of the system. */
export function removeDeadLocks(options: Omit<SyncLockOptions, 'name'>): number {
  let removed = 0;
  for (const name of NAMES.filter((known) => existsSync(join(options.directory, `${known}.lock`)))) {
    const letGo = createSyncLock({ ...options, name })();
    letGo?.();
    if (letGo !== undefined) removed += 1;
  }
  return removed;
}
