import { onceAsked } from '../../core/basics.ts';
import { wordsOf } from './pages.ts';
import {
  BLOCK_PARTS,
  blockIn,
  blocksOf,
  decodeRun,
  fillFrom,
  isRun,
  type PostingBlock,
  placeInBlock,
  type ReadInList,
  RUN_PARTS,
  TABLE_WORDS,
  tableBytesOf,
} from './postings.ts';
import { documentOf, frequencyOf } from './terms.ts';

/** A posting list of which only those blocks are read that are asked for. */
export interface PostingList {
  readonly count: number;
  readonly blocks: number;
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

/** Postings that are there as such, as one block. Of what is only looked up no length is asked for. */
function blockOf(postings: Uint32Array, lengthOf: (document: number) => number): PostingBlock {
  return {
    count: postings.length,
    first: 0,
    documents: postings.map(documentOf),
    frequency: 0,
    frequencies: Uint8Array.from(postings, frequencyOf),
    least: 0,
    get lengths() {
      return Uint16Array.from(postings, (value) => lengthOf(documentOf(value)));
    },
  };
}

/** What the table of a list would say of a run; `impact`: in RUN_PARTS. */
const tableOf = (run: Uint32Array, impact: number): Uint32Array =>
  Uint32Array.of(run[0] ?? 0, run.at(-1) ?? 0, 0, (impact * (BLOCK_PARTS / RUN_PARTS)) << 16);

/** Opens a list, of which `read` gives what is asked for; `lengthOf` a document is asked where the list does not say it. */
export function openPostingList(
  read: ReadInList,
  { bytes, count, impact }: ListPlace,
  lengthOf: (document: number) => number,
): PostingList {
  const blocks = blocksOf(count);
  const run = onceAsked(() => {
    const postings = new Uint32Array(count);
    decodeRun(read(0, bytes), postings);
    return postings;
  });
  const table = onceAsked(() =>
    isRun(count) ? tableOf(run(), impact) : wordsOf(read(0, tableBytesOf(count))),
  );
  let known = -1;
  let current: PostingBlock | undefined;
  /** Where the document that was asked for last stands in the current block, or would. */
  let last = 0;
  const block = (number: number): PostingBlock => {
    if (current !== undefined && known === number) return current;
    current = isRun(count) ? blockOf(run(), lengthOf) : blockIn(table(), count, number, read);
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
    notBefore: (number, document) => {
      const following = isRun(count) ? run().find((value) => documentOf(value) >= document) : undefined;
      return following === undefined ? Math.max(document, firstOf(number)) : documentOf(following);
    },
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

/** The best so far, of equal ones the first; in order, since a heap's small functions are compiled anew in each process. */
export function createTop(limit: number) {
  const documents = new Uint32Array(limit + 1);
  const scores = new Float64Array(limit + 1);
  let count = 0;
  return {
    /** What a later document has to have more of than this. */
    least: (): number => (count < limit ? 0 : (scores[limit - 1] as number)),
    add: (document: number, score: number): void => {
      let low = 0;
      let high = count;
      while (low < high) {
        const middle = (low + high) >>> 1;
        const known = scores[middle] as number;
        if (known > score || (known === score && (documents[middle] as number) < document)) low = middle + 1;
        else high = middle;
      }
      documents.copyWithin(low + 1, low, count);
      scores.copyWithin(low + 1, low, count);
      documents[low] = document;
      scores[low] = score;
      count = Math.min(limit, count + 1);
    },
    all: (): Map<number, number> =>
      new Map(Array.from({ length: count }, (_, at) => [documents[at] as number, scores[at] as number])),
  };
}
