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

/** Bytes packed; never more than an eighth longer than they were. */
export function pack(bytes: Uint8Array): Uint8Array {
  const packed = new Uint8Array(bytes.length + (bytes.length >> 3) + 16);
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
    out = putSequence(packed, out, bytes.subarray(literalsFrom, at), at - before, length);
    at += length;
    literalsFrom = at;
  }
  out = putSequence(packed, out, bytes.subarray(literalsFrom), 0, 0);
  return packed.subarray(0, out);
}

/** Literals, and a match where there is a distance; gives where the next one goes. */
function putSequence(
  packed: Uint8Array,
  start: number,
  literals: Uint8Array,
  distance: number,
  length: number,
): number {
  let out = start;
  const more = distance === 0 ? 0 : length - MIN_MATCH;
  packed[out] = (Math.min(literals.length, 15) << 4) | Math.min(more, 15);
  out = putLength(packed, out + 1, literals.length);
  packed.set(literals, out);
  out += literals.length;
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

/** What `pack` was given: `bytes` is its length. */
export function unpack(packed: Uint8Array, bytes: number): Uint8Array {
  const result = new Uint8Array(bytes);
  let at = 0;
  let out = 0;
  while (at < packed.length) {
    const token = packed[at] as number;
    at += 1;
    let literals = token >> 4;
    if (literals === 15) {
      let more = 255;
      for (; more === 255; literals += more) {
        more = packed[at] as number;
        at += 1;
      }
    }
    result.set(packed.subarray(at, at + literals), out);
    at += literals;
    out += literals;
    if (at >= packed.length) break;
    const from = out - ((packed[at] as number) | ((packed[at + 1] as number) << 8));
    at += 2;
    let length = token & 15;
    if (length === 15) {
      let more = 255;
      for (; more === 255; length += more) {
        more = packed[at] as number;
        at += 1;
      }
    }
    length += MIN_MATCH;
    if (from + length <= out) result.copyWithin(out, from, from + length);
    else for (let index = 0; index < length; index += 1) result[out + index] = result[from + index] as number;
    out += length;
  }
  return result;
}
