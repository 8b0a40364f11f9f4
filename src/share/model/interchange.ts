import { foldMemory, sincePurge } from '../../core/fold.ts';
import type { FileRef, Memory, Scope } from '../../core/memory.ts';
import type { PlacedLine } from '../../core/note.ts';
import type { EventType } from '../../core/note-line.ts';

/**
 * What happened to a memory later, as an export tells it: a line of a note without what the record says already.
 * `memory`: it was met apart from all others, on the commit `anchor`, by a clone that did not know it.
 */
export interface ExportEvent {
  readonly type: EventType | 'memory';
  readonly at: string;
  readonly session?: string;
  readonly author?: string;
  readonly by?: string;
  readonly anchor?: string;
}

/** A memory with all that makes it the same one elsewhere. docs/reference/json.md names every field. */
export interface ExportRecord {
  readonly scope?: Scope;
  readonly id: string;
  readonly at: string;
  readonly namespace: string;
  readonly kind: string;
  readonly summary: string;
  readonly body?: string;
  readonly evidence: Memory['evidence'];
  readonly severity?: Memory['severity'];
  readonly tags?: readonly string[];
  readonly files?: readonly FileRef[];
  readonly signature?: string;
  readonly key?: string;
  readonly session?: string;
  readonly agent?: string;
  readonly author?: string;
  readonly branch?: string;
  readonly expires?: string;
  /** The commit it is on. */
  readonly anchor: string;
  /** The commits that the first meeting is told on. */
  readonly anchors: readonly string[];
  readonly forgotten?: true;
  readonly superseded_by?: string;
  /** In the order of their times. An export always has them, if only as an empty list. */
  readonly events: readonly ExportEvent[];
}

/** The fields that have a value. */
function given<T extends object>(fields: T): { [Field in keyof T]: Exclude<T[Field], undefined> } {
  const all = Object.entries(fields);
  const valued = all.filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(valued) as { [Field in keyof T]: Exclude<T[Field], undefined> };
}

/** As the fold has it: earlier first, then by spelling, then by the anchor. */
const byTime = (a: PlacedLine, b: PlacedLine): number => {
  const [one, other] = [`${a.line.at}\n${a.raw}\n${a.anchor}`, `${b.line.at}\n${b.raw}\n${b.anchor}`];
  return one < other ? -1 : one > other ? 1 : 0;
};

/** A memory and all its lines, as one record; undefined where the lines tell of no memory. */
export function exportRecord(lines: readonly PlacedLine[], scope: Scope): ExportRecord | undefined {
  const memory = foldMemory(lines);
  if (memory === undefined) return undefined;
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

/** All memories of some lines as records, by namespace, then the oldest first, then by id. */
export function exportRecords(placed: Iterable<PlacedLine>, scope: Scope): ExportRecord[] {
  const byId = new Map<string, PlacedLine[]>();
  for (const entry of placed) {
    const lines = byId.get(entry.line.id);
    if (lines === undefined) byId.set(entry.line.id, [entry]);
    else lines.push(entry);
  }
  const name = ({ namespace, at, id }: ExportRecord): string => `${namespace}\u0000${at}\u0000${id}`;
  return [...byId.values()]
    .flatMap((lines) => exportRecord(lines, scope) ?? [])
    .sort((a, b) => (name(a) < name(b) ? -1 : 1));
}
