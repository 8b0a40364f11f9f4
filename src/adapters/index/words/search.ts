import { addTermScores, inverseFrequency } from '../../../domain/words/bm25.ts';
import { documentOf } from '../../../domain/words/posting.ts';
import { tokenize } from '../../../domain/words/tokenize.ts';
import type { SearchHit } from '../../../ports.ts';
import { type Key, keyOf } from './checksum.ts';
import { compareNames } from './layout.ts';
import { type Layer, layersOf, memoryAt, type View } from './view.ts';

/** A search's query is a prompt or an error at most: more words than this only cost time. */
const MAX_QUERY_TERMS = 200;

interface Collection {
  readonly documents: number;
  readonly averageLength: number;
}

/** What a rebuild would count: the hidden documents are taken off, so base and overlay score as one. */
function collectionOf(layers: readonly Layer[]): Collection {
  let documents = 0;
  let totalLength = 0;
  for (const { segment, hidden, hiddenCount } of layers) {
    documents += segment.memories;
    totalLength += segment.totalLength;
    if (hiddenCount === 0) continue;
    const lengths = segment.lengths();
    for (let document = 0; document < segment.memories; document += 1) {
      if (hidden[document] !== 1) continue;
      documents -= 1;
      totalLength -= lengths[document] ?? 0;
    }
  }
  return { documents, averageLength: documents === 0 ? 0 : totalLength / documents };
}

/** How many visible documents hold a word. */
function visibleOf({ hidden, hiddenCount }: Layer, postings: Uint32Array = new Uint32Array(0)): number {
  if (hiddenCount === 0) return postings.length;
  let count = 0;
  for (let index = 0; index < postings.length; index += 1) {
    if (hidden[documentOf(postings[index] ?? 0)] !== 1) count += 1;
  }
  return count;
}

/** The best `limit` live documents of a layer, best first; of equal ones the lower number. */
function best({ segment, hidden }: Layer, scores: Float64Array, limit: number, nowMs: number): number[] {
  const top: number[] = [];
  const count = segment.memories;
  if (count === 0) return top;
  const liveUntil = segment.liveUntil();
  let least = 0;
  for (let document = 0; document < count; document += 1) {
    if (!((scores[document] as number) > least)) continue;
    if (hidden[document] === 1 || !((liveUntil[document] as number) > nowMs)) continue;
    insert(top, document, scores);
    if (top.length > limit) top.pop();
    if (top.length === limit) least = scores[top[limit - 1] as number] as number;
  }
  return top;
}

function insert(top: number[], document: number, scores: Float64Array): void {
  const score = scores[document] ?? 0;
  let low = 0;
  let high = top.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((scores[top[middle] ?? 0] ?? 0) >= score) low = middle + 1;
    else high = middle;
  }
  top.splice(low, 0, document);
}

/** The scores of each layer's documents. */
function scoreAll(layers: readonly Layer[], keys: readonly Key[]): Float64Array[] {
  const { documents, averageLength } = collectionOf(layers);
  const scores = layers.map(({ segment }) => new Float64Array(segment.documents));
  for (const key of keys) {
    const found = layers.map(({ segment }) => segment.postings(key));
    const withIt = layers.reduce((sum, layer, index) => sum + visibleOf(layer, found[index]), 0);
    const inverse = inverseFrequency(documents, withIt);
    layers.forEach(({ segment }, index) => {
      const [postings, sums] = [found[index], scores[index]];
      if (postings === undefined || sums === undefined || postings.length === 0) return;
      addTermScores(sums, { postings, lengths: segment.lengths(), averageLength, inverse });
    });
  }
  return scores;
}

/** The live memories of a view that fit the words, best first, equal ones by newest, then by id. */
export function searchView(view: View, query: string, limit: number, nowMs: number): SearchHit[] {
  const terms = [...new Set(tokenize(query))].slice(0, MAX_QUERY_TERMS);
  if (terms.length === 0 || limit < 1) return [];
  const layers = layersOf(view);
  const scores = scoreAll(
    layers,
    terms.map((term) => keyOf('term', term)),
  );
  const hits = layers.flatMap((layer, index) => {
    const own = scores[index] ?? new Float64Array(0);
    return best(layer, own, limit, nowMs).flatMap((document): SearchHit[] => {
      const memory = memoryAt(layer.segment, document);
      return memory === undefined ? [] : [{ memory, score: own[document] ?? 0 }];
    });
  });
  return hits.sort((a, b) => b.score - a.score || compareNames(a.memory, b.memory)).slice(0, limit);
}
