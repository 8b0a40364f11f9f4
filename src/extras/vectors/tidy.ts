import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Table } from '@lancedb/lancedb';
import { fieldsOf } from '../../core/basics.ts';
import { DAY_MS } from '../../core/time.ts';
import { bytesBelow, readJsonFile } from '../../files/write.ts';
import type { LanceDatabase } from './database.ts';
import { VECTOR_STATE_FILE, type VectorState } from './vector-state.ts';
import { VECTOR_TABLES } from './vector-table.ts';

/** So many times what a table's rows need (joined files stay for readers, full text takes as much as its words), beside so much in any case. */
const MOST_TIMES = 3;
export const SLACK_BYTES = 32 * 1024 * 1024;

/** Whether a table takes far more of this disk than its rows need (old versions, killed writers). Of a shared place nobody knows who is at it. */
export async function isTooLarge({ place }: LanceDatabase, table: Table): Promise<boolean> {
  if (place.isShared) return false;
  const bytes = bytesBelow(join(place.uri, `${table.name}.lance`));
  if (bytes <= SLACK_BYTES) return false;
  const { totalBytes } = await table.stats();
  return bytes > MOST_TIMES * totalBytes + SLACK_BYTES;
}

/** Many small files make a query slow (10,000 vectors in 6 files: 70 ms, in one: 28 ms). */
const MAX_WRITES = 24;
/** A reader that opened an old version has this long to finish. */
const KEEP_VERSIONS_MS = 10 * 60_000;
/** No hook and no search takes so long; nor does any one write, so what is older and belongs to no version is of nobody. */
const KEEP_LITTLE_MS = 60_000;

/** Whether a table was written to so often, or so long ago, that it should be tidied. */
export function isTidyDue({ writes, tidiedAt }: Pick<VectorState, 'writes' | 'tidiedAt'>, nowMs: number) {
  return writes >= MAX_WRITES || (writes > 0 && nowMs - tidiedAt > DAY_MS);
}

/** Joins small files, updates indexes, removes versions nobody reads; of a table too large all that is a minute old and not of its rows. */
export async function tidy(database: LanceDatabase, table: Table, nowMs: number): Promise<void> {
  await removeOtherModels(database, table);
  await table.optimize({ cleanupOlderThan: new Date(nowMs - KEEP_VERSIONS_MS) });
  if (!(await isTooLarge(database, table))) return;
  await table.optimize({ cleanupOlderThan: new Date(nowMs - KEEP_LITTLE_MS), deleteUnverified: true });
}

/** On a shared place somebody else may still use the other model. */
async function removeOtherModels(database: LanceDatabase, table: Table): Promise<void> {
  if (database.place.isShared) return;
  for (const name of await database.names()) {
    if (name.startsWith(VECTOR_TABLES) && name !== table.name) await database.drop(name);
  }
}

/** The folder of the LanceDB index among those of the repository. Its files are disposable. */
export const lanceDirectory = (homeDirectory: string): string => join(homeDirectory, 'index', 'lancedb');

/** Removes all of it, without LanceDB: a purge must work where the packages are gone. */
export function removeLanceDirectory(homeDirectory: string): void {
  rmSync(lanceDirectory(homeDirectory), { recursive: true, force: true });
}

/** Whether a name in LanceDB's folder is a table of ours that nothing reads: not the state's, or where there is none of any. Loads no LanceDB. */
export function staleTables(directory: string, wantsVectors: boolean): (name: string) => boolean {
  const current = wantsVectors ? currentTable(directory) : '';
  return (name) => {
    const [, table = ''] = /^(.+)\.lance$/.exec(name) ?? [];
    return table.startsWith(VECTOR_TABLES) && current !== undefined && table !== current;
  };
}

function currentTable(directory: string): string | undefined {
  const { table } = fieldsOf(readJsonFile(join(directory, VECTOR_STATE_FILE)));
  return typeof table === 'string' ? table : undefined;
}
