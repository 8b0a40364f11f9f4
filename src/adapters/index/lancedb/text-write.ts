import { randomUUID } from 'node:crypto';
import type { Table } from '@lancedb/lancedb';
import { isOneOf } from './arrow-columns.ts';
import type { LanceDatabase } from './database.ts';
import { isTooLarge } from './size-guard.ts';
import {
  memoriesData,
  TEXT_TABLES,
  type TextRow,
  type TextState,
  termsData,
  termsOf,
  textSchemas,
  writeState,
} from './text-tables.ts';
import type { TextView } from './text-view.ts';
import { isTidyDue, tidy } from './tidy.ts';

/** A full text that is much behind counts words wrongly. */
const MAX_UNTIDY_SHARE = 0.1;
const ROWS_PER_WRITE = 5000;
const NAMES_PER_QUERY = 500;

/** Rows that come, and those that they replace. */
export interface TextChange {
  readonly view: TextView;
  readonly rows: readonly TextRow[];
}

interface Tables {
  readonly memories: Table;
  readonly terms: Table;
}

/**
 * Writes a view's change into the tables. Readers see it with its last step, the state. What a writer that was killed
 * left beyond the state's versions is undone first. `fresh`: the tables are made anew.
 */
export async function writeText(
  database: LanceDatabase,
  { view, rows }: TextChange,
  nowMs: number,
): Promise<void> {
  const { snapshot } = view;
  const tables =
    snapshot === undefined ? await newTables(database) : await sameTables(database, snapshot.state);
  const holders = await changedHolders({ view, rows });
  await upsertRows(database, tables.memories, view, rows);
  await upsertTerms(database, tables.terms, holders);
  let state = await stateAfter(tables, { view, rows });
  if (snapshot === undefined) await makeTextIndex(database, tables.memories);
  const isMuch = rows.length + view.replaced.size > state.documents * MAX_UNTIDY_SHARE;
  const isDue = snapshot === undefined || isMuch || isTidyDue(state, nowMs);
  if (isDue || (await isTooLarge(database, tables.memories)) || (await isTooLarge(database, tables.terms))) {
    await tidy(database, tables.memories, nowMs);
    await tidy(database, tables.terms, nowMs);
    state = { ...state, writes: 0, tidiedAt: nowMs };
  }
  const stateTable =
    (snapshot === undefined ? undefined : await database.open(TEXT_TABLES.state)) ??
    (await database.create(TEXT_TABLES.state, textSchemas(database.packages()).state));
  await writeState(stateTable, database.packages(), { ...state, ...(await versionsOf(tables)) });
  await stateTable.optimize({ cleanupOlderThan: new Date(nowMs) });
}

async function newTables(database: LanceDatabase): Promise<Tables> {
  const schemas = textSchemas(database.packages());
  await database.drop(TEXT_TABLES.state);
  const memories = await database.create(TEXT_TABLES.memories, schemas.memories);
  return { memories, terms: await database.create(TEXT_TABLES.terms, schemas.terms) };
}

async function sameTables(database: LanceDatabase, state: TextState): Promise<Tables> {
  const open = async (name: string, version: number): Promise<Table> => {
    const table = await database.open(name);
    if (table === undefined) throw new Error(`the table ${name} is gone`);
    if ((await table.version()) !== version) {
      await table.checkout(version);
      await table.restore();
    }
    return table;
  };
  return {
    memories: await open(TEXT_TABLES.memories, state.memories),
    terms: await open(TEXT_TABLES.terms, state.terms),
  };
}

const versionsOf = async ({ memories, terms }: Tables): Promise<{ memories: number; terms: number }> => ({
  memories: await memories.version(),
  terms: await terms.version(),
});

/** How many documents hold each of the terms whose count changes, after the change. */
async function changedHolders({ view, rows }: TextChange): Promise<Map<string, number>> {
  const changes = new Map<string, number>();
  const count = (row: TextRow, by: number): void => {
    for (const term of termsOf(row).frequencies.keys()) changes.set(term, (changes.get(term) ?? 0) + by);
  };
  for (const row of rows) count(row, 1);
  for (const row of view.replaced.values()) count(row, -1);
  const terms = [...changes].filter(([, by]) => by !== 0).map(([term]) => term);
  const holders = new Map<string, number>();
  for (let start = 0; start < terms.length; start += NAMES_PER_QUERY) {
    const some = terms.slice(start, start + NAMES_PER_QUERY);
    const known = (await view.snapshot?.holders(some)) ?? new Map<string, number>();
    for (const term of some) holders.set(term, (known.get(term) ?? 0) + (changes.get(term) ?? 0));
  }
  return holders;
}

async function upsertRows(
  database: LanceDatabase,
  table: Table,
  { snapshot, replaced }: TextView,
  rows: readonly TextRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_WRITE) {
    const data = memoriesData(database.packages(), rows.slice(start, start + ROWS_PER_WRITE));
    if (snapshot === undefined) await table.add(data);
    else await table.mergeInsert('id').whenMatchedUpdateAll().whenNotMatchedInsertAll().execute(data);
  }
  const kept = new Set(rows.map(({ id }) => id));
  const gone = [...replaced.keys()].filter((id) => !kept.has(id));
  for (let start = 0; start < gone.length; start += NAMES_PER_QUERY)
    await table.delete(isOneOf('id', gone.slice(start, start + NAMES_PER_QUERY)));
}

async function upsertTerms(
  database: LanceDatabase,
  table: Table,
  holders: ReadonlyMap<string, number>,
): Promise<void> {
  if (holders.size === 0) return;
  const data = termsData(database.packages(), holders);
  await table.mergeInsert('term').whenMatchedUpdateAll().whenNotMatchedInsertAll().execute(data);
}

/** Our terms as they are: nothing is stemmed, folded or dropped a second time. */
async function makeTextIndex(database: LanceDatabase, table: Table): Promise<void> {
  const { Index } = database.packages().lance;
  const config = Index.fts({
    baseTokenizer: 'whitespace',
    withPosition: false,
    lowercase: false,
    stem: false,
    removeStopWords: false,
    asciiFolding: false,
    maxTokenLength: 1000,
  });
  await table.createIndex('words', { config });
}

async function stateAfter(tables: Tables, { view, rows }: TextChange): Promise<TextState> {
  const before = view.snapshot?.state;
  const old = [...view.replaced.values()];
  const documents = (some: readonly TextRow[]): number =>
    some.filter(({ memory }) => memory !== undefined).length;
  const length = (some: readonly TextRow[]): number =>
    some.reduce((sum, row) => sum + termsOf(row).length, 0);
  return {
    stamp: randomUUID(),
    refs: view.refs,
    documents: (before?.documents ?? 0) + documents(rows) - documents(old),
    totalLength: (before?.totalLength ?? 0) + length(rows) - length(old),
    ...(await versionsOf(tables)),
    writes: (before?.writes ?? 0) + 1,
    tidiedAt: before?.tidiedAt ?? 0,
  };
}
