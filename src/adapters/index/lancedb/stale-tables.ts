import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEXT_TABLES } from './text-tables.ts';
import { VECTOR_STATE_FILE } from './vector-state.ts';
import { VECTOR_TABLES } from './vector-table.ts';

/** What the settings want LanceDB to keep in a folder. */
export interface WantedTables {
  readonly vectors: boolean;
  readonly fullText: boolean;
}

/**
 * Tells of a name in LanceDB's folder whether it is a table of ours that nothing reads. Of several embedders' tables the one stays that
 * the state names; where there is no state all stay, for one of them may be being made. Loads no LanceDB.
 */
export function staleTables(directory: string, wanted: WantedTables): (name: string) => boolean {
  const current = wanted.vectors ? currentTable(directory) : '';
  const texts = wanted.fullText ? Object.values<string>(TEXT_TABLES) : [];
  return (name) => {
    const [, table = ''] = /^(.+)\.lance$/.exec(name) ?? [];
    if (table.startsWith(VECTOR_TABLES)) return current !== undefined && table !== current;
    return /^text-v\d+-/.test(table) && !texts.includes(table);
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
