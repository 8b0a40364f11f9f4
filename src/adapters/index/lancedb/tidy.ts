import type { Table } from '@lancedb/lancedb';
import type { LanceDatabase } from './database.ts';
import { isTooLarge } from './size-guard.ts';

/** Many small files make a query slow (10,000 vectors in 6 files: 70 ms, in one: 28 ms). */
const MAX_WRITES = 24;
const MAX_AGE_MS = 24 * 60 * 60_000;
/** A reader that opened an old version has this long to finish. */
const KEEP_VERSIONS_MS = 10 * 60_000;
/** No hook and no search takes so long; nor does any one write, so what is older and belongs to no version is of nobody. */
const KEEP_LITTLE_MS = 60_000;

/** How often a table was written to since it was tidied last, and when that was. */
export interface Writes {
  readonly writes: number;
  readonly tidiedAt: number;
}

/** Whether a table was written to so often, or so long ago, that it should be tidied. */
export function isTidyDue({ writes, tidiedAt }: Writes, nowMs: number): boolean {
  return writes >= MAX_WRITES || (writes > 0 && nowMs - tidiedAt > MAX_AGE_MS);
}

/**
 * Joins small files, brings the table's own indexes up to date, and removes versions that nobody reads any more. Of a table that
 * takes too much (see `isTooLarge`) all goes that is a minute old and not of its rows as they are, also what killed writers left.
 */
export async function tidy(database: LanceDatabase, table: Table, nowMs: number): Promise<void> {
  await table.optimize({ cleanupOlderThan: new Date(nowMs - KEEP_VERSIONS_MS) });
  if (!(await isTooLarge(database, table))) return;
  await table.optimize({ cleanupOlderThan: new Date(nowMs - KEEP_LITTLE_MS), deleteUnverified: true });
}
