import { newestRead } from '../../core/note-line.ts';
import type { NotesRef } from '../../core/ports.ts';
import {
  averageLengthOf,
  BLOCK_DOCUMENTS,
  type ByteSource,
  COUNT_BITS,
  COUNT_MASK,
  checksum,
  DamagedSegment,
  type DictionaryEntry,
  type DocumentName,
  FIELD,
  FIRST_SECTION_FIELD,
  FOOTER_BYTES,
  FOOTER_CHECK_FIELD,
  FORMAT_VERSION,
  type Key,
  MAGIC,
  MANNER,
  SECTIONS,
  type SectionName,
  WORDS_PER_ENTRY,
} from './layout.ts';
import {
  PAGE_BYTES,
  type PagedReader,
  pagedReader,
  type ReadBytes,
  type Unpacked,
  unpack,
  wordsOf,
} from './pack.ts';
import { decodePostings, openPostingList, type PostingList } from './postings.ts';
import { entryDocument, entryKey, idRange, type KeyRange, prefixRange } from './record.ts';

/** The memories of some notes, ready to be asked. Every method throws DamagedSegment where bytes and checks differ. */
export interface Segment {
  readonly refs: readonly NotesRef[];
  /** What names this segment among all others, and the segment it lies on; 0 for none. */
  readonly stamp: number;
  readonly below: number;
  readonly documents: number;
  /** Documents below this number have a memory. */
  readonly memories: number;
  /** The sum of `lengths`. */
  readonly totalLength: number;
  readonly averageLength: number;
  /** Of each segment below, the lowest first, the documents that this one replaces. */
  hidden(): readonly Uint32Array[];
  liveUntil(document: number): number;
  /** Whether that is later than a time; reads an eighth of the pages, for nearly all live for ever. */
  isLive(document: number, atMs: number): boolean;
  /** All of `liveUntil`, `manner` and the halves of `session`, for whoever reads every document. */
  columns(): {
    readonly liveUntil: Float64Array;
    readonly manners: Uint8Array;
    readonly sessions: Uint32Array;
  };
  /** What speaks for each document at the start of any session; see restingWeight. */
  resting(): Uint32Array;
  lengths(): Uint16Array;
  /** Of one document. */
  length(document: number): number;
  /** Of some documents in their order. Holds until the next are asked for. */
  lengthsFrom(document: number, count: number): Uint16Array;
  /** See MANNER. */
  manner(document: number): number;
  /** The key of a document's session; undefined for none. */
  session(document: number): Key | undefined;
  name(document: number): DocumentName;
  /** The document of an id. */
  withId(id: string): number | undefined;
  /** Documents whose id begins so. */
  withIdPrefix(prefix: string): readonly number[];
  /** How many postings a key has. */
  count(key: Key): number;
  /** See domain/words/posting.ts, by document; empty for a key that is not there. */
  postings(key: Key): Uint32Array;
  /** The same, of which only what is asked for is read; undefined for a key that is not there. */
  list(key: Key): PostingList | undefined;
  /** All keys with their postings, by key. Postings hold until the next key is asked for. */
  entries(): Iterable<DictionaryEntry>;
  /** A document's lines; see record.ts. */
  record(document: number): string;
  /** Its name and its lines, as they are kept. Holds until the next document is asked for. */
  bytes(document: number): Uint8Array;
  close(): void;
}

interface Place {
  readonly start: number;
  readonly bytes: number;
}
type Places = Readonly<Record<SectionName, Place>>;

