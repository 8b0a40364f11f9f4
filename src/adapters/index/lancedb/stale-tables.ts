import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VECTOR_STATE_FILE } from './vector-state.ts';
import { VECTOR_TABLES } from './vector-table.ts';

/**
 * Tells of a name in LanceDB's folder whether it is a table of ours that nothing reads. Of several embedders' tables the one stays that
 * the state names; where there is no state all stay, for one of them may be being made. Loads no LanceDB.
 */
export function staleTables(directory: string, wantsVectors: boolean): (name: string) => boolean {
  const current = wantsVectors ? currentTable(directory) : '';
  return (name) => {
    const [, table = ''] = /^(.+)\.lance$/.exec(name) ?? [];
    if (table.startsWith(VECTOR_TABLES)) return current !== undefined && table !== current;
    return /^text-v\d+-/.test(table); // an earlier version kept full text here
  };
}

function currentTable(directory: string): string | undefined {
  try {
    const { table } = JSON.parse(readFileSync(join(directory, VECTOR_STATE_FILE), 'utf8')) as {
      table?: unknown;
    };
    return typeof table === 'string' ? table : undefined;
  } catch {
    return undefined;
  }
}
