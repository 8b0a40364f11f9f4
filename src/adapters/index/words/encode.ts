import { newestRead } from '../../../domain/note-line.ts';
import { checksum } from './checksum.ts';
import {
  bucketCount,
  bucketOf,
  type Dictionary,
  FIELD,
  FIRST_SECTION_FIELD,
  FORMAT_VERSION,
  HEADER_BYTES,
  HEADER_CHECK_FIELD,
  HEADER_FIELDS,
  MAGIC,
  SECTIONS,
  type SectionName,
  type SegmentContent,
  WORDS_PER_ENTRY,
} from './layout.ts';

interface Section {
  readonly parts: readonly Uint8Array[];
  readonly bytes: number;
  readonly check: number;
}

const bytesOf = (array: ArrayBufferView): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/** Bytes as the 32-bit words that checksums are taken of. The view must start and end on a 4-byte boundary. */
export function wordsOf(array: ArrayBufferView): Uint32Array {
  return new Uint32Array(array.buffer, array.byteOffset, array.byteLength / 4);
}

/** The seed of a posting list's check: an entry that points elsewhere does not fit what is there. */
export function postingsSeed(high: number, low: number, start: number): number {
  return (high ^ Math.imul(low, 31) ^ start) >>> 0;
}

function padded(array: ArrayBufferView): Uint8Array {
  const bytes = bytesOf(array);
  if (bytes.length % 8 === 0) return bytes;
  const result = new Uint8Array(Math.ceil(bytes.length / 8) * 8);
  result.set(bytes);
  return result;
}

/** A section that is read and checked as one piece. */
function whole(array: ArrayBufferView): Section {
  const part = padded(array);
  return { parts: [part], bytes: array.byteLength, check: checksum(wordsOf(part), array.byteLength) };
}

/** A section whose pieces carry their own checks. */
function piecewise(...arrays: readonly Uint8Array[]): Section {
  return { parts: arrays.map(padded), bytes: arrays.reduce((sum, { length }) => sum + length, 0), check: 0 };
}

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

/** Lays a segment out in bytes. The chunks follow each other without gaps. */
export function encodeSegment(content: SegmentContent): Uint8Array[] {
  const table = hashTable(content.dictionary);
  const sections: Record<SectionName, Section> = {
    refs: whole(text(JSON.stringify(content.refs))),
    hidden: whole(content.below?.hidden ?? new Uint32Array(0)),
    liveUntil: whole(content.liveUntil),
    resting: whole(content.resting),
    lengths: whole(content.lengths),
    sessions: whole(content.sessions),
    names: whole(text(content.names.map(({ id, at }) => JSON.stringify([id, at])).join('\n'))),
    recordTable: piecewise(bytesOf(recordTable(content.records))),
    bucketTable: piecewise(bytesOf(table.buckets)),
    entries: piecewise(bytesOf(table.entries)),
    postings: piecewise(bytesOf(content.dictionary.postings)),
    records: piecewise(...content.records),
  };
  const header = headerOf(content, sections, table.buckets.length / 2 - 1);
  return [bytesOf(header), ...SECTIONS.flatMap((name) => sections[name].parts)];
}

function recordTable(records: readonly Uint8Array[]): Uint32Array {
  const table = new Uint32Array((records.length + 1) * 2);
  records.forEach((record, index) => {
    table[index * 2 + 1] = checksum(wordsOf(record), index);
    table[index * 2 + 2] = (table[index * 2] ?? 0) + record.length / 8;
  });
  return table;
}

function headerOf(
  content: SegmentContent,
  sections: Readonly<Record<SectionName, Section>>,
  buckets: number,
): Float64Array {
  const header = new Float64Array(HEADER_FIELDS);
  let start = HEADER_BYTES;
  SECTIONS.forEach((name, index) => {
    const section = sections[name];
    header.set([start, section.bytes, section.check], FIRST_SECTION_FIELD + index * 3);
    start += section.parts.reduce((sum, part) => sum + part.length, 0);
  });
  header[FIELD.magic] = MAGIC;
  header[FIELD.version] = FORMAT_VERSION;
  header[FIELD.fileBytes] = start;
  header[FIELD.documents] = content.names.length;
  header[FIELD.memories] = content.memories;
  header[FIELD.totalLength] = content.lengths.reduce((sum, length) => sum + length, 0);
  header[FIELD.buckets] = buckets;
  header[FIELD.stamp] = Math.floor(Math.random() * 2 ** 52);
  header[FIELD.below] = content.below?.stamp ?? 0;
  header[FIELD.reads] = newestRead();
  header[HEADER_CHECK_FIELD] = checksum(wordsOf(header.subarray(0, HEADER_CHECK_FIELD)), MAGIC);
  return header;
}

interface HashTable {
  readonly buckets: Uint32Array;
  readonly entries: Uint32Array;
}

/** The dictionary as a hash table that is read one bucket at a time. */
function hashTable(dictionary: Dictionary): HashTable {
  const { high, low, starts: first, postings } = dictionary;
  const bucketStart = bucketStarts(high);
  const buckets = bucketStart.length - 1;
  const next = bucketStart.slice();
  const entries = new Uint32Array(high.length * WORDS_PER_ENTRY);
  for (let key = 0; key < high.length; key += 1) {
    const keyHigh = high[key] ?? 0;
    const keyLow = low[key] ?? 0;
    const bucket = bucketOf(keyHigh, buckets);
    const place = next[bucket] ?? 0;
    next[bucket] = place + 1;
    const start = first[key] ?? 0;
    const end = first[key + 1] ?? 0;
    const check = checksum(postings.subarray(start, end), postingsSeed(keyHigh, keyLow, start));
    entries.set([keyHigh, keyLow, start, end - start, check], place * WORDS_PER_ENTRY);
  }
  return { entries, buckets: withChecks(bucketStart, entries) };
}

function bucketStarts(high: Uint32Array): Uint32Array {
  const buckets = bucketCount(high.length);
  const starts = new Uint32Array(buckets + 1);
  for (const half of high) {
    const after = bucketOf(half, buckets) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let bucket = 1; bucket <= buckets; bucket += 1) {
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
  }
  return starts;
}

function withChecks(starts: Uint32Array, entries: Uint32Array): Uint32Array {
  const table = new Uint32Array(starts.length * 2);
  starts.forEach((start, bucket) => {
    const end = starts[bucket + 1] ?? start;
    table[bucket * 2] = start;
    table[bucket * 2 + 1] = checksum(
      entries.subarray(start * WORDS_PER_ENTRY, end * WORDS_PER_ENTRY),
      bucket,
    );
  });
  return table;
}
