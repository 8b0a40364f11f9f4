// What a capture needs is wired apart from the rest: it runs while the model works, and loading what speaks to git
// would double what it costs.

import { statSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createPathMatcher } from '../../../filters/ignored-paths.ts';
import {
  createFilterPipeline,
  type FilterOptions,
  type FilterPipeline,
  rememberingFilters,
} from '../../../filters/pipeline.ts';
import { createCapture, createExtract, type Extract } from '../../capture/capture.ts';
import { createLearningDetector } from '../../capture/model/detection/detector.ts';
import type { StoryStore } from '../../capture/model/ports.ts';
import type { IndexBound } from '../../core/background.ts';
import { attempt, whenAsked } from '../../core/basics.ts';
import type { Clock, TellProgress } from '../../core/ports.ts';
import { currentBranch } from '../../git/locate.ts';
import type { CaptureAccumulator, GoalStore, Needs, SessionStates } from '../../session/model/ports.ts';
import { createAccumulator } from '../../session/store/accumulator.ts';
import { createGoalFiles, createStoryFiles } from '../../session/store/session-files.ts';
import { createSessionStates } from '../../session/store/session-state.ts';
import { loadConfig } from '../config/config.ts';
import type { Config } from '../config/config-defaults.ts';
import { beganIn, findHome, type Home, relativeTo, userHome } from './home.ts';

/** The packages that each bundle has its own way to load late. */
export type FilterLoaders = Pick<FilterOptions, 'loadSecretlint' | 'loadMinimatch'>;

export interface WireOptions {
  /** Where the session works; it need not exist any more. */
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly loaders: FilterLoaders;
  readonly clock?: Clock;
  /** How long other writers of the notes may win before a write gives up. */
  readonly maxWaitMs?: number;
  /** Whether a note that a partial clone lacks may be fetched: a hook speaks to no network. */
  readonly mayFetch?: boolean;
  /** What may be done to bring the index up to date: no bound where absent. A hook has one. */
  readonly indexBound?: IndexBound;
  /** In place of what settings files and the environment say: for who looks although one of them is wrong. */
  readonly config?: Config;
  readonly session?: string;
  /** Whether the same is asked again and again: then what git said of the code a moment ago is said again. */
  readonly asksOften?: boolean;
  readonly tellReading?: TellProgress;
}

type Place = Pick<WireOptions, 'cwd' | 'env'>;

/** The folders whose queues a session may have filled, one a home: where it works, where it began, and where else it queued something. */
export function workplaces({ cwd, env, session }: Place & { readonly session: string }): string[] {
  const began = beganIn({ cwd, env });
  const others = statesOf(findHome(began, env), env, Date.now).read(session)?.workplaces ?? [];
  const byHome = new Map<string, string>();
  for (const place of [cwd, began, ...others]) byHome.set(findHome(place, env).directory, place);
  return [...byHome.values()];
}

const sessionsDirectory = (home: Home): string => join(home.directory, 'sessions');

const statesOf = (home: Home, env: NodeJS.ProcessEnv, clock: Clock): SessionStates =>
  createSessionStates(sessionsDirectory(home), env, clock);

/** What a capture needs: no git process, nothing that is slow to load. */
export interface Spooling extends Needs<'filters' | 'states' | 'accumulator'> {
  readonly home: Home;
  readonly config: Config;
  /** The same, but for cutting over-long lines: a cut would cover a secret in minified code, and its name. */
  readonly wholeLineFilters: () => FilterPipeline;
  readonly extract: Extract;
  readonly capture: (session: string) => ReturnType<typeof createCapture>;
  /** Tells the place where the session began that it queued something here: its Stop may come from there. */
  readonly noteWorkplace: (session: string) => void;
  readonly relativePath: (path: string) => string | undefined;
}

const accumulatorsOf =
  (home: Home, config: Config) =>
  (session: string): CaptureAccumulator =>
    createAccumulator({
      directory: sessionsDirectory(home),
      session,
      maxLearnings: config.capture.maxQueued,
    });

/** The queues and states of another place, with the same settings. */
export function spoolAt(
  home: Home,
  { config }: Pick<Spooling, 'config'>,
  { env, clock = Date.now }: Pick<WireOptions, 'env' | 'clock'>,
): Pick<Spooling, 'accumulator' | 'states'> {
  return { accumulator: accumulatorsOf(home, config), states: statesOf(home, env, clock) };
}

/** The captures that wait for `cs-memory review`, beside the queues: no flush takes them, and nothing is ever dropped. */
export function heldQueue(home: Home): CaptureAccumulator {
  const directory = join(home.directory, 'review');
  return createAccumulator({ directory, session: 'held', maxLearnings: Number.POSITIVE_INFINITY });
}

