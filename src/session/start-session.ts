import type { LeftOvers } from '../capture/left-overs.ts';
import { defined } from '../core/basics.ts';
import { errorCode } from '../core/errors.ts';
import { IDLE_MS, inTime } from '../core/time.ts';
import type { MemoryStores } from '../recall/memory-stores.ts';
import { type RecallRoom, type Tellable, writeRecall } from '../recall/model/recall-text.ts';
import type { Recall } from '../recall/recall.ts';
import { withTellings } from '../recall/unasked/shown-ledger.ts';
import { pointerText, writeRecovery } from './model/handoff/recovery-text.ts';
import type { StoredHandoff } from './model/handoff/types.ts';
import { endOf, type Needs, type SessionState } from './model/ports.ts';
import type { Recovered } from './newest-handoff.ts';
import type { RecoverRequest } from './recover.ts';

export interface StartSessionPorts extends Needs<'states' | 'repository' | 'clock'> {
  /** Every name and address that git knows the user by. */
  readonly identities: () => Promise<readonly string[]>;
  readonly stores: Pick<MemoryStores, 'save'>;
  readonly recall: Recall;
  readonly flushLeftOvers: (session: string, how: { readonly most: number }) => Promise<LeftOvers>;
  /** Has the session's calls looked at for what would end an open failure of the repository. */
  readonly watchOpen: (session: string) => Promise<void>;
  /** In how many sessions memories were told in vain. */
  readonly idle: () => ReadonlyMap<string, number>;
  readonly prune: () => void;
  /** Finds what is to be told of work that was under way. Never throws. */
  readonly recover: (request: RecoverRequest) => Promise<Recovered | undefined>;
  /** AGENT_ROLE, filtered, where it is set. */
  readonly role: string | undefined;
  /** The work tree that it begins in, by git's own name. */
  readonly tree: string | undefined;
}

export interface SessionStartRequest {
  readonly session: string;
  /** Whether the model's context still holds what the session was shown before (the client's `resume`). */
  readonly keepsContext: boolean;
  readonly limit: number;
  readonly tokens: number;
  /** `summary`: without what stands below a memory's sentence. Absent: with as much of it as there is room for. */
  readonly hydrationLevel?: 'summary' | 'full';
  readonly flushes: boolean;
  /** How the client says that the session starts; absent: nothing is to be recovered. */
  readonly source?: string;
  readonly transcript?: string;
}

export interface SessionStart {
  readonly text?: string;
  readonly recalled: number;
  /** How many of them were made since the session before this one began, and when that was (ISO 8601); absent for the first session. */
  readonly news?: { readonly count: number; readonly since: string };
  readonly isHandedOn: boolean;
  /** How the memories that the handoff names were chosen. */
  readonly salient?: StoredHandoff['salient'];
  /** Memories written for crashed sessions, how many sessions' queues could not be flushed, and how many wait for the background. */
  readonly leftOvers: LeftOvers;
  /** Why the session could not be recorded: a read-only repository, a full disk. */
  readonly unrecorded?: unknown;
}

/** Of the 8 s of a start: a handoff may have taken five, and the flush before it three. */
const BESIDE_HANDOFF_MS = 2_000;

/** What the one session before this one learned is told at once; it costs as much as three starts. More of them are written behind the session. */
const MAX_DEAD_AT_START = 1;

/** Of one session that crashed and was resumed so often the oldest may be told again. */
const MAX_TOLD_HANDOFFS = 8;

const TITLE = 'What was learned in this repository so far.';

