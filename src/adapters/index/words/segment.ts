import { newestRead } from '../../../domain/note-line.ts';
import type { NotesRef } from '../../../ports.ts';
import { type ByteSource, DamagedSegment, readAhead } from './byte-source.ts';
import { checksum, type Key } from './checksum.ts';
import { postingsSeed } from './encode.ts';
import {
  bucketOf,
  type DocumentName,
  FIELD,
  FIRST_SECTION_FIELD,
  FORMAT_VERSION,
  HEADER_BYTES,
  HEADER_CHECK_FIELD,
  MAGIC,
  SECTIONS,
  type SectionName,
  WORDS_PER_ENTRY,
} from './layout.ts';

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
  /** The documents of the segment below that this one replaces. */
  hidden(): Uint32Array;
  liveUntil(): Float64Array;
  /** What speaks for each document at the start of any session; see restingWeight. */
  resting(): Uint32Array;
  lengths(): Uint32Array;
  /** The key of each document's session, high and low; 0 and 0 for none. */
  sessions(): Uint32Array;
  names(): readonly DocumentName[];
  name(document: number): DocumentName;
  /** Documents whose id begins so. */
  withIdPrefix(prefix: string): readonly number[];
  /** See domain/words/posting.ts, by document; empty for a key that is not there. */
  postings(key: Key): Uint32Array;
  /** All keys with their postings. */
  entries(): Iterable<DictionaryEntry>;
  record(document: number): Uint8Array;
  /** All its bytes. */
  image(): Uint8Array;
  close(): void;
}

export interface DictionaryEntry {
  readonly key: Key;
  readonly postings: Uint32Array;
}

interface Place {
  readonly start: number;
  readonly bytes: number;
  readonly check: number;
}

/** Opens a segment; throws DamagedSegment when the bytes are not a segment of this version. */
export function openSegment(source: ByteSource): Segment {
  const header = readHeader(source);
  const places = placesOf(header);
  const read = wholeReader(source, places);
  const once = <T>(make: () => T): (() => T) => {
    let made: T | undefined;
    return () => {
      made ??= make();
      return made;
    };
  };
  const textOf = (name: SectionName): string => Buffer.from(read(name)).toString('utf8');
  const nameLines = once(() => (header[FIELD.documents] === 0 ? [] : textOf('names').split('\n')));
  return {
    refs: JSON.parse(textOf('refs')),
    stamp: header[FIELD.stamp] ?? 0,
    below: header[FIELD.below] ?? 0,
    documents: header[FIELD.documents] ?? 0,
    memories: header[FIELD.memories] ?? 0,
    totalLength: header[FIELD.totalLength] ?? 0,
    hidden: once(() => new Uint32Array(read('hidden'))),
    liveUntil: once(() => new Float64Array(read('liveUntil'))),
    resting: once(() => new Uint32Array(read('resting'))),
    lengths: once(() => new Uint32Array(read('lengths'))),
    sessions: once(() => new Uint32Array(read('sessions'))),
    names: once(() => nameLines().map(nameOf)),
    name: (document) => nameOf(nameLines()[document] ?? '["",""]'),
    withIdPrefix: (prefix) => {
      const start = `[${JSON.stringify(prefix).slice(0, -1)}`;
      return nameLines().flatMap((line, document) => (line.startsWith(start) ? [document] : []));
    },
    ...dictionaryReader(source, places, header[FIELD.buckets] ?? 0),
    record: recordReader(source, places),
    image: () => new Uint8Array(source.read(0, source.bytes)),
    close: source.close,
  };
}

function nameOf(line: string): DocumentName {
  const [id, at] = JSON.parse(line) as [string, string];
  return { id, at };
}

function readHeader(source: ByteSource): Float64Array {
  const buffer = source.read(0, HEADER_BYTES);
  const header = new Float64Array(buffer);
  if (header[FIELD.magic] !== MAGIC || header[FIELD.version] !== FORMAT_VERSION) {
    throw new DamagedSegment('another format');
  }
  if (header[FIELD.reads] !== newestRead()) throw new DamagedSegment('made by one that reads other lines');
  const check = checksum(new Uint32Array(buffer, 0, HEADER_CHECK_FIELD * 2), MAGIC);
  if (header[HEADER_CHECK_FIELD] !== check) throw new DamagedSegment('header');
  if (header[FIELD.fileBytes] !== source.bytes) throw new DamagedSegment('another size');
  return header;
}

