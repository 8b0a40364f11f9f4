import { onceAsked } from '../../core/basics.ts';
import {
  type DictionaryEntry,
  type DocumentName,
  entryDocument,
  entryKey,
  firstPlace,
  idRange,
  type Key,
  type KeyRange,
  type Place,
  type Places,
  placeNear,
  prefixRange,
  WORDS_PER_ENTRY,
} from './layout.ts';
import { PAGE_BYTES, type PagedReader, type ReadBytes, unpack, wordsOf } from './pages.ts';
import { openPostingList, type PostingList } from './posting-list.ts';
import { blocksOf, decodePostings, TABLE_BYTES, tableOfOne } from './postings.ts';

/** What stands in a segment by key. */
export function dictionaryReader({ read, ahead }: PagedReader, places: Places) {
  const total = places.entries.bytes / 4;
  const perPage = PAGE_BYTES / 4;
  const fenceAt = (page: number): number => wordsOf(read(places.fences.start + page * 4, 4))[0] as number;
  const pageAt = (page: number, readPage = read): Uint32Array =>
    wordsOf(
      readPage(places.entries.start + page * PAGE_BYTES, Math.min(perPage, total - page * perPage) * 4),
    );
  /** What reads the table of an entry, and what reads what is behind it. */
  const listOf = ([, , start = 0, count = 0]: Uint32Array, readBytes: ReadBytes) => {
    const place = places.postings.start + start;
    const tableBytes = blocksOf(count) * TABLE_BYTES;
    return {
      count,
      table: () => (count === 1 ? tableOfOne(start) : wordsOf(readBytes(place, tableBytes))),
      read: (at: number, bytes: number) => readBytes(place + tableBytes + at, bytes),
    };
  };
  const postingsOf = (entry: Uint32Array, readBytes: ReadBytes, into?: Uint32Array): Uint32Array => {
    const list = listOf(entry, readBytes);
    return decodePostings(list.table(), list.count, list.read, into);
  };
  const pages = places.fences.bytes / 4;
  const find = (key: Key): Uint32Array | undefined => {
    const { high, low } = key;
    const guess = Math.floor((high / 2 ** 32) * pages); // keys are hashes
    const behind = placeNear(guess, pages, (page) => fenceAt(page) < high); // what has the half itself may begin in the page before
    for (let page = Math.max(0, behind - 1); page < pages; page += 1) {
      const entries = pageAt(page);
      const place = placeIn(entries, key);
      if (place < entries.length)
        return entries[place] === high && entries[place + 1] === low ? entries.subarray(place) : undefined;
    }
    return undefined;
  };
  return {
    /** See postings.ts, by document; empty for a key that is not there. */
    postings: (key: Key): Uint32Array => {
      const entry = find(key);
      return entry === undefined ? new Uint32Array(0) : postingsOf(entry, ahead());
    },
    count: (key: Key): number => find(key)?.[3] ?? 0,
    /** The same, of which only what is asked for is read; undefined for a key that is not there. */
    list: (key: Key): PostingList | undefined => {
      const entry = find(key);
      if (entry === undefined) return undefined;
      const { table, count, read } = listOf(entry, ahead());
      return openPostingList(table, count, read);
    },
    /** All keys with their postings, by key. Postings hold until the next key is asked for. */
    *entries(): Iterable<DictionaryEntry> {
      let held = new Uint32Array(1024);
      const single = new Uint32Array(1);
      const [readPage, readPostings] = [ahead(), ahead()];
      for (let page = 0; page * perPage < total; page += 1) {
        const entries = pageAt(page, readPage);
        for (let place = 0; place < entries.length; place += WORDS_PER_ENTRY) {
          const count = entries[place + 3] ?? 0;
          if (held.length < count) held = new Uint32Array(count * 2);
          single[0] = entries[place + 2] ?? 0; // of one, which most are, it is all
          const postings = count === 1 ? single : postingsOf(entries.subarray(place), readPostings, held);
          yield { key: { high: entries[place] ?? 0, low: entries[place + 1] ?? 0 }, postings };
        }
      }
    },
  };
}

/** Where a key stands in a page, or would. */
const placeIn = (entries: Uint32Array, { high, low }: Key): number =>
  WORDS_PER_ENTRY *
  firstPlace(0, entries.length / WORDS_PER_ENTRY, (entry) => {
    const half = entries[entry * WORDS_PER_ENTRY] as number;
    return half < high || (half === high && (entries[entry * WORDS_PER_ENTRY + 1] as number) < low);
  });

