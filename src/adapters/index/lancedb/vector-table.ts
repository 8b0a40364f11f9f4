import { createHash } from 'node:crypto';
import type { Table } from '@lancedb/lancedb';
import type { Table as ArrowTable, Schema } from 'apache-arrow';
import type { Embedder } from '../../../ports/embedder.ts';
import { columnsOf, isOneOf, schemaOf, tableOf, textType, vectorType } from './arrow-columns.ts';
import type { LancePackages } from './packages.ts';

/** One chunk of a memory's passage. */
export interface VectorRow {
  readonly id: string;
  /** Names the passage that it was made from; see `passageKey`. */
  readonly passage: string;
  readonly vector: Float32Array;
}

/** A chunk, and how near it is to a query. */
export interface NearRow {
  readonly id: string;
  readonly passage: string;
  readonly cosine: number;
}

/** All tables of vectors begin so. The rest names format, model and dimension: vectors of two models never mix. */
export const VECTOR_TABLES = 'vectors-';
const FORMAT = 1;

/** The name of an embedder's table. */
export function vectorTableName({ id, dimension }: Pick<Embedder, 'id' | 'dimension'>): string {
  const model = createHash('sha256').update(id).digest('hex').slice(0, 12);
  return `${VECTOR_TABLES}v${FORMAT}-${model}-${dimension}`;
}

export function vectorSchema({ arrow }: LancePackages, dimension: number): Schema {
  const text = textType(arrow);
  return schemaOf(arrow, { key: text, id: text, passage: text, vector: vectorType(arrow, dimension) });
}

/** Writes chunks; one that is there already is replaced, so that a write may be done again. */
export async function writeRows(
  table: Table,
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
  const columns = columnsOf(packages.arrow);
  const data = tableOf(packages.arrow, vectorSchema(packages, dimension), rows.length, [
    columns.text(keys),
    columns.text(rows.map(({ id }) => id)),
    columns.text(rows.map(({ passage }) => passage)),
    columns.vectors(
      rows.map(({ vector }) => vector),
      dimension,
    ),
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
  table: Table,
  ids?: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>();
  const take = (rows: ArrowTable): void => {
    const [idColumn, passages] = [rows.getChild('id'), rows.getChild('passage')];
    for (let row = 0; row < rows.numRows; row += 1) {
      const id = String(idColumn?.get(row));
      const known = found.get(id);
      if (known === undefined) found.set(id, new Set([String(passages?.get(row))]));
      else known.add(String(passages?.get(row)));
    }
  };
  const ask = () => table.query().select(['id', 'passage']);
  if (ids === undefined) take((await ask().toArrow()) as ArrowTable);
  else
    for (const some of slices(ids, NAMES_PER_QUERY))
      take((await ask().where(isOneOf('id', some)).toArrow()) as ArrowTable);
  return found;
}

/** Removes all chunks of some memories. */
export async function removeRows(table: Table, ids: readonly string[]): Promise<void> {
  for (const some of slices(ids, NAMES_PER_QUERY)) await table.delete(isOneOf('id', some));
}

/**
 * The chunks nearest to a query, best first. Vectors have length 1, so that the dot product is the cosine (which LanceDB
 * itself takes two to three times as long for). Every vector is looked at: 100,000 of 512 numbers take 0.16 to 0.25 s on two
 * cores, and an approximate index over them (IVF-PQ) was not built in two and a half minutes.
 */
export async function nearestRows(table: Table, query: Float32Array, limit: number): Promise<NearRow[]> {
  const found = (await table
    .query()
    .nearestTo(query)
    .column('vector')
    .distanceType('dot')
    .select(['id', 'passage', '_distance'])
    .limit(limit)
    .toArrow()) as ArrowTable;
  const column = (name: string) => found.getChild(name);
  return Array.from({ length: found.numRows }, (_, row) => ({
    id: String(column('id')?.get(row)),
    passage: String(column('passage')?.get(row)),
    cosine: 1 - Number(column('_distance')?.get(row)),
  }));
}

/** The cosine of each chunk of some memories with a query. */
export async function cosinesOf(
  table: Table,
  query: Float32Array,
  ids: readonly string[],
): Promise<NearRow[]> {
  const rows: NearRow[] = [];
  for (const some of slices([...new Set(ids)], NAMES_PER_QUERY)) {
    const found = (await table
      .query()
      .where(isOneOf('id', some))
      .select(['id', 'passage', 'vector'])
      .toArrow()) as ArrowTable;
    const vectors = found.getChild('vector');
    for (let row = 0; row < found.numRows; row += 1) {
      const vector: Float32Array = vectors?.get(row)?.toArray() ?? new Float32Array(0);
      rows.push({
        id: String(found.getChild('id')?.get(row)),
        passage: String(found.getChild('passage')?.get(row)),
        cosine: vector.reduce((sum, value, index) => sum + value * (query[index] ?? 0), 0),
      });
    }
  }
  return rows;
}
