import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Table } from '@lancedb/lancedb';
import type { LanceDatabase } from './database.ts';

/**
 * A table may take so many times what its rows need: the files that were joined last stay beside the new one for readers,
 * and the full text takes about as much as its words. Beside that, so much that a small table is never looked at twice.
 */
const MOST_TIMES = 3;
export const SLACK_BYTES = 32 * 1024 * 1024;

/**
 * Whether a table's files take far more of this machine's disk than its rows need: old versions of many writes, and what
 * writers left that were killed. Only of a folder that nobody else writes to; of a shared place nobody knows who is at it.
 */
export async function isTooLarge({ place }: LanceDatabase, table: Table): Promise<boolean> {
  if (place.isShared) return false;
  const bytes = bytesBelow(join(place.uri, `${table.name}.lance`));
  if (bytes <= SLACK_BYTES) return false;
  const { totalBytes } = await table.stats();
  return bytes > MOST_TIMES * totalBytes + SLACK_BYTES;
}

function bytesBelow(folder: string): number {
  let bytes = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stat?.isFile()) bytes += stat.size;
  }
  return bytes;
}
