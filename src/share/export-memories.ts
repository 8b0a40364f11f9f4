import type { FilterPipeline } from '../../filters/pipeline.ts';
import { filterOrThrow } from '../../filters/pipeline.ts';
import { errorCode } from '../core/errors.ts';
import type { Scope } from '../core/memory.ts';
import { parseNote } from '../core/note.ts';
import { filterAuthor } from '../memories/remember.ts';
import type { Needs } from '../session/model/ports.ts';
import { type ExportRecord, exportRecords } from './model/interchange.ts';

export interface ExportPorts extends Needs<'notes' | 'filters' | 'clock'> {
  readonly scope: Scope;
}

export interface ExportQuery {
  /** Only these; all where empty. */
  readonly namespaces: readonly string[];
  /** The forgotten, superseded and expired ones too. */
  readonly all: boolean;
}

export interface Exported {
  readonly records: readonly ExportRecord[];
  /** Ids of records in which the filters of today took something out. */
  readonly redacted: readonly string[];
  /** Ids of memories that were left out because a filter failed on them. */
  readonly stopped: readonly string[];
}

/**
 * The memories of a store as records that `import` reads back. What leaves the notes passes the filters once more:
 * notes come from others too, and the filters learn.
 */
export function createExport(ports: ExportPorts): (query: ExportQuery) => Promise<Exported> {
  return async ({ namespaces, all }) => {
    const notes = await Promise.all((await ports.notes.refs()).map(ports.notes.read));
    const placed = notes.flat().flatMap((note) => parseNote(note).lines);
    const nowMs = ports.clock();
    const wanted = exportRecords(placed, ports.scope).filter(
      (record) =>
        (all || isLiveRecord(record, nowMs)) &&
        (namespaces.length === 0 || namespaces.includes(record.namespace)),
    );
    const clean = createRecordFilter(ports.filters);
    const records: ExportRecord[] = [];
    const redacted: string[] = [];
    const stopped: string[] = [];
    for (const record of wanted) {
      const filtered = clean(record);
      if (filtered === undefined) stopped.push(record.id);
      else records.push(filtered);
      if (filtered !== undefined && filtered !== record) redacted.push(record.id);
    }
    return { records, redacted, stopped };
  };
}

function isLiveRecord({ forgotten, superseded_by, expires }: ExportRecord, nowMs: number): boolean {
  if (forgotten === true || superseded_by !== undefined) return false;
  return expires === undefined || Date.parse(expires) > nowMs;
}

/** What a note line names things by: no text that anybody wrote. */
const NAME = /^(?:[0-9a-f]{16}|[0-9a-f]{40}|[0-9a-f]{64}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/;
const NAMING_FIELDS = new Set(['id', 'at', 'anchor', 'anchors', 'blob', 'by', 'superseded_by']);

/** The record itself where nothing has to go; undefined where a filter failed. */
function createRecordFilter(filters: FilterPipeline): (record: ExportRecord) => ExportRecord | undefined {
  const clean = (value: unknown, field: string): unknown => {
    if (typeof value === 'string')
      return NAMING_FIELDS.has(field) && NAME.test(value)
        ? value
        : (field === 'author' ? filterAuthor : filterOrThrow)(filters, value);
    if (Array.isArray(value)) return value.map((inner) => clean(inner, field));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner, name)]));
  };
  return (record) => {
    try {
      const cleaned = clean(record, '') as ExportRecord;
      return JSON.stringify(cleaned) === JSON.stringify(record) ? record : cleaned;
    } catch (error) {
      if (errorCode(error) === 'FILTER_BROKEN') return undefined; // told by its id
      throw error;
    }
  };
}
