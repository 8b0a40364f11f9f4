import './stemmers.ts';
import { onceEach } from '../../core/basics.ts';
import type { QueryTerm, SearchHit, SearchOptions } from '../../core/ports.ts';
import { isTurn, REACH, type Said, scoreInSession } from '../conversation.ts';
import {
  addWording,
  ofOwnWords,
  type Place,
  type ReadMemory,
  readClosely,
  scoreOf,
  textOf,
} from './close-reading.ts';
import { compareNames, type Key, MANNER } from './layout.ts';
import { createTop } from './postings.ts';
import { queryTerms } from './query.ts';
import { type Scored, type ScoredLayer, scoreOf as scoreByWords, scoreWords } from './score.ts';
import { compareDocuments, memoryAt } from './segment.ts';
import type { View } from './view.ts';

/** So many of the best by their own words, and what is next to them, are looked at with their session; 30 do as well as 200. */
const CANDIDATES = 50;
/** So many more of the best by their own words are kept, since some that are looked at closely fall behind. */
const MOST_BEHIND = 2 * CANDIDATES;

/** What a session of work is distilled into is less, and each of it a note, also where it begins like a turn: `Fix: …`. */
const LEAST_TURNS = 10;

/** The live memories of a session, in the order they were made. */
function sessionOf(key: Key, layers: readonly ScoredLayer[], nowMs: number): readonly Place[] {
  const parts = layers.map((scored) => {
    const { segment, isHidden } = scored.layer;
    return segment
      .documentsWith(key)
      .filter((document) => !isHidden(document) && segment.isLive(document, nowMs))
      .map((document): Place => ({ scored, document }));
  });
  const found = parts.filter((part) => part.length > 0);
  if (found.length < 2) return (found[0] ?? []).toReversed(); // documents are numbered newest first
  return found.flat().sort((a, b) => comparePlaces(b, a));
}

function once<T>(look: (place: Place) => T): (place: Place) => T {
  const inLayer = onceEach((scored: ScoredLayer) =>
    onceEach((document: number) => look({ scored, document })),
  );
  return ({ scored, document }) => inLayer(scored)(document);
}

function saidAt({ scored, document }: Place): Said {
  const { manner, length } = scored.layer.segment.facts(document);
  return {
    frequencies: scored.lists.map((list) => list?.frequencyIn(document) ?? 0),
    length,
    isQuestion: (manner & MANNER.question) !== 0,
    isLabelled: (manner & MANNER.labelled) !== 0,
  };
}

/** Scores turns of a conversation with what was said around them; notes keep theirs, or a borrower would come before the one that says the words. */
function addSessionContext(scored: Scored, candidates: readonly Place[], nowMs: number): void {
  const read = once(saidAt);
  const done = new Map<ScoredLayer, Set<number>>(scored.layers.map((layer) => [layer, new Set<number>()]));
  const sessions = new Map<string, readonly Place[]>();
  for (const candidate of candidates) {
    const { manner, session: key } = candidate.scored.layer.segment.facts(candidate.document);
    if ((manner & MANNER.labelled) === 0 || key === undefined) continue; // no turn of a conversation
    const name = `${key.high} ${key.low}`;
    const session = sessions.get(name) ?? sessionOf(key, scored.layers, nowMs);
    sessions.set(name, session);
    if (session.length < LEAST_TURNS) continue;
    const at = session.findIndex(
      (place) => place.scored === candidate.scored && place.document === candidate.document,
    );
    const last = Math.min(session.length - 1, at + REACH);
    for (let place = Math.max(0, at - REACH); place <= last; place += 1) {
      const { scored: layer, document } = session[place] as Place;
      if (done.get(layer)?.has(document)) continue;
      done.get(layer)?.add(document);
      const from = Math.max(0, place - REACH);
      const around = session.slice(from, place + REACH + 1).map(read);
      if (!isTurn(around, place - from)) continue;
      const own = scoreByWords(layer, document, scored);
      const together = scoreInSession(around, place - from, scored.telling, scored.averageLength);
      layer.sums.set(document, together);
      layer.turns.add(document);
      if (together > own) layer.lent.set(document, 1 - own / together);
    }
  }
}

/** The best `limit` documents of a layer, best first; of equal ones the lower number. */
function best({ sums }: ScoredLayer, limit: number): Iterable<number> {
  const top = createTop(limit);
  for (const [document, score] of sums) if (score > 0) top.add(document, score);
  return top.all().keys();
}

/** The best of all layers by what is known of them: what is worth a closer look. Which of equal ones does not depend on their layers. */
function candidatesOf({ layers }: Scored): readonly Place[] {
  return layers
    .flatMap((scored) => Array.from(best(scored, CANDIDATES), (document): Place => ({ scored, document })))
    .sort((a, b) => scoreOf(b) - scoreOf(a) || comparePlaces(a, b))
    .slice(0, CANDIDATES);
}

const documentAt = ({ scored, document }: Place) => ({ segment: scored.layer.segment, document });
const comparePlaces = (a: Place, b: Place): number => compareDocuments(documentAt(a), documentAt(b));

function scoreAll(
  view: View,
  query: string,
  terms: readonly QueryTerm[],
  options: SearchOptions,
  read: ReadMemory,
): Scored {
  const { limit, nowMs } = options;
  const kept = Math.max(limit, CANDIDATES) + MOST_BEHIND;
  const scored = scoreWords(view.layers, terms, { ...options, limit: kept });
  addSessionContext(scored, candidatesOf(scored), nowMs);
  const candidates = candidatesOf(scored);
  const textAt = once((place) => {
    const memory = read(place);
    return memory && textOf(memory);
  });
  readClosely(scored, terms, candidates, { read, textAt });
  // What is asked in other words than the memories' is not worded as they are.
  if (options.near === undefined) addWording(scored, query, terms, candidates, textAt);
  return scored;
}

/** The live memories of a view that fit the words, best first, equal ones by newest, then by id. */
export function searchView(view: View, query: string, options: SearchOptions): SearchHit[] {
  const { limit, near } = options;
  const terms = queryTerms(query, near);
  if (terms.length === 0 || limit < 1) return [];
  const read = once(({ scored, document }) => memoryAt(scored.layer.segment, document));
  const all = scoreAll(view, query, terms, options, read);
  const most = near === undefined ? ofOwnWords(all, terms) : 0;
  const hits = all.layers.flatMap((scored) =>
    [...best(scored, limit)].flatMap((document): SearchHit[] => {
      const memory = read({ scored, document });
      if (memory === undefined) return [];
      const score = scoreOf({ scored, document });
      const wording = scored.worded.get(document) ?? 0;
      const own = score - wording;
      const session = own * (scored.lent.get(document) ?? 0);
      const parts = { ...(session > 0 ? { session } : {}), ...(wording > 0 ? { wording } : {}) };
      return [{ memory, score, ...parts, ...(most > 0 ? { covers: own / most } : {}) }];
    }),
  );
  return hits.sort((a, b) => b.score - a.score || compareNames(a.memory, b.memory)).slice(0, limit);
}
