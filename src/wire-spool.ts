// What a capture needs is wired apart from the rest: it runs while the model works, and loading what speaks to git
// would double what it costs.
import { homedir, userInfo } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { createFilterPipeline, type FilterOptions, type FilterPipeline } from '../filters/pipeline.ts';
import { createAccumulator } from './adapters/accumulator/accumulator.ts';
import { createSessionStates } from './adapters/accumulator/session-state.ts';
import {
  currentBranch,
  locateRepository,
  type RepositoryPlace,
  userStorePlace,
} from './adapters/git/locate.ts';
import { type Config, loadConfig } from './config.ts';
import { createLearningDetector } from './domain/detection/detector.ts';
import type { CaptureAccumulator, Clock, SessionStates } from './ports.ts';
import { createCapture } from './services/capture.ts';

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
  /** The session whose state knows the author. */
  readonly session?: string;
}

/** Where the memories of a session belong: the repository around its cwd, else the per-user store. */
export interface Home {
  readonly place: RepositoryPlace;
  readonly isUserStore: boolean;
  /** `<git common dir>/cs-memory`: spools, session states, index. Disposable but for what waits in the spools. */
  readonly directory: string;
}

/** Finds the home of a session without starting git. */
export function findHome(cwd: string, env: NodeJS.ProcessEnv): Home {
  const found = locateRepository(cwd, env);
  const dataHome = env['XDG_DATA_HOME'] || join(env['HOME'] || homedir(), '.local', 'share');
  const place = found ?? userStorePlace(dataHome);
  return { place, isUserStore: found === undefined, directory: join(place.commonDir, 'cs-memory') };
}

/**
 * The folders whose queues a session may have filled, one for each home: where it works now, where it began (the
 * model's `cd` moves the first, not the second), and where else it queued something, as the state there tells.
 */
export function workplaces({
  cwd,
  env,
  session,
}: {
  cwd: string;
  env: NodeJS.ProcessEnv;
  session: string;
}): string[] {
  const began = env['CLAUDE_PROJECT_DIR'] || cwd;
  const others = statesOf(findHome(began, env), env, Date.now).read(session)?.workplaces ?? [];
  const byHome = new Map<string, string>();
  for (const place of [cwd, began, ...others]) byHome.set(findHome(place, env).directory, place);
  return [...byHome.values()];
}

const sessionsDirectory = (home: Home): string => join(home.directory, 'sessions');

const statesOf = (home: Home, env: NodeJS.ProcessEnv, clock: Clock): SessionStates =>
  createSessionStates(sessionsDirectory(home), env, clock);

/** What a capture needs: no git process, nothing that is slow to load. */
export interface Spooling {
  readonly home: Home;
  readonly config: Config;
  readonly filters: FilterPipeline;
  readonly states: SessionStates;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly capture: (session: string) => ReturnType<typeof createCapture>;
  /** Tells the place where the session began that it queued something here: its Stop may come from there. */
  readonly noteWorkplace: (session: string) => void;
  /** A path relative to the root of the work tree; undefined for one outside of it. */
  readonly relativePath: (path: string) => string | undefined;
}

/** Config → filters → accumulator. Throws CONFIG_INVALID. */
export async function wireSpool(options: WireOptions): Promise<Spooling> {
  const { cwd, env, loaders } = options;
  const clock = options.clock ?? Date.now;
  const home = findHome(cwd, env);
  const config = await loadConfig(env, home.place.root);
  const filters = createFilterPipeline({
    ...loaders,
    homeDirectory: env['HOME'] || homedir(),
    ...userName(),
    allow: config.filters.allow,
    ignore: config.capture.ignore,
  });
  const accumulator = (session: string): CaptureAccumulator =>
    createAccumulator({
      directory: sessionsDirectory(home),
      session,
      maxLearnings: config.capture.maxQueued,
    });
  const { captureThreshold: threshold, tools } = config.postToolCapture;
  const relativePath = (path: string): string | undefined => relativeTo(home.place.root, cwd, path);
  return {
    home,
    config,
    filters,
    states: statesOf(home, env, clock),
    noteWorkplace: (session) => {
      const began = findHome(env['CLAUDE_PROJECT_DIR'] || cwd, env);
      if (began.directory === home.directory) return;
      statesOf(began, env, clock).update(session, (state) => ({
        ...state,
        workplaces: [...new Set([...(state.workplaces ?? []), cwd])],
      }));
    },
    accumulator,
    relativePath,
    capture: (session) =>
      createCapture({
        extractLearning: createLearningDetector({ threshold, tools }).extractLearning,
        filters,
        accumulator: accumulator(session),
        clock,
        relativePath,
        branch: currentBranch(home.place.gitDir),
      }),
  };
}

function userName(): { userName?: string } {
  try {
    return { userName: userInfo().username };
  } catch {
    return {}; // a container's user without an entry in passwd has no name to hide
  }
}

function relativeTo(root: string | undefined, cwd: string, path: string): string | undefined {
  if (root === undefined || path === '') return undefined;
  const inside = relative(root, resolve(cwd, path)).replaceAll('\\', '/');
  return inside === '' || inside.startsWith('../') || inside === '..' || isAbsolute(inside)
    ? undefined
    : inside;
}
