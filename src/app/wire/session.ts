// Where a session began, and what is kept beside its queue: what its verbs are given. Also what models were asked.

import { join } from 'node:path';
import type { ModelUse } from '../../capture/model/ports.ts';
import { lastCall, spentOn } from '../../capture/store/ledger.ts';
import { defined, xdgFolder } from '../../core/basics.ts';
import type { SessionPlace } from '../../session/context.ts';
import { noteTaskCall } from '../../session/goals.ts';
import type { TaskCall } from '../../session/model/goals/events.ts';
import { beganIn, branchOf, findHome, type Place, relativeTo, statesOf, whereBegun } from './home.ts';
import { isFileIn, keptOf, type Spooling, spoolAt } from './spool.ts';

/** Where the session began: its goals and its story belong there, since the model's `cd` is no other session. */
export const beganAt = (at: Spooling): SessionPlace => sessionsAt(at, beganIn(at));

/** The sessions of a place, by the settings of another. */
export function sessionsAt(at: Spooling, cwd = at.cwd): SessionPlace {
  const home = findHome(cwd, at.env);
  return {
    ...{ ...at, ...spoolAt(home, at), ...keptOf(home), cwd, home },
    branch: branchOf(home),
    isFile: isFileIn(home),
    relativePath: (path) => relativeTo(home.place.root, cwd, path),
  };
}

/** A call of a task tool, raw. Throws FILTER_BROKEN and IO_FAILED. */
export const noteTask = (at: Spooling, session: string, call: TaskCall): void =>
  noteTaskCall(beganAt(at), session, call);

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
