import { createHash } from 'node:crypto';
import { defined, groupBy, onceAsked } from '../core/basics.ts';
import { metOnce } from '../core/fold.ts';
import type { Memory } from '../core/memory.ts';
import type { Note } from '../core/note.ts';
import { decodeLine, encodeMemoryLine, type MemoryLine } from '../core/note-line.ts';
import type { NoteAddition, NoteStore, TellProgress } from '../core/ports.ts';
import { type Anchored, linesFor } from '../memories/anchor.ts';
import type { BothStores, MemoryStore } from '../memories/store.ts';
import {
  type Blobs,
  completed,
  eventLine,
  type ImportRecord,
  type PreparedRecord,
  placesOf,
  prepareRecord,
  seenLine,
} from './import-records.ts';

/** What became of a record. `purged`: it was erased here after it happened, and stays away. */
export type Imported = Omit<Anchored, 'became'> & { readonly became: Anchored['became'] | 'purged' };

/** Where memories are imported: a place's own store and the user's. */
export type Importing = Pick<BothStores, 'own' | 'user'>;

type ImportRun = ReturnType<typeof createRun>;

/** As much of a memory as whoever meets it again asks for. */
type Met = Pick<Memory, 'anchor' | 'at' | 'seenIn'> & { readonly session: string | undefined };

/** What a part of an import has to know of those before it, of which the index learns at the end. */
export function createRun() {
  const stores = new Map<MemoryStore, Awaited<ReturnType<typeof openStore>>>();
  return {
    /** The ids that records gave, and those they got where these are others. */
    ids: new Map<string, string>(),
    of: async (store: MemoryStore) => {
      const known = stores.get(store) ?? (await openStore(store));
      stores.set(store, known);
      return known;
    },
    end: async (): Promise<void> => {
      const all = [...stores.keys()];
      stores.clear(); // the index takes as much again
      for (const { index } of all) await index.save();
    },
  };
}

async function openStore({ index, notes }: MemoryStore) {
  const look = await index.pinned();
  const met = new Map<string, Met>();
  const blobs = new Map<string, Blobs>();
  return {
    /** What is known of the files at a commit; parts of an import mostly name the same ones. */
    blobs: (head: string): Blobs => {
      const known = blobs.get(head) ?? new Map();
      blobs.set(head, known);
      return known;
    },
    facts: onceAsked(() => factsOf(notes)),
    look,
    met,
    /** A memory as the notes have it (`known`), and as it was met since. */
    asMet: (id: string, known: Memory | undefined): Memory | undefined => {
      const latest = met.get(id);
      if (latest === undefined) return known;
      const { anchor, at, session, seenIn } = latest;
      const said = { ns: '', kind: '', summary: '', evidence: 'user-stated', tags: [], files: [] } as const;
      return { ...known, id, at, ...said, ...metOnce(anchor, at), seenIn, ...defined({ session }) };
    },
  };
}

/** Of a line that is kept itself all of its note stays in memory. */
const hashOf = (line: string): string => createHash('sha256').update(line).digest('base64');

/** What the notes say, as far as the index does not tell: the lines of events, and when memories were erased last. */
async function factsOf(notes: NoteStore) {
  const events = new Set<string>();
  const purgedAt = new Map<string, string>();
  const look = ({ text }: Note): void => {
    for (const raw of text.split('\n')) {
      if (raw === '' || raw.includes('"type":"memory"')) continue; // most lines
      const line = decodeLine(raw);
      if (typeof line === 'string') continue;
      if (line.type !== 'purged') events.add(hashOf(raw));
      else if (line.at > (purgedAt.get(line.id) ?? '')) purgedAt.set(line.id, line.at);
    }
  };
  for (const ref of await notes.refs()) await notes.each(ref, undefined, look);
  return { hasEvent: (raw: string) => events.has(hashOf(raw)), purgedAt };
}

/**
 * Plans an import: `write` makes one commit per notes ref. A record goes to the first of its commits that is here, one of an
 * export to all of them, else to HEAD. Throws USAGE for what cannot be kept, NO_COMMIT, FILTER_BROKEN.
 */
