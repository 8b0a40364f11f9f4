import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** The packages an index of this kind needs: LanceDB, and the Arrow that it was built against. */
export interface LancePackages {
  readonly lance: typeof import('@lancedb/lancedb');
  readonly arrow: typeof import('apache-arrow');
}

const PACKAGE = '@lancedb/lancedb';

/** Whether LanceDB is to be found from one of these folders. Loads nothing. */
export function hasLance(folders: readonly string[]): boolean {
  return folders.some((folder) => resolvedFrom(folder) !== undefined);
}

function resolvedFrom(folder: string): string | undefined {
  try {
    return createRequire(join(folder, 'package.json')).resolve(PACKAGE);
  } catch {
    return undefined; // not installed there
  }
}

/**
 * LanceDB 0.31 waits for ever when it builds a full text of 100,000 rows with two threads, as many as a small machine has
 * cores; of 20,000 it does not. With four it takes two seconds.
 */
const MIN_THREADS = 4;

/**
 * Loads LanceDB from the first of some folders that has it, 75 to 100 ms; undefined where none has, or where its native
 * part does not run on this machine. It warns on stderr about things that are none of the user's (retries, deprecated
 * defaults), so it is told to speak of errors only, unless the user's own LANCEDB_LOG says otherwise.
 */
export function loadLance(folders: readonly string[]): LancePackages | undefined {
  for (const folder of folders) {
    const file = resolvedFrom(folder);
    if (file === undefined) continue;
    process.env['LANCEDB_LOG'] ??= 'error';
    process.env['LANCE_CPU_THREADS'] ??= String(Math.max(MIN_THREADS, availableParallelism()));
    try {
      const load = createRequire(file);
      return { lance: load(file), arrow: load('apache-arrow') };
    } catch {
      // Built for another system, or half installed: the next folder may have a better one.
    }
  }
  return undefined;
}
