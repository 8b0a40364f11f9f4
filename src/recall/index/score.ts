import type { WordCounts } from '../../core/ports.ts';
import { inverseFrequency, type QueryTerm, queryTerms, tellingOf } from '../../core/words/query.ts';
import { bestOf, scoreOfOne } from './best.ts';
import { type Key, keyOf } from './layout.ts';
import type { PostingList } from './posting-list.ts';
import { holdersIn, holdersOf, type Layer, sumOf } from './segment.ts';
import type { AskedList } from './window.ts';

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
      totalLength -= segment.length(document);
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
  /** Those that were found to be turns of a conversation. */
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

/** The postings of each word in a layer. */
type Found = Pick<ScoredLayer, 'layer' | 'lists'>;

const keysOf = (terms: readonly QueryTerm[]): Key[] => terms.map(({ term }) => keyOf('term', term));

export interface Wanted {
  /** So many of the best documents of each layer are kept. */
  readonly limit: number;
  readonly nowMs: number;
  readonly beside: WordCounts | undefined;
}

/** Scores the best live documents of some layers by the words that they hold, each layer's as one index over all would. */
export function scoreWords(
  layers: readonly Layer[],
  terms: readonly QueryTerm[],
  { limit, nowMs, beside }: Wanted,
): Scored {
  const own = collectionOf(layers);
  const documents = own.documents + (beside?.documents ?? 0);
  const totalLength = own.totalLength + (beside?.totalLength ?? 0);
  const averageLength = documents === 0 ? 0 : totalLength / documents;
  const keys = keysOf(terms);
  const all = layers.map((layer): Found => ({ layer, lists: keys.map((key) => layer.segment.list(key)) }));
  const isRare = keys.map((_, word) => !isCommonplace(all, word, own.documents));
  const isTold = isRare.includes(true) ? isRare : keys.map(() => true); // of commonplaces alone something is meant, too
  const found = all.map(({ layer, lists }): Found => {
    return { layer, lists: lists.map((list, word) => (isTold[word] ? list : undefined)) };
  });
  const inverses = keys.map((_, word) => {
    if (!isTold[word]) return 0;
    const holders = sumOf(found, ({ layer, lists }) => holdersIn(layer, lists[word]));
    return inverseFrequency(documents, holders + (beside?.holders[word] ?? 0));
  });
  const telling = tellingOf(terms, inverses);
  const scored = found.map(({ layer, lists }): ScoredLayer => {
    const { segment } = layer;
    const asked = askedOf(lists, telling);
    const isWanted = (document: number): boolean =>
      document < segment.memories && segment.isLive(document, nowMs);
    const sums = bestOf(layer, asked, averageLength, limit, isWanted);
    return { layer, lists, sums, lent: new Map(), turns: new Set() };
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
