import { type FilterPipeline, filterOrThrow } from '../../filters/pipeline.ts';
import { groupBy } from '../core/basics.ts';
import { errorCode } from '../core/errors.ts';
import { foldMemory, sincePurge } from '../core/fold.ts';
import { isListed, isLive, type Memory, type Scope } from '../core/memory.ts';
import { byTime, type PlacedLine, parseNote } from '../core/note.ts';
import type { EventLine, EventType, MemoryLine } from '../core/note-line.ts';
import { filterAuthor } from '../memories/anchor.ts';
import type { MemoryStore } from '../memories/store.ts';

/** What happened to a memory later. `memory`: it was met on the commit `anchor` by a clone that did not know it. */
type ExportEvent = Omit<EventLine, 'v' | 'id' | 'type'> & { readonly type: EventType | 'memory' };

/** A memory with all that makes it the same one elsewhere. docs/reference/json.md names every field. */
export interface ExportRecord
  extends Omit<MemoryLine, 'v' | 'type' | 'ns' | 'tags' | 'files'>,
    Partial<Pick<MemoryLine, 'tags' | 'files'>> {
  readonly scope?: Scope;
  readonly namespace: string;
  readonly anchor: string;
  /** The commits that the first meeting is told on. */
  readonly anchors: readonly string[];
  readonly forgotten?: true;
  readonly superseded_by?: string;
  /** In the order of their times. An export always has them, if only as an empty list. */
  readonly events: readonly ExportEvent[];
}

const isGiven = ([, value]: [string, unknown]): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

function given<T extends object>(fields: T) {
  return Object.fromEntries(Object.entries(fields).filter(isGiven)) as {
    [Field in keyof T]: Exclude<T[Field], undefined>;
  };
}

function exportRecord(lines: readonly PlacedLine[], scope: Scope, isWanted: (memory: Memory) => boolean) {
  const memory = foldMemory(lines);
  if (memory === undefined || !isWanted(memory)) return undefined;
  const { id, at, ns, kind, summary, body, evidence, severity, tags, files, signature, key } = memory;
  const { session, agent, author, branch, expires, anchor, supersededBy, forgotten } = memory;
  const sorted = [...sincePurge(lines)].sort(byTime);
  const first = sorted.find(({ line }) => line.type === 'memory')?.raw;
  const anchors = [...new Set(sorted.flatMap((placed) => (placed.raw === first ? [placed.anchor] : [])))];
  const whose = scope === 'user' ? { scope } : {};
  const content = { id, at, namespace: ns, kind, summary, body, evidence, severity, tags, files };
  const origin = { signature, key, session, agent, author, branch, expires };
  const state = { anchor, anchors, forgotten: forgotten || undefined, superseded_by: supersededBy };
  return {
    ...(given({ ...whose, ...content, ...origin, ...state }) as unknown as Omit<ExportRecord, 'events'>),
    events: eventsOf(sorted.filter(({ raw }) => raw !== first)),
  };
}

/** Events are one wherever they stand, meetings are told for each commit. */
function eventsOf(sorted: readonly PlacedLine[]): readonly ExportEvent[] {
  const events = sorted.map(({ line, anchor }): ExportEvent => {
    const { type, at, session, author } = line;
    const more = line.type === 'memory' ? { anchor } : { by: line.by, anchor: line.anchor };
    return given({ type, at, session, author, ...more });
  });
  return [...new Map(events.map((event) => [JSON.stringify(event), event])).values()];
}

export interface ExportQuery {
  /** Only these; where empty all but handoffs, which stay local. */
  readonly namespaces: readonly string[];
  /** The forgotten, superseded and expired ones too, and handoffs. */
  readonly all: boolean;
}

/** Memories as records for `import`, filtered again. `redacted`: ids of those changed by that; `stopped`: of those that a filter failed on. */
export async function exportMemories(
  { notes: store, filters, clock, scope }: Pick<MemoryStore, 'notes' | 'filters' | 'clock' | 'scope'>,
  { namespaces, all }: ExportQuery,
) {
  const notes = await Promise.all((await store.refs()).map(store.read));
  const placed = notes.flat().flatMap((note) => parseNote(note).lines);
  const nowMs = clock();
  const isNamed = ({ ns }: Memory): boolean =>
    namespaces.length === 0 ? isListed(ns, undefined, all) : namespaces.includes(ns);
  const isWanted = (memory: Memory): boolean => (all || isLive(memory, nowMs)) && isNamed(memory);
  const name = ({ namespace, at, id }: ExportRecord): string => `${namespace}\u0000${at}\u0000${id}`;
  const wanted = [...groupBy(placed, ({ line }) => line.id).values()]
    .flatMap((lines) => exportRecord(lines, scope, isWanted) ?? [])
    .sort((a, b) => (name(a) < name(b) ? -1 : 1));
  const records: ExportRecord[] = [];
  const redacted: string[] = [];
  const stopped: string[] = [];
  for (const record of wanted) {
    const filtered = cleaned(filters, record);
    if (filtered === undefined) stopped.push(record.id);
    else records.push(filtered);
    if (filtered !== undefined && filtered !== record) redacted.push(record.id);
  }
  return { records, redacted, stopped };
}

/** What a note line names things by: no text that anybody wrote. */
const NAME = /^(?:[0-9a-f]{16}|[0-9a-f]{40}|[0-9a-f]{64}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/;
const NAMING_FIELDS = new Set(['id', 'at', 'anchor', 'anchors', 'blob', 'by', 'superseded_by']);

/** The record itself where nothing has to go; undefined where a filter failed. */
function cleaned(filters: FilterPipeline, record: ExportRecord): ExportRecord | undefined {
  const clean = (value: unknown, field: string): unknown => {
    if (typeof value === 'string')
      return NAMING_FIELDS.has(field) && NAME.test(value)
        ? value
        : (field === 'author' ? filterAuthor : filterOrThrow)(filters, value);
    if (Array.isArray(value)) return value.map((inner) => clean(inner, field));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner, name)]));
  };
  try {
    const filtered = clean(record, '') as ExportRecord;
    return JSON.stringify(filtered) === JSON.stringify(record) ? record : filtered;
  } catch (error) {
    if (errorCode(error) === 'FILTER_BROKEN') return undefined; // told by its id
    throw error;
  }
}
