// The sessions of a place are wired apart: only who asks about them, or ends one by hand, needs it.
import { createSessions, type Sessions } from '../services/sessions.ts';
import { whereBegun } from './goals.ts';
import { type Spooling, spoolAt, type WireOptions } from './spool.ts';
import { handoffsOf } from './story.ts';

/** What tells of the sessions that began in this place. */
export function wireSessions(
  setting: Pick<WireOptions, 'cwd' | 'env' | 'clock'>,
  spooling: Pick<Spooling, 'config'>,
): Sessions {
  const home = whereBegun(setting);
  const { env, clock = Date.now } = setting;
  const { states, accumulator } = spoolAt(home, spooling, { env, clock });
  return createSessions({ states, accumulator, handoffs: handoffsOf(home), clock });
}
