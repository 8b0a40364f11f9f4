import { addTermScores, inverseFrequency } from '../../../domain/words/bm25.ts';
import { documentOf } from '../../../domain/words/posting.ts';
import { tokenize } from '../../../domain/words/tokenize.ts';
import type { SearchHit, WordCounts } from '../../../ports-recall.ts';
import { type Key, keyOf } from './checksum.ts';
import { compareNames } from './layout.ts';
import { type Layer, memoryAt, type View } from './view.ts';

/** A search's query is a prompt or an error at most: more words than this only cost time. */
const MAX_QUERY_TERMS = 200;

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

function holds(postings: Uint32Array, document: number): boolean {
  let low = 0;
  let high = postings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (documentOf(postings[middle] ?? 0) < document) low = middle + 1;
    else high = middle;
  }
  return low < postings.length && documentOf(postings[low] ?? 0) === document;
}

/** The best `limit` live documents of a layer, best first; of equal ones the lower number. */
function best({ segment, isHidden }: Layer, scores: Float64Array, limit: number, nowMs: number): number[] {
  const top: number[] = [];
  const count = segment.memories;
  if (count === 0) return top;
  const liveUntil = segment.liveUntil();
  let least = 0;
  for (let document = 0; document < count; document += 1) {
    if (!((scores[document] as number) > least)) continue;
    if (isHidden[document] === 1 || !((liveUntil[document] as number) > nowMs)) continue;
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

/** A layer and the scores of its documents. */
interface ScoredLayer {
  readonly layer: Layer;
  readonly sums: Float64Array;
}

/** What a question looks for: its words, each once. */
function keysOf(query: string): Key[] {
  const terms = [...new Set(tokenize(query))].slice(0, MAX_QUERY_TERMS);
  return terms.map((term) => keyOf('term', term));
}

function scoreAll(
  layers: readonly Layer[],
  keys: readonly Key[],
  beside: WordCounts | undefined,
): ScoredLayer[] {
  const own = collectionOf(layers);
  const documents = own.documents + (beside?.documents ?? 0);
  const totalLength = own.totalLength + (beside?.totalLength ?? 0);
  const averageLength = documents === 0 ? 0 : totalLength / documents;
  const scored = layers.map((layer) => ({ layer, sums: new Float64Array(layer.segment.documents) }));
  keys.forEach((key, index) => {
    const found = scored.map((entry) => ({ ...entry, postings: entry.layer.segment.postings(key) }));
    const holders = found.reduce((sum, { layer, postings }) => sum + visibleOf(layer, postings), 0);
    const inverse = inverseFrequency(documents, holders + (beside?.holders[index] ?? 0));
    for (const { layer, postings, sums } of found) {
      if (postings.length === 0) continue;
      addTermScores(sums, { postings, lengths: layer.segment.lengths(), averageLength, inverse });
    }
  });
  return scored;
}

/** How common the words of a query are in a view. */
export function countWords({ layers }: View, query: string): WordCounts {
  const holders = keysOf(query).map((key) =>
    layers.reduce((sum, layer) => sum + visibleOf(layer, layer.segment.postings(key)), 0),
  );
  return { ...collectionOf(layers), holders };
}

/** How a view is searched; see the MemoryIndex port. */
export interface SearchOptions {
  readonly limit: number;
  readonly nowMs: number;
  readonly beside?: WordCounts;
}

/** The live memories of a view that fit the words, best first, equal ones by newest, then by id. */
export function searchView(view: View, query: string, { limit, nowMs, beside }: SearchOptions): SearchHit[] {
  const keys = keysOf(query);
  if (keys.length === 0 || limit < 1) return [];
  const hits = scoreAll(view.layers, keys, beside).flatMap(({ layer, sums }) =>
    best(layer, sums, limit, nowMs).flatMap((document): SearchHit[] => {
      const memory = memoryAt(layer.segment, document);
      return memory === undefined ? [] : [{ memory, score: sums[document] ?? 0 }];
    }),
  );
  return hits.sort((a, b) => b.score - a.score || compareNames(a.memory, b.memory)).slice(0, limit);
}
