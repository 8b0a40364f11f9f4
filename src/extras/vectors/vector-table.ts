import { createHash } from 'node:crypto';
import type { Table as TableFromLancedb } from '@lancedb/lancedb';
import type { Field, Schema, Table } from 'apache-arrow';
import { inParts } from '../../core/basics.ts';
import { dot, type Embedder } from '../../recall/ports.ts';
import type { LancePackages } from './database.ts';

/** A text as SQL spells it: an id stands in a note that anybody may have written. */
const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** `column IN (…)`; false for an empty list. */
function isOneOf(column: string, values: readonly string[]): string {
  return values.length === 0 ? 'false' : `${column} IN (${values.map(quoted).join(', ')})`;
}

export interface VectorRow {
  readonly id: string;
  /** Names the passage that it was made from; see `passageKey`. */
  readonly passage: string;
  readonly vector: Float32Array;
}

export type NearRow = Readonly<{ id: string; passage: string; cosine: number }>;

/** All tables of vectors begin so. The rest names format, model and dimension: vectors of two models never mix. */
export const VECTOR_TABLES = 'vectors-';
const FORMAT = 1;

/** The name of an embedder's table. */
export function vectorTableName({ id, dimension }: Pick<Embedder, 'id' | 'dimension'>): string {
  const model = createHash('sha256').update(id).digest('hex').slice(0, 12);
  return `${VECTOR_TABLES}v${FORMAT}-${model}-${dimension}`;
}

export function vectorSchema({ arrow }: LancePackages, dimension: number): Schema {
  const text = new arrow.Utf8();
  const vector = new arrow.FixedSizeList(dimension, new arrow.Field('item', new arrow.Float32(), true));
  return new arrow.Schema(
    Object.entries({ key: text, id: text, passage: text, vector }).map(
      ([name, type]): Field => new arrow.Field(name, type, false),
    ),
  );
}

/** Writes chunks; one that is there already is replaced, so that a write may be done again. */
export async function writeRows(table: TableFromLancedb, rows: readonly VectorRow[]): Promise<void> {
  if (rows.length === 0) return;
  const numbers = new Map<string, number>();
  const data = rows.map(({ id, passage, vector }) => {
    const number = numbers.get(id) ?? 0;
    numbers.set(id, number + 1);
    return { key: `${id} ${passage} ${number}`, id, passage, vector };
  });
  await table.mergeInsert('key').whenMatchedUpdateAll().whenNotMatchedInsertAll().execute(data);
}

/** A predicate with more names than this is slower than several queries. */
const NAMES_PER_QUERY = 500;

/** Which passages there are vectors of: id → passage keys; of some ids, or of all. */
export async function passagesIn(table: TableFromLancedb, ids?: readonly string[]) {
  const found = new Map<string, Set<string>>();
  const take = (rows: Table): void => {
    const [idColumn, passages] = [rows.getChild('id'), rows.getChild('passage')];
    for (let row = 0; row < rows.numRows; row += 1) {
      const id = String(idColumn?.get(row));
      found.set(id, (found.get(id) ?? new Set()).add(String(passages?.get(row))));
    }
  };
  const ask = () => table.query().select(['id', 'passage']);
  if (ids === undefined) take((await ask().toArrow()) as Table);
  else
    for (const some of inParts(ids, NAMES_PER_QUERY))
      take((await ask().where(isOneOf('id', some)).toArrow()) as Table);
  return found;
}

/** Removes all chunks of some memories. */
export async function removeRows(table: TableFromLancedb, ids: readonly string[]): Promise<void> {
  for (const some of inParts(ids, NAMES_PER_QUERY)) await table.delete(isOneOf('id', some));
}

/** The nearest chunks, best first, by dot product (cosine: two to three times as long) over all: 100,000 of 512 take 0.25 s; IVF-PQ is not built in 150 s. */
export async function nearestRows(
  table: TableFromLancedb,
  query: Float32Array,
  limit: number,
): Promise<NearRow[]> {
  const found = await table
    .query()
    .nearestTo(query)
    .column('vector')
    .distanceType('dot')
    .select(['id', 'passage', '_distance'])
    .limit(limit)
    .toArray();
  return found.map(({ id, passage, _distance }) => ({ id, passage, cosine: 1 - _distance }));
}

/** The cosine of each chunk of some memories with a query. */
export async function cosinesOf(table: TableFromLancedb, query: Float32Array, ids: readonly string[]) {
  const rows: NearRow[] = [];
  for (const some of inParts([...new Set(ids)], NAMES_PER_QUERY)) {
    const asked = table.query().where(isOneOf('id', some)).select(['id', 'passage', 'vector']);
    for (const { id, passage, vector } of await asked.toArray())
      rows.push({ id, passage, cosine: dot(vector.toArray(), query) });
  }
  return rows;
}
