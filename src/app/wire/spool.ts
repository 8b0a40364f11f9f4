// What a capture needs is wired apart from the rest: it runs while the model works, and loading what speaks to git
// would double what it costs.

import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { createPathMatcher } from '../../../filters/ignored-paths.ts';
import {
  createFilterPipeline,
  type FilterOptions,
  type FilterPipeline,
  rememberingFilters,
} from '../../../filters/pipeline.ts';
import type { CapturePlace } from '../../capture/context.ts';
import type { IndexBound } from '../../core/background.ts';
import { attempt, onceAsked } from '../../core/basics.ts';
import type { Clock, TellProgress } from '../../core/ports.ts';
import { branchOf, findHome, type Home, relativeTo } from '../../git/locate.ts';
import { type CaptureAccumulator, createAccumulator } from '../../session/accumulator.ts';
import type { SessionPlace } from '../../session/context.ts';
import { createGoalFiles, createHandoffFiles, createStoryFiles } from '../../session/session-files.ts';
import { loadConfig } from '../config/config.ts';
import type { Config } from '../config/config-schema.ts';
import { beganIn, type Place, statesOf, whereBegun } from './home.ts';

/** The package that each bundle has its own way to load late. */
export type FilterLoaders = Pick<FilterOptions, 'loadMinimatch'>;

export interface WireOptions extends Place {
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

/** The folders whose queues a session may have filled, one a home: where it works, where it began, and where else it queued something. */
export function workplaces({ cwd, env, session }: Place & { readonly session: string }): string[] {
  const began = beganIn({ cwd, env });
  const others = statesOf(findHome(began, env), { env }).read(session)?.workplaces ?? [];
  const byHome = new Map<string, string>();
  for (const place of [cwd, began, ...others]) byHome.set(findHome(place, env).directory, place);
  return [...byHome.values()];
}

/** What a capture needs: no git process, nothing that is slow to load. */
export interface Spooling extends WireOptions, CapturePlace {
  readonly clock: Clock;
  readonly home: Home;
  readonly config: Config;
  /** The same, but for cutting over-long lines: a cut would cover a secret in minified code, and its name. */
  readonly wholeLineFilters: () => FilterPipeline;
}

/** The queues and states of another place, with the same settings. */
export function spoolAt(home: Home, { config, env, clock }: Pick<Spooling, 'config' | 'env' | 'clock'>) {
  const directory = join(home.directory, 'sessions');
  return {
    accumulator: createAccumulator.bind(undefined, { directory, maxLearnings: config.capture.maxQueued }),
    states: statesOf(home, { env, clock }),
  };
}

/** Where the session began: its goals and its story belong there, since the model's `cd` is no other session. */
export const beganAt = (at: Spooling): SessionPlace => sessionsAt(at, beganIn(at));

/** The sessions of a place, by the settings of another. */
export function sessionsAt(at: Spooling, cwd = at.cwd): SessionPlace {
  const home = findHome(cwd, at.env);
  return {
    ...{ ...at, ...spoolAt(home, at), ...keptOf(home), cwd, home, here: at },
    branch: branchOf(home),
    isFile: (path) => isFileIn(home, path),
    relativePath: (path) => relativeTo(home.place.root, cwd, path),
  };
}

/** See WritingPlace. */
export function heldQueue(home: Home): CaptureAccumulator {
  const directory = join(home.directory, 'review');
  return createAccumulator({ directory, maxLearnings: Number.POSITIVE_INFINITY }, 'held');
}

/** Config → filters → accumulator. Throws CONFIG_INVALID. */
export async function wireSpool(options: WireOptions): Promise<Spooling> {
  const { cwd, env, loaders, clock = Date.now } = options;
  const home = findHome(cwd, env);
  const branch = branchOf(home);
  const config = options.config ?? (await loadConfig(env, home.place));
  const { allow, ...kept } = config.filters;
  // A container's user may have no entry in passwd, and so no name, and no home but HOME.
  const { username: userName = '', homedir = '' } = attempt(() => userInfo()) ?? {};
  const filterOptions: FilterOptions = {
    ...loaders,
    ...{ ...kept, userName, homeDirectory: env['HOME'] || homedir },
    allow: allow.values,
    allowPaths: allow.paths,
    ignore: config.capture.ignore,
  };
  const filters = rememberingFilters(createFilterPipeline(filterOptions));
  return {
    ...options,
    ...{ clock, home, branch, config, filters },
    ...spoolAt(home, { config, env, clock }),
    isFile: (path) => isFileIn(home, path),
    relativePath: (path) => relativeTo(home.place.root, cwd, path),
    gitIgnored: config.capture.ignoreGitIgnored ? askGit(options, home, config) : undefined,
    wholeLineFilters: () => createFilterPipeline({ ...filterOptions, wholeLines: true }),
  };
}

const spools = new WeakMap<object, Map<string, Promise<Spooling>>>();

/** The same of an event, wired once for each place: in `cwd`, or where the event was raised. */
export function spoolOf(event: Place, loaders: FilterLoaders, cwd = event.cwd): Promise<Spooling> {
  const known = spools.get(event) ?? new Map<string, Promise<Spooling>>();
  spools.set(event, known);
  const wired = known.get(cwd) ?? wireSpool({ cwd, env: event.env, loaders });
  known.set(cwd, wired);
  return wired;
}

/** Tells the place where a session began, where that is another one, that it queued something here: its Stop may come from there. */
export function noteWorkplace(at: Spooling, session: string): void {
  if (beganIn(at) === at.cwd) return;
  const there = whereBegun(at);
  if (there.directory === at.home.directory) return;
  statesOf(there, at).update(session, ({ workplaces = [] }) => ({
    workplaces: [...new Set([...workplaces, at.cwd])],
  }));
}

/** Which of some paths git ignores, but for those the user allows. Loads what starts git at the first question. */
function askGit({ cwd, env, loaders }: WireOptions, { place: { root } }: Home, { filters }: Config) {
  const isAllowed = onceAsked(() => createPathMatcher(loaders.loadMinimatch, filters.allow.paths));
  return async (paths: readonly string[]): Promise<ReadonlySet<string>> => {
    const inside = paths
      .filter((path) => !isAllowed()(path))
      .flatMap((path) => relativeTo(root, cwd, path) ?? []);
    if (root === undefined || inside.length === 0) return new Set();
    const { ignoredByGit } = await import('../../git/check-ignore.ts');
    return ignoredByGit(inside, { cwd: root, env });
  };
}

/** Whether a path, relative to the root of the work tree, is a file in it. */
function isFileIn({ place: { root } }: Home, path: string): boolean {
  if (root === undefined || relativeTo(root, root, path) === undefined) return false;
  return attempt(() => statSync(join(root, path)).isFile(), false);
}

/** What is kept of the sessions of a place beside their queues: how they went, what they were after, what they handed on. */
export function keptOf({ directory }: Home) {
  const sessions = join(directory, 'sessions');
  return {
    stories: createStoryFiles(sessions),
    goals: createGoalFiles(join(directory, 'goals')),
    handoffs: createHandoffFiles(sessions),
  };
}
