import type { ToldFix } from '../capture/pair.ts';
import { withoutTexts } from '../capture/story-state.ts';
import { attempt, defined } from '../core/basics.ts';
import type { Memory } from '../core/memory.ts';
import { remedyIn } from '../core/near-duplicate.ts';
import { quoting } from '../core/quoting.ts';
import type { StoredHandoff } from '../session/handoff/types.ts';
import type { SessionState, Telling } from '../session/ports.ts';
import type { HandoffStore, StoryStore } from '../session/session-files.ts';
import type { SessionStates } from '../session/session-state.ts';

/** Whose context it is: the session's own where `agent` is absent, else that of one of its subagents. */
export interface Reader {
  readonly session: string;
  readonly agent?: string;
}

/** So many subagents are kept apart, the latest; an older one that still runs may be told something twice. */
const MAX_AGENTS = 32;

/** Of a session that was told more, what was told first is not asked about. */
const MAX_TELLINGS = 40;

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

/** Notes what a reader was shown. Where that cannot be written (a read-only place, a full disk) it may be shown again. Of no session nothing is noted. Never throws. */
export function noteShown(states: SessionStates, reader: Reader, ids: readonly string[], how: ToldHow): void {
  if (ids.length === 0 || reader.session === '') return;
  // What a subagent does is in a transcript of its own, which nobody reads.
  const told = (state: SessionState): Pick<SessionState, 'told'> =>
    reader.agent === undefined ? { told: withTellings(state.told, ids, how) } : {};
  attempt(() =>
    states.update(reader.session, (state) => ({ ...withShown(state, reader, ids), ...told(state) })),
  );
}

/** The session's context is a new one (compaction, /clear): what it was shown is gone from it, also before what it ran. Never throws. */
export function forgetShown(states: SessionStates, session: string): void {
  const { shown = [], ran } = states.read(session) ?? {};
  if (shown.length === 0 && ran === undefined) return;
  attempt(() => states.update(session, { shown: [], told_handoffs: [], ran: undefined })); // else it is told nothing twice
}

interface Kept {
  readonly states: Pick<SessionStates, 'list'>;
  readonly stories: StoryStore;
  readonly handoffs: HandoffStore;
}

/** Takes memories out of what sessions keep besides: stories that tell of them lose their words, and handoffs go that hold their sentence or are of their session. Throws IO_FAILED. */
export function dropTold({ states, stories, handoffs }: Kept, memories: readonly Memory[]): void {
  if (memories.length === 0) return;
  const quotes = quoting(memories);
  for (const session of states.list()) {
    const story = stories.read(session);
    const handoff = handoffs.read(session);
    const isMaker = memories.some(({ session: made }) => made === session);
    const { gathered, mark, told, answered: _answered, isAnswered: _isAnswered, ...words } = story;
    const isTold = memories.some(({ id }) => id === told?.id || id === handoff?.id);
    const texts = [...Object.values(words).flat(), ...(gathered?.candidates ?? []), told, handoff];
    const tells = isMaker || isTold || texts.some((it) => quotes(textOf(it)));
    if (!tells) continue;
    // What is made of the session's transcript later begins behind what was read of it so far.
    if (mark === undefined) handoffs.remove(session);
    else
      handoffs.write(session, {
        ...(handoff ?? NO_HANDOFF),
        ...{ id: '', text: '', heard: mark, notBefore: mark },
      });
    stories.write(session, withoutTexts(story));
  }
}

/** Of a session that has none yet: it gets one from there on. */
const NO_HANDOFF: StoredHandoff = { id: '', at: '', occasion: 'end', text: '', toldTo: [] };

const textOf = (it: string | { readonly text?: string; readonly command?: string } = ''): string =>
  typeof it === 'string' ? it : (it.text ?? it.command ?? '');

/** Notes the fixes that a session was told, and that what it knew did not keep these errors away; writes only where there is something to note. Throws what the file system throws. */
export function noteFixes(
  states: SessionStates,
  reader: Reader,
  signatures: readonly string[],
  told: readonly Pick<Memory, 'id' | 'signature' | 'summary'>[],
  nowMs: number,
): void {
  const before = states.read(reader.session)?.told_fixes ?? [];
  const strikesAgain = ({ signature }: ToldFix): boolean => signatures.includes(signature);
  const isNoted = (id: string): boolean => before.some((fix) => fix.id === id);
  const at = new Date(nowMs).toISOString();
  const added = told.flatMap((memory): ToldFix[] => {
    const { id, signature } = memory;
    if (signature === undefined || isNoted(id)) return [];
    return [{ id, signature, at, again: 0, ...defined({ helped: remedyIn(memory) }) }];
  });
  if (added.length === 0 && !before.some(strikesAgain)) return;
  const ids = told.map(({ id }) => id);
  const counted = (fix: ToldFix): ToldFix => (strikesAgain(fix) ? { ...fix, again: fix.again + 1 } : fix);
  states.update(reader.session, (state) => ({
    ...withShown(state, reader, ids),
    told_fixes: [...(state.told_fixes ?? []).map(counted), ...added],
  }));
}
