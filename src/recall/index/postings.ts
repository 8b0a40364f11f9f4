import { wordsOf } from './pages.ts';
import { B, K1, UNITS_PER_MENTION } from './query.ts';
import { documentOf, FREQUENCY_BITS, frequencyOf } from './terms.ts';

/** A list of no more is a run of distances; most lists have one posting. */
export const RUN_POSTINGS = 16;
/** A longer one is cut into blocks of so many, before which stands what is in each: so one that cannot matter is not read. */
export const BLOCK_POSTINGS = 256;
/** Of each block: first document and column widths, last document and frequency, its end, its impact with its least length. */
export const TABLE_WORDS = 4;
export const TABLE_BYTES = TABLE_WORDS * 4;
/** The impact of a block is kept as so many parts of the most that a word can say, rounded up; that of a run as so many. */
export const BLOCK_PARTS = 0xffff;
export const RUN_PARTS = 0xff;

/** What a document with these mentions says: frequency / (frequency + fixed + perUnit * length), at most 1. */
export type Saturation = Readonly<{ fixed: number; perUnit: number }>;

export const saturationOf = (averageLength: number): Saturation => ({
  fixed: UNITS_PER_MENTION * K1 * (1 - B),
  perUnit: averageLength === 0 ? 0 : (UNITS_PER_MENTION * K1 * B) / averageLength,
});

export const isRun = (count: number): boolean => count <= RUN_POSTINGS;
export const blocksOf = (count: number): number => (isRun(count) ? 1 : Math.ceil(count / BLOCK_POSTINGS));
/** How many bytes stand before the postings of a list. */
export const tableBytesOf = (count: number): number => (isRun(count) ? 0 : blocksOf(count) * TABLE_BYTES);

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
export function decodeRun(bytes: Uint8Array, postings: Uint32Array): void {
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

export type ReadInList = (start: number, bytes: number) => Uint8Array;

const NOTHING = new Uint8Array(0);

export function blockIn(table: Uint32Array, total: number, block: number, read: ReadInList): PostingBlock {
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

export function fillFrom(
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
