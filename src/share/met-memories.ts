import { createHash } from 'node:crypto';
import { defined, keptIn } from '../core/basics.ts';
import { metOnce } from '../core/fold.ts';
import type { Memory } from '../core/memory.ts';
import type { Note } from '../core/note.ts';
import { decodeLine } from '../core/note-line.ts';
import type { NoteStore } from '../core/ports.ts';
import type { MemoryStore } from '../memories/store.ts';
import type { Blobs } from './import-records.ts';

/** As much of a memory as whoever meets it again asks for. */
interface Met {
  readonly anchor: string;
  /** Whose it is: a session, or where there is none the time. */
  readonly session?: string | undefined;
  readonly at: string;
  readonly seenIn: readonly string[];
}

const CHUNK_BYTES = 2 ** 20;
const NEWLINE = 10;
/** So many places are remembered by what stands there: of a million memories most say the same. */
const MAX_SHARED = 5_000;

const FREE = 0xffffffff;

/** Numbers (less than 2^32 - 1) by keys of 64 bits, in a table with open addressing: at most 24 bytes a key, where a map takes ten times that, and as much again while it grows. */
function createNumbers() {
  let size = 2 ** 12;
  let count = 0;
  let keys = new Uint32Array(size * 2);
  let numbers = new Uint32Array(size).fill(FREE);
  const slotOf = (high: number, low: number): number => {
    let slot = low & (size - 1);
    while (numbers[slot] !== FREE && (keys[slot * 2] !== high || keys[slot * 2 + 1] !== low))
      slot = (slot + 1) & (size - 1);
    return slot;
  };
  const put = (high: number, low: number, number: number): void => {
    if (count * 3 > size * 2) grow();
    const slot = slotOf(high, low);
    if (numbers[slot] === FREE) count += 1;
    keys[slot * 2] = high;
    keys[slot * 2 + 1] = low;
    numbers[slot] = number;
  };
  const grow = (): void => {
    const [oldKeys, oldNumbers] = [keys, numbers];
    size *= 2;
    count = 0;
    keys = new Uint32Array(size * 2);
    numbers = new Uint32Array(size).fill(FREE);
    for (const [slot, number] of oldNumbers.entries())
      if (number !== FREE) put(oldKeys[slot * 2] as number, oldKeys[slot * 2 + 1] as number, number);
  };
  return {
    put,
    get: (high: number, low: number): number | undefined => {
      const number = numbers[slotOf(high, low)];
      return number === FREE ? undefined : number;
    },
  };
}

const halvesOf = (id: string): readonly [high: number, low: number] => [
  Number.parseInt(id.slice(0, 8), 16),
  Number.parseInt(id.slice(8), 16),
];

/** Who was met by more sessions than that is kept as it is: to write all of them down anew at each meeting takes time by the square. */
const FEW_MEETINGS = 8;

export function createMetMemories() {
  // Texts without a line end, each by the number that it got; as bytes, since of a million strings the collector looks at each.
  const chunks: Buffer[] = [];
  let filled = CHUNK_BYTES;
  let shared = new Map<string, number>();
  const texts = {
    put: (text: string): number => {
      const known = shared.get(text);
      if (known !== undefined) return known;
      const bytes = Buffer.from(`${text}\n`);
      if (filled + bytes.length > CHUNK_BYTES) {
        chunks.push(Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, bytes.length)));
        filled = 0;
      }
      const place = (chunks.length - 1) * CHUNK_BYTES + filled;
      (chunks.at(-1) as Buffer).set(bytes, filled);
      filled += bytes.length;
      if (shared.size === MAX_SHARED) shared = new Map();
      shared.set(text, place);
      return place;
    },
    at: (place: number): string => {
      const chunk = chunks[Math.floor(place / CHUNK_BYTES)] as Buffer;
      const start = place % CHUNK_BYTES;
      return chunk.toString('utf8', start, chunk.indexOf(NEWLINE, start));
    },
  };
  const places = createNumbers();
  const metOften = new Map<string, Met>();
  return {
    put: (id: string, { anchor, session, at, seenIn }: Met): void => {
      if (seenIn.length > FEW_MEETINGS) {
        metOften.set(id, { anchor, session, at: session === undefined ? at : '', seenIn });
        return;
      }
      const said = [anchor, session === undefined ? 0 : 1, session ?? at, ...seenIn];
      places.put(...halvesOf(id), texts.put(JSON.stringify(said)));
    },
    get: (id: string): Met | undefined => {
      const often = metOften.get(id);
      if (often !== undefined) return often;
      const place = places.get(...halvesOf(id));
      if (place === undefined) return undefined;
      type Said = [anchor: string, isSession: number, who: string, ...seenIn: string[]];
      const [anchor, isSession, who, ...seenIn] = JSON.parse(texts.at(place)) as Said;
      return isSession === 1 ? { anchor, session: who, at: '', seenIn } : { anchor, at: who, seenIn };
    },
  };
}

