import { setTimeout as pause } from 'node:timers/promises';
import type { Table } from '@lancedb/lancedb';
import { inParts } from '../../core/basics.ts';
import { isLive, type Memory } from '../../core/memory.ts';
import type { NotesRef } from '../../core/ports.ts';
import { type ChangeTaker, eachChange, linesOfNote } from '../../recall/index/changes.ts';
import { sameRefs } from '../../recall/index/segment.ts';
import { passageKey, passageOf, type VectorUpdate, type VectorUpdateOptions } from '../../recall/ports.ts';
import { Preempted, TableFailure } from './database.ts';
import { isTidyDue, isTooLarge, tidy } from './tidy.ts';
import type { VectorContext, VectorState } from './vector-state.ts';
import { passagesIn, removeRows, type VectorRow, vectorSchema, writeRows } from './vector-table.ts';

/** Memories that are embedded before time is looked at: with a small model 0.1 s. */
const MEMORIES_PER_ROUND = 64;
/** Each write is a version of the table and a file. */
const ROWS_PER_WRITE = 2048;
/** So many memories an update of a shared place looks for among the vectors, whether the notes changed or not: two queries. */
const LOOKED_FOR = 1_000;
const BEGINNINGS = 256; // of two hexadecimal digits

const FIRST_PAUSE_MS = 100;
const LAST_PAUSE_MS = 1_600;

const NOTHING: VectorUpdate = { embedded: 0, removed: 0, waiting: 0, isBusy: false };

/** See `VectorKeeper.update`. */
export async function updateVectors(context: VectorContext, how: VectorUpdateOptions): Promise<VectorUpdate> {
  const release = context.lock();
  if (release === undefined) return { ...NOTHING, isBusy: true };
  try {
    return await updateUntilFirst(context, how);
  } catch (error) {
    if (!(error instanceof TableFailure)) throw error;
    await context.database.wipe(context.table);
    context.file.remove();
    return await updateOnce(context, how);
  } finally {
    release();
  }
}

/** Others may have made the table anew meanwhile: what is there is looked for again, after a wait that grows. */
async function updateUntilFirst(context: VectorContext, how: VectorUpdateOptions): Promise<VectorUpdate> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
    try {
      return await updateOnce(context, how);
    } catch (error) {
      if (pauseMs > LAST_PAUSE_MS || !(error instanceof Preempted)) throw error;
      await pause(pauseMs * (0.5 + Math.random()), undefined, { signal: how.signal }).catch(() => {});
      if (how.signal?.aborted === true) throw error;
    }
  }
}

async function updateOnce(context: VectorContext, how: VectorUpdateOptions): Promise<VectorUpdate> {
  const { database, file, notes } = context;
  if (how.isAnew === true) {
    await database.wipe(context.table);
    file.remove();
  }
  const refs = await notes.refs();
  const state = await soundState(context);
  const isSame = state !== undefined && sameRefs(state.refs, refs);
  const looks = database.place.isShared && how.isThorough !== true;
  if (isSame && how.isThorough !== true && !looks) return NOTHING;
  const table =
    (await database.open(context.table)) ??
    (await database.create(context.table, vectorSchema(database.packages(), context.embedder.dimension)));
  const looked = looks && state ? await lookFor(context, table, state.lookedTo) : undefined;
  const isAll = how.isThorough === true || looked?.isMissed === true;
  const ids = isAll ? undefined : isSame ? [] : await touchedIds(context, state, refs);
  const plan = await planOf(context, table, ids);
  await database.run(() => removeRows(table, plan.stale));
  const embedded = await embedAll(context, table, plan.missing, how);
  const waiting = plan.missing.length - embedded;
  const writes = (state?.writes ?? 0) + Number(plan.stale.length > 0) + Math.ceil(embedded / ROWS_PER_WRITE);
  let next: VectorState = {
    table: context.table,
    refs: waiting === 0 ? refs : isAll ? [] : (state?.refs ?? []),
    writes,
    tidiedAt: state?.tidiedAt ?? 0,
    lookedTo: looked?.to ?? 0,
  };
  const isDue = async (): Promise<boolean> =>
    isTidyDue(next, context.clock()) || (next.writes > 0 && (await isTooLarge(database, table)));
  if (how.signal?.aborted !== true && (await database.run(isDue))) {
    try {
      await database.run(() => tidy(database, table, context.clock()));
      next = { ...next, writes: 0, tidiedAt: context.clock() };
    } catch (error) {
      if (!(error instanceof Preempted)) throw error; // another writer was first: it may as well be done another time
    }
  }
  if (waiting === 0 || state !== undefined) file.write(next);
  return { embedded, removed: plan.stale.length, waiting, isBusy: false };
}

/** The state, where the table it tells of is there and whole. */
async function soundState(context: VectorContext): Promise<VectorState | undefined> {
  const { database, file } = context;
  const state = file.read(context.table);
  if (state?.isDamaged === true) {
    await database.wipe(context.table);
    file.remove();
    return undefined;
  }
  if (state === undefined || (await database.open(context.table)) !== undefined) return state;
  file.remove(); // or who is killed while the table is filled anew would leave one behind that says it is full
  return undefined;
}

