import './stemmers.ts';
import { onceAsked } from '../../core/lazy.ts';
import type { Memory } from '../../core/memory.ts';
import type { SearchHit, SearchOptions } from '../../core/ports.ts';
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
import { addSessionContext, CANDIDATES, MOST_BEHIND, type Place } from './in-session.ts';
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
 * stand together, who says a turn of a conversation and whether it only asks, and what
 * a conversation's best turn says (recall/model/conversation.ts).
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
    if (said.has(place.document)) sums.set(place.document, scoreOf(place) * mannerFactor(memory, terms));
    const text = textOf(memory);
    if (text.length < SHORT_CHARS) continue;
    const mentions = finder()(text);
    sums.set(place.document, scoreOf(place) * proximityFactor(mentions, weighed));
    const turns = turnsOf(text, mentions, terms.length);
    if (turns !== undefined) conversations.push({ place, turns });
  }
  if (conversations.length === 0) return;
  const wholes = conversations.map(({ place }) => scoreOf(place));
  const scores = withBestTurns(
    wholes,
    conversations.map(({ turns }) => turns),
    terms,
  );
  conversations.forEach(({ place }, number) => {
    place.scored.sums.set(place.document, scores[number] ?? 0);
  });
}

/** The best `limit` documents of a layer, best first; of equal ones the lower number. */
function best({ sums }: ScoredLayer, limit: number): number[] {
  const documents: number[] = [];
  const scores: number[] = [];
  for (const [document, score] of sums) {
    if (!(score > 0) || (scores.length === limit && score < (scores[limit - 1] as number))) continue;
    let at = scores.length;
    for (; at > 0; at -= 1) {
      const above = scores[at - 1] as number;
      if (above > score || (above === score && (documents[at - 1] as number) < document)) break;
    }
    scores.splice(at, 0, score);
    documents.splice(at, 0, document);
    if (scores.length <= limit) continue;
    scores.pop();
    documents.pop();
  }
  return documents;
}

/** The best of all layers by what is known of them: what is worth a closer look. Which of equal ones does not depend on their layers. */
function candidatesOf({ layers }: Scored): readonly Place[] {
  return layers
    .flatMap((scored) => best(scored, CANDIDATES).map((document): Place => ({ scored, document })))
    .sort((a, b) => scoreOf(b) - scoreOf(a) || comparePlaces(a, b))
    .slice(0, CANDIDATES);
}

const scoreOf = ({ scored, document }: Place): number => scored.sums.get(document) ?? 0;

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
  const { limit, nowMs, beside } = options;
  const kept = Math.max(limit, CANDIDATES) + MOST_BEHIND;
  const scored = scoreWords(view.layers, terms, { limit: kept, nowMs, beside });
  addSessionContext(scored, candidatesOf(scored), nowMs);
  readClosely(scored, terms, candidatesOf(scored), read);
  return scored;
}

/** How telling the words of a query are together, without those that only stand in the place of one. */
const ofOwnWords = ({ telling }: Scored, terms: readonly QueryTerm[]): number =>
  terms.reduce((sum, { insteadOf }, word) => sum + (insteadOf === undefined ? (telling[word] ?? 0) : 0), 0);

/** The live memories of a view that fit the words, best first, equal ones by newest, then by id. */
export function searchView(view: View, query: string, options: SearchOptions): SearchHit[] {
  const { limit, near } = options;
  const terms = queryTerms(query, near);
  if (terms.length === 0 || limit < 1) return [];
  const read = createReader();
  const all = scoreAll(view, terms, options, read);
  const most = near === undefined ? ofOwnWords(all, terms) : 0;
  const hits = all.layers.flatMap((scored) =>
    best(scored, limit).flatMap((document): SearchHit[] => {
      const memory = read({ scored, document });
      if (memory === undefined) return [];
      const score = scoreOf({ scored, document });
      const lent = scored.lent.get(document);
      return [
        {
          memory,
          score,
          ...(lent === undefined ? {} : { session: score * lent }),
          ...(most > 0 ? { covers: score / most } : {}),
        },
      ];
    }),
  );
  return hits.sort((a, b) => b.score - a.score || compareNames(a.memory, b.memory)).slice(0, limit);
}
