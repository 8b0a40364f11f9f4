import type { Memory, Scope } from '../core/memory.ts';
import { encodeMemoryLine, type Note } from '../core/note.ts';
import { decodeLine, type MemoryLine } from '../core/note-line.ts';
import type { MemoryIndex, NoteAddition, NoteStore, TellProgress } from '../core/ports.ts';
import { type Anchored, lineFor, metAgain } from '../memories/anchor.ts';
import type { CodeCommits } from '../recall/model/code.ts';
import {
  type Blobs,
  completed,
  eventLine,
  type ImportRecord,
  type PreparedRecord,
  placesOf,
  prepareRecord,
  type RecordPlace,
  type RecordPorts,
  seenLine,
} from './import-records.ts';
import { createLineSet, type Met } from './met-memories.ts';

/** A store that records are imported into. */
export interface ImportStore extends RecordPlace {
  readonly notes: NoteStore;
  readonly index: MemoryIndex;
}

export interface ImportPorts extends RecordPorts {
  readonly storeOf: (scope: Scope) => ImportStore;
  readonly commits: CodeCommits;
}

/** What became of a record. `purged`: it was erased here after it happened, and stays away. */
export type Imported = Omit<Anchored, 'became'> & { readonly became: Anchored['became'] | 'purged' };

/** What an import is about to write. */
export interface ImportPlan {
  readonly entries: readonly Imported[];
  write(): Promise<void>;
}

/**
 * Plans the import of many memories; nothing is written before `write`, which makes one commit per notes ref. A record
 * goes to the first of its commits that is here, one of an export to all of them, else to HEAD. Throws USAGE for what
 * cannot be kept, NO_COMMIT where there is no commit to attach it to, FILTER_BROKEN.
 */
export function createImport(ports: ImportPorts) {
  return async (
    records: readonly ImportRecord[],
    run: ImportRun = singleRun(),
    tell?: TellProgress,
  ): Promise<ImportPlan> => {
    const prepared = records.map((record, at) => {
      tell?.('filtering memories', at + 1, records.length);
      return prepareRecord(record, ports, at);
    });
    for (const { givenId, line } of prepared)
      if (givenId !== undefined && givenId !== line.id) run.ids.set(givenId, line.id);
    const scopes = [...new Set(prepared.map(({ scope }) => ports.storeOf(scope).scope))];
    const entries: Imported[] = [];
    const writes: (() => Promise<void>)[] = [];
    for (const scope of scopes) {
      const store = ports.storeOf(scope);
      const own = prepared.filter((it) => ports.storeOf(it.scope).scope === scope);
      writes.push(await planStore(ports, store, own, run, entries));
    }
    return {
      entries,
      write: async () => {
        for (const write of writes) await write();
      },
    };
  };
}

const NOBODY: readonly string[] = [];

/** Fills `entries` by the records' places, and gives what writes the records of one store. */
async function planStore(
  { commits }: ImportPorts,
  store: ImportStore,
  records: readonly PreparedRecord[],
  run: ImportRun,
  entries: Imported[],
): Promise<() => Promise<void>> {
  const places = await placesOf(store, commits, records, (head) => run.blobs(store, head));
  const known = await run.known(
    store,
    records.map(({ line }) => line.id),
  );
  const past = records.some(({ events, isDated }) => events !== undefined || isDated);
  const facts = past ? await run.facts(store, new Set(records.map(({ line }) => line.id))) : NO_FACTS;
  const author = await store.repository.author();
  /** What this part makes of a memory; nearly all come once, and nobody asks for them. */
  const latest = new Map<string, () => Memory>();
  const additions: NoteAddition[] = [];
  const add = (anchor: string, namespace: string, lines: readonly string[], isNew: boolean): void => {
    if (lines.length > 0) additions.push({ namespace, anchor, lines, ...(isNew ? { isNew } : {}) });
  };
  for (const record of records) {
    const { on, isHere } = places.of(record);
    const line = completed(record, places.blobs(on[0]), author);
    if (record.isDated && line.at <= (facts.purgedAt.get(line.id) ?? '')) {
      entries[record.place] = { id: line.id, became: 'purged', cut: false };
      continue;
    }
    const before = latest.get(line.id)?.() ?? known.get(line.id);
    const { became, text, cut } = addedBy(record, line, before);
    entries[record.place] = { id: line.id, became, cut };
    const first = before?.anchor ?? on[0];
    const all = became === 'memory' && record.events !== undefined ? on : [first];
    if (text !== undefined) for (const anchor of all) add(anchor, line.ns, [text], before === undefined);
    for (const { anchor, raw } of eventsOf(record, line, before, isHere, run.ids))
      if (!facts.events.has(raw)) add(anchor ?? first, line.ns, [raw], false);
    if (became !== 'memory' && became !== 'seen') continue;
    const after = (): Memory => metAgain(before, line, first);
    latest.set(line.id, after);
    const { at, session } = line;
    run.met(store, line.id, before === undefined ? { anchor: first, at, session, seenIn: NOBODY } : after());
  }
  return async () => {
    if (additions.length > 0) await store.notes.add(additions);
    if (!run.goesOn) await store.index.save();
  };
}

