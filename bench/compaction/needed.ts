import { tokenize } from '../../src/recall/index/terms.ts';
import { specificNames } from '../../src/recall/specific-terms.ts';
import type { Candidate } from '../../src/session/complexity.ts';
import { SCORERS, type Scorer, salienceOf } from '../../src/session/salience.ts';
import { contextOf, type RealSession, type Timed } from './sessions.ts';

/** Fewer memories say nothing of an order. */
const MIN_MEMORIES = 3;
/** What a later prompt, answer or call has to share with a memory of its names. */
const NAMES = 2;
/** Of a payload so much is read; a tool's output is not what was needed, but what came of it. */
const MAX_CHARS = 4_000;
/** A tool result's memory has no significance in the notes; the detector's threshold is .6, and most have .7. */
const USUAL_SIGNIFICANCE = 0.7;

interface Place {
  readonly memories: readonly Candidate[];
  readonly needed: ReadonlySet<string>;
  readonly context: ReturnType<typeof contextOf>;
  readonly significance: RealSession['significance'];
}

/** What the session says and does after a moment, in words: prompts, and what tools are given. */
function wordsAfter(events: readonly Timed[]): ReadonlySet<string> {
  const texts = events.flatMap(({ payload }) => [payload['prompt'], payload['tool_input']].filter(Boolean));
  const text = texts
    .map((one) => (typeof one === 'string' ? one : JSON.stringify(one)).slice(0, MAX_CHARS))
    .join('\n');
  return new Set(tokenize(text));
}

const isNeeded = ({ summary, body = '' }: Candidate, later: ReadonlySet<string>): boolean =>
  specificNames(`${summary}\n${body}`).terms.filter(({ term }) => later.has(term)).length >= NAMES;

/** Each answer of a session as if the context were compacted there: what is known, and what of it comes up again. */
function placesOf({ events, memories, significance }: RealSession): readonly Place[] {
  return events.flatMap(({ payload, atMs }, place) => {
    if (payload.hook_event_name !== 'Stop') return [];
    const known = memories.filter((memory) => Date.parse(memory.at) <= atMs);
    const later = wordsAfter(events.slice(place + 1));
    const needed = new Set(known.filter((memory) => isNeeded(memory, later)).map(({ id }) => id));
    if (known.length < MIN_MEMORIES || needed.size === 0 || needed.size === known.length) return [];
    return [{ memories: known, needed, significance, context: contextOf(events.slice(0, place + 1)) }];
  });
}

type Value = (place: Place) => (memory: Candidate) => number;

const byScorers =
  (scorers: readonly Scorer[]): Value =>
  ({ memories, context }) => {
    const scored = salienceOf(memories, context, scorers);
    const scores = new Map(scored.map(({ memory, score }) => [memory.id, score]));
    return ({ id }) => scores.get(id) ?? 0;
  };

/** A memory that names more is sooner named again: what E12 counts is a part of what is asked here. */
const NAMES_ALONE = SCORERS.filter(({ name }) => name === 'code');
const WITHOUT_NAMES = SCORERS.filter(({ name }) => name !== 'code');

const ORDERS: readonly (readonly [string, Value])[] = [
  ['thirteen scorers', byScorers(SCORERS)],
  ['twelve, without E12', byScorers(WITHOUT_NAMES)],
  ['E12 alone', byScorers(NAMES_ALONE)],
  ['recency alone', () => (memory) => Date.parse(memory.at)],
  [
    'significance alone',
    ({ significance }) =>
      ({ id }) =>
        significance.get(id) ?? USUAL_SIGNIFICANCE,
  ],
];

/** How often a memory that comes up again in the rest of its session is before one that does not. */
export function neededTable(sessions: readonly RealSession[]): readonly (readonly string[])[] {
  const places = sessions.flatMap(placesOf);
  const from = sessions.filter((session) => placesOf(session).length > 0).length;
  const rows = ORDERS.map(([name, value]) => [name, chance(places, value).toFixed(3)]);
  return [[`needed again: ${places.length} moments of ${from} sessions, words`, 'AUC'], ...rows];
}

function chance(places: readonly Place[], value: Value): number {
  let before = 0;
  let pairs = 0;
  for (const place of places) {
    const of = value(place);
    const needed = place.memories.filter(({ id }) => place.needed.has(id)).map(of);
    const others = place.memories.filter(({ id }) => !place.needed.has(id)).map(of);
    for (const one of needed) for (const other of others) before += one > other ? 1 : one === other ? 0.5 : 0;
    pairs += needed.length * others.length;
  }
  return before / pairs;
}
