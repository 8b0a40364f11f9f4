import type { createTop, PostingList } from './postings.ts';
import { BLOCK_POSTINGS, placeIn, type Saturation } from './postings.ts';

/** So many documents are scored at once: what that takes is the same however many there are. */
export const WINDOW = 2 ** 14;
/** Fewer at first: what is among the best of these says of the others which need no look. */
export const FIRST_WINDOW = 2 ** 11;
/** A word of the question in a layer, and how telling it is. */
export type AskedList = Readonly<{ list: PostingList; telling: number }>;

export interface Cursor extends AskedList {
  readonly weight: number;
  /** By this and the impact, what a document has of this word at most. */
  readonly bound: number;
  block: number;
  isThere: boolean;
}

export interface Window extends Saturation {
  readonly base: number;
  readonly size: number;
  readonly lengths: Uint16Array;
  /** The least telling word first. */
  readonly cursors: readonly Cursor[];
  /** What a document has at most of a word and all less telling ones. */
  readonly bounds: Float64Array;
  /** The words before this one cannot bring a document among the best by themselves, and count for those that others have. */
  readonly added: number;
  readonly first: number;
}

/** What is used again by each window, and each layer. */
const sums = new Float64Array(WINDOW);
const touched = new Uint16Array(WINDOW);
/** The columns of a block, each in one type whatever the file has it in: what is learned of one block, by whoever compiles a loop, holds for all. */
const own = {
  documents: new Uint32Array(BLOCK_POSTINGS),
  frequencies: new Uint8Array(BLOCK_POSTINGS),
};

/** Scores the documents of a window, and takes what comes among the best. */
export function scoreWindow(
  window: Window,
  hidden: Uint32Array,
  top: ReturnType<typeof createTop>,
  isWanted: (document: number) => boolean,
): void {
  try {
    // What the words say from `first` on, and how many documents hold one of those from `added` on.
    let count = 0;
    for (let place = window.cursors.length - 1; place >= window.first; place -= 1)
      count = addPostings(window.cursors[place] as Cursor, window, count, place >= window.added);
    strike(hidden, window);
    takeBest(window, count, top, isWanted);
  } finally {
    sums.fill(0, 0, window.size); // also where a file is damaged: the next question begins with none of this one's sums
  }
}

/** Hidden documents have a sum that is more than no other. */
function strike(hidden: Uint32Array, { base, size }: Window): void {
  for (let place = placeIn(hidden, base); place < hidden.length; place += 1) {
    const offset = (hidden[place] as number) - base;
    if (offset >= size) return;
    if (sums[offset] !== 0) sums[offset] = Number.NaN;
  }
}

function takeBest(
  window: Window,
  count: number,
  top: ReturnType<typeof createTop>,
  isWanted: (document: number) => boolean,
): void {
  const { base, first } = window;
  let least = top.least();
  for (const offset of touched.subarray(0, keptOf(window, count, least)).sort()) {
    const sum = sums[offset] as number;
    const score = first === 0 ? sum : withRest(window, offset, sum, least);
    if (!(score > least) || !isWanted(base + offset)) continue;
    top.add(base + offset, score);
    least = top.least();
  }
}

/** Puts those of the touched first that may come to more than the least; gives how many they are. */
function keptOf({ first, bounds }: Window, count: number, least: number): number {
  const rest = first === 0 ? 0 : (bounds[first - 1] as number);
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const offset = touched[index] as number;
    if (!((sums[offset] as number) + rest > least)) continue;
    touched[kept] = offset;
    kept += 1;
  }
  return kept;
}

/** Adds what a word says of a window's documents, where it brings none of those that have been touched; gives how many have been. */
function addPostings(
  { list, block: start, weight }: Cursor,
  window: Window,
  before: number,
  brings: boolean,
): number {
  const { base, size } = window;
  let count = before;
  for (let at = start; at < list.blocks && list.notBefore(at, base) < base + size; at += 1) {
    const block = list.block(at);
    own.documents.set(block.documents);
    own.frequencies.set(block.frequencies);
    const { count: held, first, documents } = block;
    const from = at === start ? placeIn(documents, base - first) : 0;
    const to = list.lastOf(at) < base + size ? held : placeIn(documents, base + size - first, from);
    count = addSome(from, to, first, weight, window, count, brings);
  }
  return count;
}

/** Adds what postings of a block that begins with `first` say; gives how many documents were touched. */
function addSome(
  from: number,
  to: number,
  first: number,
  weight: number,
  { base, lengths, fixed, perUnit }: Window,
  before: number,
  brings: boolean,
): number {
  const { documents, frequencies } = own;
  let count = before;
  for (let at = from; at < to; at += 1) {
    const document = (documents[at] as number) + first;
    const offset = document - base;
    const frequency = frequencies[at] as number;
    const sum = sums[offset] as number;
    if (sum === 0) {
      if (!brings) continue;
      touched[count] = offset;
      count += 1;
    }
    sums[offset] = sum + (weight * frequency) / (frequency + fixed + perUnit * (lengths[document] as number));
  }
  return count;
}

/** The whole score of a document; 0 where it cannot come to more than the least. The words before `first` are looked up. */
function withRest(window: Window, offset: number, sum: number, least: number): number {
  const { base, lengths, fixed, perUnit, cursors, bounds, first } = window;
  let score = sum;
  for (let place = first - 1; place >= 0; place -= 1) {
    if (!(score + (bounds[place] as number) > least)) return 0;
    const { list, weight } = cursors[place] as Cursor;
    const frequency = list.frequencyIn(base + offset) ?? 0;
    score += (weight * frequency) / (frequency + fixed + perUnit * (lengths[base + offset] as number));
  }
  return score;
}
