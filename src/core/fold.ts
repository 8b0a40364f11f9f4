import type { Memory } from './memory.ts';
import { byTime, type PlacedLine, withForce } from './note.ts';
import { type EventLine, MEMORY_FIELDS, type MemoryLine } from './note-line.ts';

type Meeting = PlacedLine & { readonly line: MemoryLine };
type Event = PlacedLine & { readonly line: EventLine };

/** The memory that all lines of an id tell of, in whatever order. Undefined without a `memory` line: some notes may not be fetched yet. */
export function foldMemory(lines: readonly PlacedLine[]): Memory | undefined {
  const [only] = lines;
  if (only !== undefined && lines.length === 1) return foldOne(only);
  const placed = sincePurge(withForce(lines));
  const meetings = placed.filter((it): it is Meeting => it.line.type === 'memory').sort(byTime);
  const events = new Map(placed.flatMap((it) => (it.line.type === 'memory' ? [] : [[it.raw, it]])));
  const [first] = meetings;
  const sorted = [...events.values()].sort(byTime) as Event[];
  return first && assemble(first, meetings, sorted);
}

/** Most memories are one line: this takes a fifth of the time. */
function foldOne({ line, anchor, origin }: PlacedLine): Memory | undefined {
  if (line.type !== 'memory') return undefined;
  const state = metOnce(anchor, line.at);
  return withContent(line, origin ? { ...state, origin } : state);
}

type State = Omit<Memory, keyof MemoryLine>;
type Late = 'anchoredAt' | 'changedAt' | 'supersededBy' | 'supersededAt' | 'origin';

/** The state of a memory that was met once, on a commit ('': on none). */
export const metOnce = (anchor: string, at: string): State => ({
  anchor,
  anchors: anchor === '' ? [] : [anchor],
  seenIn: [],
  lastSeenAt: at,
  usefulCount: 0,
  uselessCount: 0,
  forgotten: false,
});

/** The memory as it will be, as far as the next draft of the same batch needs to know it. */
export function metAgain(known: Memory | undefined, line: MemoryLine, anchor: string): Memory {
  if (known !== undefined) return { ...known, seenIn: [...known.seenIn, line.session ?? line.at] };
  return { ...line, ...metOnce(anchor, line.at) };
}

/** A line's content with its memory's state; only fields that have a value. */
function withContent(
  line: MemoryLine,
  state: Omit<State, Late> & { readonly [Field in Late]?: Memory[Field] | undefined },
): Memory {
  const memory: Record<string, unknown> = {};
  for (const field of MEMORY_FIELDS)
    if (field !== 'v' && field !== 'type' && line[field] !== undefined) memory[field] = line[field];
  for (const field in state) {
    const value = state[field as keyof State];
    if (value !== undefined) memory[field] = value;
  }
  return memory as unknown as Memory;
}

/** A purge ends all that was before it: a clone that still has the text cannot bring it back. */
export function sincePurge(placed: readonly PlacedLine[]): readonly PlacedLine[] {
  const purges = placed.filter(({ line }) => line.type === 'purged').map(({ line }) => line.at);
  if (purges.length === 0) return placed;
  const last = purges.reduce((a, b) => (a > b ? a : b));
  return placed.filter(({ line }) => line.at > last);
}

function assemble(first: Meeting, meetings: readonly Meeting[], placed: readonly Event[]): Memory {
  const events = placed.map(({ line }) => line);
  const last = (...types: readonly string[]) => events.findLast(({ type }) => types.includes(type));
  const marks = marksIn(placed);
  const count = (is: string): number => marks.filter(({ type }) => type === is).length;
  const superseded = last('supersedes');
  const change = last('forgotten', 'restored');
  const moved = last('anchored');
  const anchor = moved?.anchor ?? first.anchor;
  const others = new Set(meetings.map((meeting) => meeting.anchor).filter((other) => other !== anchor));
  const { expires: _expires, ...lasting } = first.line;
  const isOwn = meetings.some(({ origin }) => origin === undefined); // what was met here, too, is this clone's own
  return withContent(isForGood(events) ? lasting : first.line, {
    anchor,
    anchors: [anchor, ...[...others].sort()],
    anchoredAt: moved?.at,
    ...laterMeetings(first, meetings, events),
    usefulCount: count('useful'),
    uselessCount: count('useless'),
    forgotten: change?.type === 'forgotten',
    changedAt: change?.at,
    supersededBy: superseded?.by,
    supersededAt: superseded?.at,
    origin: isOwn ? undefined : first.origin,
  });
}

/** Whether somebody brought it back that was not forgotten: then it does not expire. */
function isForGood(events: readonly EventLine[]): boolean {
  let isForgotten = false;
  for (const { type } of events) {
    if (type === 'restored' && !isForgotten) return true;
    if (type === 'restored' || type === 'forgotten') isForgotten = type === 'forgotten';
  }
  return false;
}

/** What each session, and each author outside of sessions, said last of its use. Who changes their mind does not contradict themselves for ever; what nobody signs counts each. */
function marksIn(events: readonly Event[]): readonly EventLine[] {
  const last = new Map<string, EventLine>();
  for (const { line, raw } of events) {
    const { type, session, author } = line;
    if (type !== 'useful' && type !== 'useless') continue;
    last.set(session ? `session ${session}` : author ? `author ${author}` : raw, line);
  }
  return [...last.values()];
}

/** A second `memory` line (two clones met the lesson before either had seen the other) counts as a `seen` line. */
function laterMeetings({ line: first }: Meeting, meetings: readonly Meeting[], events: readonly EventLine[]) {
  const own = first.session ?? first.at;
  const seen = events.filter(({ type }) => type === 'seen');
  const later = [...meetings.map(({ line }) => line), ...seen].filter(
    ({ session, at }) => (session ?? at) !== own,
  );
  const sessions = new Set(later.map(({ session, at }) => session ?? at));
  const lastSeenAt = later.reduce((last, { at }) => (at > last ? at : last), first.at);
  return { seenIn: [...sessions].sort(), lastSeenAt };
}
