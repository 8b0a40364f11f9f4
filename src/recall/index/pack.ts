import { type ByteSource, checksum, DamagedSegment } from './layout.ts';

/** What is checked as one piece: small enough that a question reads little beside what it wants, large enough that the checks are few. */
export const PAGE_BYTES = 8192;
/** So many pages are kept, of all segments together: what one question comes back to, and of the 65 that a merge has open a few each. */
const HELD_PAGES = 256;
const MAX_PAGES = 2 ** 24;
const held = new Map<number, Uint8Array>();
let readers = 0;

/** Gives bytes that were checked. Throws DamagedSegment where they are not what was written. */
export type ReadBytes = (start: number, bytes: number) => Uint8Array;

/** Bytes as the 32-bit words that checksums are taken of. They must start and end on a 4-byte boundary. */
export function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}

export interface PagedReader {
  readonly read: ReadBytes;
  /**
   * For whoever reads all from front to back: what it gives holds until the next call. A merge reads hundreds of megabytes; in buffers of
   * their own they would lie about until the garbage is collected.
   */
  forward(): ReadBytes;
}

/** Reads the first `total` bytes of a source, each page checked when it is read. */
export function pagedReader(source: ByteSource, total: number, checks: Uint32Array): PagedReader {
  readers += 1;
  const own = readers * MAX_PAGES;
  const check = (page: Uint8Array, number: number): void => {
    if (checksum(wordsOf(page), number) !== checks[number]) throw new DamagedSegment(`page ${number}`);
  };
  const pageAt = (number: number): Uint8Array => {
    const known = held.get(own + number);
    if (known !== undefined) return known;
    const start = number * PAGE_BYTES;
    const page = source.read(start, Math.min(PAGE_BYTES, total - start));
    check(page, number);
    if (held.size === HELD_PAGES) held.delete(held.keys().next().value ?? 0); // the one that was read first
    held.set(own + number, page);
    return page;
  };
  const endOf = (end: number): number => Math.min(Math.ceil(end / PAGE_BYTES) * PAGE_BYTES, total);
  /** The pages from `from` on that have these bytes. */
  const pagesWith = (from: number, start: number, bytes: number, into?: Uint8Array): Uint8Array => {
    const until = endOf(start + bytes);
    const block = source.read(from, until - from, into);
    for (let at = 0; at < block.length; at += PAGE_BYTES)
      check(block.subarray(at, at + PAGE_BYTES), (from + at) / PAGE_BYTES);
    if (start + bytes > until) throw new DamagedSegment(`no ${bytes} bytes at ${start}`);
    return block;
  };
  const read: ReadBytes = (start, bytes) => {
    const first = Math.floor(start / PAGE_BYTES);
    const from = first * PAGE_BYTES;
    const isWithin = start + bytes <= total && bytes > 0;
    if (isWithin && start + bytes <= from + PAGE_BYTES)
      return pageAt(first).subarray(start - from, start - from + bytes);
    if (isWithin && bytes <= PAGE_BYTES) {
      const both = new Uint8Array(bytes); // the next one who reads a piece of these pages has them
      const there = pageAt(first).subarray(start - from);
      both.set(there);
      both.set(pageAt(first + 1).subarray(0, bytes - there.length), there.length);
      return both;
    }
    const pages = pagesWith(from, start, bytes);
    return pages.subarray(start - from, start - from + bytes);
  };
  const forward = (): ReadBytes => {
    let buffer = new Uint8Array(0);
    let pages: Uint8Array = buffer;
    let from = 0;
    return (start, bytes) => {
      if (start < from || start + bytes > from + pages.length) {
        from = Math.floor(start / PAGE_BYTES) * PAGE_BYTES;
        const wanted = endOf(start + bytes) - from;
        if (wanted > buffer.length) buffer = new Uint8Array(wanted * 2);
        pages = pagesWith(from, start, bytes, buffer);
      }
      return pages.subarray(start - from, start - from + bytes);
    };
  };
  return { read, forward };
}

/**
 * Packs texts that repeat each other, in the format of LZ4 blocks. Not zlib: to load it, and to start it for each of fifty blocks, takes a
 * hook longer than all else that it reads of the index.
 */