/** Opens a segment; throws DamagedSegment when the bytes are not a segment of this version. */
export function openSegment(source: ByteSource): Segment {
  const footer = readFooter(source);
  const field = (name: keyof typeof FIELD): number => footer[FIELD[name]] ?? 0;
  const pages = pagedReader(source, field('dataBytes'), readChecks(source, footer));
  const { read } = pages;
  const places = placesOf(footer);
  const whole = (name: SectionName): Uint8Array => read(places[name].start, places[name].bytes);
  const resting = once(() => wordsOf(whole('resting')));
  const lengths = once(() => {
    return halvesOf(whole('lengths'));
  });
  const readLengths = once(pages.forward);
  const mortals = field('mortals');
  const liveUntil = (document: number): number => {
    const bytes = read(places.liveUntil.start + document * 8, 8);
    return new Float64Array(bytes.buffer, bytes.byteOffset, 1)[0] ?? 0;
  };
  const manner = (document: number): number => read(places.manners.start + document, 1)[0] ?? 0;
  const words = (name: SectionName, first: number, count: number): Uint32Array =>
    wordsOf(read(places[name].start + first * 4, count * 4));
  return {
    refs: JSON.parse(Buffer.from(whole('refs')).toString('utf8')),
    stamp: field('stamp'),
    below: field('below'),
    documents: field('documents'),
    memories: field('memories'),
    totalLength: field('totalLength'),
    averageLength: averageLengthOf({ totalLength: field('totalLength'), memories: field('memories') }),
    hidden: () => hiddenOf(wordsOf(whole('hidden'))),
    liveUntil,
    isLive: (document, atMs) =>
      mortals === 0 || (manner(document) & MANNER.mortal) === 0 || liveUntil(document) > atMs,
    columns: () => {
      const until = whole('liveUntil');
      return {
        liveUntil: new Float64Array(until.buffer, until.byteOffset, until.length / 8),
        manners: whole('manners'),
        sessions: wordsOf(whole('sessions')),
      };
    },
    resting,
    lengths,
    length: (document) => halvesOf(read(places.lengths.start + document * 2, 2))[0] ?? 0,
    lengthsFrom: (document, count) => halvesOf(readLengths()(places.lengths.start + document * 2, count * 2)),
    manner,
    session: (document) => {
      const [high = 0, low = 0] = words('sessions', document * 2, 2);
      return high === 0 && low === 0 ? undefined : { high, low };
    },
    ...recordReader(pages, places, field('documents')),
    ...dictionaryReader(pages, places),
    close: source.close,
  };
}

const halvesOf = (bytes: Uint8Array): Uint16Array =>
  new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function readFooter(source: ByteSource): Float64Array {
  const bytes = source.read(source.bytes - FOOTER_BYTES, FOOTER_BYTES);
  const footer = new Float64Array(bytes.buffer, bytes.byteOffset, FOOTER_BYTES / 8);
  if (footer[FIELD.magic] !== MAGIC || footer[FIELD.version] !== FORMAT_VERSION) {
    throw new DamagedSegment('another format');
  }
  if (footer[FIELD.reads] !== newestRead()) throw new DamagedSegment('made by one that reads other lines');
  const check = checksum(wordsOf(bytes.subarray(0, FOOTER_CHECK_FIELD * 8)), MAGIC);
  if (footer[FOOTER_CHECK_FIELD] !== check) throw new DamagedSegment('footer');
  return footer;
}

function readChecks(source: ByteSource, footer: Float64Array): Uint32Array {
  const total = footer[FIELD.dataBytes] ?? 0;
  const pages = Math.ceil(total / PAGE_BYTES);
  if (total + Math.ceil(pages / 2) * 8 + FOOTER_BYTES !== source.bytes)
    throw new DamagedSegment('another size');
  const checks = wordsOf(source.read(total, pages * 4));
  if (checksum(checks, MAGIC) !== footer[FIELD.checksCheck]) throw new DamagedSegment('checks');
  return checks;
}

function placesOf(footer: Float64Array): Places {
  const entries = SECTIONS.map((name, index): [SectionName, Place] => {
    const [start = 0, bytes = 0] = footer.subarray(FIRST_SECTION_FIELD + index * 2);
    return [name, { start, bytes }];
  });
  return Object.fromEntries(entries) as Places;
}

function hiddenOf(words: Uint32Array): Uint32Array[] {
  const hidden: Uint32Array[] = [];
  for (let at = 0; at < words.length; ) {
    const count = words[at] ?? 0;
    hidden.push(words.slice(at + 1, at + 1 + count));
    at += 1 + count;
  }
  return hidden;
}