/** The same settings and filters over the user's own store. */
export function userSpooling(spooling: Spooling, options: WireOptions): Spooling {
  const home = userHome(options.env);
  return { ...spooling, home, ...spoolAt(home, spooling, options) };
}

/** Config → filters → accumulator. Throws CONFIG_INVALID. */
export async function wireSpool(options: WireOptions): Promise<Spooling> {
  const { cwd, env, loaders } = options;
  const clock = options.clock ?? Date.now;
  const home = findHome(cwd, env);
  const config = options.config ?? (await loadConfig(env, home.place));
  const filterOptions: FilterOptions = {
    ...loaders,
    homeDirectory: env['HOME'] || homedir(),
    ...userName(),
    allow: config.filters.allow.values,
    allowPaths: config.filters.allow.paths,
    ignore: config.capture.ignore,
    personalData: config.filters.personalData,
    secretPaths: config.filters.secretPaths,
    rules: config.filters.rules,
  };
  const filters = rememberingFilters(createFilterPipeline(filterOptions));
  const accumulator = accumulatorsOf(home, config);
  const { captureThreshold: threshold, tools } = config.postToolCapture;
  const relativePath = (path: string): string | undefined => relativeTo(home.place.root, cwd, path);
  const extract = whenAsked(() =>
    createExtract({
      detector: createLearningDetector({ threshold, tools }),
      filters,
      gitIgnored: config.capture.ignoreGitIgnored ? askGit(options, home, config) : undefined,
    }),
  );
  const began = beganIn({ cwd, env });
  return {
    home,
    config,
    filters,
    wholeLineFilters: () => createFilterPipeline({ ...filterOptions, wholeLines: true }),
    states: statesOf(home, env, clock),
    noteWorkplace: (session) => {
      if (began === cwd) return;
      const there = findHome(began, env);
      if (there.directory === home.directory) return;
      statesOf(there, env, clock).update(session, (state) => ({
        ...state,
        workplaces: [...new Set([...(state.workplaces ?? []), cwd])],
      }));
    },
    accumulator,
    relativePath,
    extract,
    capture: (session) =>
      createCapture({
        extract,
        filters,
        accumulator: accumulator(session),
        clock,
        relativePath,
        branch: home.isUserStore ? undefined : currentBranch(home.place.gitDir),
      }),
  };
}

const spools = new WeakMap<object, Map<string, Promise<Spooling>>>();

/** The same of an event, wired once for each place: in `cwd`, or where the event was raised. */
export function spoolOf(
  event: Pick<WireOptions, 'cwd' | 'env'>,
  loaders: FilterLoaders,
  cwd = event.cwd,
): Promise<Spooling> {
  const known = spools.get(event) ?? new Map<string, Promise<Spooling>>();
  spools.set(event, known);
  const wired = known.get(cwd) ?? wireSpool({ cwd, env: event.env, loaders });
  known.set(cwd, wired);
  return wired;
}

/** Which of some paths git ignores, but for those the user allows. Loads what starts git at the first question. */
function askGit({ cwd, env, loaders }: WireOptions, { place: { root } }: Home, { filters }: Config) {
  const isAllowed = whenAsked(() => createPathMatcher(loaders.loadMinimatch, filters.allow.paths));
  return async (paths: readonly string[]): Promise<ReadonlySet<string>> => {
    const inside = paths
      .filter((path) => !isAllowed(path))
      .flatMap((path) => relativeTo(root, cwd, path) ?? []);
    if (root === undefined || inside.length === 0) return new Set();
    const { ignoredByGit } = await import('../../git/check-ignore.ts');
    return ignoredByGit(inside, { cwd: root, env });
  };
}

function userName(): { userName?: string } {
  return attempt(() => ({ userName: userInfo().username }), {}); // a container's user without an entry in passwd has no name to hide
}

/** The stories of a place's sessions. */
export const storiesOf = (home: Home): StoryStore => createStoryFiles(sessionsDirectory(home));

/** Whether a path, relative to the root of the work tree, is a file in it. */
export function isFileIn({ place: { root } }: Home): (path: string) => boolean {
  return (path) => {
    if (root === undefined || relativeTo(root, root, path) === undefined) return false;
    return attempt(() => statSync(join(root, path)).isFile(), false);
  };
}

/** The goals of a place's sessions. */
export const goalsOf = (home: Home): GoalStore => createGoalFiles(join(home.directory, 'goals'));
