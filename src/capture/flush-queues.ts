import { CsError, errorCode, errorMessage } from '../core/errors.ts';
import type { Clock } from '../core/ports.ts';
import { IDLE_MS } from '../core/time.ts';
import { NO_SESSION } from '../memories/remember.ts';
import type { CaptureAccumulator, SessionStates } from '../session/model/ports.ts';
import { type AgentMerge, withMerges } from '../session/model/subagent.ts';
import type { Flush, FlushResult, FlushWhen } from './flush.ts';
import type { AgentsNow } from './merge-agents.ts';
import { hasUndistilled } from './model/distil/gathered.ts';
import type { StoryStore } from './model/ports.ts';

export interface FlushQueuesPorts {
  readonly flush: Flush;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly states: SessionStates;
  /** Where the sessions began: what became of their subagents is kept there. */
  readonly began: Pick<SessionStates, 'read' | 'update'>;
  readonly clock: Clock;
  /** Who the memories are by: kept in the state, so that the next flush need not ask git. */
  readonly author: () => Promise<string | undefined>;
  /** Says of what a session was told whether it used it, when it ends. Never throws. */
  readonly useFeedback?: ((session: string) => Promise<number>) | undefined;
}

/** What became of several sessions' queues, added up. */
export interface FlushTotal {
  readonly written: number;
  readonly seen: number;
  readonly broken: number;
  readonly stopped: number;
  readonly retries: number;
  /** Sessions whose learnings wait for the first commit. */
  readonly unborn: number;
  /** Sessions whose flush failed; their spools stay. */
  readonly failed: number;
  /** Why the last of them failed. */
  readonly why?: string;
  /** What became of the learnings of subagents that are over. */
  readonly merges: readonly AgentMerge[];
}

const NOTHING: FlushTotal = {
  written: 0,
  seen: 0,
  broken: 0,
  stopped: 0,
  retries: 0,
  unborn: 0,
  failed: 0,
  merges: [],
};

/**
 * Flushes the queues of some sessions, of all by default, and brings their state files in step. One session's
 * failure leaves the others their turn; when all that were asked for failed, the last failure is thrown.
 */
export function createFlushQueues(
  ports: FlushQueuesPorts,
): (sessions?: readonly string[], when?: FlushWhen) => Promise<FlushTotal> {
  return async (sessions = ports.states.list(), when = {}) => {
    let total = NOTHING;
    let failure: unknown;
    for (const session of sessions) {
      const accumulator = ports.accumulator(session);
      try {
        const result = await ports.flush(accumulator, {
          ...when,
          agents: when.agents ?? agentsOf(session, ports),
        });
        total = add(total, result);
        const author = result.state === 'flushed' ? ((await ports.author()) ?? '') : undefined;
        settleState(ports, accumulator, result, { ended: when.ended === true, author });
        // Last: it is not worth being late for.
        if (when.ended === true) await ports.useFeedback?.(session);
      } catch (error) {
        failure = error;
        total = { ...total, failed: total.failed + 1, why: errorMessage(error) };
      }
    }
    if (failure !== undefined && total.failed === sessions.length) throw stillQueued(failure);
    return total;
  };
}

/** What another writer held up is in the queue as before. */
function stillQueued(failure: unknown): unknown {
  if (errorCode(failure) !== 'REF_CONTENDED') return failure;
  const { hint = '' } = failure as CsError;
  return new CsError('REF_CONTENDED', errorMessage(failure), {
    hint: hint.replace(/^nothing was written; /, 'nothing is lost, what waits stays in the queue; '),
  });
}

/** Where nobody says which of its subagents go on: none of a dead session, maybe all of another. */
function agentsOf(session: string, { states, clock }: FlushQueuesPorts): AgentsNow {
  return { running: states.isDead(session, clock(), IDLE_MS) ? [] : 'unknown' };
}

function add(total: FlushTotal, result: FlushResult): FlushTotal {
  return {
    ...total,
    written: total.written + result.written,
    seen: total.seen + result.seen,
    broken: total.broken + result.broken,
    stopped: total.stopped + result.stopped,
    retries: total.retries + result.retries,
    merges: [...total.merges, ...result.merges],
    unborn: total.unborn + (result.state === 'unborn' ? 1 : 0),
  };
}

