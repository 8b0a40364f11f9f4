import type { Table } from '@lancedb/lancedb';
import type { Table as ArrowTable } from 'apache-arrow';
import { foldMemory } from '../../../domain/fold.ts';
import { decodeLine } from '../../../domain/note-line.ts';
import type { OriginOf } from '../../../domain/provenance.ts';
import type { StoredLine } from '../words/record.ts';
import { isOneOf, quoted } from './arrow-columns.ts';
import type { LanceDatabase } from './database.ts';
import { readState, TEXT_TABLES, type TextRow, type TextState, valuesOf } from './text-tables.ts';

/** The tables as one write left them. */
export interface TextSnapshot {
  readonly state: TextState;
  /** How many documents hold each of some terms. */
  holders(terms: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Live memories with any of some terms, the likelier first by LanceDB's own BM25, and others of their sessions. */
  candidates(terms: readonly string[], limit: number, nowMs: number): Promise<readonly TextRow[]>;
  /** Rows with a line in one of some notes or namespaces, or about one of some ids. */
  touched(what: {
    readonly notes: readonly string[];
    readonly namespaces: readonly string[];
    readonly ids: readonly string[];
  }): Promise<readonly TextRow[]>;
  withPrefix(idPrefix: string): Promise<readonly TextRow[]>;
  all(): Promise<readonly TextRow[]>;
}

const NAMES_PER_QUERY = 500;

/**
 * A store up to this size is read whole: LanceDB 0.31 counts an updated row's words twice until it is tidied, and leaves
 * a row out when a word's count is more than there are rows. It is no slower.
 */
const SMALL_STORE = 200;

/** As many as the words index looks at with their sessions (words/in-session.ts), and how much is read of those. */
const SESSION_ROWS = 50;
const MAX_SESSION_ROWS = 2000;

/** The lines of a record; see `memoriesData`. */
function linesOf(record: string, originOf?: OriginOf): StoredLine[] {
  const rows = record.split('\n');
  const lines: StoredLine[] = [];
  for (let index = 0; index + 1 < rows.length; index += 2) {
    const raw = rows[index + 1] ?? '';
    const line = decodeLine(raw);
    if (line === 'broken' || line === 'unknown' || line.type === 'part') continue;
    const [namespace, object, anchor] = JSON.parse(rows[index] ?? '') as [string, string, string];
    const origin = originOf?.(raw); // never from the tables: others may share them
    lines.push({ namespace, object, anchor, raw, line, ...(origin === undefined ? {} : { origin }) });
  }
  return lines;
}

function rowsOf(table: ArrowTable, originOf?: OriginOf): TextRow[] {
  const records = valuesOf<string>(table, 'record');
  return valuesOf<string>(table, 'id').map((id, index) => {
    const lines = linesOf(records[index] ?? '', originOf);
    return { id, lines, memory: foldMemory(lines) };
  });
}

/** Opens the tables as of the last write; undefined where there was none. */
export async function openSnapshot(
  database: LanceDatabase,
  originOf?: OriginOf,
): Promise<TextSnapshot | undefined> {
  const stateTable = await database.open(TEXT_TABLES.state);
  const state = stateTable === undefined ? undefined : await database.run(() => readState(stateTable));
  if (state === undefined) return undefined;
  const memories = await database.open(TEXT_TABLES.memories, state.memories);
  const terms = await database.open(TEXT_TABLES.terms, state.terms);
  if (memories === undefined || terms === undefined) return undefined;
  return guarded(
    database,
    snapshotOf(state, { memories, terms, lance: database.packages().lance, originOf }),
  );
}

function guarded({ run }: LanceDatabase, snapshot: TextSnapshot): TextSnapshot {
  return {
    state: snapshot.state,
    holders: (terms) => run(() => snapshot.holders(terms)),
    candidates: (terms, limit, nowMs) => run(() => snapshot.candidates(terms, limit, nowMs)),
    touched: (what) => run(() => snapshot.touched(what)),
    withPrefix: (prefix) => run(() => snapshot.withPrefix(prefix)),
    all: () => run(snapshot.all),
  };
}

interface Opened {
  readonly memories: Table;
  readonly terms: Table;
  readonly lance: typeof import('@lancedb/lancedb');
  readonly originOf: OriginOf | undefined;
}

function snapshotOf(state: TextState, { memories, terms, lance, originOf }: Opened): TextSnapshot {
  const rows = (table: ArrowTable): TextRow[] => rowsOf(table, originOf);
  const where = async (predicate: string): Promise<TextRow[]> =>
    rows((await memories.query().where(predicate).select(['id', 'record']).toArrow()) as ArrowTable);
  /** Asked in parts; a row that fits several is given once. */
  const whereAny = async (
    names: readonly string[],
    predicate: (some: readonly string[]) => string,
    found: Map<string, TextRow>,
  ): Promise<void> => {
    for (let start = 0; start < names.length; start += NAMES_PER_QUERY) {
      const some = await where(predicate(names.slice(start, start + NAMES_PER_QUERY)));
      for (const row of some) found.set(row.id, row);
    }
  };
  /** What was said around the best of them counts too: the rest of their sessions, the longest of which are cut. */
  const withSessions = async (best: readonly TextRow[], isThen: string): Promise<TextRow[]> => {
    const all = new Map(best.map((row) => [row.id, row]));
    const sessions = new Set(best.slice(0, SESSION_ROWS).flatMap(({ memory }) => memory?.session ?? []));
    if (sessions.size === 0) return [...best];
    const said = (await memories
      .query()
      .where(`${isThen} AND ${isOneOf('session', [...sessions])}`)
      .select(['id', 'record'])
      .limit(MAX_SESSION_ROWS)
      .toArrow()) as ArrowTable;
    for (const row of rows(said)) if (!all.has(row.id)) all.set(row.id, row);
    return [...all.values()];
  };
  const hasAny = (column: string) => (some: readonly string[]) =>
    `array_has_any(${column}, [${some.map(quoted).join(', ')}])`;
  return {
    state,
    holders: async (names) => {
      if (names.length === 0) return new Map();
      const found = (await terms
        .query()
        .where(isOneOf('term', names))
        .select(['term', 'holders'])
        .toArrow()) as ArrowTable;
      const counts = valuesOf<number>(found, 'holders');
      return new Map(valuesOf<string>(found, 'term').map((term, index) => [term, counts[index] ?? 0]));
    },
    candidates: async (names, limit, nowMs) => {
      if (names.length === 0) return [];
      const isThen = `\`liveUntil\` > ${Math.floor(nowMs)}`;
      if (state.documents <= SMALL_STORE) return where(isThen);
      const match = new lance.MatchQuery(names.join(' '), 'words');
      const found = await memories
        .query()
        .fullTextSearch(match)
        .where(isThen)
        .select(['id', 'record', '_score'])
        .limit(limit)
        .toArrow();
      return withSessions(rows(found as ArrowTable), isThen);
    },
    touched: async ({ notes, namespaces, ids }) => {
      const found = new Map<string, TextRow>();
      await whereAny(notes, hasAny('notes'), found);
      await whereAny(namespaces, hasAny('namespaces'), found);
      await whereAny(ids, (some) => isOneOf('id', some), found);
      return [...found.values()];
    },
    withPrefix: (prefix) => where(`starts_with(id, ${quoted(prefix)})`),
    all: async () => rows((await memories.query().select(['id', 'record']).toArrow()) as ArrowTable),
  };
}
