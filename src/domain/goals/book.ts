import type { GoalEvent } from './events.ts';
import { foldEvents } from './fold.ts';
import { type Folded, NOTHING_FOLDED } from './folded.ts';

/** The memory that tells a goal so far. */
export interface ToldGoal {
  /** Of the memory. */
  readonly id: string;
  /** What the memory says. */
  readonly text: string;
  /** What of the goal has to change before it is told again while the session goes on. */
  readonly mark: string;
}

/** What is kept of the goals of one session. Every text is filtered. */
export interface GoalBook {
  /** What came of the events that are not kept any more. */
  readonly base: Folded;
  /** Until when those were, ISO 8601: what is older and comes later is known. */
  readonly horizon?: string;
  readonly events: readonly GoalEvent[];
  /** By the goals' ids. */
  readonly told: Readonly<Record<string, ToldGoal>>;
}

export const NEW_BOOK: GoalBook = { base: NOTHING_FOLDED, events: [], told: {} };

/** As many events are kept, so that one that comes late finds its place; a replayed session has some 20 a turn at most. */
const MAX_EVENTS = 240;

/**
 * The book with some more events. The same event twice is one, in whatever order they come, from a hook or from the
 * transcript. Pure.
 */
export function withEvents(book: GoalBook, events: readonly GoalEvent[]): GoalBook {
  const byId = new Map(book.events.map((event) => [event.id, event]));
  for (const event of events) {
    if (book.horizon !== undefined && event.at <= book.horizon) continue;
    const known = byId.get(event.id);
    byId.set(event.id, known === undefined ? event : merged(event, known));
  }
  const all = { ...book, events: inOrder([...byId.values()]) };
  return all.events.length > MAX_EVENTS ? condensed(all) : all;
}

/** What came of all events of a book. Pure. */
export function foldBook({ base, events }: GoalBook): Folded {
  return foldEvents(base, events);
}

/** The first half of the events becomes the base. */
function condensed(book: GoalBook): GoalBook {
  const old = book.events.slice(0, book.events.length - MAX_EVENTS / 2);
  const horizon = old.at(-1)?.at;
  return {
    ...book,
    base: foldEvents(book.base, old),
    ...(horizon === undefined ? {} : { horizon }),
    events: book.events.slice(old.length),
  };
}

const text = (event: GoalEvent): string => JSON.stringify(event);

/** Two that tell the same event: as the earlier has it, and what only the other knows. */
function merged(a: GoalEvent, b: GoalEvent): GoalEvent {
  const [first, second] = isBefore(a, b) ? [a, b] : [b, a];
  return first.type === second.type ? ({ ...second, ...first } as GoalEvent) : first;
}

const isBefore = (a: GoalEvent, b: GoalEvent): boolean => (a.at === b.at ? text(a) < text(b) : a.at < b.at);

/** Calls of one message run side by side: within so long their times say nothing. */
const SIDE_BY_SIDE_MS = 2_000;

/** By time; changes of one task that were made side by side, as each says where it began. */
function inOrder(events: readonly GoalEvent[]): readonly GoalEvent[] {
  const sorted = [...events].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  for (let index = 0; index < sorted.length; index += 1) {
    const earlier = indexOfEarlier(sorted, index);
    if (earlier !== undefined) sorted.splice(index, 0, ...sorted.splice(earlier, 1));
  }
  return sorted;
}

/** Where the event stands, if any, that has the later time and yet made what this one began with. */
function indexOfEarlier(sorted: readonly GoalEvent[], index: number): number | undefined {
  const event = sorted[index];
  if (event?.type !== 'task' || event.from === undefined) return undefined;
  const untilMs = Date.parse(event.at) + SIDE_BY_SIDE_MS;
  for (let later = index + 1; later < sorted.length; later += 1) {
    const other = sorted[later];
    if (other === undefined || Date.parse(other.at) > untilMs) return undefined;
    const isOfSame = other.type === 'task' && other.task === event.task;
    if (isOfSame && other.state === event.from && other.from !== event.state) return later;
  }
  return undefined;
}