/** More files at HEAD than these are looked up again. */
const MAX_KNOWN_FILES = 50_000;

export type ImportRun = ReturnType<typeof createRun>;

/** What a part of an import has to know of those before it. `goesOn`: another may follow, and the index is brought up to date at the `end`. */
export function createRun(goesOn = false, isTrial = false) {
  const before = new Map<MemoryStore, (ids: readonly string[]) => ReadonlyMap<string, Memory>>();
  const met = new Map<MemoryStore, ReturnType<typeof createMetMemories>>();
  const facts = new Map<MemoryStore, Awaited<ReturnType<typeof factsOf>>>();
  const blobs = new Map<MemoryStore, { readonly head: string; readonly of: Blobs }>();
  return {
    /** The ids that records gave, and those they got where these are others. */
    ids: new Map<string, string>(),
    goesOn,
    isTrial,
    /** What is known of the files at HEAD; parts of an import mostly name the same ones. */
    blobs: (store: MemoryStore, head: string): Blobs => {
      const known = blobs.get(store);
      const isUsed = known?.head === head && known.of.size < MAX_KNOWN_FILES;
      const { of } = isUsed ? known : { of: new Map() as Blobs };
      blobs.set(store, { head, of });
      return of;
    },
    known: async (store: MemoryStore, ids: readonly string[]): Promise<Map<string, Memory>> => {
      const look = before.get(store) ?? (await store.index.pinned());
      before.set(store, look);
      const known = new Map(look(ids));
      for (const id of ids) {
        const memory = met.get(store)?.get(id);
        if (memory === undefined) continue;
        const { anchor, seenIn, session, at } = memory;
        const said = { ns: '', kind: '', summary: '', evidence: 'user-stated', tags: [], files: [] } as const;
        const fresh = { id, at, ...said, ...metOnce(anchor, at), seenIn, ...defined({ session }) };
        known.set(id, { ...known.get(id), ...fresh });
      }
      return known;
    },
    /** `withEvents`: a record brings some, which may stand here already. */
    facts: async (store: MemoryStore, withEvents: boolean) => {
      const known = facts.get(store);
      const isEnough = known !== undefined && (known.withEvents || !withEvents);
      const found = isEnough ? known : await factsOf(store.notes, withEvents);
      facts.set(store, found);
      return found;
    },
    met: (store: MemoryStore, id: string, memory: Met): void => {
      keptIn(met, store, createMetMemories).put(id, memory);
    },
    end: async (): Promise<void> => {
      for (const known of [met, facts, blobs]) known.clear(); // the index takes as much again
      for (const { index } of before.keys()) await index.save();
    },
  };
}

/** Of a line that is kept itself all of its note stays in memory. */
const hashOf = (line: string): string => createHash('sha256').update(line).digest('base64');

/** What the notes say, as far as the index does not tell: the lines of events, and when memories were erased last. */
async function factsOf(notes: NoteStore, withEvents: boolean) {
  const events = new Set<string>();
  const purgedAt = new Map<string, string>();
  const look = ({ text }: Note): void => {
    for (const raw of text.split('\n')) {
      if (raw === '' || raw.includes('"type":"memory"')) continue; // most lines
      if (!withEvents && !raw.includes('"purged"')) continue;
      const line = decodeLine(raw);
      if (typeof line === 'string') continue;
      if (line.type !== 'purged') events.add(hashOf(raw));
      else if (line.at > (purgedAt.get(line.id) ?? '')) purgedAt.set(line.id, line.at);
    }
  };
  for (const ref of await notes.refs()) await notes.each(ref, undefined, look);
  return { hasEvent: (raw: string) => events.has(hashOf(raw)), purgedAt, withEvents };
}