const MIN_MATCH = 4;
const MAX_DISTANCE = 0xffff;
/** The last bytes are always literals, so that four may be read at any place that is looked at. */
const TAIL = 8;
const HASH_BITS = 12;

const seen = new Int32Array(2 ** HASH_BITS);

const wordAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] as number) |
    ((bytes[at + 1] as number) << 8) |
    ((bytes[at + 2] as number) << 16) |
    ((bytes[at + 3] as number) << 24)) >>>
  0;

let packed = new Uint8Array(PAGE_BYTES);

/** Bytes packed; never more than an eighth longer than they were. What is given holds until the next call. */
export function pack(bytes: Uint8Array): Uint8Array {
  const most = bytes.length + (bytes.length >> 3) + 16;
  if (packed.length < most) packed = new Uint8Array(most * 2);
  seen.fill(-1);
  let out = 0;
  let literalsFrom = 0;
  let at = 0;
  const last = bytes.length - TAIL;
  while (at < last) {
    const word = wordAt(bytes, at);
    const hash = Math.imul(word, 2654435761) >>> (32 - HASH_BITS);
    const before = seen[hash] as number;
    seen[hash] = at;
    if (before < 0 || at - before > MAX_DISTANCE || wordAt(bytes, before) !== word) {
      at += 1;
      continue;
    }
    let length = MIN_MATCH;
    while (at + length < last && bytes[before + length] === bytes[at + length]) length += 1;
    out = putSequence(packed, out, bytes, literalsFrom, at, at - before, length);
    at += length;
    literalsFrom = at;
  }
  out = putSequence(packed, out, bytes, literalsFrom, bytes.length, 0, 0);
  return packed.subarray(0, out);
}

/** The literals from one place to another, and a match where there is a distance; gives where the next one goes. */
function putSequence(
  packed: Uint8Array,
  start: number,
  bytes: Uint8Array,
  from: number,
  to: number,
  distance: number,
  length: number,
): number {
  let out = start;
  const more = distance === 0 ? 0 : length - MIN_MATCH;
  packed[out] = (Math.min(to - from, 15) << 4) | Math.min(more, 15);
  out = putLength(packed, out + 1, to - from);
  for (let at = from; at < to; at += 1, out += 1) packed[out] = bytes[at] as number;
  if (distance === 0) return out;
  packed[out] = distance & 255;
  packed[out + 1] = distance >> 8;
  return putLength(packed, out + 2, more);
}

/** What of a length four bits do not hold. */
function putLength(packed: Uint8Array, start: number, length: number): number {
  if (length < 15) return start;
  let out = start;
  let rest = length - 15;
  for (; rest >= 255; rest -= 255) {
    packed[out] = 255;
    out += 1;
  }
  packed[out] = rest;
  return out + 1;
}

/** What `pack` was given, as far as it is asked for: `bytes` is its whole length. */
export interface Unpacked {
  readonly bytes: Uint8Array;
  /** From here on the bytes before `end` are there. */
  until(end: number): void;
}

/** Unpacks what `pack` gave, from its beginning and no further than is asked for. */
export function unpack(packed: Uint8Array, bytes: number): Unpacked {
  const result = new Uint8Array(bytes);
  let at = 0;
  let out = 0;
  const more = (length: number): number => {
    let total = length;
    for (let byte = 255; byte === 255; total += byte) {
      byte = packed[at] as number;
      at += 1;
    }
    return total;
  };
  const until = (end: number): void => {
    while (at < packed.length && out < end) {
      const token = packed[at] as number;
      at += 1;
      const literals = token >> 4 === 15 ? more(15) : token >> 4;
      result.set(packed.subarray(at, at + literals), out);
      at += literals;
      out += literals;
      if (at >= packed.length) return;
      const from = out - ((packed[at] as number) | ((packed[at + 1] as number) << 8));
      at += 2;
      const length = ((token & 15) === 15 ? more(15) : token & 15) + MIN_MATCH;
      if (from + length <= out) result.copyWithin(out, from, from + length);
      else
        for (let index = 0; index < length; index += 1) result[out + index] = result[from + index] as number;
      out += length;
    }
  };
  return { bytes: result, until };
}