/** What one part of an import has to know of the parts before it. */
export interface ImportRun {
  /** The ids that records gave, and those they got where these are others. */
  readonly ids: Map<string, string>;
  /** Another part may follow: who makes the index brings it up to date at the end. */
  readonly goesOn: boolean;
  /** What is known of the files at HEAD; parts of an import mostly name the same ones. */
  blobs(store: ImportStore, head: string): Blobs | undefined;
  known(store: ImportStore, ids: readonly string[]): Promise<Map<string, Memory>>;
  facts(store: ImportStore, ids: ReadonlySet<string>): Promise<Facts>;
  met(store: ImportStore, id: string, memory: Met): void;
}

const singleRun = (): ImportRun => ({
  ids: new Map(),
  goesOn: false,
  blobs: () => undefined,
  known: async ({ index }, ids) => new Map(await index.known(ids)),
  facts: ({ notes }, ids) => factsOf(notes, (id) => ids.has(id)),
  met: () => {},
});

/** The line that a record adds. An export merges: what was forgotten here stays so, unless the export restored it. */
function addedBy(
  { events }: PreparedRecord,
  line: MemoryLine,
  known: Memory | undefined,
): ReturnType<typeof lineFor> {
  if (events === undefined) return lineFor(line, known);
  if (known === undefined) return { became: 'memory', ...encodeMemoryLine(line) };
  return lineFor(line, { ...known, forgotten: false });
}

function eventsOf(
  { events = [] }: PreparedRecord,
  line: MemoryLine,
  known: Memory | undefined,
  isHere: (commit: string) => boolean,
  ids: ReadonlyMap<string, string>,
): readonly { readonly raw: string; readonly anchor?: string }[] {
  return events.flatMap((event) => {
    const { type, anchor, at, session, author } = event;
    if (type !== 'memory')
      return anchor === undefined || isHere(anchor) ? [{ raw: eventLine(event, line.id, ids) }] : [];
    const isMet = known !== undefined && [known.session ?? known.at, ...known.seenIn].includes(session ?? at);
    if (isMet) return [];
    if (known !== undefined || anchor === undefined || !isHere(anchor))
      return [{ raw: seenLine(event, line.id) }];
    const { session: _session, author: _author, ...content } = line;
    const who = {
      ...(session === undefined ? {} : { session }),
      ...(author === undefined ? {} : { author }),
    };
    return [{ raw: encodeMemoryLine({ ...content, ...who, at }).text, anchor }];
  });
}

/** What the notes say of some ids, as far as the index does not tell. */
export interface Facts {
  readonly events: Pick<ReadonlySet<string>, 'has'>;
  readonly purgedAt: ReadonlyMap<string, string>;
}

const NO_FACTS: Facts = { events: new Set(), purgedAt: new Map() };

export async function factsOf(notes: NoteStore, isWanted: (id: string) => boolean): Promise<Facts> {
  const events = createLineSet();
  const purgedAt = new Map<string, string>();
  const look = ({ text }: Note): void => {
    for (const raw of text.split('\n')) {
      if (raw === '' || raw.includes('"type":"memory"')) continue; // most lines
      const line = decodeLine(raw);
      if (typeof line === 'string' || !isWanted(line.id)) continue;
      if (line.type !== 'purged') events.add(raw);
      else if (line.at > (purgedAt.get(line.id) ?? '')) purgedAt.set(line.id, line.at);
    }
  };
  for (const ref of await notes.refs()) await notes.each(ref, undefined, look);
  return { events, purgedAt };
}