const NEWLINE = 10;
/** Unpacked records kept, about 1 MB: names, then lines are asked. With eight, a key of the page took 13 ms of CPU, not 7 (10,000 memories). */
const HELD_RECORDS = 1024;
/** Of all segments together: a merge has many open. By the segment's own number and the document's. */
const held = new Map<number, Buffer>();
const MAX_DOCUMENTS = 2 ** 24;
let segments = 0;

/** Of `["<id>","<time>"]`; a merge asks for every one, and nearly all are without an escape. */
function nameOf(text: string): DocumentName {
  const middle = text.includes('\\') ? -1 : text.indexOf('","');
  if (middle >= 0) return { id: text.slice(2, middle), at: text.slice(middle + 3, -2) };
  const [id, at] = JSON.parse(text) as [string, string];
  return { id, at };
}

/** The documents of a segment. */
export function recordReader({ read, forward }: PagedReader, places: Places, documents: number) {
  segments += 1;
  const own = segments * MAX_DOCUMENTS;
  let last: { readonly document: number; readonly bytes?: Buffer } = { document: -1 };
  const readForward = forward();
  const before = onceAsked(() => read(places.dictionary.start, places.dictionary.bytes));
  /** What is read in order is unpacked in one place: of a million records each would leave 3 KB behind. */
  let room = new Uint8Array(0);
  const readRecord = (document: number, isNext: boolean): Buffer => {
    const [start = 0, length = 0, end = 0] = wordsOf(read(places.starts.start + document * 8, 12));
    const stored = (isNext ? readForward : read)(places.records.start + start, end - start);
    if (stored.length === length) return Buffer.from(stored.buffer, stored.byteOffset, length);
    const first = before();
    let unpacked = room;
    if (!isNext || room.length < first.length + length) {
      unpacked = new Uint8Array(first.length + length * 2);
      unpacked.set(first);
    }
    if (isNext) room = unpacked;
    unpack(stored, unpacked, first.length);
    return Buffer.from(unpacked.buffer, first.length, length);
  };
  const bytes = (document: number): Buffer => {
    const known = last.document === document ? last.bytes : held.get(own + document);
    if (known !== undefined) return known;
    const isNext = document === last.document + 1; // read in order, as a merge does: nobody comes back
    const found = readRecord(document, isNext);
    last = { document, bytes: found };
    if (isNext) return found;
    if (held.size === HELD_RECORDS) held.delete(held.keys().next().value ?? 0); // the one that was read first
    held.set(own + document, found);
    return found;
  };
  const name = (document: number): DocumentName => {
    const text = bytes(document);
    return nameOf(text.toString('utf8', 0, text.indexOf(NEWLINE)));
  };
  const among = (range: KeyRange, isIt: (id: string) => boolean): number[] =>
    documentsInRange(read, places.ids, documents, range).filter((document) => isIt(name(document).id));
  return {
    name,
    /** Its name and its lines, as they are kept. Holds until the next document is asked for. */
    bytes,
    /** A document's lines; see segment.ts. */
    record: (document: number): string => {
      const text = bytes(document);
      return text.toString('utf8', text.indexOf(NEWLINE) + 1);
    },
    withId: (id: string): number | undefined => among(idRange(id), (own) => own === id)[0],
    withIdPrefix: (prefix: string): readonly number[] =>
      among(prefixRange(prefix), (id) => id.startsWith(prefix)),
  };
}

/** The documents whose ids have these keys, by document. */
function documentsInRange(read: ReadBytes, { start }: Place, documents: number, range: KeyRange): number[] {
  if (range === undefined) return [];
  const [least, most] = range;
  const entryAt = (place: number): Uint32Array => wordsOf(read(start + place * 8, 8));
  const keyAt = (place: number): number => {
    const [low = 0, high = 0] = entryAt(place);
    return entryKey(low, high);
  };
  const found: number[] = [];
  let place = firstPlace(0, documents, (at) => keyAt(at) < least);
  for (; place < documents && keyAt(place) <= most; place += 1)
    found.push(entryDocument(entryAt(place)[0] ?? 0));
  return found.sort((a, b) => a - b);
}
