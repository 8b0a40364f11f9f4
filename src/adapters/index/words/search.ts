import './stemmers.ts';
import type { Memory } from '../../../domain/memory.ts';
import { type QueryTerm, queryTerms } from '../../../domain/words/query-terms.ts';
import type { SearchHit, WordCounts } from '../../../ports/recall.ts';
import { type ReadMemory, readClosely } from './close-reading.ts';
import { addSessionContext, CANDIDATES, type Place } from './in-session.ts';
import { compareNames } from './layout.ts';
import { type Scored, type ScoredLayer, scoreWords } from './score.ts';
import { memoryAt, type View } from './view.ts';

/** The best `limit` live documents of a layer, best first; of equal ones the lower number. */
function best(scored: ScoredLayer, limit: number, nowMs: number): number[] {
  const { layer, sums } = scored;
  const { segment, isHidden } = layer;
  const top: number[] = [];
  let least = 0;
  for (const document of withScore(scored)) {
    if (!((sums[document] as number) > least) || document >= segment.memories) continue;
    if (isHidden[document] === 1 || !(segment.liveUntil(document) > nowMs)) continue;
    insert(top, document, sums);
    if (top.length > limit) top.pop();
    if (top.length === limit) least = sums[top[limit - 1] as number] as number;
  }
  return top;
}

/** The documents that hold a word, and those that only borrow one from their session. */
function withScore({ holders, lent }: ScoredLayer): Uint32Array {
  const borrowers = [...lent].flatMap(([document, share]) => (share === 1 ? [document] : []));
  return borrowers.length === 0 ? holders : Uint32Array.from([...holders, ...borrowers]).sort();
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

/** The best of all layers by what is known of them: what is worth a closer look. Which of equal ones does not depend on their layers. */
function candidatesOf({ layers }: Scored, nowMs: number): readonly Place[] {
  return layers
    .flatMap((scored) => best(scored, CANDIDATES, nowMs).map((document): Place => ({ scored, document })))
    .sort((a, b) => scoreOf(b) - scoreOf(a) || comparePlaces(a, b))
    .slice(0, CANDIDATES);
}

const scoreOf = ({ scored, document }: Place): number => scored.sums[document] ?? 0;

function comparePlaces(a: Place, b: Place): number {
  if (a.scored === b.scored) return a.document - b.document;
  return compareNames(a.scored.layer.segment.name(a.document), b.scored.layer.segment.name(b.document));
}

function createReader(): ReadMemory {
  const known = new Map<ScoredLayer, Map<number, Memory | undefined>>();
  return ({ scored, document }) => {
    const own = known.get(scored) ?? new Map<number, Memory | undefined>();
    known.set(scored, own);
    if (!own.has(document)) own.set(document, memoryAt(scored.layer.segment, document));
    return own.get(document);
  };
}

function scoreAll(view: View, terms: readonly QueryTerm[], options: SearchOptions, read: ReadMemory): Scored {
  const { nowMs, beside } = options;
  const scored = scoreWords(view.layers, terms, beside);
  addSessionContext(scored, candidatesOf(scored, nowMs), nowMs);
  readClosely(scored, terms, candidatesOf(scored, nowMs), read);
  return scored;
}

/** How a view is searched; see the MemoryIndex port. */
export interface SearchOptions {
  readonly limit: number;
  readonly nowMs: number;
  readonly beside?: WordCounts;
}

/** The live memories of a view that fit the words, best first, equal ones by newest, then by id. */
export function searchView(view: View, query: string, options: SearchOptions): SearchHit[] {
  const { limit, nowMs } = options;
  const terms = queryTerms(query);
  if (terms.length === 0 || limit < 1) return [];
  const read = createReader();
  const hits = scoreAll(view, terms, options, read).layers.flatMap((scored) =>
    best(scored, limit, nowMs).flatMap((document): SearchHit[] => {
      const memory = read({ scored, document });
      if (memory === undefined) return [];
      const score = scored.sums[document] ?? 0;
      const lent = scored.lent.get(document);
      return [{ memory, score, ...(lent === undefined ? {} : { session: score * lent }) }];
    }),
  );
  return hits.sort((a, b) => b.score - a.score || compareNames(a.memory, b.memory)).slice(0, limit);
}