const NEWLINE = 10;
/**
 * So many blocks stay unpacked, about 5 MB: who asks for a document's name asks for its lines next, and a page that searches at each key comes back to
 * the same ones. With eight, a key of the page took 13 ms of CPU (median, 10,000 memories) in place of 7.
 */
const HELD_BLOCKS = 512;
/** Of all segments together: a merge has many open. By the segment's own number and the block's. */
const held = new Map<number, Block>();
const MAX_BLOCKS = 2 ** 24;
let segments = 0;

/** Documents that were packed together, and where each starts and the last one ends. */
interface Block {
  readonly number: number;
  readonly bytes: Buffer;
  readonly starts: Uint32Array;
  until(end: number): void;
}

const LENGTHS_BYTES = BLOCK_DOCUMENTS * 4;

function blockOf(number: number, { bytes: content, until }: Unpacked): Block {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  until(LENGTHS_BYTES);
  const starts = new Uint32Array(BLOCK_DOCUMENTS + 1);
  let start = LENGTHS_BYTES;
  for (let place = 0; place < BLOCK_DOCUMENTS; place += 1) {
    starts[place] = start;
    start += bytes.readUInt32LE(place * 4);
  }
  starts[BLOCK_DOCUMENTS] = start;
  return { number, bytes, starts, until };
}

const plain = (bytes: Uint8Array): Unpacked => ({ bytes, until: () => {} });

/** Of `["<id>","<time>"]`; a merge asks for every one, and nearly all are without an escape. */
function nameOf(text: string): DocumentName {
  const middle = text.includes('\\') ? -1 : text.indexOf('","');
  if (middle >= 0) return { id: text.slice(2, middle), at: text.slice(middle + 3, -2) };
  const [id, at] = JSON.parse(text) as [string, string];
  return { id, at };
}

function recordReader(
  { read, forward }: PagedReader,
  places: Places,
  documents: number,
): Pick<Segment, 'name' | 'record' | 'bytes' | 'withId' | 'withIdPrefix'> {
  segments += 1;
  const own = segments * MAX_BLOCKS;
  let last: Block | undefined;
  const readForward = forward();
  const readBlock = (number: number): Block => {
    const isNext = number === (last?.number ?? -1) + 1; // read in order, as a merge does: nobody comes back
    const [start = 0, bytes = 0, end = 0] = wordsOf(read(places.blocks.start + number * 8, 12));
    const stored = (isNext ? readForward : read)(places.records.start + start, end - start);
    const block = blockOf(number, stored.length === bytes ? plain(stored) : unpack(stored, bytes));
    if (isNext) return block;
    if (held.size === HELD_BLOCKS) held.delete(held.keys().next().value ?? 0); // the one that was read first
    held.set(own + number, block);
    return block;
  };
  const bytes = (document: number): Buffer => {
    const number = Math.floor(document / BLOCK_DOCUMENTS);
    if (last?.number !== number) last = held.get(own + number) ?? readBlock(number);
    const place = document % BLOCK_DOCUMENTS;
    const end = last.starts[place + 1] as number;
    last.until(end);
    return last.bytes.subarray(last.starts[place], end);
  };
  const name = (document: number): DocumentName => {
    const text = bytes(document);
    return nameOf(text.toString('utf8', 0, text.indexOf(NEWLINE)));
  };
  const among = (range: KeyRange, isIt: (id: string) => boolean): number[] =>
    documentsInRange(read, places.ids, documents, range).filter((document) => isIt(name(document).id));
  return {
    name,
    bytes,
    record: (document) => {
      const text = bytes(document);
      return text.toString('utf8', text.indexOf(NEWLINE) + 1);
    },
    withId: (id) => among(idRange(id), (own) => own === id)[0],
    withIdPrefix: (prefix) => among(prefixRange(prefix), (id) => id.startsWith(prefix)),
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
  let low = 0;
  let high = documents;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyAt(middle) < least) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (; low < documents && keyAt(low) <= most; low += 1) found.push(entryDocument(entryAt(low)[0] ?? 0));
  return found.sort((a, b) => a - b);
}