export async function planImport(
  { own, user }: Importing,
  records: readonly ImportRecord[],
  run: ImportRun,
  tell?: TellProgress,
) {
  const prepared = records.map((record, at) => {
    tell?.('filtering memories', at + 1, records.length);
    return prepareRecord(record, own, at);
  });
  for (const { givenId, line } of prepared)
    if (givenId !== undefined && givenId !== line.id) run.ids.set(givenId, line.id);
  const entries: Imported[] = [];
  const writes: (() => Promise<void>)[] = [];
  for (const [store, some] of groupBy(prepared, ({ scope }) => (scope === 'user' ? user : own)))
    writes.push(await planStore(store, some, run, entries));
  const write = async (): Promise<void> => {
    for (const one of writes) await one();
  };
  return { entries, write };
}

/** Fills `entries` by the records' places, and gives what writes the records of one store. */
async function planStore(
  store: MemoryStore,
  records: readonly PreparedRecord[],
  run: ImportRun,
  entries: Imported[],
): Promise<() => Promise<void>> {
  const { blobs, facts: factsHere, look, met, asMet } = await run.of(store);
  const places = await placesOf(store, records, blobs);
  const known = look(records.map(({ line }) => line.id));
  const isPast = records.some(({ events, isDated }) => events !== undefined || isDated);
  const facts = isPast ? await factsHere() : undefined;
  const author = await store.repository.author();
  const additions: NoteAddition[] = [];
  const add = (anchor: string, namespace: string, lines: readonly string[], isNew: boolean): void => {
    if (lines.length > 0) additions.push({ namespace, anchor, lines, ...(isNew ? { isNew } : {}) });
  };
  for (const record of records) {
    const on = places.of(record);
    const line = completed(record, places.blobs(on[0]), author);
    const { id, ns, at, session } = line;
    if (record.isDated && at <= (facts?.purgedAt.get(id) ?? '')) {
      entries[record.place] = { id, became: 'purged', cut: false };
      continue;
    }
    const before = asMet(id, known.get(id));
    // An export merges: what was forgotten here stays so, unless the export restored it.
    const isMerged = record.events !== undefined && before !== undefined;
    const { became, texts, cut } = linesFor(line, isMerged ? { ...before, forgotten: false } : before);
    entries[record.place] = { id, became, cut };
    const first = before?.anchor ?? on[0];
    const all = became === 'memory' && record.events !== undefined ? on : [first];
    for (const anchor of all) add(anchor, ns, texts, before === undefined);
    for (const { anchor, raw } of eventsOf(record, line, before, places.isHere, run.ids))
      if (!facts?.hasEvent(raw)) add(anchor ?? first, ns, [raw], false);
    if (before === undefined) met.set(id, { anchor: first, at, session, seenIn: [] });
    else if (became === 'seen')
      met.set(id, {
        ...{ anchor: first, at: before.at, session: before.session },
        seenIn: [...before.seenIn, session ?? at],
      });
  }
  return async () => {
    if (additions.length > 0) await store.notes.add(additions);
  };
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
    return [{ raw: encodeMemoryLine({ ...content, ...defined({ session, author }), at }).text, anchor }];
  });
}

/** So many records are filtered, planned and written together: a million take no more memory than these. */
const RECORDS_AT_ONCE = 5_000;

export type Told = Readonly<{ key: string | undefined; entry: Imported }>;

/** Imports records in parts of RECORDS_AT_ONCE, each whole or not at all, and tells what became of each. Twice is once. Throws as `planImport`. */
export async function* importAll(
  at: Importing,
  records: AsyncIterable<ImportRecord>,
  tell?: TellProgress,
  atOnce = RECORDS_AT_ONCE,
): AsyncGenerator<readonly Told[]> {
  const run = createRun();
  let part: ImportRecord[] = [];
  const done = async (): Promise<readonly Told[]> => {
    const { entries, write } = await planImport(at, part, run, tell);
    await write();
    return entries.map((entry, place) => ({ key: part[place]?.key, entry }));
  };
  for await (const record of records) {
    if (part.length === atOnce) {
      yield await done();
      part = [];
    }
    part.push(record);
  }
  yield await done();
  await run.end();
}
