import type { Table } from '@lancedb/lancedb';
import type { Table as ArrowTable, Schema } from 'apache-arrow';
import type { Memory } from '../../../domain/memory.ts';
import { liveUntilMs } from '../../../domain/memory.ts';
import { newestRead } from '../../../domain/note-line.ts';
import { type WeightedTerms, weightedTerms } from '../../../domain/words/terms.ts';
import type { NotesRef } from '../../../ports.ts';
import { noteName } from '../words/build.ts';
import type { StoredLine } from '../words/record.ts';
import { columnsOf, schemaOf, tableOf, textsType, textType } from './arrow-columns.ts';
import type { LancePackages } from './packages.ts';

/** Raised with the columns, the tokenizer or the field weights, as the words index's FORMAT_VERSION is; and another for who reads other versions of note lines. */
const FORMAT = `1-notes${newestRead()}`;
export const TEXT_TABLES = {
  memories: `text-v${FORMAT}-memories`,
  terms: `text-v${FORMAT}-terms`,
  state: `text-v${FORMAT}-state`,
} as const;

/**
 * What makes the tables one: a reader opens the others at these versions, so that it sees them all as they were, or as
 * they are, while a writer works.
 */
export interface TextState {
  /** Another one at each write. */
  readonly stamp: string;
  readonly refs: readonly NotesRef[];
  readonly documents: number;
  readonly totalLength: number;
  readonly memories: number;
  readonly terms: number;
  readonly writes: number;
  readonly tidiedAt: number;
}

/** An id with all its lines. */
export interface TextRow {
  readonly id: string;
  readonly lines: readonly StoredLine[];
  /** What they tell; undefined while the memory line is missing. */
  readonly memory: Memory | undefined;
}

export function textSchemas({ arrow }: LancePackages): Readonly<Record<keyof typeof TEXT_TABLES, Schema>> {
  const text = textType(arrow);
  const texts = textsType(arrow);
  const number = new arrow.Float64();
  return {
    memories: schemaOf(arrow, {
      id: text,
      at: text,
      liveUntil: number,
      length: number,
      words: text,
      session: text,
      notes: texts,
      namespaces: texts,
      record: text,
    }),
    terms: schemaOf(arrow, { term: text, holders: number }),
    state: schemaOf(arrow, { json: text }),
  };
}

/** Later than any date; `Infinity` is no number that SQL can spell, and what is no number is never later. */
const NEVER_MS = 9e15;

function liveUntil(memory: Memory | undefined): number {
  const until = memory === undefined ? 0 : liveUntilMs(memory);
  return Number.isNaN(until) ? 0 : Math.min(until, NEVER_MS);
}

const NOTHING: WeightedTerms = { frequencies: new Map(), length: 0 };
export const termsOf = ({ memory }: Pick<TextRow, 'memory'>): WeightedTerms =>
  memory === undefined ? NOTHING : weightedTerms(memory);

/** A full text that was made of nothing finds nothing later either; no query has this. */
const NO_WORDS = '\u2205';

/**
 * What LanceDB's full text gets: our own terms, each as often as its fields make it count, in halves rounded up. It
 * splits at spaces and changes nothing; no term of ours has a space in it.
 */
function wordsColumn({ frequencies }: WeightedTerms): string {
  const words: string[] = [];
  for (const [term, frequency] of frequencies) {
    for (let times = Math.ceil(frequency / 2); times > 0; times -= 1) words.push(term);
  }
  return words.length === 0 ? NO_WORDS : words.join(' ');
}

/** Lines as one text: place and line in turn, both without line breaks. */
const recordOf = (lines: readonly StoredLine[]): string =>
  lines
    .map((line) => `${JSON.stringify([line.namespace, line.object, line.anchor])}\n${line.raw}`)
    .join('\n');

/** Rows as an Arrow table of the memories' schema. */
export function memoriesData(packages: LancePackages, rows: readonly TextRow[]): ArrowTable {
  const columns = columnsOf(packages.arrow);
  const terms = rows.map(termsOf);
  const unique = (values: readonly string[]): string[] => [...new Set(values)];
  return tableOf(packages.arrow, textSchemas(packages).memories, rows.length, [
    columns.text(rows.map(({ id }) => id)),
    columns.text(rows.map(({ memory }) => memory?.at ?? '')),
    columns.numbers(rows.map(({ memory }) => liveUntil(memory))),
    columns.numbers(terms.map(({ length }) => length)),
    columns.text(terms.map(wordsColumn)),
    columns.text(rows.map(({ memory }) => memory?.session ?? '')),
    columns.texts(rows.map(({ lines }) => unique(lines.map((it) => noteName(it.namespace, it.object))))),
    columns.texts(rows.map(({ lines }) => unique(lines.map((it) => it.namespace)))),
    columns.text(rows.map(({ lines }) => recordOf(lines))),
  ]);
}

export function termsData(packages: LancePackages, holders: ReadonlyMap<string, number>): ArrowTable {
  const columns = columnsOf(packages.arrow);
  return tableOf(packages.arrow, textSchemas(packages).terms, holders.size, [
    columns.text([...holders.keys()]),
    columns.numbers([...holders.values()]),
  ]);
}

/** A column of an answer as an array. */
export function valuesOf<T>(table: ArrowTable, name: string): T[] {
  const column = table.getChild(name);
  return Array.from({ length: table.numRows }, (_, row) => column?.get(row) as T);
}

/** Writes the state, and with it makes visible what was written before. */
export async function writeState(table: Table, packages: LancePackages, state: TextState): Promise<void> {
  const columns = columnsOf(packages.arrow);
  const data = tableOf(packages.arrow, textSchemas(packages).state, 1, [
    columns.text([JSON.stringify(state)]),
  ]);
  await table.add(data, { mode: 'overwrite' });
}

/** Undefined for a state that is none. */
export async function readState(table: Table): Promise<TextState | undefined> {
  const rows = (await table.query().select(['json']).limit(2).toArrow()) as ArrowTable;
  const [json] = valuesOf<string>(rows, 'json');
  const state = json === undefined ? undefined : (JSON.parse(json) as Partial<TextState>);
  const numbers = [state?.documents, state?.totalLength, state?.memories, state?.terms, state?.writes];
  const isWhole = numbers.every((it) => typeof it === 'number') && Array.isArray(state?.refs);
  return isWhole ? (state as TextState) : undefined;
}
