import { B, K1, UNITS_PER_MENTION } from '../../core/words/query.ts';
import { documentOf, FREQUENCY_BITS, frequencyOf } from '../../core/words/terms.ts';
import { wordsOf } from './pages.ts';

/** A list of no more is a run of distances; most lists have one posting. */
export const RUN_POSTINGS = 16;
/** A longer one is cut into blocks of so many, before which stands what is in each: so one that cannot matter is not read. */
export const BLOCK_POSTINGS = 256;
/**
 * Of each block: its first document and how wide its columns are, its last document and the frequency of all of it, where it ends, and its
 * impact with its least length.
 */
export const TABLE_WORDS = 4;
export const TABLE_BYTES = TABLE_WORDS * 4;
/** The impact of a block is kept as so many parts of the most that a word can say, rounded up; that of a run as so many. */
export const BLOCK_PARTS = 0xffff;
export const RUN_PARTS = 0xff;

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

export const isRun = (count: number): boolean => count <= RUN_POSTINGS;
export const blocksOf = (count: number): number => (isRun(count) ? 1 : Math.ceil(count / BLOCK_POSTINGS));
/** How many bytes stand before the postings of a list. */
const tableBytesOf = (count: number): number => (isRun(count) ? 0 : blocksOf(count) * TABLE_BYTES);

/** All postings of a list back, at the beginning of `into`. What is no run begins on a 4-byte boundary. */
export function decodePostings(
  bytes: Uint8Array,
  count: number,
  into: Uint32Array = new Uint32Array(count),
): Uint32Array {
  const postings = into.length === count ? into : into.subarray(0, count);
  if (isRun(count)) {
    decodeRun(bytes, postings);
    return postings;
  }
  const table = wordsOf(bytes.subarray(0, tableBytesOf(count)));
  for (let block = 0; block * BLOCK_POSTINGS < count; block += 1)
    fillFrom(
      blockIn(table, count, block, (start, length) => bytes.subarray(start, start + length)),
      postings.subarray(block * BLOCK_POSTINGS),
    );
  return postings;
}

