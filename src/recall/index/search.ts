import './stemmers.ts';
import { onceAsked } from '../../core/lazy.ts';
import type { Memory } from '../../core/memory.ts';
import type { SearchHit, WordCounts } from '../../core/ports.ts';
import {
  mannerFactor,
  mentionFinder,
  type QueryTerm,
  queryTerms,
  standsFor,
} from '../../core/words/query.ts';
import { foldAccents } from '../../core/words/terms.ts';
import {
  proximityFactor,
  SHORT_CHARS,
  type Turn,
  turnsOf,
  type Weighed,
  withBestTurns,
} from '../model/conversation.ts';
import { addSessionContext, CANDIDATES, type Place } from './in-session.ts';
import { compareNames } from './layout.ts';
import { type Scored, type ScoredLayer, scoreWords } from './score.ts';
import { memoryAt, type View } from './view.ts';

/** What memories are read with: each is read from its file once. */
type ReadMemory = (place: Place) => Memory | undefined;

/** All of a text that is looked at; longer ones are cut. A line of a note is no longer. */
const MAX_CHARS = 16_384;

const textOf = ({ summary, body }: Memory): string =>
  foldAccents((body === undefined ? summary : `${summary}\n${body}`).slice(0, MAX_CHARS));

/**
 * Scores the best memories anew by what their texts show and their counts of words do not: whether the words of the query
 * stand together (domain/ranking/proximity.ts), who says a turn of a conversation and whether it only asks (domain/words/manner.ts), and what
 * a conversation's best turn says (domain/ranking/conversation.ts).
 */
function readClosely(
  scored: Scored,
  terms: readonly QueryTerm[],
  candidates: readonly Place[],
  read: ReadMemory,
): void {
  const finder = onceAsked(() => mentionFinder(terms.map(({ term }) => term))); // short texts need none
  const weighed: Weighed = { telling: scored.telling, standsFor: standsFor(terms) };
  const conversations: { readonly place: Place; readonly turns: readonly Turn[] }[] = [];
  for (const place of candidates) {
    const memory = read(place);
    if (memory === undefined) continue;
    const { sums, turns: said } = place.scored;
    if (said.has(place.document))
      sums[place.document] = (sums[place.document] ?? 0) * mannerFactor(memory, terms);
    const text = textOf(memory);
    if (text.length < SHORT_CHARS) continue;
    const mentions = finder()(text);
    sums[place.document] = (sums[place.document] ?? 0) * proximityFactor(mentions, weighed);
    const turns = turnsOf(text, mentions, terms.length);
    if (turns !== undefined) conversations.push({ place, turns });
  }
  if (conversations.length === 0) return;
  const wholes = conversations.map(({ place }) => place.scored.sums[place.document] ?? 0);
  const scores = withBestTurns(
    wholes,
    conversations.map(({ turns }) => turns),
    terms,
  );
  conversations.forEach(({ place }, number) => {
    place.scored.sums[place.document] = scores[number] ?? 0;
  });
}

/** The best `limit` live documents of a layer, best first; of equal ones the lower number. */
function best(scored: ScoredLayer, limit: number, nowMs: number): number[] {
  const { layer, sums } = scored;
  const { segment, isHidden } = layer;
  const top: number[] = [];
  let least = 0;
  for (const document of withScore(scored)) {
    if (!((sums[document] as number) > least) || document >= segment.memories) continue;
    if (isHidden[document] === 1 || !segment.isLive(document, nowMs)) continue;
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