/** A session that never queued anything and was never started has no state to settle. */
function settleState(
  { states, began, clock }: FlushQueuesPorts,
  accumulator: CaptureAccumulator,
  result: FlushResult,
  { ended, author }: { readonly ended: boolean; readonly author: string | undefined },
): void {
  const { session } = accumulator;
  const { merges } = result;
  if (merges.length > 0 && began.read(session) !== undefined)
    began.update(session, (state) => ({ ...state, agents: withMerges(state.agents ?? [], merges) }));
  const known = states.read(session) !== undefined;
  if (!known || (result.state === 'empty' && !ended && merges.length === 0)) return;
  const at = new Date(clock()).toISOString();
  const { written, seen } = result;
  states.update(session, (state) => ({
    ...state,
    memory_queue: { count: accumulator.count(), namespaces: accumulator.byNamespace() },
    told_full: false,
    ...(author === undefined ? {} : { author }),
    ...(ended ? { ended_at: at, distilled: result.state !== 'unborn' && result.stopped === 0 } : {}),
    ...(result.state === 'flushed' ? { last_flush: { at, written, seen } } : {}),
  }));
}

export interface FlushLeftOversPorts {
  readonly states: SessionStates;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly stories: Pick<StoryStore, 'read'>;
  /** Gathers what a session's transcript tells that no hook has read. Throws FILTER_BROKEN and IO_FAILED. */
  readonly readRest: (session: string) => void;
  readonly flushQueues: (sessions: readonly string[], when?: FlushWhen) => Promise<FlushTotal>;
  readonly clock: Clock;
}

export interface LeftOvers {
  readonly written: number;
  readonly failed: number;
  /** Why the last of them failed. */
  readonly why?: string;
  /** Sessions whose turn did not come. */
  readonly left: number;
}

/** The sessions that queued or said something, and that nobody will flush any more. */
export function deadSessions({
  states,
  accumulator,
  stories,
  clock,
}: Pick<FlushLeftOversPorts, 'states' | 'accumulator' | 'stories' | 'clock'>): string[] {
  const waiting = new Set(states.waiting());
  const left = states.list().filter(
    (session) =>
      (waiting.has(session) && !accumulator(session).isEmpty()) ||
      // One look at a small file instead of a large one: of most sessions nothing is left.
      (states.read(session)?.distilled !== true && hasUndistilled(stories.read(session).gathered, true)),
  );
  return left.filter((session) => states.isDead(session, clock(), IDLE_MS));
}

/**
 * Flushes what crashed sessions left in this repository, which are over, what an earlier life of `session` did, and what waits for no session. What fails
 * stays in its spool, and is counted. `most`: where more crashed than that, they are left to whoever has the time. Never throws: a session starts all the same.
 */
export function createFlushLeftOvers(
  ports: FlushLeftOversPorts,
): (session: string, options?: { readonly most?: number }) => Promise<LeftOvers> {
  const { states, accumulator, stories, flushQueues, clock } = ports;
  return async (session, { most = Number.POSITIVE_INFINITY } = {}) => {
    const all = deadSessions({ states, accumulator, stories, clock }).filter((other) => other !== session);
    const dead = all.length <= most ? all : [];
    // The session itself goes on, and so may what scripts do in none: what they left open is still open.
    const own = [session, NO_SESSION].filter(
      (other) => !dead.includes(other) && !accumulator(other).isEmpty(),
    );
    const totals = [await tried(own, { agents: { running: 'unknown' } }), await tried(dead, { ended: true })];
    const why = totals.flatMap((total) => total.why ?? []).at(-1);
    return {
      written: totals.reduce((sum, { written }) => sum + written, 0),
      failed: totals.reduce((sum, { failed }) => sum + failed, 0),
      left: all.length - dead.length,
      ...(why === undefined ? {} : { why }),
    };
  };

  async function tried(sessions: readonly string[], when: FlushWhen): Promise<Omit<LeftOvers, 'left'>> {
    if (sessions.length === 0) return { written: 0, failed: 0 };
    try {
      for (const session of sessions) if (when.ended === true) ports.readRest(session);
      return await flushQueues(sessions, when);
    } catch (error) {
      return { written: 0, failed: sessions.length, why: errorMessage(error) }; // all of them: the caller's log has it
    }
  }
}
