import type { Clock } from '../ports.ts';
import type { CaptureAccumulator, SessionStates } from '../ports-session.ts';
import type { FlushTotal } from './flush-queues.ts';

export interface FlushLeftOversPorts {
  readonly states: SessionStates;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly flushQueues: (sessions: readonly string[]) => Promise<FlushTotal>;
  readonly clock: Clock;
}

/** A session without a recorded client counts as dead after so long without a sign of life. */
const IDLE_MS = 30 * 60_000;

/**
 * Flushes what crashed sessions left in this repository, and what an earlier life of `session` did. What fails
 * stays in its spool, and is counted. Never throws: a session starts all the same.
 */
export function createFlushLeftOvers(
  ports: FlushLeftOversPorts,
): (session: string) => Promise<{ readonly written: number; readonly failed: number }> {
  const { states, accumulator, flushQueues, clock } = ports;
  return async (session) => {
    const dead = states
      .list()
      .filter((other) => accumulator(other).count() > 0)
      .filter((other) => other === session || states.isDead(other, clock(), IDLE_MS));
    try {
      const { written, failed } = await flushQueues(dead);
      return { written, failed };
    } catch {
      return { written: 0, failed: dead.length }; // all of them: the caller's log has the number
    }
  };
}
