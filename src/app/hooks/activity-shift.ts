// A file of its own in dist: only prompts of users who want to be told are looked at with it.
import { shiftLine } from '../../recall/activity-shift.ts';
import { loadConfig } from '../config/config.ts';
import { findHome, statesOf, whereBegun } from '../wire/home.ts';
import { keptOf } from '../wire/spool.ts';
import { type HookContext, type Outcome, SILENT } from './stdio.ts';

/** One line for a prompt that is far from what its session has been about, or nothing. Throws CONFIG_INVALID. */
export async function tellShift(prompt: string, place: HookContext): Promise<Outcome> {
  const { cwd, env, session } = place;
  const { enabled, promptRecall } = await loadConfig(env, findHome(cwd, env).place);
  if (!enabled || !promptRecall.enabled || !promptRecall.activityShift) return SILENT;
  const began = whereBegun(place); // a session's story is where it began, wherever the model went since
  const context = shiftLine({ session, ...keptOf(began), states: statesOf(began, { env }) }, prompt);
  return context === undefined ? SILENT : { context, record: { shift: 1 } };
}
