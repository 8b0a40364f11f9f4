import { createHash } from 'node:crypto';
import type { Table as TableFromLancedb } from '@lancedb/lancedb';
import type { Data, Field, FixedSizeList, Float32, Schema, Table } from 'apache-arrow';
import { dot, type Embedder } from '../../recall/ports.ts';
import type { LancePackages } from './database.ts';

type Arrow = LancePackages['arrow'];

const vectorType = (arrow: Arrow, dimension: number): FixedSizeList<Float32> =>
  new arrow.FixedSizeList(dimension, new arrow.Field('item', new arrow.Float32(), true));

// LanceDB's own `makeArrowTable` takes 140 µs a row of 512 numbers; columns made by hand take 10.

function textColumn(arrow: Arrow, values: readonly string[]): Data {
  const [data] = arrow.vectorFromArray([...values], new arrow.Utf8()).data;
  return data ?? arrow.makeData({ type: new arrow.Utf8(), length: 0, nullCount: 0 } as never);
}

function vectorColumn(arrow: Arrow, values: readonly Float32Array[], dimension: number): Data {
  const data = new Float32Array(values.length * dimension);
  for (const [index, vector] of values.entries()) data.set(vector, index * dimension);
  const child = arrow.makeData({ type: new arrow.Float32(), length: data.length, nullCount: 0, data });
  return arrow.makeData({ type: vectorType(arrow, dimension), length: values.length, nullCount: 0, child });
}

/** A table of columns that are in the order of the schema's fields. */
function tableOf(arrow: Arrow, schema: Schema, length: number, children: Data[]): Table {
  const data = arrow.makeData({ type: new arrow.Struct(schema.fields), length, nullCount: 0, children });
  return new arrow.Table(schema, [new arrow.RecordBatch(schema, data)]);
}

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
  const types = { key: text, id: text, passage: text, vector: vectorType(arrow, dimension) };
  return new arrow.Schema(
    Object.entries(types).map(([name, type]): Field => new arrow.Field(name, type, false)),
  );
}

/** Writes chunks; one that is there already is replaced, so that a write may be done again. */
export async function writeRows(
  table: TableFromLancedb,
  packages: LancePackages,
  rows: readonly VectorRow[],
  dimension: number,
): Promise<void> {
  if (rows.length === 0) return;
  const numbers = new Map<string, number>();
  const keys = rows.map(({ id, passage }) => {
    const number = numbers.get(id) ?? 0;
    numbers.set(id, number + 1);
    return `${id} ${passage} ${number}`;
  });
  const { arrow } = packages;
  const texts = [keys, rows.map(({ id }) => id), rows.map(({ passage }) => passage)];
  const vectors = rows.map(({ vector }) => vector);
  const data = tableOf(arrow, vectorSchema(packages, dimension), rows.length, [
    ...texts.map((values) => textColumn(arrow, values)),
    vectorColumn(arrow, vectors, dimension),
  ]);
  await table.mergeInsert('key').whenMatchedUpdateAll().whenNotMatchedInsertAll().execute(data);
}

/** A predicate with more names than this is slower than several queries. */
const NAMES_PER_QUERY = 500;

function* slices<T>(values: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size);
}

/** Which passages there are vectors of: id → passage keys; of some ids, or of all. */
export async function passagesIn(
  table: TableFromLancedb,
  ids?: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
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
    for (const some of slices(ids, NAMES_PER_QUERY))
      take((await ask().where(isOneOf('id', some)).toArrow()) as Table);
  return found;
}

/** Removes all chunks of some memories. */
export async function removeRows(table: TableFromLancedb, ids: readonly string[]): Promise<void> {
  for (const some of slices(ids, NAMES_PER_QUERY)) await table.delete(isOneOf('id', some));
}

/** The nearest chunks, best first, by dot product (cosine: two to three times as long) over all: 100,000 of 512 take 0.25 s; IVF-PQ is not built in 150 s. */
export async function nearestRows(
  table: TableFromLancedb,
  query: Float32Array,
  limit: number,
): Promise<NearRow[]> {
  const found = (await table
    .query()
    .nearestTo(query)
    .column('vector')
    .distanceType('dot')
    .select(['id', 'passage', '_distance'])
    .limit(limit)
    .toArrow()) as Table;
  const column = (name: string) => found.getChild(name);
  return Array.from({ length: found.numRows }, (_, row) => ({
    id: String(column('id')?.get(row)),
    passage: String(column('passage')?.get(row)),
    cosine: 1 - Number(column('_distance')?.get(row)),
  }));
}

/** The cosine of each chunk of some memories with a query. */
export async function cosinesOf(
  table: TableFromLancedb,
  query: Float32Array,
  ids: readonly string[],
): Promise<NearRow[]> {
  const rows: NearRow[] = [];
  for (const some of slices([...new Set(ids)], NAMES_PER_QUERY)) {
    const found = (await table
      .query()
      .where(isOneOf('id', some))
      .select(['id', 'passage', 'vector'])
      .toArrow()) as Table;
    const vectors = found.getChild('vector');
    for (let row = 0; row < found.numRows; row += 1) {
      const vector: Float32Array = vectors?.get(row)?.toArray() ?? new Float32Array(0);
      rows.push({
        id: String(found.getChild('id')?.get(row)),
        passage: String(found.getChild('passage')?.get(row)),
        cosine: dot(vector, query),
      });
    }
  }
  return rows;
}
