import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { homeOf, xdgFolder } from '../../core/environment.ts';
import { sessionFileName } from '../../session/store/session-state.ts';

// Which of several installations serves a turn: looked at by every hook call, so nothing else is wired here.

const KEPT_MS = 24 * 60 * 60 * 1_000;

/**
 * Whether this runner of hooks is the one for a turn: the first that asks is, and stays it. What it is called is the
 * target of a link, since a link is made with its target in one step, whoever else tries at the same time. Where none can
 * be made every runner may run: a thing done twice is better than one not done.
 */
function takesTurn(folder: string, turn: string, runner: string): boolean {
  const link = join(folder, turn);
  try {
    return readlinkSync(link) === runner;
  } catch {
    // nobody has asked yet
  }
  try {
    makeLink(folder, link, runner);
    removeOld(folder);
    return true;
  } catch {
    return ownerOf(link) === undefined || ownerOf(link) === runner;
  }
}

/** Whether nobody has asked this before, which is noted. False where it cannot be. */
function isFirst(folder: string, name: string): boolean {
  try {
    makeLink(folder, join(folder, name), 'first');
    return true;
  } catch {
    return false;
  }
}

function makeLink(folder: string, link: string, runner: string): void {
  try {
    symlinkSync(runner, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    symlinkSync(runner, link);
  }
}

function ownerOf(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}

/** Turns of more than a day ago. Once a turn, in a folder that holds those of a day. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const link = join(folder, name);
    const stat = lstatSync(link, { throwIfNoEntry: false });
    if (stat !== undefined && stat.mtimeMs < Date.now() - KEPT_MS) rmSync(link, { force: true });
  }
}

/** Whether one of the client's folders has scripts of ours, which may run for the same events as the plugin. */
const hasScripts = (clientFolder: string): boolean =>
  existsSync(join(clientFolder, 'hooks', 'cs-memory-tool-use.sh'));

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