/** Looks for the next memories among the vectors: others may build a shared place anew, and take known ones away. One missed: all are looked for. */
async function lookFor(context: VectorContext, table: Table, lookedTo = 0) {
  const some: Memory[] = [];
  let turns = 0;
  for (; turns < BEGINNINGS && some.length < LOOKED_FOR; turns += 1) {
    const beginning = (lookedTo + turns) % BEGINNINGS;
    some.push(...(await context.memories.find(beginning.toString(16).padStart(2, '0'))));
  }
  const wanted = wantedOf(context, some).map(({ id }) => id);
  const there = await context.database.run(() => passagesIn(table, wanted));
  return { isMissed: wanted.some((id) => !there.has(id)), to: (lookedTo + turns) % BEGINNINGS };
}

/** Those of which there are to be vectors. */
function wantedOf({ clock, isPrivate, database }: VectorContext, memories: readonly Memory[]): Memory[] {
  const nowMs = clock();
  return memories.filter(
    (memory) => isLive(memory, nowMs) && !(database.place.isShared && isPrivate(memory.ns)),
  );
}

/** The memories that the notes' change may be about; undefined where that is not known. */
async function touchedIds(
  { notes }: VectorContext,
  state: VectorState | undefined,
  refs: readonly NotesRef[],
): Promise<readonly string[] | undefined> {
  if (state === undefined) return undefined;
  const known = new Set(state.refs.map(({ namespace }) => namespace));
  const ids = new Set<string>();
  let isKnown = true;
  const taker: ChangeTaker = {
    anew: (namespace) => {
      if (known.has(namespace)) isKnown = false;
    },
    note: (note) => {
      for (const { line } of linesOfNote(note)) ids.add(line.id);
    },
  };
  await eachChange(notes, state.refs, refs, taker);
  if (!isKnown) return undefined;
  // A line that is gone is in the notes as they were, which the way back gives.
  try {
    await eachChange(notes, refs, state.refs, { ...taker, anew: () => {} });
  } catch {
    return undefined;
  }
  return [...ids];
}

/** Of which memories, or of all, vectors are to be made, and of which ids those there are to go. */
async function planOf(context: VectorContext, table: Table, ids: readonly string[] | undefined) {
  const { memories, database } = context;
  const { isShared } = database.place;
  const candidates = ids === undefined ? await memories.all() : [...(await memories.known(ids)).values()];
  const there = await database.run(() => passagesIn(table, ids));
  const wanted = wantedOf(context, candidates);
  const keys = new Map(wanted.map((memory) => [memory.id, passageKey(passageOf(memory))]));
  const stale = [...there].filter(([id, passages]) => {
    const key = keys.get(id);
    // Another clone may know a memory that this one does not, or not yet, or not any more.
    if (isShared) return key !== undefined && !passages.has(key);
    return key === undefined || passages.size > 1 || !passages.has(key);
  });
  const gone = new Set(stale.map(([id]) => id));
  return { missing: wanted.filter(({ id }) => gone.has(id) || !there.has(id)), stale: [...gone] };
}

/** Embeds and writes, the first first; gives how many it came to before the signal or the bound. */
async function embedAll(
  context: VectorContext,
  table: Table,
  missing: readonly Memory[],
  { signal, maxMemories = missing.length, onProgress }: VectorUpdateOptions,
): Promise<number> {
  const { database } = context;
  const todo = missing.slice(0, maxMemories);
  let rows: VectorRow[] = [];
  let done = 0;
  const write = async (): Promise<void> => {
    await database.run(() => writeRows(table, rows));
    rows = [];
  };
  for (const round of inParts(todo, MEMORIES_PER_ROUND)) {
    onProgress?.(done, todo.length);
    try {
      signal?.throwIfAborted();
      rows.push(...(await rowsOf(context, round, signal)));
    } catch (error) {
      await write();
      if (signal?.aborted === true) return done;
      throw error;
    }
    done += round.length;
    if (rows.length >= ROWS_PER_WRITE) await write();
  }
  await write();
  onProgress?.(done, todo.length);
  return done;
}

async function rowsOf(
  { embedder }: VectorContext,
  memories: readonly Memory[],
  signal: AbortSignal | undefined,
): Promise<VectorRow[]> {
  const pieces: { id: string; passage: string; text: string }[] = [];
  for (const memory of memories) {
    const text = passageOf(memory);
    const of = { id: memory.id, passage: passageKey(text) };
    for (const piece of await embedder.chunks(text, signal)) pieces.push({ ...of, text: piece });
  }
  const texts = pieces.map(({ text }) => text);
  const vectors = await embedder.embed(texts, 'passage', signal);
  return vectors.map((vector, index) => {
    const { id, passage } = pieces[index] as (typeof pieces)[number];
    return { id, passage, vector };
  });
}
