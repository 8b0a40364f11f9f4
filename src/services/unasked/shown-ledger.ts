import type { SessionState, SessionStates, Telling } from '../../ports/session.ts';

/** Whose context it is: the session's own where `agent` is absent, else that of one of its subagents. */
export interface Reader {
  readonly session: string;
  readonly agent?: string;
}

/** So many subagents are kept apart, the latest; an older one that still runs may be told something twice. */
const MAX_AGENTS = 32;

/** Of a session that was told more, what was told first is not asked about. */
const MAX_TELLINGS = 40;

/** When, and whether the session had asked. */
export interface ToldHow {
  readonly atMs: number;
  readonly asked?: boolean;
}

/** The tellings of a session once it was told these too: what it was told again counts from the first time. */
export function withTellings(
  before: readonly Telling[] = [],
  ids: readonly string[],
  { atMs, asked = false }: ToldHow,
): readonly Telling[] {
  const known = new Set(before.map(({ id }) => id));
  const at = new Date(atMs).toISOString();
  const added = ids.filter((id) => !known.has(id));
  return [...before, ...added.map((id): Telling => ({ id, at, ...(asked ? { asked } : {}) }))].slice(
    -MAX_TELLINGS,
  );
}

/** The ids of the memories that a reader was shown. */
export function shownTo(state: SessionState | undefined, { agent }: Reader): readonly string[] {
  if (agent === undefined) return state?.shown ?? [];
  return state?.shown_to_agents?.find((it) => it.agent === agent)?.shown ?? [];
}

/** The state once these were shown too: a subagent begins with an empty context, and nobody else sees what is in it. */
export function withShown(state: SessionState, reader: Reader, ids: readonly string[]): SessionState {
  const { agent } = reader;
  const shown = [...new Set([...shownTo(state, reader), ...ids])];
  if (agent === undefined) return { ...state, shown };
  const others = (state.shown_to_agents ?? []).filter((it) => it.agent !== agent);
  return { ...state, shown_to_agents: [...others, { agent, shown }].slice(-MAX_AGENTS) };
}

/** Notes what a reader was shown. Where that cannot be written (a read-only place, a full disk) it may be shown again. Never throws. */
export function noteShown(states: SessionStates, reader: Reader, ids: readonly string[], how: ToldHow): void {
  if (ids.length === 0) return;
  // What a subagent does is in a transcript of its own, which nobody reads.
  const told = (state: SessionState): Pick<SessionState, 'told'> =>
    reader.agent === undefined ? { told: withTellings(state.told, ids, how) } : {};
  try {
    states.update(reader.session, (state) => ({ ...withShown(state, reader, ids), ...told(state) }));
  } catch {
    // then it may be told twice
  }
}

/** The session's context is a new one (compaction, /clear): what it was shown is gone from it. Never throws. */
export function forgetShown(states: SessionStates, session: string): void {
  if (shownTo(states.read(session), { session }).length === 0) return;
  try {
    states.update(session, (state) => ({ ...state, shown: [], told_handoffs: [] }));
  } catch {
    // then it is told nothing twice
  }
}
