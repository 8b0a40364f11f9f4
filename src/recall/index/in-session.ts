import { documentOf } from '../../core/words/terms.ts';
import { isTurn, REACH, type Said, scoreInSession } from '../model/conversation.ts';
import { compareNames, MANNER } from './layout.ts';
import { type Scored, type ScoredLayer, scoreOf } from './score.ts';

/** So many of the best by their own words, and what is next to them, are looked at with their session; 30 do as well as 200. */
export const CANDIDATES = 50;
/** So many more of the best by their own words are kept, since some that are looked at closely fall behind. */
export const MOST_BEHIND = 2 * CANDIDATES;

/** A visible, live memory. */
export interface Place {
  readonly scored: ScoredLayer;
  readonly document: number;
}

/** The live memories of the session that a memory belongs to, in the order they were made; alone where it has none. */
function sessionOf(place: Place, layers: readonly ScoredLayer[], nowMs: number): readonly Place[] {
  const key = place.scored.layer.segment.session(place.document);
  if (key === undefined) return [place];
  const parts = layers.map((scored) => {
    const { segment, isHidden } = scored.layer;
    return [...segment.postings(key)]
      .map(documentOf)
      .filter((document) => !isHidden(document) && segment.isLive(document, nowMs))
      .map((document): Place => ({ scored, document }));
  });
  const found = parts.filter((part) => part.length > 0);
  if (found.length < 2) return (found[0] ?? []).toReversed(); // documents are numbered newest first
  return found.flat().sort((a, b) => compareNames(nameOf(b), nameOf(a)));
}

const nameOf = ({ scored, document }: Place) => scored.layer.segment.name(document);

/** Reads what some memories say of the query's words; each is read once. */
function createReader() {
  const layers = new Map<ScoredLayer, Map<number, Said>>();
  return ({ scored, document }: Place): Said => {
    const { segment } = scored.layer;
    const known = layers.get(scored) ?? new Map<number, Said>();
    layers.set(scored, known);
    let said = known.get(document);
    if (said === undefined) {
      const manner = segment.manner(document);
      said = {
        frequencies: scored.lists.map((list) => list?.frequencyIn(document) ?? 0),
        length: segment.length(document),
        isQuestion: (manner & MANNER.question) !== 0,
        isLabelled: (manner & MANNER.labelled) !== 0,
      };
      known.set(document, said);
    }
    return said;
  };
}

/**
 * Scores the turns of a conversation among the best memories, and the turns next to them, anew, together with what was said around them
 * (recall/model/conversation.ts). All else keeps its score: what stands beside a note in its session is about something else, and a note
 * that borrows its words comes before the one that says them.
 */
export function addSessionContext(scored: Scored, candidates: readonly Place[], nowMs: number): void {
  const read = createReader();
  const done = new Map<ScoredLayer, Set<number>>(scored.layers.map((layer) => [layer, new Set<number>()]));
  const sessions = new Map<string, readonly Place[]>();
  for (const candidate of candidates) {
    const { segment } = candidate.scored.layer;
    if ((segment.manner(candidate.document) & MANNER.labelled) === 0) continue; // no turn of a conversation
    const session = sessionFor(candidate, sessions, scored, nowMs);
    if (session.length < 2) continue;
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
      const own = scoreOf(layer, document, scored);
      const together = scoreInSession(around, place - from, scored.telling, scored.averageLength);
      layer.sums.set(document, together);
      layer.turns.add(document);
      if (together > own) layer.lent.set(document, 1 - own / together);
    }
  }
}

function sessionFor(
  candidate: Place,
  sessions: Map<string, readonly Place[]>,
  { layers }: Scored,
  nowMs: number,
): readonly Place[] {
  const key = candidate.scored.layer.segment.session(candidate.document);
  if (key === undefined) return [candidate];
  const name = `${key.high} ${key.low}`;
  let session = sessions.get(name);
  if (session === undefined) {
    session = sessionOf(candidate, layers, nowMs);
    sessions.set(name, session);
  }
  return session;
}
