import type { QueryTerm, SearchOptions, WordCounts } from '../../core/ports.ts';
import { type Key, keyOf } from './layout.ts';
import { createTop, type PostingList, saturationOf } from './postings.ts';
import { inverseFrequency, K1, queryTerms, tellingOf, tellingOfConcepts } from './query.ts';
import { holdersIn, holdersOf, type Layer, sumOf } from './segment.ts';
import usual from './usual-words.json' with { type: 'json' };
import { type AskedList, type Cursor, FIRST_WINDOW, scoreWindow, WINDOW, type Window } from './window.ts';

/** What a rebuild would count: the hidden documents are taken off, so that all layers score as one. */
function collectionOf(layers: readonly Layer[]): { documents: number; totalLength: number } {
  let documents = 0;
  let totalLength = 0;
  for (const { segment, hidden } of layers) {
    documents += segment.memories;
    totalLength += segment.totalLength;
    for (const document of hidden) {
      if (document >= segment.memories) continue;
      documents -= 1;
      totalLength -= segment.lengths()[document] ?? 0;
    }
  }
  return { documents, totalLength };
}

/** A layer, the postings of each word of the query in it, and what the best of its documents score. */
export interface ScoredLayer {
  readonly layer: Layer;
  readonly lists: readonly (PostingList | undefined)[];
  readonly sums: Map<number, number>;
  /** What part of its sum a document has from its neighbours in its session, 0…1; none where it is not in it. */
  readonly lent: Map<number, number>;
  /** What a document's sum has from how the query is worded; none where it was not looked at. */
  readonly worded: Map<number, number>;
  readonly turns: Set<number>;
}

export interface Scored {
  readonly layers: readonly ScoredLayer[];
  /** How telling each word of the query is, its weight included; 0 for one that nearly all hold. */
  readonly telling: readonly number[];
  readonly averageLength: number;
}

/** From so many memories on a word that this share of them holds is not even looked at: it tells them apart by a hundredth of what a rare one does. */
const MANY_MEMORIES = 10_000;
const COMMONPLACE = 0.8;

function isCommonplace(found: readonly Found[], word: number, documents: number): boolean {
  if (documents < MANY_MEMORIES) return false;
  // What is hidden may hold it or not; so few are that it does not matter whether a rebuild would count them.
  const holders = sumOf(found, ({ layer, lists }) => (lists[word]?.count ?? 0) - layer.hidden.length);
  return holders > COMMONPLACE * documents;
}

type Found = Pick<ScoredLayer, 'layer' | 'lists'>;

/** So many texts with words as usual as in prompts (scripts/asked) count beside a store's own: "somebody" tells nothing. Recall@5 of LoCoMo sessions .899 → .907, of pylint .883 → .891. */
const USUAL_TEXTS = 100;

function usualHolders({ term }: QueryTerm): number {
  const at = usual.words.indexOf(`\n${term} `);
  return at < 0 ? 0 : (USUAL_TEXTS * Number.parseInt(usual.words.slice(at + term.length + 2), 10)) / 10_000;
}

const keysOf = (terms: readonly QueryTerm[]): Key[] => terms.map(({ term }) => keyOf('term', term));

/** Scores the best live documents of some layers by the words that they hold, each layer's as one index over all would. */
export function scoreWords(
  layers: readonly Layer[],
  terms: readonly QueryTerm[],
  { limit, nowMs, beside }: SearchOptions,
): Scored {
  const own = collectionOf(layers);
  const documents = own.documents + (beside?.documents ?? 0);
  const totalLength = own.totalLength + (beside?.totalLength ?? 0);
  const averageLength = documents === 0 ? 0 : totalLength / documents;
  const keys = keysOf(terms);
  const all = layers.map((layer): Found => ({ layer, lists: keys.map((key) => layer.segment.list(key)) }));
  const isRare = keys.map((_, word) => !isCommonplace(all, word, own.documents));
  const isTold = isRare.includes(true) ? isRare : keys.map(() => true); // of commonplaces alone something is meant, too
  const told = (lists: Found['lists']) => lists.map((list, word) => (isTold[word] ? list : undefined));
  const found = all.map(({ layer, lists }): Found => ({ layer, lists: told(lists) }));
  const holdersOfWord = (word: number) => sumOf(found, ({ layer, lists }) => holdersIn(layer, lists[word]));
  const holders = keys.map((_, word) => holdersOfWord(word) + (beside?.holders[word] ?? 0));
  const withUsual = terms.map((term, word) => (holders[word] ?? 0) + usualHolders(term));
  const texts = documents + USUAL_TEXTS;
  const inverses = withUsual.map((count, word) => (isTold[word] ? inverseFrequency(texts, count) : 0));
  const isNear = terms.some(({ concepts }) => concepts !== undefined);
  const telling = isNear ? tellingOfConcepts(terms, withUsual, texts) : tellingOf(terms, inverses);
  const scored = found.map(({ layer, lists }): ScoredLayer => {
    const { segment } = layer;
    const asked = askedOf(lists, telling);
    const isWanted = (document: number) => document < segment.memories && segment.isLive(document, nowMs);
    const sums = bestOf(layer, asked, averageLength, limit, isWanted);
    return { layer, lists, sums, lent: new Map(), worded: new Map(), turns: new Set() };
  });
  return { layers: scored, telling, averageLength };
}

