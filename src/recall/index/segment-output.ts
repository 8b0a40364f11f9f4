import { checksum, DICTIONARY_BYTES } from './layout.ts';
import { MIN_MATCH, PAGE_BYTES, wordsOf } from './pages.ts';

type NumberArray = Uint8Array | Uint16Array | Uint32Array | Float64Array | BigUint64Array;

/** Numbers of which nobody knows beforehand how many there will be. */
export function createColumn<Values extends NumberArray>(make: new (length: number) => Values) {
  let values = new make(1024);
  let count = 0;
  return {
    /** Gives how many there are then. */
    add: (value: Values[number]): number => {
      if (count === values.length) {
        const larger = new make(count * 2);
        (larger as { set(from: NumberArray): void }).set(values);
        values = larger;
      }
      values[count] = value;
      count += 1;
      return count;
    },
    count: (): number => count,
    all: () => values.subarray(0, count) as Values,
  };
}

/** Takes bytes that hold until it returns. */
export type WriteBytes = (bytes: Uint8Array) => void;

export const bytesOf = (array: ArrayBufferView): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

export type Output = ReturnType<typeof createOutput>;

/** Fewer are copied one by one: to ask for them to be copied takes longer. */
const FEW_BYTES = 48;

const PAGES_AT_ONCE = 64;

/** Hands bytes on in pages, and takes their checks. */
export function createOutput(write: WriteBytes) {
  const checks = createColumn(Uint32Array);
  const held = new Uint8Array(PAGES_AT_ONCE * PAGE_BYTES);
  let [written, filled, checked] = [0, 0, 0];
  const check = (to: number): void => {
    for (; checked < to; checked += PAGE_BYTES) {
      const page = held.subarray(checked, Math.min(checked + PAGE_BYTES, to));
      checks.add(checksum(wordsOf(page), (written + checked) / PAGE_BYTES));
    }
  };
  const flush = (): void => {
    check(filled);
    write(held.subarray(0, filled));
    written += filled;
    [filled, checked] = [0, 0];
  };
  const put = (bytes: Uint8Array): void => {
    for (let at = 0; at < bytes.length; ) {
      const count = Math.min(bytes.length - at, held.length - filled);
      if (count < FEW_BYTES)
        for (let next = 0; next < count; next += 1) held[filled + next] = bytes[at + next] as number;
      else held.set(bytes.subarray(at, at + count), filled);
      filled += count;
      at += count;
      if (filled === held.length) flush();
    }
  };
  const at = (): number => written + filled;
  const pad = (to: number): void => put(new Uint8Array((to - (at() % to)) % to));
  return {
    at,
    put,
    pad,
    /** Writes what is left, and gives the check of each page. */
    finish: (): Uint32Array => {
      if (filled > 0) flush();
      return checks.all();
    },
  };
}

// Texts that repeat each other, or what stands before them, are packed in the format of LZ4 blocks. Not zlib: to load it, and to start it for each
// of fifty blocks, takes a hook longer than all else that it reads of the index.

/** The shortest match that is taken: each takes as long to unpack as a hundred bytes. With 16 a record of 750 bytes takes 258, not 223; with 6 it is 222. */
const MIN_TAKEN = 10;
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

const hashOf = (word: number): number => Math.imul(word, 2654435761) >>> (32 - HASH_BITS);

let packed = new Uint8Array(4096);

/** Where each word of what stands before all blocks was seen last. */
export function placesIn(before: Uint8Array): Int32Array {
  const places = new Int32Array(2 ** HASH_BITS).fill(-1);
  for (let at = 0; at + 4 <= before.length; at += 1) places[hashOf(wordAt(before, at))] = at;
  return places;
}

/** Bytes packed, at most an eighth longer; who unpacks has what stands before (`places` are placesIn it). Valid until the next call. */
export function pack(bytes: Uint8Array, from: number, places: Int32Array): Uint8Array {
  const length = bytes.length - from;
  const most = length + (length >> 3) + 16;
  if (packed.length < most) packed = new Uint8Array(most * 2);
  seen.set(places);
  let out = 0;
  let literalsFrom = from;
  const last = bytes.length - TAIL;
  for (let at = from; at < last; ) {
    const before = seenBefore(bytes, at);
    let count = before < 0 ? 0 : MIN_MATCH;
    while (count > 0 && at + count < last && bytes[before + count] === bytes[at + count]) count += 1;
    if (count < MIN_TAKEN) {
      at += 1;
      continue;
    }
    out = putSequence(packed, out, bytes, literalsFrom, at, at - before, count);
    at += count;
    literalsFrom = at;
  }
  out = putSequence(packed, out, bytes, literalsFrom, bytes.length, 0, 0);
  return packed.subarray(0, out);
}

/** Where four bytes stood before, near enough to be told; -1 for nowhere. */
function seenBefore(bytes: Uint8Array, at: number): number {
  const word = wordAt(bytes, at);
  const hash = hashOf(word);
  const before = seen[hash] as number;
  seen[hash] = at;
  const isLong = bytes[before + MIN_TAKEN - 1] === bytes[at + MIN_TAKEN - 1]; // a look that spares most others
  return before >= 0 && isLong && at - before <= MAX_DISTANCE && wordAt(bytes, before) === word ? before : -1;
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

/** Packs documents, each as if it came after the first of them. */
export function createPacker(isPacked: boolean) {
  let held = new Uint8Array(PAGE_BYTES);
  let first = 0;
  let places: Int32Array | undefined;
  return {
    /** A document as it is kept, packed where that is shorter; those that are the dictionary are not. Holds until the next one comes. */
    pack: (bytes: Uint8Array): Uint8Array => {
      if (!isPacked) return bytes;
      const end = first + bytes.length;
      if (end > held.length) {
        const larger = new Uint8Array(end * 2);
        larger.set(held);
        held = larger;
      }
      held.set(bytes, first);
      if (first < DICTIONARY_BYTES) {
        first = Math.min(end, DICTIONARY_BYTES);
        return bytes;
      }
      places ??= placesIn(held.subarray(0, first));
      const packed = pack(held.subarray(0, end), first, places);
      return packed.length < bytes.length ? packed : bytes;
    },
    dictionary: (): Uint8Array => held.subarray(0, first),
  };
}
