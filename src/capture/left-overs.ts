// What sessions that crashed have left, and whoever started no session.

import { defined } from '../core/basics.ts';
import { errorMessage } from '../core/errors.ts';
import { IDLE_MS } from '../core/time.ts';
import { NO_SESSION } from '../memories/remember.ts';
import type { Needs } from '../session/model/ports.ts';
import type { FlushWhen } from './flush.ts';
import type { FlushTotal } from './flush-queues.ts';
import { hasUndistilled } from './model/distil/gathered.ts';
import type { StoryStore } from './model/ports.ts';

interface FlushLeftOversPorts extends Needs<'states' | 'accumulator' | 'clock'> {
  readonly stories: Pick<StoryStore, 'read'>;
  /** Gathers what a session's transcript tells that no hook has read. Throws FILTER_BROKEN and IO_FAILED. */
  readonly readRest: (session: string) => void;
  readonly flushQueues: (sessions: readonly string[], when?: FlushWhen) => Promise<FlushTotal>;
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

  /** What one session's transcript, or its filters, did holds up no other. */
  async function tried(sessions: readonly string[], when: FlushWhen): Promise<Omit<LeftOvers, 'left'>> {
    const read = sessions.map((session) => ({
      session,
      why: when.ended === true ? whyUnread(session) : undefined,
    }));
    const ready = read.flatMap(({ session, why }) => (why === undefined ? [session] : []));
    const unread = read.flatMap(({ why }) => why ?? []);
    const failed = unread.length;
    if (ready.length === 0) return { written: 0, failed, ...defined({ why: unread.at(-1) }) };
    try {
      const total = await flushQueues(ready, when);
      const why = total.why ?? unread.at(-1);
      return { written: total.written, failed: total.failed + failed, ...defined({ why }) };
    } catch (error) {
      return { written: 0, failed: sessions.length, why: errorMessage(error) }; // all of them: the caller's log has it
    }
  }

  /** Why what a session said last could not be read; undefined where it was. */
  function whyUnread(session: string): string | undefined {
    try {
      ports.readRest(session);
      return undefined;
    } catch (error) {
      return errorMessage(error);
    }
  }
}
