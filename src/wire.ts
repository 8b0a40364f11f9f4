import { existsSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { createFilterPipeline, type FilterOptions, type FilterPipeline } from '../filters/pipeline.ts';
import { createAccumulator } from './adapters/accumulator/accumulator.ts';
import { createSessionStates } from './adapters/accumulator/session-state.ts';
import { currentBranch, locateRepository, type RepositoryPlace } from './adapters/git/locate.ts';
import { createGitNoteStore } from './adapters/git/note-store.ts';
import { createObjectReader } from './adapters/git/object-reader.ts';
import { createGitRepository } from './adapters/git/repository.ts';
import { ensureUserStore, userStorePlace, withoutRepository } from './adapters/git/user-store.ts';
import { createWordsIndex } from './adapters/index/words/words-index.ts';
import { logDirectory, pruneLog, recentFailures } from './adapters/log/log.ts';
import { type Config, loadConfig } from './config.ts';
import { DAY_MS } from './domain/age.ts';
import { createLearningDetector } from './domain/detection/detector.ts';
import type {
  CaptureAccumulator,
  Clock,
  MemoryIndex,
  NoteStore,
  Repository,
  SessionStates,
} from './ports.ts';
import { createAnchor } from './services/anchor.ts';
import { createCapture } from './services/capture.ts';
import { createDoctor } from './services/doctor.ts';
import { createFlush } from './services/flush.ts';
import { createFlushQueues } from './services/flush-queues.ts';
import { createForget } from './services/forget.ts';
import { createRecall } from './services/recall.ts';
import { createRemember } from './services/remember.ts';
import { createStatus } from './services/status.ts';

/** The packages that each bundle has its own way to load late. */
export type FilterLoaders = Pick<FilterOptions, 'loadSecretlint' | 'loadMinimatch'>;

export interface WireOptions {
  /** Where the session works; it need not exist any more. */
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly loaders: FilterLoaders;
  readonly clock?: Clock;
  /** The session whose state knows the author. */
  readonly session?: string;
}

/** States of sessions that ended so long ago go; a session resumed later than this starts a new ledger. */
const STATE_MAX_AGE_MS = 30 * DAY_MS;

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
  const dataHome = env['XDG_DATA_HOME'] || join(env['HOME'] ?? homedir(), '.local', 'share');
  const place = found ?? userStorePlace(dataHome);
  return { place, isUserStore: found === undefined, directory: join(place.commonDir, 'cs-memory') };
}

/** What a capture needs: no git process, nothing that is slow to load. */
export interface Spooling {
  readonly home: Home;
  readonly config: Config;
  readonly filters: FilterPipeline;
  readonly states: SessionStates;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly capture: (session: string) => ReturnType<typeof createCapture>;
}

/** Config → filters → accumulator. Throws CONFIG_INVALID. */
export function wireSpool(options: WireOptions): Spooling {
  const { cwd, env, loaders } = options;
  const clock = options.clock ?? Date.now;
  const home = findHome(cwd, env);
  const config = loadConfig(env, home.place.root);
  const filters = createFilterPipeline({
    ...loaders,
    homeDirectory: env['HOME'] ?? homedir(),
    ...userName(),
    allow: config.filters.allow,
    ignore: config.capture.ignore,
  });
  const sessions = join(home.directory, 'sessions');
  const accumulator = (session: string): CaptureAccumulator =>
    createAccumulator({ directory: sessions, session, maxLearnings: config.capture.maxQueued });
  const { captureThreshold: threshold, tools } = config.postToolCapture;
  return {
    home,
    config,
    filters,
    states: createSessionStates(sessions, env, clock),
    accumulator,
    capture: (session) =>
      createCapture({
        extractLearning: createLearningDetector({ threshold, tools }).extractLearning,
        filters,
        accumulator: accumulator(session),
        clock,
        relativePath: (path) => relativeTo(home.place.root, cwd, path),
        branch: currentBranch(home.place.gitDir),
      }),
  };
}

/** Everything: what `wireSpool` gives, and the services that read and write notes. */
export interface Wired extends Spooling {
  readonly notes: NoteStore;
  readonly index: MemoryIndex;
  readonly repository: Repository;
  readonly flushQueues: ReturnType<typeof createFlushQueues>;
  readonly recall: ReturnType<typeof createRecall>;
  readonly remember: ReturnType<typeof createRemember>;
  readonly forget: ReturnType<typeof createForget>;
  readonly status: ReturnType<typeof createStatus>;
  readonly doctor: ReturnType<typeof createDoctor>;
  readonly logDirectory: string;
  /** Removes what is older than anybody will ask for: session states and log files. */
  readonly prune: () => void;
  /** Ends the git process that reads objects. */
  close(): void;
}

/** Config → adapters → services. Makes the per-user store where it is needed and absent. Throws what those throw. */
export async function wire(options: WireOptions): Promise<Wired> {
  const spooling = wireSpool(options);
  const { home, filters, states } = spooling;
  const clock = options.clock ?? Date.now;
  if (home.isUserStore) await ensureUserStore(home.place, options.env);
  const env = home.isUserStore ? withoutRepository(options.env) : options.env;
  const cwd =
    existsSync(options.cwd) && !home.isUserStore ? options.cwd : (home.place.root ?? home.place.gitDir);
  const knownAuthor = options.session === undefined ? undefined : states.read(options.session)?.author;

  const git = { cwd, env };
  const reader = createObjectReader(git);
  const repository = createGitRepository({
    cwd,
    gitDir: home.place.gitDir,
    reader,
    ...(knownAuthor === undefined ? {} : { knownAuthor }),
  });
  const notes = createGitNoteStore({
    git,
    commonDir: home.place.commonDir,
    reader,
    clock,
    author: repository.author,
  });
  const index = createWordsIndex({ directory: join(home.directory, 'index'), notes });
  const anchor = createAnchor({ notes, index, repository });
  const branch = currentBranch(home.place.gitDir);
  return {
    ...spooling,
    notes,
    index,
    repository,
    flushQueues: createFlushQueues({
      flush: createFlush({ anchor, filters, index }),
      accumulator: spooling.accumulator,
      states,
      clock,
    }),
    recall: createRecall({ index, repository, clock }),
    remember: createRemember({ anchor, filters, index, clock, branch }),
    forget: createForget({ notes, index, repository, clock }),
    status: createStatus({ index, states, accumulator: spooling.accumulator, clock }),
    doctor: createDoctor({
      notes,
      repository,
      filters,
      states,
      accumulator: spooling.accumulator,
      isUserStore: home.isUserStore,
      recentFailures: () => recentFailures(env),
      nodeVersion: process.versions.node,
    }),
    logDirectory: logDirectory(env),
    prune: () => {
      states.prune(clock(), STATE_MAX_AGE_MS);
      pruneLog(env, clock());
    },
    close: reader.close,
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
