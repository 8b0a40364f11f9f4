// What sessions that crashed have left, and whoever started no session.

import { defined } from '../core/basics.ts';
import { errorMessage } from '../core/errors.ts';
import { NO_SESSION } from '../memories/remember.ts';
import type { WritingPlace } from './context.ts';
import { type FlushWhen, flushQueues } from './flush.ts';
import { hasUndistilled } from './gathered.ts';
import { readRest } from './story.ts';

/** The sessions that queued or said something, and that nobody will flush any more. */
export function deadSessions(at: Pick<WritingPlace, 'states' | 'accumulator' | 'stories' | 'config'>) {
  const { states, accumulator, stories, config } = at;
  const waiting = new Set(states.waiting());
  // One look at a small file instead of a large one: of most sessions nothing is left.
  const saidSomething = (session: string): boolean =>
    config.answers.enabled &&
    states.read(session)?.distilled !== true &&
    hasUndistilled(stories.read(session).gathered, true);
  return states
    .list()
    .filter((session) => (waiting.has(session) && !accumulator(session).isEmpty()) || saidSomething(session))
    .filter((session) => states.isDead(session));
}

/** Flushes what crashed sessions left, an earlier life of `session`, and what waits for no session. What fails stays in its spool; where more than `most` crashed they are left to whoever has the time. Never throws. */
export async function flushLeftOvers(
  at: WritingPlace,
  session: string,
  { most = Number.POSITIVE_INFINITY }: { readonly most?: number } = {},
) {
  const all = deadSessions(at).filter((other) => other !== session);
  const dead = all.length <= most ? all : [];
  // The session itself goes on, and so may what scripts do in none: what they left open is still open.
  const own = [session, NO_SESSION].filter(
    (other) => !dead.includes(other) && !at.accumulator(other).isEmpty(),
  );
  const went = await tried(at, own, { agents: { running: 'unknown' } });
  const ended = await tried(at, dead, { ended: true });
  return {
    written: went.written + ended.written,
    failed: went.failed + ended.failed,
    left: all.length - dead.length,
    ...defined({ why: ended.why ?? went.why }),
  };
}

/** What one session's transcript, or its filters, did holds up no other. */
async function tried(at: WritingPlace, sessions: readonly string[], when: FlushWhen) {
  let why: string | undefined;
  const ready = sessions.filter((session) => {
    if (when.ended !== true) return true;
    try {
      readRest({ ...at, session }); // what no hook has read
      return true;
    } catch (error) {
      why = errorMessage(error);
      return false;
    }
  });
  const failed = sessions.length - ready.length;
  try {
    const total = await flushQueues(at, ready, when);
    return { written: total.written, failed: total.failed + failed, ...defined({ why: total.why ?? why }) };
  } catch (error) {
    return { written: 0, failed: sessions.length, why: errorMessage(error) }; // all of them: the caller's log has it
  }
}
