import { defined, groupBy } from '../core/basics.ts';
import { metAgain } from '../core/fold.ts';
import type { Memory } from '../core/memory.ts';
import { encodeMemoryLine, type MemoryLine } from '../core/note-line.ts';
import type { NoteAddition, TellProgress } from '../core/ports.ts';
import { type Anchored, linesFor } from '../memories/anchor.ts';
import type { BothStores, MemoryStore } from '../memories/store.ts';
import {
  completed,
  eventLine,
  type ImportRecord,
  type PreparedRecord,
  placesOf,
  prepareRecord,
  seenLine,
} from './import-records.ts';
import { createRun, type ImportRun } from './met-memories.ts';

/** What became of a record. `purged`: it was erased here after it happened, and stays away. */
export type Imported = Omit<Anchored, 'became'> & { readonly became: Anchored['became'] | 'purged' };

export type Importing = Pick<BothStores, 'own' | 'user'>;

/** A record goes to the first of its commits that is here, one of an export to all of them, else to HEAD; `write` makes a commit a ref. Throws USAGE, NO_COMMIT, FILTER_BROKEN. */
export async function planImport(
  { own, user }: Importing,
  records: readonly ImportRecord[],
  run: ImportRun = createRun(),
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
  const places = await placesOf(store, records, (head) => run.blobs(store, head), run.isTrial);
  const ids = records.map(({ line }) => line.id);
  const known = await run.known(store, ids);
  const hasEvents = records.some(({ events }) => events !== undefined);
  const isPast = hasEvents || records.some(({ isDated }) => isDated);
  const facts = isPast ? await run.facts(store, hasEvents) : undefined;
  const author = places.isAbsent ? undefined : await store.repository.author();
  /** What this part makes of a memory; nearly all come once, and nobody asks for them. */
  const latest = new Map<string, () => Memory>();
  const additions: NoteAddition[] = [];
  const add = (anchor: string, namespace: string, lines: readonly string[], isNew: boolean): void => {
    if (lines.length > 0) additions.push({ namespace, anchor, lines, ...(isNew ? { isNew } : {}) });
  };
  for (const record of records) {
    const on = places.of(record);
    const line = completed(record, places.blobs(on[0]), author);
    if (record.isDated && line.at <= (facts?.purgedAt.get(line.id) ?? '')) {
      entries[record.place] = { id: line.id, became: 'purged', cut: false };
      continue;
    }
    const before = latest.get(line.id)?.() ?? known.get(line.id);
    // An export merges: what was forgotten here stays so, unless the export restored it.
    const isMerged = record.events !== undefined && before !== undefined;
    const { became, texts, cut } = linesFor(line, isMerged ? { ...before, forgotten: false } : before);
    entries[record.place] = { id: line.id, became, cut };
    const first = before?.anchor ?? on[0];
    const all = became === 'memory' && record.events !== undefined ? on : [first];
    for (const anchor of all) add(anchor, line.ns, texts, before === undefined);
    for (const { anchor, raw } of eventsOf(record, line, before, places.isHere, run.ids))
      if (!facts?.hasEvent(raw)) add(anchor ?? first, line.ns, [raw], false);
    if (became !== 'memory' && became !== 'seen') continue;
    const after = (): Memory => metAgain(before, line, first);
    latest.set(line.id, after);
    const { at, session } = line;
    run.met(store, line.id, before === undefined ? { anchor: first, at, session, seenIn: [] } : after());
  }
  return async () => {
    if (additions.length > 0) await store.notes.add(additions);
    if (!run.goesOn) await store.index.save();
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

/** Imports records in parts of RECORDS_AT_ONCE, each whole or not at all, and tells what became of each, or with `dryRun` what would. Twice is once. Throws as `planImport`. */
export async function* importAll(
  at: Importing,
  records: AsyncIterable<ImportRecord>,
  tell?: TellProgress,
  atOnce = RECORDS_AT_ONCE,
  dryRun = false,
): AsyncGenerator<readonly Told[]> {
  const run = createRun(true, dryRun);
  let part: ImportRecord[] = [];
  const done = async (): Promise<readonly Told[]> => {
    const { entries, write } = await planImport(at, part, run, tell);
    if (!dryRun) await write();
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
  if (!dryRun) await run.end();
}
