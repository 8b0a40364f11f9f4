import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { onceAsked } from '../../core/basics.ts';
import { checksum, DamagedSegment } from './layout.ts';

export interface ByteSource {
  readonly bytes: number;
  /** In a buffer of their own, so that typed arrays over them are aligned. Throws DamagedSegment past the end. */
  read(start: number, bytes: number): Uint8Array<ArrayBuffer>;
  close(): void;
}

function checkRange(start: number, bytes: number, total: number): void {
  const fits = Number.isInteger(start) && Number.isInteger(bytes) && start >= 0 && bytes >= 0;
  if (!fits || start + bytes > total) throw new DamagedSegment(`no ${bytes} bytes at ${start}`);
}

/** Reads a file at places: a query over 100,000 memories touches a hundredth. Throws what the system throws at opening. */
export function fileSource(path: string): ByteSource {
  const descriptor = openSync(path, 'r');
  const total = fstatSync(descriptor).size;
  return {
    bytes: total,
    read: (start, bytes) => {
      checkRange(start, bytes, total);
      const view = new Uint8Array(bytes);
      for (let done = 0; done < bytes; ) {
        const got = readSync(descriptor, view, done, bytes - done, start + done);
        if (got === 0) throw new DamagedSegment('it became shorter');
        done += got;
      }
      return view;
    },
    close: () => closeSync(descriptor),
  };
}

/** Reads from memory. */
export function memorySource(image: Uint8Array): ByteSource {
  return {
    bytes: image.byteLength,
    read: (start, bytes) => {
      checkRange(start, bytes, image.byteLength);
      return new Uint8Array(image.subarray(start, start + bytes));
    },
    close: () => undefined,
  };
}

/** What is checked as one piece: small enough that a question checks little beside what it wants, large enough that the checks are few. */
export const PAGE_BYTES = 1024;
/** So many pages are kept, of all segments together: what one question comes back to, and of the 65 that a merge has open a few each. */
const HELD_PAGES = 2048;
const MAX_PAGES = 2 ** 26;
/** Whoever reads on where the page before ended gets so many at once. */
const PAGES_AHEAD = 32;
const held = new Map<number, Uint8Array>();
let readers = 0;

/** Gives bytes that were checked. Throws DamagedSegment where they are not what was written. */
export type ReadBytes = (start: number, bytes: number) => Uint8Array;

/** Bytes as the 32-bit words that checksums are taken of. They must start and end on a 4-byte boundary. */
export function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}

export type PagedReader = ReturnType<typeof pagedReader>;

/** Reads the first `total` bytes of a source, each page checked when it is first asked for; the checks stand behind them. */
export function pagedReader(source: ByteSource, total: number) {
  readers += 1;
  const own = readers * MAX_PAGES;
  const checks = onceAsked(() => wordsOf(source.read(total, Math.ceil(total / PAGE_BYTES) * 4)));
  const check = (page: Uint8Array, number: number): void => {
    if (checksum(wordsOf(page), number) !== checks()[number]) throw new DamagedSegment(`page ${number}`);
  };
  const endOf = (end: number): number => Math.min(Math.ceil(end / PAGE_BYTES) * PAGE_BYTES, total);
  const pageAt = (number: number): Uint8Array => {
    const known = held.get(own + number);
    if (known !== undefined) return known;
    const start = number * PAGE_BYTES;
    const page = source.read(start, endOf(start + 1) - start);
    check(page, number);
    if (held.size === HELD_PAGES) held.delete(held.keys().next().value ?? 0); // the one that was read first
    held.set(own + number, page);
    return page;
  };
  /** For whoever will read on from where the last piece ended: fewer, larger pieces of the file, of which those pages are checked that are asked for. */
  const ahead = (): ReadBytes => {
    let piece = new Uint8Array(0);
    let from = 0;
    let isChecked = new Uint8Array(0);
    const readPiece = (start: number, end: number): void => {
      const isOn = piece.length > 0 && start >= from && start <= from + piece.length;
      from = Math.floor(start / PAGE_BYTES) * PAGE_BYTES;
      const bytes = endOf(Math.max(end, isOn ? from + PAGES_AHEAD * PAGE_BYTES : 0)) - from;
      if (end > from + bytes) throw new DamagedSegment(`no ${end - start} bytes at ${start}`);
      piece = source.read(from, bytes);
      isChecked = new Uint8Array(Math.ceil(bytes / PAGE_BYTES));
    };
    return (start, bytes) => {
      const end = start + bytes;
      if (start < from || end > from + piece.length) readPiece(start, end);
      for (let page = Math.floor((start - from) / PAGE_BYTES); from + page * PAGE_BYTES < end; page += 1) {
        if (isChecked[page] === 1) continue;
        const at = page * PAGE_BYTES;
        check(piece.subarray(at, at + PAGE_BYTES), from / PAGE_BYTES + page);
        isChecked[page] = 1;
      }
      return piece.subarray(start - from, end - from);
    };
  };
  const read: ReadBytes = (start, bytes) => {
    const number = Math.floor(start / PAGE_BYTES);
    const at = start - number * PAGE_BYTES;
    const isInOne = at + bytes <= PAGE_BYTES && start + bytes <= total && bytes > 0;
    return isInOne ? pageAt(number).subarray(at, at + bytes) : ahead()(start, bytes);
  };
  return { read, ahead };
}

/** The shortest match that the format of LZ4 blocks knows. */
export const MIN_MATCH = 4;

/** Puts what `pack` was given into `bytes`, from a place on before which stands what stood before it. */
export function unpack(packed: Uint8Array, bytes: Uint8Array, from: number): void {
  let out = from;
  const total = packed.length;
  for (let at = 0; at < total; ) {
    const token = packed[at] as number;
    at += 1;
    let length = token >> 4;
    for (let byte = length === 15 ? 255 : 0; byte === 255; at += 1) {
      byte = packed[at] as number;
      length += byte;
    }
    if (length > 0) bytes.set(packed.subarray(at, at + length), out);
    at += length;
    out += length;
    if (at >= total) break;
    const start = out - ((packed[at] as number) | ((packed[at + 1] as number) << 8));
    at += 2;
    length = (token & 15) + MIN_MATCH;
    for (let byte = length === 15 + MIN_MATCH ? 255 : 0; byte === 255; at += 1) {
      byte = packed[at] as number;
      length += byte;
    }
    if (start + length <= out) bytes.copyWithin(out, start, start + length);
    else for (let index = 0; index < length; index += 1) bytes[out + index] = bytes[start + index] as number;
    out += length;
  }
}