function dictionaryReader(
  { read, forward }: PagedReader,
  places: Places,
): Pick<Segment, 'count' | 'postings' | 'list' | 'entries'> {
  const total = places.entries.bytes / 4;
  const perPage = PAGE_BYTES / 4;
  const fences = once(() => wordsOf(read(places.fences.start, places.fences.bytes)));
  const pageAt = (page: number): Uint32Array =>
    wordsOf(read(places.entries.start + page * PAGE_BYTES, Math.min(perPage, total - page * perPage) * 4));
  const postingsAt = (
    entries: Uint32Array,
    place: number,
    end: number,
    readBytes: ReadBytes,
    into?: Uint32Array,
  ) => {
    const start = entries[place + 2] ?? 0;
    const bytes = readBytes(places.postings.start + start, end - start);
    return decodePostings(bytes, countAt(entries, place), into);
  };
  /** Where the postings of an entry end: where those of the next begin. */
  const endOf = (page: number, entries: Uint32Array, place: number): number => {
    const next = place + WORDS_PER_ENTRY;
    if (next < entries.length) return entries[next + 2] ?? 0;
    if ((page + 1) * perPage >= total) return places.postings.bytes;
    return pageAt(page + 1)[2] ?? 0;
  };
  const find = ({
    high,
    low,
  }: Key): readonly [page: number, entries: Uint32Array, place: number] | undefined => {
    for (let page = firstPage(fences(), high); page * perPage < total; page += 1) {
      const entries = pageAt(page);
      const place = placeIn(entries, high, low);
      if (place < entries.length)
        return entries[place] === high && entries[place + 1] === low ? [page, entries, place] : undefined;
    }
    return undefined;
  };
  return {
    count: (key) => {
      const found = find(key);
      return found === undefined ? 0 : countAt(found[1], found[2]);
    },
    postings: (key) => {
      const found = find(key);
      if (found === undefined) return new Uint32Array(0);
      const [page, entries, place] = found;
      return postingsAt(entries, place, endOf(page, entries, place), read);
    },
    list: (key) => {
      const found = find(key);
      if (found === undefined) return undefined;
      const [page, entries, place] = found;
      return openPostingList(read, {
        start: places.postings.start + (entries[place + 2] ?? 0),
        end: places.postings.start + endOf(page, entries, place),
        count: countAt(entries, place),
        impact: (entries[place + 3] ?? 0) >>> COUNT_BITS,
      });
    },
    *entries() {
      let held = new Uint32Array(1024);
      const readForward = forward();
      for (let page = 0; page * perPage < total; page += 1) {
        const entries = pageAt(page);
        for (let place = 0; place < entries.length; place += WORDS_PER_ENTRY) {
          const count = countAt(entries, place);
          if (held.length < count) held = new Uint32Array(count * 2);
          const postings = postingsAt(entries, place, endOf(page, entries, place), readForward, held);
          yield { key: { high: entries[place] ?? 0, low: entries[place + 1] ?? 0 }, postings };
        }
      }
    },
  };
}

/** How many postings an entry has. */
const countAt = (entries: Uint32Array, place: number): number => (entries[place + 3] ?? 0) & COUNT_MASK;

/** The last page that begins below a half key: what has the half itself may begin in it. */
function firstPage(fences: Uint32Array, half: number): number {
  let low = 0;
  let high = fences.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((fences[middle] as number) < half) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** Where a key stands in a page, or would. */
function placeIn(entries: Uint32Array, keyHigh: number, keyLow: number): number {
  let low = 0;
  let high = entries.length / WORDS_PER_ENTRY;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = middle * WORDS_PER_ENTRY;
    const half = entries[at] as number;
    if (half < keyHigh || (half === keyHigh && (entries[at + 1] as number) < keyLow)) low = middle + 1;
    else high = middle;
  }
  return low * WORDS_PER_ENTRY;
}
