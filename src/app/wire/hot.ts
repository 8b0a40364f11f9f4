// The adapters that every hook call may load: a few hundred lines, no package. All others are wired in wire.ts,
// which costs a tenth of a node start to load and so is loaded only by calls that have something to do.
import { join } from 'node:path';
import { homeOf, xdgFolder } from '../../core/environment.ts';
import { hasScripts, isFirst, takesTurn } from '../../files/one-runner.ts';
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

// Which of several installations serves a turn: looked at by every hook call, so nothing else is wired here.

export interface TurnCall {
  readonly env: NodeJS.ProcessEnv;
  /** The script that was run, by its settings file; absent for the plugin. */
  readonly script: string | undefined;
  readonly session: string;
  /** The client's id of the prompt; absent before the first. */
  readonly prompt: unknown;
}

/** The folder of the client's own settings. */
export const clientFolder = (env: NodeJS.ProcessEnv): string =>
  env['CLAUDE_CONFIG_DIR'] || `${homeOf(env)}/.claude`;

/** Where turns are taken; links in it say by whom. */
export const turnsFolder = (env: NodeJS.ProcessEnv): string =>
  join(xdgFolder(env, 'XDG_STATE_HOME'), 'cs-memory', 'turns');

/**
 * Whether another installation of cs-memory (the plugin, or the scripts of a settings file) serves this turn: the one that is
 * called first does, for all events until the next prompt. The plugin looks for scripts first, two looks at files; where there are none
 * nothing is written.
 */
export function isServedByAnother({ env, script, session, prompt }: TurnCall): boolean {
  if (script === undefined && !mayHaveScripts(env)) return false;
  const runner = script ?? `plugin:${env['CLAUDE_PLUGIN_ROOT'] ?? ''}`;
  const turn = typeof prompt === 'string' && prompt !== '' ? prompt : `start-${env['CLAUDE_PID'] ?? ''}`;
  return !takesTurn(turnsFolder(env), sessionFileName(`${session}_${turn}`), runner);
}

/** Whether something happens for the first time in a session, as far as it can be noted: beside the turns, in no repository. */
export const isFirstOfSession = (
  { env, session }: Pick<TurnCall, 'env' | 'session'>,
  what: string,
): boolean => isFirst(turnsFolder(env), sessionFileName(`${session}_${what}`));

function mayHaveScripts(env: NodeJS.ProcessEnv): boolean {
  const project = env['CLAUDE_PROJECT_DIR'];
  return hasScripts(clientFolder(env)) || (project !== undefined && hasScripts(join(project, '.claude')));
}
