import { K1 } from '../../core/words/query.ts';
import { createTop, type PostingList } from './posting-list.ts';
import { placeIn, placeInBlock, type Saturation, saturationOf } from './postings.ts';
import type { Layer } from './segment.ts';

/** So many documents are scored at once: what that takes is the same however many there are. */
const WINDOW = 2 ** 14;
/** Fewer at first: what is among the best of these says of the others which need no look. */
const FIRST_WINDOW = 2 ** 11;
/** Bounds are sums of the same numbers in another order. */
const ROUNDING = 1 + 1e-9;

/** A word of the question in a layer, and how telling it is. */
export interface AskedList {
  readonly list: PostingList;
  readonly telling: number;
}

interface Cursor extends AskedList {
  /** What the postings are multiplied by. */
  readonly weight: number;
  /** By this and the impact, what a document has of this word at most. */
  readonly bound: number;
  block: number;
  /** Whether a block reaches into the window. */
  isThere: boolean;
}

/** What is used again by each window, and each layer. */
const sums = new Float64Array(WINDOW);
const lengths = new Uint16Array(WINDOW);
const touched = new Uint16Array(WINDOW);

/**
 * The scores of a layer's best `limit` visible documents that are wanted, by document; of equal ones the lower comes first. Reads of the posting
 * lists what may still matter (MaxScore: H. Turtle and J. Flood, "Query evaluation: strategies and optimizations", 1995; by
 * blocks: S. Ding and T. Suel, "Faster top-k document retrieval using block-max indexes", 2011). Words are added in one order, the least telling
 * last, so that a document has the same score in whatever layer it is.
 */
export function bestOf(
  { segment, hidden }: Layer,
  asked: readonly AskedList[],
  averageLength: number,
  limit: number,
  isWanted: (document: number) => boolean,
): Map<number, number> {
  const top = createTop(limit);
  const saturation = saturationOf(averageLength);
  // An impact was taken by the segment's own average: by a greater one each document says more, but not more than that much more.
  const stretch = Math.max(1, averageLength / segment.averageLength) * ROUNDING;
  const cursors = inOrder(asked).map(({ list, telling }): Cursor => {
    const weight = telling * (K1 + 1);
    return { list, telling, weight, bound: weight * stretch, block: 0, isThere: false };
  });
  const bounds = new Float64Array(cursors.length);
  for (
    let base = nextWindow(cursors, 0);
    base < segment.documents;
    base = nextWindow(cursors, base + sizeAt(base))
  ) {
    const size = sizeAt(base);
    cursors.forEach((cursor, place) => {
      bounds[place] = (bounds[place - 1] ?? 0) + cursor.bound * mostIn(cursor, base, size);
    });
    const added = bounds.findIndex((bound) => bound > top.least());
    if (added < 0) continue; // no document of the window can come among the best
    const first = firstPassed(cursors, added);
    const window: Window = { base, size, ...saturation, cursors, bounds, added, first };
    try {
      const count = addAll(window);
      strike(hidden, window);
      takeBest(window, count, top, isWanted);
    } catch (error) {
      sums.fill(0); // a damaged file: the next question begins with none of this one's sums
      throw error;
    }
  }
  return top.all();
}

/** Some documents that are scored together. */
interface Window extends Saturation {
  /** The first of them. */
  readonly base: number;
  readonly size: number;
  /** The least telling word first. */
  readonly cursors: readonly Cursor[];
  /** What a document has at most of a word and all less telling ones. */
  readonly bounds: Float64Array;
  /** The words before this one cannot bring a document among the best by themselves, and count for those that others have. */
  readonly added: number;
  /** The words before this one are looked up. */
  readonly first: number;
}

/** To look a document up takes as long as to pass so many by. */
const PASSED_PER_LOOKUP = 8;

/**
 * The first word of which postings are passed through: those of the others are looked up for the documents that come so far. A list that is
 * hardly longer is read from front to back.
 */
function firstPassed(cursors: readonly Cursor[], added: number): number {
  let found = 0;
  for (let place = added; place < cursors.length; place += 1) found += expected(cursors[place]);
  let first = added;
  while (first > 0 && expected(cursors[first - 1]) <= PASSED_PER_LOOKUP * found) first -= 1;
  return first;
}

/** By the whole list, how many of it are in a window where some are. */
const expected = (cursor: Cursor | undefined): number =>
  cursor === undefined || !cursor.isThere ? 0 : cursor.list.count;

/** Adds up what the words say from `first` on; gives how many documents hold one of those from `added` on. */
function addAll(window: Window): number {
  let count = 0;
  for (let place = window.cursors.length - 1; place >= window.first; place -= 1)
    count = addPostings(window.cursors[place] as Cursor, window, count, place >= window.added);
  return count;
}

