// Which session a script speaks for that names none: a file of its own, since scripts before every step load little.

import { join } from 'node:path';
import { createSessionStates } from '../adapters/accumulator/session-state.ts';
import { findHome } from './home.ts';

/** A session whose client nobody recorded is taken for gone after so long without a sign of life. */
const IDLE_MS = 12 * 3_600_000;

/** The newest session of the repository that is open, by the last sign of life; '' where there is none. Never throws. */
export function currentSession({
  cwd,
  env,
}: {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}): string {
  try {
    const nowMs = Date.now();
    const directory = join(findHome(env['CLAUDE_PROJECT_DIR'] || cwd, env).directory, 'sessions');
    const states = createSessionStates(directory, env, Date.now);
    const open = states
      .list()
      .map((session) => ({ session, state: states.read(session), atMs: states.touchedMs(session) }))
      .filter(({ state }) => state !== undefined && state.ended_at === undefined)
      .sort((a, b) => b.atMs - a.atMs);
    return open.find(({ session }) => !states.isDead(session, nowMs, IDLE_MS))?.session ?? '';
  } catch {
    return '';
  }
}
