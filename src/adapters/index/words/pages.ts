import { type ByteSource, DamagedSegment } from './byte-source.ts';
import { checksum } from './checksum.ts';

/** What is checked as one piece: small enough that a question reads little beside what it wants, large enough that the checks are few. */
export const PAGE_BYTES = 8192;
/** So many pages are kept: what one question comes back to. */
const HELD_PAGES = 64;

/** Gives bytes that were checked. Throws DamagedSegment where they are not what was written. */
export type ReadBytes = (start: number, bytes: number) => Uint8Array;

/** Bytes as the 32-bit words that checksums are taken of. They must start and end on a 4-byte boundary. */
export function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}

/** Reads the first `total` bytes of a source, each page checked when it is read. */
export function pagedReader(source: ByteSource, total: number, checks: Uint32Array): ReadBytes {
  const held = new Map<number, Uint8Array>();
  const check = (page: Uint8Array, number: number): void => {
    if (checksum(wordsOf(page), number) !== checks[number]) throw new DamagedSegment(`page ${number}`);
  };
  const pageAt = (number: number): Uint8Array => {
    const known = held.get(number);
    if (known !== undefined) return known;
    const start = number * PAGE_BYTES;
    const page = source.read(start, Math.min(PAGE_BYTES, total - start));
    check(page, number);
    if (held.size === HELD_PAGES) held.clear();
    held.set(number, page);
    return page;
  };
  return (start, bytes) => {
    const first = Math.floor(start / PAGE_BYTES);
    const from = first * PAGE_BYTES;
    if (start + bytes <= from + PAGE_BYTES && start + bytes <= total && bytes > 0)
      return pageAt(first).subarray(start - from, start - from + bytes);
    const until = Math.min(Math.ceil((start + bytes) / PAGE_BYTES) * PAGE_BYTES, total);
    const block = source.read(from, until - from);
    for (let at = 0; at < block.length; at += PAGE_BYTES)
      check(block.subarray(at, at + PAGE_BYTES), first + at / PAGE_BYTES);
    if (start + bytes > until) throw new DamagedSegment(`no ${bytes} bytes at ${start}`);
    return block.subarray(start - from, start - from + bytes);
  };
}
