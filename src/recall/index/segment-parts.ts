import { onceAsked } from '../../core/basics.ts';
import {
  bucketBits,
  bucketOf,
  type DictionaryEntry,
  type DocumentName,
  type Facts,
  type Header,
  type Key,
  ROW,
  type SectionName,
  WORDS_PER_ENTRY,
} from './layout.ts';
import { type PagedReader, type ReadBytes, unpack, wordsOf } from './pages.ts';
import {
  blocksOf,
  decodePostings,
  openPostingList,
  type PostingList,
  TABLE_BYTES,
  tableOfOne,
} from './postings.ts';
import { documentOf } from './terms.ts';

const ENTRY_BYTES = WORDS_PER_ENTRY * 4;
const ENTRIES_AT_ONCE = 64;

/** What stands in a segment by key. */
export function dictionaryReader({ read, ahead }: PagedReader, { places, entries: total }: Header) {
  const bits = bucketBits(total);
  const entriesAt = (from: number, count: number, readBytes = read): Uint32Array =>
    wordsOf(readBytes(places.entries.start + from * ENTRY_BYTES, count * ENTRY_BYTES));
  const find = ({ high, low }: Key): Uint32Array | undefined => {
    const [from = 0, to = 0] = wordsOf(read(places.buckets.start + bucketOf(high, bits) * 4, 8));
    const entries = entriesAt(from, to - from);
    for (let at = 0; at < entries.length; at += WORDS_PER_ENTRY)
      if (entries[at] === high && entries[at + 1] === low) return entries.subarray(at);
    return undefined;
  };
  /** What reads the table of an entry, and what reads what is behind it. */
  const listOf = (entry: Uint32Array, readBytes: ReadBytes) => {
    const start = entry[2] as number;
    const count = entry[3] as number;
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
  return {
    /** The documents that have a key, in their order. */
    documentsWith: (key: Key): number[] => {
      const entry = find(key);
      return entry === undefined ? [] : Array.from(postingsOf(entry, ahead()), documentOf);
    },
    /** The postings of a key, of which only what is asked for is read; undefined for a key that is not there. */
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
      const [readEntries, readPostings] = [ahead(), ahead()];
      for (let from = 0; from < total; from += ENTRIES_AT_ONCE) {
        const entries = entriesAt(from, Math.min(ENTRIES_AT_ONCE, total - from), readEntries);
        for (let at = 0; at < entries.length; at += WORDS_PER_ENTRY) {
          const count = entries[at + 3] ?? 0;
          if (held.length < count) held = new Uint32Array(count * 2);
          single[0] = entries[at + 2] ?? 0; // of one, which most are, it is all
          const postings = count === 1 ? single : postingsOf(entries.subarray(at), readPostings, held);
          yield { key: { high: entries[at] ?? 0, low: entries[at + 1] ?? 0 }, postings };
        }
      }
    },
  };
}

const NEWLINE = 10;

/** Of `["<id>","<time>"]`; a merge asks for every one, and nearly all are without an escape. */
function nameOf(text: string): DocumentName {
  const middle = text.includes('\\') ? -1 : text.indexOf('","');
  if (middle >= 0) return { id: text.slice(2, middle), at: text.slice(middle + 3, -2) };
  const [id, at] = JSON.parse(text) as [string, string];
  return { id, at };
}

/** The documents of a segment. */
export function documentReader({ read, ahead }: PagedReader, { places, documents, mortals }: Header) {
  const whole = (name: SectionName): Uint8Array => read(places[name].start, places[name].bytes);
  const before = onceAsked(() => whole('dictionary'));
  const resting = onceAsked(() => wordsOf(whole('resting')));
  const lengths = onceAsked(() => {
    const bytes = whole('lengths');
    return new Uint16Array(bytes.buffer, bytes.byteOffset, documents);
  });
  const row = (document: number): Uint32Array =>
    wordsOf(read(places.rows.start + document * ROW.words * 4, ROW.words * 4));
  /** What a record is unpacked in, behind what stands before each: of a million records each would leave 3 KB behind. */
  let room = new Uint8Array(0);
  let [last, lastBytes] = [-2, Buffer.alloc(0)];
  const readNext = ahead(); // a merge reads all of them, in order
  const bytes = (document: number): Buffer => {
    if (document === last) return lastBytes;
    const words = row(document);
    const start = words[ROW.start] as number;
    const stored = words[ROW.stored] as number;
    const length = words[ROW.length] as number;
    const found = (document === last + 1 ? readNext : read)(places.records.start + start, stored);
    const first = before();
    if (room.length < first.length + length) {
      room = new Uint8Array(first.length + length * 2);
      room.set(first);
    }
    if (stored < length) unpack(found, room, first.length);
    else room.set(found, first.length);
    last = document;
    lastBytes = Buffer.from(room.buffer, first.length, length);
    return lastBytes;
  };
  const name = (document: number): DocumentName => {
    const text = bytes(document);
    return nameOf(text.toString('utf8', 0, text.indexOf(NEWLINE)));
  };
  return {
    name,
    /** Its name and its lines, as they are kept. Holds until another document is asked for. */
    bytes,
    record: (document: number): string => {
      const text = bytes(document);
      return text.toString('utf8', text.indexOf(NEWLINE) + 1);
    },
    resting,
    lengths,
    /** Whether a document lives longer than a time. */
    isLive: (document: number, atMs: number): boolean => mortals === 0 || liveUntilIn(row(document)) > atMs,
    facts: (document: number): Facts => {
      const words = row(document);
      const [high = 0, low = 0] = words.subarray(ROW.session);
      return {
        liveUntil: liveUntilIn(words),
        length: lengths()[document] ?? 0,
        manner: words[ROW.manner] ?? 0,
        session: high === 0 && low === 0 ? undefined : { high, low },
      };
    },
  };
}

const liveUntilIn = ({ buffer, byteOffset }: Uint32Array): number =>
  new Float64Array(buffer, byteOffset + ROW.liveUntil * 4, 1)[0] ?? 0;
