import { onceAsked } from '../../core/basics.ts';
import { firstPlace } from './layout.ts';
import { B, K1, UNITS_PER_MENTION } from './query.ts';
import { documentOf, FREQUENCY_BITS, frequencyOf, posting } from './terms.ts';

/** A list is cut into blocks of so many, before which stands what is in each: so one that cannot matter is not read. */
export const BLOCK_POSTINGS = 256;
/** Of each block: first document and which columns it has, last document and the first frequency, its end, its impact. */
export const TABLE_WORDS = 4;
export const TABLE_BYTES = TABLE_WORDS * 4;
/** The impact of a block is kept as so many parts of the most that a word can say, rounded up. */
export const BLOCK_PARTS = 0xffff;

/** What a document with these mentions says: frequency / (frequency + fixed + perUnit * length), at most 1. */
export type Saturation = Readonly<{ fixed: number; perUnit: number }>;

export const saturationOf = (averageLength: number): Saturation => ({
  fixed: UNITS_PER_MENTION * K1 * (1 - B),
  perUnit: averageLength === 0 ? 0 : (UNITS_PER_MENTION * K1 * B) / averageLength,
});

export const blocksOf = (count: number): number => Math.ceil(count / BLOCK_POSTINGS);

/** The table of a list of one, which stands in the dictionary itself, as most do. */
export const tableOfOne = (value: number): Uint32Array =>
  Uint32Array.of(posting(documentOf(value), 0), value, 0, BLOCK_PARTS);

/** In the lower bits of the first word of the table: the bytes of a document (0 where they stand in a row), and this where each has its own frequency. */
export const WITH_FREQUENCIES = 1 << 5;

export interface PostingBlock {
  readonly count: number;
  readonly first: number;
  readonly documents: Uint16Array | Uint32Array;
  readonly frequencies: Uint8Array;
}

/** Gives bytes of a list, from behind its table on. */
export type ReadInList = (start: number, bytes: number) => Uint8Array;

const NOTHING = new Uint8Array(0);
const IN_A_ROW = Uint16Array.from(new Array(BLOCK_POSTINGS).keys());

function blockIn(table: Uint32Array, total: number, block: number, read: ReadInList): PostingBlock {
  const at = block * TABLE_WORDS;
  const first = table[at] as number;
  const start = block === 0 ? 0 : (table[at - 2] as number);
  const end = table[at + 2] as number;
  const { buffer, byteOffset } = end === start ? NOTHING : read(start, end - start);
  const count = Math.min(BLOCK_POSTINGS, total - block * BLOCK_POSTINGS);
  const width = first & 7;
  const frequencies =
    (first & WITH_FREQUENCIES) === 0
      ? new Uint8Array(count).fill(frequencyOf(table[at + 1] as number))
      : new Uint8Array(buffer, byteOffset + count * width, count);
  if (width === 0)
    return { count, first: documentOf(first), documents: IN_A_ROW.subarray(0, count), frequencies };
  const documents =
    width === 2 ? new Uint16Array(buffer, byteOffset, count) : new Uint32Array(buffer, byteOffset, count);
  return { count, first: documentOf(first), documents, frequencies };
}

/** All postings of a list back, at the beginning of `into`. */
export function decodePostings(
  table: Uint32Array,
  count: number,
  read: ReadInList,
  into: Uint32Array = new Uint32Array(count),
): Uint32Array {
  for (let block = 0; block * BLOCK_POSTINGS < count; block += 1)
    fillFrom(blockIn(table, count, block, read), into.subarray(block * BLOCK_POSTINGS));
  return into.subarray(0, count);
}

function fillFrom({ count, first, documents, frequencies }: PostingBlock, into: Uint32Array): void {
  for (let index = 0; index < count; index += 1)
    into[index] =
      (((first + (documents[index] as number)) << FREQUENCY_BITS) | (frequencies[index] as number)) >>> 0;
}

/** The place of the first of some ascending numbers that is not less, not before `from`. */
export function placeIn(numbers: Uint16Array | Uint32Array, least: number, from = 0): number {
  let low = from;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A posting list of which only those blocks are read that are asked for. */
export interface PostingList {
  readonly count: number;
  readonly blocks: number;
  lastOf(block: number): number;
  /** The most that a posting of a block says, 0…1, by the average length of the segment. */
  impactOf(block: number): number;
  /** The first block that has, or would have, a document; `blocks` where all end before it. `from`: not before this one. */
  blockWith(document: number, from?: number): number;
  /** Where the postings of a block, from a document on, begin at the earliest; exactly where the list has one. */
  notBefore(block: number, document: number): number;
  block(block: number): PostingBlock;
  /** The mentions in a document; undefined where it is not in the list. Fastest where each document is a later one than the one before. */
  frequencyIn(document: number): number | undefined;
}

/** Opens a list, of which `read` gives what is asked for. */
export function openPostingList(readTable: () => Uint32Array, count: number, read: ReadInList): PostingList {
  const blocks = blocksOf(count);
  const table = onceAsked(readTable);
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
  const blockWith = (document: number, from = 0): number =>
    firstPlace(from, blocks, (number) => lastOf(number) < document);
  return {
    count,
    blocks,
    lastOf,
    impactOf: (number) => (table()[number * TABLE_WORDS + 3] ?? 0) / BLOCK_PARTS,
    blockWith,
    notBefore: (number, document) => {
      if (blocks > 1 || document > lastOf(number)) return Math.max(document, firstOf(number));
      const { first, documents } = block(number);
      return first + (documents[placeIn(documents, document - first)] as number);
    },
    block,
    frequencyIn: (document) => {
      let number = known;
      if (number < 0 || document < firstOf(number)) number = blockWith(document);
      else if (document > lastOf(number)) number = blockWith(document, number + 1);
      if (number === blocks || document < firstOf(number)) return undefined; // between two blocks: none is read
      const { first, documents, frequencies } = block(number);
      const wanted = document - first;
      last = placeIn(documents, wanted, (documents[last] as number) > wanted ? 0 : last);
      return documents[last] === wanted ? frequencies[last] : undefined;
    },
  };
}

/** The best so far, of equal ones the first; in order, since a heap's small functions are compiled anew in each process. */
export function createTop(limit: number) {
  const documents = new Uint32Array(limit + 1);
  const scores = new Float64Array(limit + 1);
  let count = 0;
  return {
    /** What a later document has to have more of than this. */
    least: (): number => (count < limit ? 0 : (scores[limit - 1] as number)),
    add: (document: number, score: number): void => {
      const place = firstPlace(0, count, (at) => {
        const known = scores[at] as number;
        return known > score || (known === score && (documents[at] as number) < document);
      });
      documents.copyWithin(place + 1, place, count);
      scores.copyWithin(place + 1, place, count);
      documents[place] = document;
      scores[place] = score;
      count = Math.min(limit, count + 1);
    },
    all: (): Map<number, number> =>
      new Map(Array.from({ length: count }, (_, at) => [documents[at] as number, scores[at] as number])),
  };
}
