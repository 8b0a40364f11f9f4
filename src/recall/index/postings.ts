import { B, K1, UNITS_PER_MENTION } from '../../core/words/query.ts';
import { documentOf } from '../../core/words/terms.ts';
import { firstPlace } from './layout.ts';

/** A list is cut into blocks of so many. Of more than one it is told first what is in each: so one that cannot matter is not read. */
export const BLOCK_POSTINGS = 256;
/** Of each block: its first and its last posting, and its impact. */
export const TABLE_WORDS = 3;
/** The impact of a block is kept as so many parts of the most that a word can say, rounded up. */
export const BLOCK_PARTS = 0xffff;

/** What a document with these mentions says: frequency / (frequency + fixed + perUnit * length), at most 1. */
export type Saturation = Readonly<{ fixed: number; perUnit: number }>;

export const saturationOf = (averageLength: number): Saturation => ({
  fixed: UNITS_PER_MENTION * K1 * (1 - B),
  perUnit: averageLength === 0 ? 0 : (UNITS_PER_MENTION * K1 * B) / averageLength,
});

export const blocksOf = (count: number): number => Math.ceil(count / BLOCK_POSTINGS);
/** How many bytes stand before the postings of a list. */
export const tableBytesOf = (count: number): number =>
  count > BLOCK_POSTINGS ? blocksOf(count) * TABLE_WORDS * 4 : 0;

/** All postings of a list back, at the beginning of `into`. It begins on a 4-byte boundary. */
export function decodePostings(
  bytes: Uint8Array,
  count: number,
  into: Uint32Array = new Uint32Array(count),
): Uint32Array {
  for (let block = 0; block < blocksOf(count); block += 1) {
    const { postings } = blockIn(count, block, (start, length) => bytes.subarray(start, start + length));
    into.set(postings, block * BLOCK_POSTINGS);
  }
  return into.subarray(0, count);
}

/** Some postings of a list as the file has them, and the lengths of their documents. */
export type PostingBlock = Readonly<{ postings: Uint32Array; lengths: Uint16Array }>;

/** Of a block with so many postings, four for each and two for a length; the next one begins on a 4-byte boundary. */
export const blockBytes = (count: number): number => Math.ceil((count * 6) / 4) * 4;

export type ReadInList = (start: number, bytes: number) => Uint8Array;

export function blockIn(total: number, block: number, read: ReadInList): PostingBlock {
  const count = Math.min(BLOCK_POSTINGS, total - block * BLOCK_POSTINGS);
  const start = tableBytesOf(total) + block * blockBytes(BLOCK_POSTINGS);
  const { buffer, byteOffset } = read(start, blockBytes(count));
  return {
    postings: new Uint32Array(buffer, byteOffset, count),
    lengths: new Uint16Array(buffer, byteOffset + count * 4, count),
  };
}

/** The place of the first posting of a document or a later one, not before `from`. */
export const placeInBlock = ({ postings }: PostingBlock, document: number, from = 0): number =>
  firstPlace(from, postings.length, (at) => documentOf(postings[at] as number) < document);

/** The place of the first of some ascending numbers that is not less. */
export const placeIn = (numbers: Uint32Array, least: number): number =>
  firstPlace(0, numbers.length, (at) => (numbers[at] as number) < least);