/** Hidden documents have a sum that is more than no other. */
function strike(hidden: Uint32Array, { base, size }: Window): void {
  for (let place = placeIn(hidden, base); place < hidden.length; place += 1) {
    const offset = (hidden[place] as number) - base;
    if (offset >= size) return;
    if (sums[offset] !== 0) sums[offset] = Number.NaN;
  }
}

/** Takes what is better than the least so far, and leaves the sums as they were before. */
function takeBest(
  window: Window,
  count: number,
  top: ReturnType<typeof createTop>,
  isWanted: (document: number) => boolean,
): void {
  const { base, first, bounds } = window;
  const rest = first === 0 ? 0 : (bounds[first - 1] as number);
  const found = touched.subarray(0, count).sort();
  let least = top.least();
  for (let index = 0; index < count; index += 1) {
    const offset = found[index] as number;
    const sum = sums[offset] as number;
    sums[offset] = 0;
    if (!(sum + rest > least)) continue;
    const score = first === 0 ? sum : withRest(window, offset, sum, least);
    if (!(score > least) || !isWanted(base + offset)) continue;
    top.add(base + offset, score);
    least = top.least();
  }
}

/** What `bestOf` gives a document, whether or not it is among the best. */
export function scoreOfOne(
  { segment }: Layer,
  asked: readonly AskedList[],
  averageLength: number,
  document: number,
): number {
  const { fixed, perUnit } = saturationOf(averageLength);
  const length = segment.length(document);
  let score = 0;
  for (const { list, telling } of inOrder(asked).reverse()) {
    const frequency = list.frequencyIn(document) ?? 0;
    score += (telling * (K1 + 1) * frequency) / (frequency + fixed + perUnit * length);
  }
  return score;
}

/** The least telling first. */
const inOrder = (asked: readonly AskedList[]): AskedList[] =>
  asked.filter(({ telling }) => telling > 0).sort((a, b) => a.telling - b.telling);

const sizeAt = (document: number): number => (document < WINDOW ? FIRST_WINDOW : WINDOW);

/** The first window at or after a document in which there are postings. */
function nextWindow(cursors: readonly Cursor[], from: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const cursor of cursors) {
    const { list } = cursor;
    cursor.block = list.blockWith(from, cursor.block);
    if (cursor.block === list.blocks) continue;
    least = Math.min(least, Math.max(from, list.notBefore(cursor.block, from)));
  }
  return least === Number.POSITIVE_INFINITY ? least : least - (least % sizeAt(least));
}

/** The greatest impact of the blocks that reach into a window; the cursor stands at the first. */
function mostIn(cursor: Cursor, base: number, size: number): number {
  const { list, block } = cursor;
  const last = base + size - 1;
  cursor.isThere = block < list.blocks && list.notBefore(block, base) <= last;
  if (!cursor.isThere) return 0;
  let most = 0;
  for (let at = block; at < list.blocks && list.notBefore(at, base) <= last; at += 1) {
    most = Math.max(most, list.impactOf(at));
  }
  return most;
}

/**
 * Adds what a word says of a window's documents, where it brings none of those that have been touched; gives how many have been. One loop, in
 * a process that has just started: what V8 compiles anew there costs more than what it saves.
 */
function addPostings(
  { list, block: start, weight }: Cursor,
  window: Window,
  before: number,
  brings: boolean,
): number {
  const { base, size, fixed, perUnit } = window;
  let count = before;
  for (let at = start; at < list.blocks && list.notBefore(at, base) < base + size; at += 1) {
    const block = list.block(at);
    const { documents, frequencies, lengths: own, least } = block;
    const from = block.first - base;
    let frequency = block.frequency;
    let length = least;
    for (let index = at === start ? placeInBlock(block, base) : 0; index < block.count; index += 1) {
      const offset = from + (documents === undefined ? index : (documents[index] as number));
      if (offset >= size) return count;
      if (sums[offset] === 0 && !brings) continue;
      if (frequencies !== undefined) frequency = frequencies[index] as number;
      if (own !== undefined) length = least + (own[index] as number);
      if (sums[offset] === 0) {
        touched[count] = offset;
        lengths[offset] = length;
        count += 1;
      }
      sums[offset] = (sums[offset] as number) + (weight * frequency) / (frequency + fixed + perUnit * length);
    }
  }
  return count;
}

/** The whole score of a document; 0 where it cannot come to more than the least. The words before `first` are looked up. */
function withRest(window: Window, offset: number, sum: number, least: number): number {
  const { base, fixed, perUnit, cursors, bounds, first } = window;
  let score = sum;
  for (let place = first - 1; place >= 0; place -= 1) {
    if (!(score + (bounds[place] as number) > least)) return 0;
    const { list, weight } = cursors[place] as Cursor;
    const frequency = list.frequencyIn(base + offset) ?? 0;
    score += (weight * frequency) / (frequency + fixed + perUnit * (lengths[offset] as number));
  }
  return score;
}