/** Begins a session, also anew: flushes what was left, chooses what to tell, records who and what was shown; tells it whatever fails. */
export function createStartSession(
  ports: StartSessionPorts,
): (request: SessionStartRequest) => Promise<SessionStart> {
  const { states, repository, stores, recall } = ports;
  const named = defined({ role: ports.role, tree: ports.tree });
  return async ({ session, keepsContext, limit, tokens, flushes, source, transcript = '', ...request }) => {
    const [author = '', self] = await Promise.all([repository.author(), ports.identities()]);
    const shown = keepsContext ? (states.read(session)?.shown ?? []) : [];
    // First: what is made now is written by the flush.
    const recovered = source === undefined ? undefined : await ports.recover({ session, source, transcript });
    const leftOvers = flushes
      ? await ports.flushLeftOvers(session, { most: MAX_DEAD_AT_START })
      : { written: 0, failed: 0, left: 0 };
    ports.prune();
    const found = limit > 0 ? recovered : undefined;
    const handoff = found?.isPointer === true ? undefined : found;
    const isNew = ({ id }: { readonly id: string }): boolean => !shown.includes(id);
    const { salient } = handoff?.handoff ?? {};
    const first = (salient?.memories ?? []).filter(isNew).slice(0, limit);
    const memories = memoriesFor(first, new Set(shown), { session, limit });
    // A handoff waits for no memory, and is told whatever fails.
    const fitting = await (handoff === undefined ? memories : inTime(memories, BESIDE_HANDOFF_MS, []));
    const isBrief = request.hydrationLevel === 'summary';
    const { commit } = found?.isPointer === true ? await repository.head() : {};
    const told = tell(found, fitting, { session, commit, nowMs: ports.clock(), maxTokens: tokens, isBrief });
    // What came by a fetch, or by hand, is indexed here once, and not again at every prompt that asks.
    await unlessBehind(stores.save(), undefined);
    const ids = (told?.shown ?? []).map(({ memory }) => memory.id);
    const handedOn = handoff === undefined ? [] : [handoff.handoff.id];
    const shownNow = [...new Set([...shown, ...handedOn, ...ids])];
    const others = states.recent().filter(({ session_id: other }) => other !== session);
    const [since] = others
      .map(({ started_at }) => started_at)
      .sort()
      .reverse();
    const newsOf = (since: string) => {
      return { since, count: told?.shown.filter(({ memory }) => memory.at >= since).length ?? 0 };
    };
    const start = {
      recalled: ids.length,
      isHandedOn: handoff !== undefined,
      leftOvers,
      ...defined({ text: told?.text, news: since === undefined ? undefined : newsOf(since), salient }),
    };
    try {
      states.begin(
        session,
        ({ told_handoffs = [], distilled: _distilled, model_done: _done, model_part: _part, ...state }) => ({
          ...state,
          ...(source === 'startup' || source === 'clear' ? { own_transcript: true } : {}),
          shown: shownNow,
          told: withTellings(state.told, ids, { atMs: ports.clock() }),
          told_handoffs: [...(keepsContext ? told_handoffs : []), ...handedOn].slice(-MAX_TOLD_HANDOFFS),
          author,
          self,
          ...named,
        }),
      );
      if (flushes) await unlessBehind(ports.watchOpen(session), undefined);
      return start;
    } catch (unrecorded) {
      return { ...start, unrecorded };
    }
  };

  /** What was worth keeping in mind first, then what any session should know. */
  async function memoriesFor(
    salient: readonly { readonly id: string }[],
    shown: ReadonlySet<string>,
    { session, limit }: { readonly session: string; readonly limit: number },
  ): Promise<readonly Tellable[]> {
    const first = await unlessBehind(recall.byIds(salient.map(({ id }) => id)), []);
    const known = new Set([...shown, ...first.map(({ memory }) => memory.id)]);
    // What fails in another session that still runs is its own business.
    const isUnderWay = ({ session_id: id, client_pid, ended_at, died_at }: SessionState): boolean =>
      client_pid !== undefined &&
      (ended_at ?? died_at) === undefined &&
      !states.isDead(id, ports.clock(), IDLE_MS);
    const over = states.recent().filter((other) => other.session_id !== session && !isUnderWay(other));
    const last = over.sort((one, other) => (endOf(one) < endOf(other) ? 1 : -1))[0]?.session_id;
    const how = { idle: ports.idle(), standOn: [session, ...(last === undefined ? [] : [last])] };
    const room = limit - first.length;
    return room <= 0 ? first : [...first, ...(await unlessBehind(recall.forSession(room, known, how), []))];
  }
}

function tell(
  recovered: Recovered | undefined,
  memories: readonly Tellable[],
  at: RecallRoom & { readonly session: string; readonly commit?: string | undefined },
) {
  const { session, commit, ...room } = at;
  if (recovered === undefined) return writeRecall(TITLE, memories, room);
  if (recovered.isPointer === true) {
    const { handoff, isBeforeLast } = recovered;
    const lead = pointerText({ ...handoff, isBeforeLast }, { nowMs: room.nowMs, commit });
    const which = isBeforeLast === true ? 'an earlier' : 'the last';
    const title = memories.length === 0 ? `Where ${which} session stopped.` : TITLE;
    return writeRecall(title, memories, { ...room, ...(lead === undefined ? {} : { lead }) });
  }
  const isOwn = recovered.session === session;
  // The client has just summed its own session up.
  const isBesideSummary = isOwn && recovered.handoff.occasion === 'compaction';
  const handoff = { ...recovered.handoff, branchNow: recovered.branchNow, isOwn, isBesideSummary };
  const others = memories.filter(
    ({ memory: { ns, session: of } }) => ns !== 'progress' || of !== recovered.session,
  );
  return writeRecovery(handoff, TITLE, others, room);
}

/** Where the index lacks more than may be caught up on now, the session begins without it. */
const unlessBehind = <T>(asked: Promise<T>, otherwise: T): Promise<T> =>
  asked.catch((error: unknown) => {
    if (errorCode(error) === 'INDEX_BEHIND') return otherwise;
    throw error;
  });
