import { K1 } from '../../core/words/query.ts';
import { createTop } from './posting-list.ts';
import { saturationOf } from './postings.ts';
import type { Layer } from './segment.ts';
import { type AskedList, type Cursor, FIRST_WINDOW, scoreWindow, WINDOW, type Window } from './window.ts';

/** Bounds are sums of the same numbers in another order. */
const ROUNDING = 1 + 1e-9;

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
    scoreWindow(window, hidden, top, isWanted);
  }
  return top.all();
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
