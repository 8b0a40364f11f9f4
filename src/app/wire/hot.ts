// Beside one-runner.ts, the adapters that every hook call may load: a few hundred lines, no package. All others are wired in spool.ts and
// services.ts, which cost as much as a node start to load and so are loaded only by calls that have something to do.
import { join } from 'node:path';
import { type TaskCall, taskEvent } from '../../session/model/goals/events.ts';
import { createSpool, readWatch } from '../../session/store/queue.ts';
import { sessionFileName } from '../../session/store/session-state.ts';
import { levelFiles, type SettingsPlace, settingsFiles } from '../config/config.ts';
import { findHome } from './home.ts';

/** The command families that something open in this session waits for; mostly none. One look at a file where there is none. */
export function watchedFamilies(cwd: string, env: NodeJS.ProcessEnv, session: string): readonly string[] {
  return readWatch(join(findHome(cwd, env).directory, 'sessions'), session);
}

/** The settings files that are the user's own, whether or not they are there. */
export function ownSettings(
  cwd: string,
  env: NodeJS.ProcessEnv,
): { readonly place: SettingsPlace; readonly files: readonly string[] } {
  const { place } = findHome(cwd, env);
  const own = levelFiles(env, place).filter(({ isForeign }) => !isForeign);
  return { place, files: own.map(({ file }) => file) };
}

interface HotSetting {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly session: string;
}

/**
 * Notes a task's new state, which has no text that would have to be filtered. False where nothing was done: there are settings, which
 * may have it switched off, and reading them is for others. Throws IO_FAILED.
 */
export function noteTaskNumber(call: TaskCall, { cwd, env, session }: HotSetting): boolean {
  const home = findHome(env['CLAUDE_PROJECT_DIR'] || cwd, env);
  if (settingsFiles(env, findHome(cwd, env).place).length > 0) return false;
  const event = taskEvent(call, () => '');
  // As createGoalFiles does; that one reads books, too.
  if (event !== undefined)
    createSpool(join(home.directory, 'goals'), sessionFileName(session)).append([event]);
  return true;
}