type Places = Readonly<Record<SectionName, Place>>;

function placesOf(header: Float64Array): Places {
  const entries = SECTIONS.map((name, index): [SectionName, Place] => {
    const [start = 0, bytes = 0, check = 0] = header.subarray(FIRST_SECTION_FIELD + index * 3);
    return [name, { start, bytes, check }];
  });
  return Object.fromEntries(entries) as Places;
}

function wholeReader(source: ByteSource, places: Places): (name: SectionName) => ArrayBuffer {
  return (name) => {
    const { start, bytes, check } = places[name];
    const buffer = source.read(start, Math.ceil(bytes / 8) * 8);
    if (checksum(new Uint32Array(buffer), bytes) !== check) throw new DamagedSegment(name);
    return bytes === buffer.byteLength ? buffer : buffer.slice(0, bytes);
  };
}

/** Reads u32 values out of a section that is not checked as a whole. */
function wordsReader(
  source: Pick<ByteSource, 'read'>,
  { start }: Place,
): (first: number, count: number) => Uint32Array {
  return (first, count) => new Uint32Array(source.read(start + first * 4, count * 4));
}

function dictionaryReader(
  source: ByteSource,
  places: Places,
  buckets: number,
): Pick<Segment, 'postings' | 'entries'> {
  const sections: DictionarySections = {
    buckets: wordsReader(source, places.bucketTable),
    entries: wordsReader(source, places.entries),
    postings: wordsReader(source, places.postings),
  };
  return {
    postings: ({ high, low }) => {
      const entries = entriesOf(sections, bucketOf(high, buckets));
      for (let place = 0; place < entries.length; place += WORDS_PER_ENTRY) {
        if (entries[place] === high && entries[place + 1] === low)
          return postingsAt(sections, entries, place);
      }
      return new Uint32Array(0);
    },
    entries: () => allEntries(inMemory(source, places), buckets),
  };
}

type WordsReader = ReturnType<typeof wordsReader>;
type DictionarySections = Readonly<Record<'buckets' | 'entries' | 'postings', WordsReader>>;

function entriesOf(sections: DictionarySections, bucket: number): Uint32Array {
  const [start = 0, check = 0, end = 0] = sections.buckets(bucket * 2, 3);
  const entries = sections.entries(start * WORDS_PER_ENTRY, (end - start) * WORDS_PER_ENTRY);
  if (checksum(entries, bucket) !== check) throw new DamagedSegment('dictionary');
  return entries;
}

function postingsAt(sections: DictionarySections, entries: Uint32Array, place: number): Uint32Array {
  const [high = 0, low = 0, start = 0, count = 0, check = 0] = entries.subarray(
    place,
    place + WORDS_PER_ENTRY,
  );
  const postings = sections.postings(start, count);
  if (checksum(postings, postingsSeed(high, low, start)) !== check) throw new DamagedSegment('postings');
  return postings;
}

/** The dictionary's sections read at once: whoever wants every entry would otherwise read the file in crumbs. */
function inMemory(source: ByteSource, places: Places): DictionarySections {
  const load = ({ start, bytes }: Place): WordsReader => {
    const words = new Uint32Array(source.read(start, bytes));
    return (first, count) => words.subarray(first, first + count);
  };
  return {
    buckets: load(places.bucketTable),
    entries: load(places.entries),
    postings: load(places.postings),
  };
}

function* allEntries(sections: DictionarySections, buckets: number): Generator<DictionaryEntry> {
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const entries = entriesOf(sections, bucket);
    for (let place = 0; place < entries.length; place += WORDS_PER_ENTRY) {
      const [high = 0, low = 0] = entries.subarray(place, place + 2);
      yield { key: { high, low }, postings: postingsAt(sections, entries, place) };
    }
  }
}

function recordReader(source: ByteSource, places: Places): (document: number) => Uint8Array {
  const table = wordsReader(readAhead(source), places.recordTable);
  const records = readAhead(source);
  return (document) => {
    const [start = 0, check = 0, end = 0] = table(document * 2, 3);
    const record = records.read(places.records.start + start * 8, (end - start) * 8);
    if (checksum(new Uint32Array(record), document) !== check) throw new DamagedSegment('record');
    return new Uint8Array(record);
  };
}
