import { B, K1, UNITS_PER_MENTION } from '../../core/words/query.ts';
import { documentOf, FREQUENCY_BITS, FREQUENCY_MASK, frequencyOf, posting } from '../../core/words/terms.ts';
import type { ReadBytes } from './pack.ts';

/** The frequencies that most postings have: none, one mention in a body, one in a summary. Others take a byte of their own. */
const COMMON = [0, 2, 6] as const;
const OTHER = COMMON.length;
/** Five for a distance of 32 bits with its code, one for a frequency. */
const MAX_BYTES_EACH = 6;

/** A longer list is cut into blocks of so many postings, before which stands what is in each: so one that cannot matter is not read. */
export const BLOCK_POSTINGS = 256;
/** Of each block: its last document and its impact in one word, where it ends in another. */
const TABLE_WORDS = 2;
/** An impact is kept as so many parts of the most that a word can say, rounded up. */
const MAX_IMPACT = 255;

/**
 * What the score of a word depends on besides how telling it is: what a document with these mentions says of it is
 * frequency / (frequency + fixed + perUnit * length), at most 1.
 */
export interface Saturation {
  readonly fixed: number;
  readonly perUnit: number;
}

export const saturationOf = (averageLength: number): Saturation => ({
  fixed: UNITS_PER_MENTION * K1 * (1 - B),
  perUnit: averageLength === 0 ? 0 : (UNITS_PER_MENTION * K1 * B) / averageLength,
});

/** By what the impacts of a segment are taken. */
export interface Weights extends Saturation {
  readonly lengths: ArrayLike<number>;
}

/** The most that one of these postings says, in parts of MAX_IMPACT. */
export function impactOf(postings: Uint32Array, from: number, to: number, weights: Weights): number {
  const { lengths, fixed, perUnit } = weights;
  let most = 0;
  for (let index = from; index < to; index += 1) {
    const value = postings[index] as number;
    const frequency = value & FREQUENCY_MASK;
    const share = frequency / (frequency + fixed + perUnit * (lengths[value >>> FREQUENCY_BITS] as number));
    if (share > most) most = share;
  }
  return Math.ceil(most * MAX_IMPACT);
}

let encoded = new Uint8Array(1024);

/** Postings in the order of their documents as distances, in as many bytes as each needs. What is given holds until the next call: a store has millions of lists. */
export function encodePostings(postings: Uint32Array, weights: Weights): Uint8Array {
  const blocks = postings.length <= BLOCK_POSTINGS ? 0 : Math.ceil(postings.length / BLOCK_POSTINGS);
  const tableBytes = blocks * TABLE_WORDS * 4;
  const most = tableBytes + postings.length * MAX_BYTES_EACH;
  if (encoded.length < most) encoded = new Uint8Array(most * 2);
  if (blocks === 0) return encoded.subarray(0, encodeRun(postings, 0, postings.length, 0));
  const table = new Uint32Array(blocks * TABLE_WORDS);
  let out = tableBytes;
  for (let block = 0; block < blocks; block += 1) {
    const from = block * BLOCK_POSTINGS;
    const to = Math.min(from + BLOCK_POSTINGS, postings.length);
    out = encodeRun(postings, from, to, out);
    table[block * 2] = posting(documentOf(postings[to - 1] as number), impactOf(postings, from, to, weights));
    table[block * 2 + 1] = out - tableBytes;
  }
  encoded.set(new Uint8Array(table.buffer));
  return encoded.subarray(0, out);
}

/** Puts some of the postings at a place; gives where the next ones go. */
function encodeRun(postings: Uint32Array, from: number, to: number, start: number): number {
  const bytes = encoded;
  let out = start;
  let before = from === 0 ? -1 : documentOf(postings[from - 1] as number);
  for (let index = from; index < to; index += 1) {
    const value = postings[index] as number;
    const frequency = frequencyOf(value);
    const document = documentOf(value);
    const code = frequency === 2 ? 1 : frequency === 0 ? 0 : frequency === 6 ? 2 : OTHER;
    let rest = (document - before) * 4 + code;
    before = document;
    for (; rest > 127; rest >>>= 7) {
      bytes[out] = (rest & 127) | 128;
      out += 1;
    }
    bytes[out] = rest;
    out += 1;
    if (code === OTHER) {
      bytes[out] = frequency;
      out += 1;
    }
  }
  return out;
}

/** How many bytes stand before the postings of a list. */
const tableBytesOf = (count: number): number =>
  count <= BLOCK_POSTINGS ? 0 : Math.ceil(count / BLOCK_POSTINGS) * TABLE_WORDS * 4;

