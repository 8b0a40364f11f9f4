import { metOnce } from '../core/fold.ts';
import type { Memory } from '../core/memory.ts';
import type { TellProgress } from '../core/ports.ts';
import {
  type createImport,
  type Facts,
  factsOf,
  type Imported,
  type ImportRun,
  type ImportStore,
} from './import-memories.ts';
import type { Blobs, ImportRecord } from './import-records.ts';
import { createMetMemories, type Met } from './met-memories.ts';

/** So many records are filtered, planned and written together: a million take no more memory than these. */
export const RECORDS_AT_ONCE = 5_000;

/** More files at HEAD than these are looked up again. */
const MAX_KNOWN_FILES = 50_000;

/** A record's key, and what became of it. */
export interface Told {
  readonly key: string | undefined;
  readonly entry: Imported;
}

/**
 * Imports records as they come, and tells what became of each, in their order. Up to RECORDS_AT_ONCE are one commit per notes ref, and nothing is
 * written when one of them is wrong; of more each so many are. Who runs it again imports nothing twice. Throws what `createImport` throws.
 */
export function createStreamedImport(
  plan: ReturnType<typeof createImport>,
  atOnce = RECORDS_AT_ONCE,
): (records: AsyncIterable<ImportRecord>, tell?: TellProgress) => AsyncGenerator<readonly Told[]> {
  return async function* imported(records, tell) {
    const run = createRun();
    for await (const part of partsOf(records, atOnce)) {
      const { entries, write } = await plan(part.records, part.isAll ? undefined : run, tell);
      await write();
      yield entries.map((entry, place) => ({ key: part.records[place]?.key, entry }));
    }
    await run.end();
  };
}

interface Part {
  readonly records: readonly ImportRecord[];
  readonly isAll: boolean;
}

async function* partsOf(records: AsyncIterable<ImportRecord>, atOnce: number): AsyncGenerator<Part> {
  let part: ImportRecord[] = [];
  let isFirst = true;
  for await (const record of records) {
    if (part.length === atOnce) {
      yield { records: part, isAll: false };
      isFirst = false;
      part = [];
    }
    part.push(record);
  }
  if (part.length > 0 || isFirst) yield { records: part, isAll: isFirst };
}

/** Asks the index as it was before the import, and remembers what the import itself has met. */
function createRun(): ImportRun & { end(): Promise<void> } {
  const before = new Map<ImportStore, (ids: readonly string[]) => ReadonlyMap<string, Memory>>();
  const met = new Map<ImportStore, ReturnType<typeof createMetMemories>>();
  const facts = new Map<ImportStore, Facts>();
  const blobs = new Map<ImportStore, { readonly head: string; readonly of: Blobs }>();
  return {
    ids: new Map(),
    goesOn: true,
    blobs: (store, head) => {
      const known = blobs.get(store);
      const isUsed = known?.head === head && known.of.size < MAX_KNOWN_FILES;
      const { of } = isUsed ? known : { of: new Map() as Blobs };
      blobs.set(store, { head, of });
      return of;
    },
    known: async (store, ids) => {
      const look = before.get(store) ?? (await store.index.pinned());
      before.set(store, look);
      const known = new Map(look(ids));
      for (const id of ids) {
        const memory = met.get(store)?.get(id);
        if (memory !== undefined) known.set(id, { ...known.get(id), ...memoryOf(id, memory) });
      }
      return known;
    },
    facts: async (store) => {
      const found = facts.get(store) ?? (await factsOf(store.notes, () => true));
      facts.set(store, found);
      return found;
    },
    met: (store, id, memory) => {
      const own = met.get(store) ?? createMetMemories();
      met.set(store, own);
      own.put(id, memory);
    },
    end: async () => {
      for (const known of [met, facts, blobs]) known.clear(); // the index takes as much again
      for (const { index } of before.keys()) await index.save();
    },
  };
}

/** As much of the memory as whoever meets it again asks for. */
function memoryOf(id: string, { anchor, seenIn, session, at }: Met): Memory {
  const said = {
    id,
    at,
    ns: '',
    kind: '',
    summary: '',
    evidence: 'user-stated',
    tags: [],
    files: [],
  } as const;
  return { ...said, ...metOnce(anchor, at), seenIn, ...(session === undefined ? {} : { session }) };
}
