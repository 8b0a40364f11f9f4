import { addTermScores, inverseFrequency } from '../../../domain/words/bm25.ts';
import { LABEL_FACTOR, QUESTION_FACTOR } from '../../../domain/words/manner.ts';
import { documentOf } from '../../../domain/words/posting.ts';
import { type QueryTerm, queryTerms, tellingOf } from '../../../domain/words/query-terms.ts';
import type { WordCounts } from '../../../ports/recall.ts';
import { type Key, keyOf } from './checksum.ts';
import type { Layer } from './view.ts';

/** The dictionary's name for the memories that only ask. */
export const QUESTION_MARK = keyOf('manner', 'question');
/** The dictionary's name for the memories that begin with a label: who speaks, or what kind of thing it is. */
export const LABEL_MARK = keyOf('manner', 'labelled');

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
  /** What part of its sum a document has from its neighbours in its session, 0…1; none where it is not in it. */
  readonly lent: Map<number, number>;
}

export interface Scored {
  readonly layers: readonly ScoredLayer[];
  /** How telling each word of the query is, its weight included. */
  readonly telling: readonly number[];
  readonly averageLength: number;
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
  const scored = layers.map((layer) => ({
    layer,
    postings: keys.map((key) => layer.segment.postings(key)),
    sums: new Float64Array(layer.segment.documents),
    lent: new Map<number, number>(),
  }));
  const inverses = keys.map((_, word) => {
    const holders = scored.reduce(
      (sum, { layer, postings }) => sum + visibleOf(layer, list(postings, word)),
      0,
    );
    return inverseFrequency(documents, holders + (beside?.holders[word] ?? 0));
  });
  const telling = tellingOf(terms, inverses);
  for (const { layer, postings, sums } of scored) {
    const lengths = layer.segment.lengths();
    postings.forEach((found, word) => {
      if (found.length === 0) return;
      addTermScores(sums, { postings: found, lengths, averageLength, inverse: telling[word] ?? 0 });
    });
  }
  return { layers: scored, telling, averageLength };
}

const NONE = new Uint32Array(0);

function list(postings: readonly Uint32Array[], word: number): Uint32Array {
  return postings[word] ?? NONE;
}

/** What is labelled with a word of the query counts more, what only asks less (domain/words/manner.ts). */
export function weighManner({ layers }: Scored, terms: readonly QueryTerm[]): void {
  for (const { layer, sums } of layers) {
    const { segment } = layer;
    const labelled = new Set<number>();
    for (const { term, insteadOf } of terms) {
      if (insteadOf !== undefined) continue;
      for (const posting of segment.postings(keyOf('label', term))) labelled.add(documentOf(posting));
    }
    for (const document of labelled) sums[document] = (sums[document] ?? 0) * LABEL_FACTOR;
    for (const posting of segment.postings(QUESTION_MARK)) {
      const document = documentOf(posting);
      sums[document] = (sums[document] ?? 0) * QUESTION_FACTOR;
    }
  }
}

/** How common the words of a query, and those that may stand in their place, are. */
export function countWords({ layers }: { readonly layers: readonly Layer[] }, query: string): WordCounts {
  const holders = keysOf(queryTerms(query)).map((key) =>
    layers.reduce((sum, layer) => sum + visibleOf(layer, layer.segment.postings(key)), 0),
  );
  return { ...collectionOf(layers), holders };
}
