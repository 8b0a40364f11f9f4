// Which of several installations serves a turn: looked at by every hook call, so nothing else is wired here.
import { join } from 'node:path';
import { sessionFileName } from '../adapters/accumulator/session-file-name.ts';
import { hasScripts, isFirst, takesTurn } from '../adapters/turns/one-runner.ts';
import { homeOf, xdgFolder } from '../domain/environment.ts';

/** A hook call, as far as it says whose turn it is. */
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
