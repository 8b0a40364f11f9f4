import { type AgentMerge, withMerges } from '../domain/subagent/agent.ts';
import type { CaptureAccumulator, SessionStates } from '../ports/session.ts';
import type { Clock } from '../ports.ts';
import type { Flush, FlushResult, FlushWhen } from './flush.ts';

export interface FlushQueuesPorts {
  readonly flush: Flush;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly states: SessionStates;
  readonly clock: Clock;
  /** Who the memories are by: kept in the state, so that the next flush need not ask git. */
  readonly author: () => Promise<string | undefined>;
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
        const result = await ports.flush(accumulator, when);
        total = add(total, result);
        const author = result.state === 'flushed' ? ((await ports.author()) ?? '') : undefined;
        settleState(ports, accumulator, result, { ended: when.ended === true, author });
      } catch (error) {
        failure = error;
        total = { ...total, failed: total.failed + 1 };
      }
    }
    if (failure !== undefined && total.failed === sessions.length) throw failure;
    return total;
  };
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
  { states, clock }: FlushQueuesPorts,
  accumulator: CaptureAccumulator,
  result: FlushResult,
  { ended, author }: { readonly ended: boolean; readonly author: string | undefined },
): void {
  const known = states.read(accumulator.session) !== undefined;
  const { merges } = result;
  if (!known || (result.state === 'empty' && !ended && merges.length === 0)) return;
  const at = new Date(clock()).toISOString();
  const { written, seen } = result;
  states.update(accumulator.session, (state) => ({
    ...state,
    memory_queue: { count: accumulator.count(), namespaces: accumulator.byNamespace() },
    told_full: false,
    ...(author === undefined ? {} : { author }),
    ...(merges.length === 0 ? {} : { agents: withMerges(state.agents ?? [], merges) }),
    ...(ended ? { ended_at: at } : {}),
    ...(result.state === 'flushed' ? { last_flush: { at, written, seen } } : {}),
  }));
}
