import { createRequire } from 'node:module';
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
 * Loads LanceDB from the first of some folders that has it, 75 to 100 ms; undefined where none has, or where its native
 * part does not run on this machine. It warns on stderr about things that are none of the user's (retries, deprecated
 * defaults), so it is told to speak of errors only, unless the user's own LANCEDB_LOG says otherwise.
 */
export function loadLance(folders: readonly string[]): LancePackages | undefined {
  for (const folder of folders) {
    const file = resolvedFrom(folder);
    if (file === undefined) continue;
    process.env['LANCEDB_LOG'] ??= 'error';
    try {
      const load = createRequire(file);
      return { lance: load(file), arrow: load('apache-arrow') };
    } catch {
      // Built for another system, or half installed: the next folder may have a better one.
    }
  }
  return undefined;
}
