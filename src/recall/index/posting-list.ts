import { onceAsked } from '../../core/basics.ts';
import { firstPlace } from './layout.ts';
import {
  BLOCK_PARTS,
  blockIn,
  blocksOf,
  type PostingBlock,
  placeIn,
  placeInBlock,
  type ReadInList,
  TABLE_WORDS,
} from './postings.ts';
import { documentOf } from './terms.ts';

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
      return documents === undefined
        ? Math.max(document, first)
        : first + (documents[placeIn(documents, document - first)] as number);
    },
    block,
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
