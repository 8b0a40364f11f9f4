// What sessions keep beside their queues: ledgers, handoffs, goals.

import { join } from 'node:path';
import { hasUndistilled as isUndistilled } from '../../capture/model/distil/gathered.ts';
import type { ModelUse } from '../../capture/model/ports.ts';
import { lastCall, spentOn } from '../../capture/store/ledger.ts';
import { defined, xdgFolder } from '../../core/basics.ts';
import type { Memory } from '../../core/memory.ts';
import { DAY_MS } from '../../core/time.ts';
import { pruneLog } from '../../files/background.ts';
import { isDueToday } from '../../files/write.ts';
import { createNoteGoals } from '../../session/goals.ts';
import type { SessionState } from '../../session/model/ports.ts';
import { createGoals, createSessions } from '../../session/sessions.ts';
import { type Home, type Place, statesOf, whereBegun } from './home.ts';
import { keptOf, type Spooling, spoolAt } from './spool.ts';

/** Whether a session said something that a look at it would distil: a file to read. */
export const hasUndistilled = (home: Home, session: string, whole: boolean): boolean =>
  isUndistilled(keptOf(home).stories.read(session).gathered, whole);

/** What notes the goals of one session. */
export const wireNoteGoals = (at: Spooling, session: string) =>
  createNoteGoals({ session, goals: keptOf(whereBegun(at)).goals, filters: at.filters, clock: at.clock });

/** What others ask about goals. Without `memories` only of what is kept beside them. */
export const wireGoals = (at: Spooling, memories?: () => Promise<readonly Memory[]>) =>
  createGoals({
    goals: keptOf(whereBegun(at)).goals,
    memories,
    isOver: (session) => memories !== undefined && at.states.read(session)?.ended_at !== undefined,
    clock: at.clock,
  });

/** States of sessions that ended so long ago go; a session resumed later than this starts a new ledger. */
const STATE_MAX_AGE_MS = 30 * DAY_MS;
/** Of more sessions than these what is kept of those that are over goes: every start looks at all of them. */
const KEPT_SESSIONS = 200;

/** What is kept of sessions that are over goes, in time. */
export function pruneSessions(at: Spooling): void {
  const { home, states, accumulator, config, env, clock } = at;
  const isOver = ({ session_id: session, ...state }: SessionState): boolean => {
    if (state.ended_at === undefined && state.died_at === undefined) return false;
    if (config.distil.model !== 'none' && state.model_done !== true) return false;
    const isDistilled = state.distilled === true || !hasUndistilled(home, session, true);
    return isDistilled && accumulator(session).isEmpty();
  };
  for (const session of states.keepNewest(KEPT_SESSIONS, isOver)) keptOf(home).goals.drop(session);
  if (!isDueToday(join(home.directory, 'pruned'), clock())) return;
  dropOldStates(at);
  pruneLog(env, clock());
}

/** The states and goals that are older than they may become. */
export function dropOldStates({ home, states, clock }: Pick<Spooling, 'home' | 'states' | 'clock'>): void {
  states.prune(clock(), STATE_MAX_AGE_MS);
  keptOf(home).goals.prune(clock(), STATE_MAX_AGE_MS);
}

// Which session a script speaks for that names none: a file of its own, since scripts before every step load little.

/** A session whose client nobody recorded is taken for gone after so long without a sign of life. */
const IDLE_MS = 12 * 3_600_000;

/** The newest session of the repository that is open, by the last sign of life; '' where there is none. Never throws. */
export function currentSession(place: Place): string {
  try {
    const nowMs = Date.now();
    const states = statesOf(whereBegun(place), { env: place.env });
    const open = states
      .recent()
      .filter(({ ended_at }) => ended_at === undefined)
      .map(({ session_id: id }) => ({ id, atMs: states.touchedMs(id) })) // a session may only add to its queue
      .sort((a, b) => b.atMs - a.atMs);
    return open.find(({ id }) => !states.isDead(id, nowMs, IDLE_MS))?.id ?? '';
  } catch {
    return '';
  }
}

/** What tells of the sessions that began in this place. */
export function wireSessions(at: Spooling) {
  const home = whereBegun(at);
  return createSessions({ ...spoolAt(home, at), clock: at.clock }, keptOf(home).handoffs);
}

/** Where what is one a machine is kept. */
export const machineFolder = (env: NodeJS.ProcessEnv): string =>
  join(xdgFolder(env, 'XDG_STATE_HOME'), 'cs-memory');

/** What models were asked on this machine, and what that cost. */
export const ledgerFile = (env: NodeJS.ProcessEnv): string => join(machineFolder(env), 'distil-ledger.json');

/** What was spent on a day. */
export const spentHere = (env: NodeJS.ProcessEnv, day: string) => spentOn(ledgerFile(env), day);

/** The same of today, for people. */
export function modelUseOf(model: ModelUse['model'], env: NodeJS.ProcessEnv, nowMs: number): ModelUse {
  const today = spentHere(env, new Date(nowMs).toISOString().slice(0, 10));
  return { model, today, ...defined({ last: lastCall(ledgerFile(env)) }) };
}