/** All postings of a list back, at the beginning of `into`. */
export function decodePostings(
  bytes: Uint8Array,
  count: number,
  into: Uint32Array = new Uint32Array(count),
): Uint32Array {
  const postings = into.length === count ? into : into.subarray(0, count);
  decodeRun(bytes, tableBytesOf(count), -1, postings);
  return postings;
}

/** Fills `postings`. One loop: it runs in a process that has just started. */
function decodeRun(bytes: Uint8Array, from: number, before: number, postings: Uint32Array): void {
  let at = from;
  let document = before;
  const count = postings.length;
  for (let index = 0; index < count; index += 1) {
    let byte = bytes[at] as number;
    at += 1;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at] as number;
      at += 1;
      value |= (byte & 127) << shift;
    }
    document += value >>> 2;
    const code = value & 3;
    let frequency = code === 1 ? 2 : code === 2 ? 6 : 0;
    if (code === 3) {
      frequency = bytes[at] as number;
      at += 1;
    }
    postings[index] = ((document << FREQUENCY_BITS) | frequency) >>> 0;
  }
}

/** A posting list of which only those blocks are read that are asked for. */
export interface PostingList {
  readonly count: number;
  readonly blocks: number;
  /** The last document of a block. */
  lastOf(block: number): number;
  /** The most that a posting of a block says, 0…1, by the average length of the segment. */
  impactOf(block: number): number;
  /** The first block that has, or would have, a document; `blocks` where all end before it. `from`: not before this one. */
  blockWith(document: number, from?: number): number;
  /** Where the postings of a block, from a document on, begin at the earliest; exactly where the list is short. */
  notBefore(block: number, document: number): number;
  /** Holds until the next block is asked for. */
  postings(block: number): Uint32Array;
  /** The mentions in a document; undefined where it is not in the list. */
  frequencyIn(document: number): number | undefined;
}

interface ListPlace {
  readonly start: number;
  readonly end: number;
  readonly count: number;
  readonly impact: number;
}

/** Opens the list at a place in the file. */
export function openPostingList(read: ReadBytes, { start, end, count, impact }: ListPlace): PostingList {
  const tableBytes = tableBytesOf(count);
  const blocks = tableBytes === 0 ? 1 : tableBytes / (TABLE_WORDS * 4);
  const table = tableBytes === 0 ? undefined : new Uint32Array(read(start, tableBytes).slice().buffer);
  const held = new Uint32Array(Math.min(count, BLOCK_POSTINGS));
  let known = -1;
  let postings = held;
  const blockAt = (block: number): Uint32Array => {
    if (block === known) return postings;
    const from = start + tableBytes + (block === 0 ? 0 : (table?.[block * 2 - 1] ?? 0));
    const to = table === undefined ? end : start + tableBytes + (table[block * 2 + 1] ?? 0);
    postings = held.subarray(0, Math.min(BLOCK_POSTINGS, count - block * BLOCK_POSTINGS));
    decodeRun(read(from, to - from), 0, block === 0 ? -1 : documentOf(table?.[block * 2 - 2] ?? 0), postings);
    known = block;
    return postings;
  };
  const lastOf = (block: number): number =>
    documentOf(table === undefined ? (blockAt(0)[count - 1] ?? 0) : (table[block * 2] ?? 0));
  const blockWith = (document: number, from = 0): number => {
    let low = from;
    let high = blocks;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (lastOf(middle) < document) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    count,
    blocks,
    lastOf,
    impactOf: (block) => (table === undefined ? impact : frequencyOf(table[block * 2] ?? 0)) / MAX_IMPACT,
    blockWith,
    notBefore: (block, document) => {
      if (table !== undefined) return block === 0 ? 0 : lastOf(block - 1) + 1;
      const all = blockAt(0);
      return documentOf(all[placeOf(all, document)] ?? 0);
    },
    postings: blockAt,
    frequencyIn: (document) => {
      const block = blockWith(document);
      if (block === blocks) return undefined;
      const value = postingOf(blockAt(block), document);
      return value === undefined ? undefined : frequencyOf(value);
    },
  };
}

/** The place of the first posting of a document or a later one. */
export function placeOf(postings: Uint32Array, document: number): number {
  let low = 0;
  let high = postings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] as number) >>> FREQUENCY_BITS < document) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of the first of some ascending numbers that is not less. */
export function placeIn(numbers: Uint32Array, least: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function postingOf(postings: Uint32Array, document: number): number | undefined {
  const value = postings[placeOf(postings, document)];
  return value !== undefined && documentOf(value) === document ? value : undefined;
}
