// What few calls ask of sessions, which the others do not load; and what models were asked.

import { join } from 'node:path';
import { lastCall, spentOn } from '../../capture/ledger.ts';
import type { ModelUse } from '../../capture/ports.ts';
import { defined, xdgFolder } from '../../core/basics.ts';
import { type Place, statesOf, whereBegun } from './home.ts';

// Which session a script speaks for that names none: a file of its own, since scripts before every step load little.

/** A session whose client nobody recorded is taken for gone after so long without a sign of life. */
const IDLE_MS = 12 * 3_600_000;

/** The newest session of the repository that is open, by the last sign of life; '' where there is none. Never throws. */
export function currentSession(place: Place): string {
  try {
    const states = statesOf(whereBegun(place), { env: place.env });
    const open = states
      .recent()
      .filter(({ ended_at }) => ended_at === undefined)
      .map(({ session_id: id }) => ({ id, atMs: states.touchedMs(id) })) // a session may only add to its queue
      .sort((a, b) => b.atMs - a.atMs);
    return open.find(({ id }) => !states.isDead(id, IDLE_MS))?.id ?? '';
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
