import { type Wired, wire, wireSpool, workplaces } from '../../../../src/wire.ts';
import { type HookContext, type Outcome, SILENT } from '../outcome.ts';
import { LOADERS } from './loaders.ts';

/** How a flush is bounded and what it ends. */
export interface FlushWhen {
  /** How long other writers may win: less than the event's deadline, so that the log can say who was in the way. */
  readonly maxWaitMs: number;
  readonly ended?: boolean;
}

/** Writes what this session has queued into the notes. Says nothing: text at Stop would make the model go on. */
export async function flushSession(context: HookContext, when: FlushWhen): Promise<Outcome> {
  const { env, session } = context;
  const { maxWaitMs, ended = false } = when;
  const record = { written: 0, seen: 0, stopped: 0, retries: 0 };
  for (const cwd of workplaces(context)) {
    const { config, accumulator, states } = await wireSpool({ cwd, env, loaders: LOADERS });
    if (!config.enabled || !config.flush.enabled) continue;
    if (accumulator(session).count() === 0 && !(ended && states.read(session))) continue;
    const wired = await wire({ cwd, env, loaders: LOADERS, session, maxWaitMs });
    const total = await wired.flushQueues([session], { ended }).finally(wired.close);
    record.written += total.written;
    record.seen += total.seen;
    record.stopped += total.stopped;
    record.retries += total.retries;
  }
  return record.written + record.seen + record.stopped > 0 ? { type: 'silent', record } : SILENT;
}

/** A session without a recorded client counts as dead after so long without a sign of life. */
const IDLE_MS = 30 * 60_000;

/**
 * Flushes what crashed sessions left in this repository, and what an earlier life of this session did. What fails
 * stays in its spool, and is counted.
 */
export async function flushLeftOvers(
  wired: Wired,
  session: string,
): Promise<{ written: number; failed: number }> {
  const nowMs = Date.now();
  const dead = wired.states
    .list()
    .filter((other) => wired.accumulator(other).count() > 0)
    .filter((other) => other === session || wired.states.isDead(other, nowMs, IDLE_MS));
  try {
    const { written, failed } = await wired.flushQueues(dead);
    return { written, failed };
  } catch {
    return { written: 0, failed: dead.length }; // the session starts all the same; `failed` is in the log
  }
}
