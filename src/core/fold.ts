import { type Memory, type Origin, withForce } from './memory.ts';
import type { PlacedLine } from './note.ts';
import type { EventLine, MemoryLine } from './note-line.ts';

interface Meeting {
  readonly line: MemoryLine;
  readonly raw: string;
  readonly anchor: string;
  readonly origin?: Origin;
}

/** Earlier first; where two facts have the same time, the spelling decides, so that every order folds alike. */
function byTime(a: { at: string; raw: string }, b: { at: string; raw: string }): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return a.raw < b.raw ? -1 : a.raw > b.raw ? 1 : 0;
}

/**
 * The memory that a set of lines of one id tells of, the same in whatever order they come. Undefined when the
 * set has no `memory` line: the other lines wait for it (a clone may have fetched only some of the notes).
 */
export function foldMemory(lines: readonly PlacedLine[]): Memory | undefined {
  const [only] = lines;
  if (only !== undefined && lines.length === 1) return foldOne(only);
  const placed = sincePurge(withForce(lines));
  const meetings: (Meeting & { at: string })[] = [];
  const events = new Map<string, { line: EventLine; at: string; raw: string }>();
  for (const { line, raw, anchor, origin } of placed) {
    if (line.type === 'memory')
      meetings.push({ line, raw: `${raw}\n${anchor}`, anchor, at: line.at, ...(origin ? { origin } : {}) });
    else events.set(raw, { line, raw, at: line.at });
  }
  const first = meetings.sort(byTime)[0];
  if (first === undefined) return undefined;
  return assemble(first, meetings, [...events.values()].sort(byTime));
}

/**
 * Most memories are one line: what `assemble` would make of it, in a fifth of the time. One literal: a spread inside of it
 * alone takes 4 µs with Node 20, of 2 for all else.
 */
function foldOne({ line, anchor, origin }: PlacedLine): Memory | undefined {
  if (line.type !== 'memory') return undefined;
  const state = metOnce(anchor, line.at);
  return withContent(line, origin ? { ...state, origin } : state);
}

type State = Omit<Memory, keyof MemoryLine>;

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

/**
 * The content of a line with the state of its memory. Every field spelled out, those that every line has in one
 * literal: a loop over their names is slower, and `{ ...line, anchor }` far slower (50 µs a memory with Node 20).
 */
function withContent(line: MemoryLine, state: State): Memory {
  const memory: Writable<Memory> = {
    id: line.id,
    at: line.at,
    ns: line.ns,
    kind: line.kind,
    summary: line.summary,
    evidence: line.evidence,
    tags: line.tags,
    files: line.files,
    anchor: state.anchor,
    anchors: state.anchors,
    seenIn: state.seenIn,
    lastSeenAt: state.lastSeenAt,
    usefulCount: state.usefulCount,
    uselessCount: state.uselessCount,
    forgotten: state.forgotten,
  };
  if (line.body !== undefined) memory.body = line.body;
  if (line.severity !== undefined) memory.severity = line.severity;
  if (line.signature !== undefined) memory.signature = line.signature;
  if (line.key !== undefined) memory.key = line.key;
  if (line.session !== undefined) memory.session = line.session;
  if (line.agent !== undefined) memory.agent = line.agent;
  if (line.author !== undefined) memory.author = line.author;
  if (line.branch !== undefined) memory.branch = line.branch;
  if (line.expires !== undefined) memory.expires = line.expires;
  if (state.anchoredAt !== undefined) memory.anchoredAt = state.anchoredAt;
  if (state.changedAt !== undefined) memory.changedAt = state.changedAt;
  if (state.supersededBy !== undefined) memory.supersededBy = state.supersededBy;
  if (state.supersededAt !== undefined) memory.supersededAt = state.supersededAt;
  if (state.origin !== undefined) memory.origin = state.origin;
  return memory;
}

type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

/** A purge ends all that was before it: a clone that still has the text cannot bring it back. */
export function sincePurge(placed: readonly PlacedLine[]): readonly PlacedLine[] {
  const purges = placed.filter(({ line }) => line.type === 'purged').map(({ line }) => line.at);
  if (purges.length === 0) return placed;
  const last = purges.reduce((a, b) => (a > b ? a : b));
  return placed.filter(({ line }) => line.at > last);
}

function assemble(
  first: Meeting,
  meetings: readonly (Meeting & { at: string })[],
  events: readonly { line: EventLine; at: string }[],
): Memory {
  const last = (types: readonly string[]): EventLine | undefined =>
    events.findLast(({ line }) => types.includes(line.type))?.line;
  const count = (type: string): number => events.filter(({ line }) => line.type === type).length;
  const superseded = last(['supersedes']);
  const change = last(['forgotten', 'restored']);
  const moved = last(['anchored']);
  const anchor = moved?.anchor ?? first.anchor;
  const others = new Set(meetings.map((meeting) => meeting.anchor).filter((other) => other !== anchor));
  const origin = originOfAll(meetings);
  return withContent(first.line, {
    anchor,
    anchors: [anchor, ...[...others].sort()],
    ...(moved === undefined ? {} : { anchoredAt: moved.at }),
    ...laterMeetings(first, meetings, events),
    usefulCount: count('useful'),
    uselessCount: count('useless'),
    forgotten: change?.type === 'forgotten',
    ...(change === undefined ? {} : { changedAt: change.at }),
    ...(superseded?.by === undefined ? {} : { supersededBy: superseded.by }),
    ...(superseded === undefined ? {} : { supersededAt: superseded.at }),
    ...(origin === undefined ? {} : { origin }),
  });
}

/** What was met here, too, is this clone's own. */
function originOfAll(meetings: readonly Meeting[]): Origin | undefined {
  if (meetings.some(({ origin }) => origin === undefined)) return undefined;
  return meetings[0]?.origin;
}

/** A second `memory` line (two clones met the lesson before either had seen the other) counts as a `seen` line. */
function laterMeetings(
  first: Meeting,
  meetings: readonly (Meeting & { at: string })[],
  events: readonly { line: EventLine; at: string }[],
): { seenIn: readonly string[]; lastSeenAt: string } {
  const sessions = new Set<string>();
  let lastSeenAt = first.line.at;
  const met = [
    ...meetings.map(({ line }) => line),
    ...events.filter(({ line }) => line.type === 'seen').map(({ line }) => line),
  ];
  for (const line of met) {
    const session = line.session ?? line.at;
    if (session === (first.line.session ?? first.line.at)) continue;
    sessions.add(session);
    if (line.at > lastSeenAt) lastSeenAt = line.at;
  }
  return { seenIn: [...sessions].sort(), lastSeenAt };
}
