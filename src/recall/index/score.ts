import type { WordCounts } from '../../core/ports.ts';
import {
  addTermScores,
  inverseFrequency,
  type QueryTerm,
  queryTerms,
  tellingOf,
} from '../../core/words/query.ts';
import { documentOf } from '../../core/words/terms.ts';
import { type Key, keyOf } from './layout.ts';
import { createColumn } from './segment-writer.ts';
import type { Layer } from './view.ts';

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

/** A posting list longer than this many times the hidden documents is asked for each of them. */
const STEPS_PER_LOOK_UP = 16;

/** How many visible documents hold a word. */
function visibleOf({ hidden, isHidden }: Layer, postings: Uint32Array): number {
  let count = postings.length;
  if (hidden.length * STEPS_PER_LOOK_UP < count) {
    for (const document of hidden) if (holds(postings, document)) count -= 1;
    return count;
  }
  for (let index = 0; index < postings.length; index += 1) {
    if (isHidden[documentOf(postings[index] ?? 0)] === 1) count -= 1;
  }
  return count;
}

/** Whether a posting list has a document. */
export function holds(postings: Uint32Array, document: number): boolean {
  let low = 0;
  let high = postings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (documentOf(postings[middle] ?? 0) < document) low = middle + 1;
    else high = middle;
  }
  return low < postings.length && documentOf(postings[low] ?? 0) === document;
}

/** A layer, the postings of each word of the query in it, and the scores of its documents. */
export interface ScoredLayer {
  readonly layer: Layer;
  readonly postings: readonly Uint32Array[];
  readonly sums: Float64Array;
  /** The documents that hold a word, ascending: few of a million. */
  readonly holders: Uint32Array;
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

function isCommonplace(layers: readonly Layer[], key: Key, documents: number): boolean {
  if (documents < MANY_MEMORIES) return false;
  // What is hidden may hold it or not; so few are that it does not matter whether a rebuild would count them.
  const holders = layers.reduce((sum, { segment, hidden }) => sum + segment.count(key) - hidden.length, 0);
  return holders > COMMONPLACE * documents;
}

const keysOf = (terms: readonly QueryTerm[]): Key[] => terms.map(({ term }) => keyOf('term', term));

/** Scores every document of some layers by the words that it holds, each layer's as one index over all would. */
export function scoreWords(
  layers: readonly Layer[],
  terms: readonly QueryTerm[],
  beside: WordCounts | undefined,
): Scored {
  const own = collectionOf(layers);
  const documents = own.documents + (beside?.documents ?? 0);
  const totalLength = own.totalLength + (beside?.totalLength ?? 0);
  const averageLength = documents === 0 ? 0 : totalLength / documents;
  const keys = keysOf(terms);
  const isTold = keys.map((key) => !isCommonplace(layers, key, own.documents));
  const found = layers.map((layer) => ({
    layer,
    postings: keys.map((key, word) => (isTold[word] ? layer.segment.postings(key) : NONE)),
    sums: new Float64Array(layer.segment.documents),
    lent: new Map<number, number>(),
    turns: new Set<number>(),
  }));
  const inverses = keys.map((_, word) => {
    if (!isTold[word]) return 0;
    const holders = found.reduce(
      (sum, { layer, postings }) => sum + visibleOf(layer, list(postings, word)),
      0,
    );
    return inverseFrequency(documents, holders + (beside?.holders[word] ?? 0));
  });
  const telling = tellingOf(terms, inverses);
  const scored = found.map(({ layer, postings, sums, ...rest }): ScoredLayer => {
    const lengths = layer.segment.lengths();
    postings.forEach((list, word) => {
      if (list.length === 0) return;
      addTermScores(sums, { postings: list, lengths, averageLength, inverse: telling[word] ?? 0 });
    });
    return { layer, postings, sums, holders: holdersOf(sums), ...rest };
  });
  return { layers: scored, telling, averageLength };
}

function holdersOf(sums: Float64Array): Uint32Array {
  const holders = createColumn(Uint32Array);
  for (let document = 0; document < sums.length; document += 1)
    if ((sums[document] as number) > 0) holders.add(document);
  return holders.all();
}

const NONE = new Uint32Array(0);

function list(postings: readonly Uint32Array[], word: number): Uint32Array {
  return postings[word] ?? NONE;
}

/** How common the words of a query, and those that may stand in their place, are. */
export function countWords({ layers }: { readonly layers: readonly Layer[] }, query: string): WordCounts {
  const holders = keysOf(queryTerms(query)).map((key) =>
    layers.reduce((sum, layer) => sum + visibleOf(layer, layer.segment.postings(key)), 0),
  );
  return { ...collectionOf(layers), holders };
}