/** Fills `postings` from the beginning of some bytes. */
function decodeRun(bytes: Uint8Array, postings: Uint32Array): void {
  let at = 0;
  let document = -1;
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

/** In the lower bits of the first word of the table: the bytes of a document, of a length times 8, and this where each posting has its own frequency. */
export const WITH_FREQUENCIES = 1 << 5;

/** Some postings as the file has them: nothing is made of them before it is asked for. A column that is not there has `first` and the place, `frequency`, or `least` throughout. */
export interface PostingBlock {
  readonly count: number;
  readonly first: number;
  /** From `first`. */
  readonly documents: Uint16Array | Uint32Array | undefined;
  readonly frequency: number;
  readonly frequencies: Uint8Array | undefined;
  readonly least: number;
  /** Of the documents, from `least`. */
  readonly lengths: Uint8Array | Uint16Array | undefined;
}

/** Reads bytes of a list by where they are in it. */
type ReadInList = (start: number, bytes: number) => Uint8Array;

const NOTHING = new Uint8Array(0);

function blockIn(table: Uint32Array, total: number, block: number, read: ReadInList): PostingBlock {
  const at = block * TABLE_WORDS;
  const start = block === 0 ? 0 : (table[at - 2] as number);
  const length = (table[at + 2] as number) - start;
  const { buffer, byteOffset } = length === 0 ? NOTHING : read(table.byteLength + start, length);
  const count = Math.min(BLOCK_POSTINGS, total - block * BLOCK_POSTINGS);
  const first = table[at] as number;
  const ofDocuments = first & 7;
  const ofLengths = (first >>> 3) & 3;
  const lengthsAt = byteOffset + count * ofDocuments;
  const frequenciesAt = lengthsAt + count * ofLengths;
  return {
    count,
    first: documentOf(first),
    documents:
      ofDocuments === 0
        ? undefined
        : ofDocuments === 2
          ? new Uint16Array(buffer, byteOffset, count)
          : new Uint32Array(buffer, byteOffset, count),
    frequency: frequencyOf(table[at + 1] as number),
    frequencies: (first & WITH_FREQUENCIES) === 0 ? undefined : new Uint8Array(buffer, frequenciesAt, count),
    least: (table[at + 3] as number) & 0xffff,
    lengths:
      ofLengths === 0
        ? undefined
        : ofLengths === 1
          ? new Uint8Array(buffer, lengthsAt, count)
          : new Uint16Array(buffer, lengthsAt, count),
  };
}

function fillFrom(
  { count, first, documents, frequency, frequencies }: PostingBlock,
  into: Uint32Array,
): void {
  for (let index = 0; index < count; index += 1) {
    const document = first + (documents === undefined ? index : (documents[index] as number));
    into[index] =
      ((document << FREQUENCY_BITS) |
        (frequencies === undefined ? frequency : (frequencies[index] as number))) >>>
      0;
  }
}

/** The place of the first posting of a document or a later one, not before `from`. */
export function placeInBlock({ count, first, documents }: PostingBlock, document: number, from = 0): number {
  const wanted = document - first;
  if (documents === undefined) return Math.min(count, Math.max(from, wanted));
  let low = from;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
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
  block(block: number): PostingBlock;
  /** The postings of a block, made of it. */
  postings(block: number): Uint32Array;
  /** The mentions in a document; undefined where it is not in the list. Fastest where each document is a later one than the one before. */
  frequencyIn(document: number): number | undefined;
}

interface ListPlace {
  readonly bytes: number;
  readonly count: number;
  /** Of a run, in RUN_PARTS. */
  readonly impact: number;
}

/** Opens a list, of which `read` gives what is asked for; `lengthOf` a document is asked where the list does not say it. */
export function openPostingList(
  read: ReadInList,
  { bytes, count, impact }: ListPlace,
  lengthOf: (document: number) => number,
): PostingList {
  return isRun(count)
    ? openRun(() => decodeList(read(0, bytes), count), { count, impact, lengthOf })
    : openBlocks(read, count);
}

const decodeList = (bytes: Uint8Array, count: number): Uint32Array => {
  const postings = new Uint32Array(count);
  decodeRun(bytes, postings);
  return postings;
};

/** Postings that are there as such, as one block; without lengths where none can be asked for. */
function blockOf(postings: Uint32Array, lengthOf: (document: number) => number): PostingBlock {
  return {
    count: postings.length,
    first: 0,
    documents: postings.map(documentOf),
    frequency: 0,
    frequencies: Uint8Array.from(postings, frequencyOf),
    least: 0,
    lengths: Uint16Array.from(postings, (value) => lengthOf(documentOf(value))),
  };
}

function openRun(
  decode: () => Uint32Array,
  of: { readonly count: number; readonly impact: number; readonly lengthOf: (document: number) => number },
): PostingList {
  const { count, impact, lengthOf } = of;
  let decoded: Uint32Array | undefined;
  let made: PostingBlock | undefined;
  const all = (): Uint32Array => {
    decoded ??= decode();
    return decoded;
  };
  const from = (document: number): number | undefined => all().find((value) => documentOf(value) >= document);
  const lastOf = (): number => documentOf(all()[count - 1] ?? 0);
  return {
    count,
    blocks: 1,
    lastOf,
    impactOf: () => impact / RUN_PARTS,
    blockWith: (document, block = 0) => (block > 0 || lastOf() < document ? 1 : 0),
    notBefore: (_, document) => documentOf(from(document) ?? 0),
    block: () => {
      made ??= blockOf(all(), lengthOf);
      return made;
    },
    postings: all,
    frequencyIn: (document) => {
      const found = from(document);
      return found !== undefined && documentOf(found) === document ? frequencyOf(found) : undefined;
    },
  };
}

function openBlocks(read: ReadInList, count: number): PostingList {
  const blocks = blocksOf(count);
  let words: Uint32Array | undefined;
  const table = (): Uint32Array => {
    words ??= wordsOf(read(0, tableBytesOf(count)));
    return words;
  };
  let known = -1;
  let current: PostingBlock | undefined;
  /** Where the document that was asked for last stands in the current block, or would. */
  let last = 0;
  const block = (number: number): PostingBlock => {
    if (current !== undefined && known === number) return current;
    current = blockIn(table(), count, number, read);
    known = number;
    last = 0;
    return current;
  };
  const firstOf = (number: number): number => documentOf(table()[number * TABLE_WORDS] ?? 0);
  const lastOf = (number: number): number => documentOf(table()[number * TABLE_WORDS + 1] ?? 0);
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
    impactOf: (number) => ((table()[number * TABLE_WORDS + 3] ?? 0) >>> 16) / BLOCK_PARTS,
    blockWith,
    notBefore: (number, document) => Math.max(document, firstOf(number)),
    block,
    postings: (number) => {
      const found = block(number);
      const postings = new Uint32Array(found.count);
      fillFrom(found, postings);
      return postings;
    },
    frequencyIn: (document) => {
      let number = known;
      if (number < 0 || document < firstOf(number)) number = blockWith(document);
      else if (document > lastOf(number)) number = blockWith(document, number + 1);
      if (number === blocks || document < firstOf(number)) return undefined; // between two blocks: none is read
      const found = block(number);
      const { first, documents, frequencies } = found;
      let place = document - first;
      if (documents !== undefined) {
        const isBehind = first + (documents[last] as number) > document;
        place = placeInBlock(found, document, isBehind ? 0 : last);
        last = place;
        if ((documents[place] as number) !== document - first) return undefined;
      }
      return frequencies === undefined ? found.frequency : (frequencies[place] as number);
    },
  };
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
