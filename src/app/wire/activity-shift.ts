import { join } from 'node:path';
import { createTellShift } from '../../recall/unasked/tell-shift.ts';
import { createSessionStates } from '../../session/store/session-state.ts';
import { loadConfig } from '../config/config.ts';
import { findHome } from './home.ts';
import { goalsOf, storiesOf } from './session.ts';
import type { WireOptions } from './spool.ts';

/** Gives the line for a prompt, where there is one; undefined where the settings want none. Throws CONFIG_INVALID. */
export async function wireTellShift({
  cwd,
  env,
  session,
}: Pick<WireOptions, 'cwd' | 'env'> & { readonly session: string }): Promise<
  ReturnType<typeof createTellShift> | undefined
> {
  const { enabled, promptRecall } = await loadConfig(env, findHome(cwd, env).place);
  if (!enabled || !promptRecall.enabled || !promptRecall.activityShift) return undefined;
  // A session's story is where it began, wherever the model went since.
  const began = findHome(env['CLAUDE_PROJECT_DIR'] || cwd, env);
  const states = createSessionStates(join(began.directory, 'sessions'), env, Date.now);
  return createTellShift({ session, stories: storiesOf(began), goals: goalsOf(began), states });
}
