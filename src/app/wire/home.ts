import { existsSync, mkdirSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, homeOf, xdgFolder } from '../../core/basics.ts';
import type { Clock } from '../../core/ports.ts';
import { oldFiles, removeQuietly } from '../../files/write.ts';
import { findHome, type Home, userHome } from '../../git/locate.ts';
import { type TaskCall, taskEvent } from '../../session/goal-events.ts';
import { fnv1a } from '../../session/goals-folded.ts';
import { createSpool, readWatch } from '../../session/queue.ts';
import { createSessionStates, sessionFileName } from '../../session/session-state.ts';
import { settingsFiles } from '../config/config.ts';

export { findHome, type Home };

/** The file of the running program, whatever links lead to it; '' where it is gone. */
export const runningProgram = (): string => attempt(() => realpathSync(process.argv[1] ?? ''), '');

/** Where a session works, which need not exist any more. */
export interface Place {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Where a session began: its goals and its story belong there, since the model's `cd` is no other session. */
export const beganIn = ({ cwd, env }: Place): string => env['CLAUDE_PROJECT_DIR'] || cwd;
export const whereBegun = (place: Place): Home => findHome(beganIn(place), place.env);

/** What is known of the sessions of a place. */
export const statesOf = (home: Home, { env, clock = Date.now }: Pick<Place, 'env'> & { clock?: Clock }) =>
  createSessionStates(join(home.directory, 'sessions'), env, clock);

/** Where git is started: the work tree's root, since a clone's folder may look like a repository; with GIT_DIR `cwd`, from which it may start. */
export function gitFolder({ cwd, env }: Place, { place, isUserStore }: Home): string {
  const isNamed = Boolean(env['GIT_DIR']) && !isUserStore && existsSync(cwd);
  return isNamed ? cwd : (place.root ?? place.gitDir);
}

// What follows every hook call may load: no package. All else is wired in spool.ts and services.ts, which cost as much as a node start
// to load, and so are loaded only by calls that have something to do.

/** The command families that something open in this session waits for; mostly none. One look at a file where there is none. */
export function watchedFamilies(cwd: string, env: NodeJS.ProcessEnv, session: string): readonly string[] {
  return readWatch(join(findHome(cwd, env).directory, 'sessions'), session);
}

/** Notes a task's state, which has no text to filter. False: there are settings, which may switch it off; others read them. Throws IO_FAILED. */
export function noteTaskNumber(call: TaskCall, place: Place & { readonly session: string }): boolean {
  const { cwd, env, session } = place;
  const home = whereBegun(place);
  if (settingsFiles(env, findHome(cwd, env).place).length > 0) return false;
  const event = taskEvent(call, () => '');
  // As createGoalFiles does; that one reads books, too.
  if (event !== undefined)
    createSpool(join(home.directory, 'goals'), sessionFileName(session)).append([event]);
  return true;
}

/** The last that a session ran; one that runs more is told of the first once more. */
const MAX_RAN = 200;

/** Whether a session runs something for the first time in a place where anything may be known: it is noted so that most calls have no more to load. Never throws. */
export function isFirstRun(place: Place & { readonly session: string }, runs: readonly string[]): boolean {
  const { cwd, env, session } = place;
  const home = findHome(cwd, env);
  const homes = [home, userHome(env)];
  if (!homes.some(({ directory }) => existsSync(join(directory, 'index')))) return false;
  const states = statesOf(whereBegun(place), { env });
  const state = states.read(session);
  const news = runs
    .map((run) => fnv1a(`${home.directory} ${run}`))
    .filter((run) => !state?.ran?.includes(run));
  if (state === undefined || news.length === 0) return false;
  attempt(() => states.update(session, ({ ran = [] }) => ({ ran: [...ran, ...news].slice(-MAX_RAN) }))); // else it is asked again
  return true;
}

/** A session whose client nobody recorded is taken for gone after so long without a sign of life. */
const IDLE_MS = 12 * 3_600_000;

/** The newest session of the repository that is open, by the last sign of life; '' where there is none. Never throws. */
export const currentSession = (place: Place): string =>
  attempt(() => {
    const states = statesOf(whereBegun(place), { env: place.env });
    const open = states
      .recent()
      .filter(({ ended_at }) => ended_at === undefined)
      .map(({ session_id: id }) => ({ id, atMs: states.touchedMs(id) })) // a session may only add to its queue
      .sort((a, b) => b.atMs - a.atMs);
    return open.find(({ id }) => !states.isDead(id, IDLE_MS))?.id;
  }) ?? '';

// Which of several installations serves a turn: looked at by every hook call.

const KEPT_MS = 24 * 60 * 60 * 1_000;

/** Whether this runner is the one for a turn: the first to make a link. Where none can be made each may run: twice is better than not at all. */
function takesTurn(folder: string, turn: string, runner: string): boolean {
  const link = join(folder, turn);
  attempt(() => {
    makeLink(folder, link, runner);
    for (const { path } of oldFiles(folder, Date.now() - KEPT_MS, () => 'turns')) removeQuietly(path);
  });
  return attempt(() => readlinkSync(link), runner) === runner;
}

function makeLink(folder: string, link: string, runner: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  symlinkSync(runner, link);
}

/** `script`: that was run, by its settings file; absent for the plugin. `prompt`: the client's id of it; absent before the first. */
export type TurnCall = Pick<Place, 'env'> &
  Readonly<{ script: string | undefined; session: string; prompt: unknown }>;

/** The folder of the client's own settings. */
export const clientFolder = (env: NodeJS.ProcessEnv): string =>
  env['CLAUDE_CONFIG_DIR'] || `${homeOf(env)}/.claude`;

/** Where what is one a machine is kept. */
export const machineFolder = (env: NodeJS.ProcessEnv): string =>
  join(xdgFolder(env, 'XDG_STATE_HOME'), 'cs-memory');

/** Where turns are taken; links in it say by whom. */
export const turnsFolder = (env: NodeJS.ProcessEnv): string => join(machineFolder(env), 'turns');

/** Whether another installation (the plugin, or scripts of a settings file) serves this turn: who is called first does. Where there are no scripts nothing is written. */
export function isServedByAnother({ env, script, session, prompt }: TurnCall): boolean {
  if (script === undefined && !mayHaveScripts(env)) return false;
  const runner = script ?? `plugin:${env['CLAUDE_PLUGIN_ROOT'] ?? ''}`;
  const turn = typeof prompt === 'string' && prompt !== '' ? prompt : `start-${env['CLAUDE_PID'] ?? ''}`;
  return !takesTurn(turnsFolder(env), sessionFileName(`${session}_${turn}`), runner);
}

/** Whether one of the client's folders has scripts of ours, which may run for the same events as the plugin. */
function mayHaveScripts(env: NodeJS.ProcessEnv): boolean {
  const project = env['CLAUDE_PROJECT_DIR'];
  const folders = [clientFolder(env), ...(project === undefined ? [] : [join(project, '.claude')])];
  return folders.some((folder) => existsSync(join(folder, 'hooks', 'cs-memory-tool-use.sh')));
}

/** Whether something happens for the first time in a session, which is noted beside the turns, in no repository. False where it cannot be. */
export function isFirstOfSession({ env, session }: Pick<TurnCall, 'env' | 'session'>, what: string): boolean {
  const folder = turnsFolder(env);
  const link = join(folder, sessionFileName(`${session}_${what}`));
  return attempt(() => makeLink(folder, link, 'first') === undefined, false);
}