const askedOf = (lists: ScoredLayer['lists'], telling: readonly number[]): AskedList[] =>
  lists.flatMap((list, word) => (list ? [{ list, telling: telling[word] ?? 0 }] : []));

/** What a document scores by its own words, also where it is none of the best. */
export function scoreOf({ layer, lists, sums }: ScoredLayer, document: number, scored: Scored): number {
  const { telling, averageLength } = scored;
  return sums.get(document) ?? scoreOfOne(layer, askedOf(lists, telling), averageLength, document);
}

/** How common the words of a query, and those that may stand in their place, are. */
export function countWords(
  { layers }: { readonly layers: readonly Layer[] },
  query: string,
  near?: readonly QueryTerm[],
): WordCounts {
  const holders = keysOf(queryTerms(query, near)).map((key) =>
    sumOf(layers, (layer) => holdersOf(layer, key)),
  );
  return { ...collectionOf(layers), holders };
}

/** Bounds are sums of the same numbers in another order. */
const ROUNDING = 1 + 1e-9;

/** A layer's best `limit` wanted documents; of equal ones the lower. Reads what may still matter: MaxScore (H. Turtle, J. Flood, 1995), by blocks (S. Ding, T. Suel, 2011). */
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
  let [base, size] = [nextWindow(cursors, 0), 0];
  for (; base < segment.documents; base = nextWindow(cursors, base + size)) {
    size = sizeAt(base);
    for (const [place, cursor] of cursors.entries())
      bounds[place] = (bounds[place - 1] ?? 0) + cursor.bound * mostIn(cursor, base, size);
    const added = bounds.findIndex((bound) => bound > top.least());
    if (added < 0) continue; // no document of the window can come among the best
    const first = firstPassed(cursors, added);
    const lengths = segment.lengths();
    const window: Window = { base, size, ...saturation, lengths, cursors, bounds, added, first };
    scoreWindow(window, hidden, top, isWanted);
  }
  return top.all();
}

/** To look a document up takes as long as to pass so many by. */
const PASSED_PER_LOOKUP = 8;

/** The first word whose postings are passed; others are looked up for what comes. A hardly longer list is read whole. */
function firstPassed(cursors: readonly Cursor[], added: number): number {
  let found = 0;
  for (let place = added; place < cursors.length; place += 1) found += expected(cursors[place]);
  let first = added;
  while (first > 0 && expected(cursors[first - 1]) <= PASSED_PER_LOOKUP * found) first -= 1;
  return first;
}

/** By the whole list, how many of it are in a window where some are. */
const expected = (cursor: Cursor | undefined): number => (cursor?.isThere ? cursor.list.count : 0);

/** What `bestOf` gives a document, whether or not it is among the best. */
export function scoreOfOne(
  { segment }: Layer,
  asked: readonly AskedList[],
  averageLength: number,
  document: number,
): number {
  const { fixed, perUnit } = saturationOf(averageLength);
  const length = segment.lengths()[document] ?? 0;
  let score = 0;
  for (const { list, telling } of inOrder(asked).reverse()) {
    const frequency = list.frequencyIn(document) ?? 0;
    score += (telling * (K1 + 1) * frequency) / (frequency + fixed + perUnit * length);
  }
  return score;
}

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
  for (let at = block; at < list.blocks && list.notBefore(at, base) <= last; at += 1)
    most = Math.max(most, list.impactOf(at));
  return most;
}
