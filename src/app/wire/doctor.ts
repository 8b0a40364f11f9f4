// What looks at everything is wired apart from what is looked at: only commands ask.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../../../package.json';
import { deadSessions } from '../../capture/flush-queues.ts';
import type { FindGarbage, GarbageKind } from '../../core/background.ts';
import { xdgFolder } from '../../core/environment.ts';
import { DAY_MS } from '../../core/time.ts';
import { lanceDirectory, staleTables } from '../../extras/vectors/tidy.ts';
import { createJobStates } from '../../files/background.ts';
import { createFindOldFiles, removeGarbage } from '../../files/clean.ts';
import { removeDeadLocks } from '../../files/lock.ts';
import { createLogReader, logDirectory, pruneLog } from '../../files/log.ts';
import { gitVersion } from '../../git/process.ts';
import { fetchRefspecs, oddNotesRefs, removeStaleLocks, storeProblems } from '../../git/store-check.ts';
import { indexHealth } from '../../recall/index/exact-lookup.ts';
import { INDEX_FILES } from '../../recall/index/index-file.ts';
import { processStart } from '../../session/store/session-state.ts';
import { settingsFiles } from '../config/config.ts';
import type { Config } from '../config/config-defaults.ts';
import { createDoctor } from '../doctor/doctor.ts';
import { digestLog, type LoggedFailure } from '../doctor/log-digest.ts';
import { createOverview } from '../doctor/overview.ts';
import { createGc, createMend } from '../doctor/upkeep.ts';
import { type Home, userHome } from './home.ts';
import { turnsFolder } from './hot.ts';
import { gitOf } from './look.ts';
import type { Wired } from './services.ts';
import { goalsOf, modelUseOf, storiesOf, storiesToDistil, wireGoals } from './session.ts';
import type { Spooling, WireOptions } from './spool.ts';

/** As old as wire.ts lets them become. */
const STATE_MAX_AGE_MS = 30 * DAY_MS;

/** What is wrong, and what of it can be mended here, on top of what `wire` gave for the same options. Does nothing before it is asked. */
export function wireDoctor(options: Pick<WireOptions, 'cwd' | 'env' | 'clock'>, wired: Wired) {
  const { env, clock = Date.now } = options;
  const { home, notes, states, accumulator, config, index } = wired;
  const health = async () => indexHealth(join(home.directory, 'index'), await notes.refs());
  const stories = storiesToDistil(storiesOf(home), config.answers.enabled);
  const { commonDir } = home.place;
  const check = createDoctor({
    notes,
    repository: wired.repository,
    filters: wired.filters,
    states,
    accumulator,
    stories,
    isUserStore: home.isUserStore,
    storeProblems: () => storeProblems(commonDir, clock()),
    isOn: config.enabled,
    ownRules: config.filters.rules.length,
    settingsFiles: settingsFiles(env, home.place).map(({ file }) => file),
    log: createLogReader(env),
    logDirectory: wired.logDirectory,
    modelUse: () => modelUseOf(config.distil.model, env, clock()),
    jobs: createJobStates(home.directory),
    indexHealth: health,
    fetches: () => fetchRefspecs(gitOf(options, wired)),
    oddRefs: () => oddNotesRefs(gitOf(options, wired)),
    gitVersion: () => gitVersion({ cwd: existsSync(options.cwd) ? options.cwd : '/', env }),
    nodeVersion: process.versions.node,
    version,
    build: ownBuild(),
    clock,
  });
  const mend = createMend({
    removeLocks: () =>
      removeStaleLocks(commonDir, clock()) +
      removeDeadLocks({ directory: home.directory, processStart, clock }),
    indexHealth: health,
    index,
    deadSessions: () => deadSessions({ states, accumulator, stories, clock }),
    flush: (sessions) => wired.flushQueues(sessions, { ended: true }),
    pruneLog: () => pruneLog(env, clock()),
    pruneSessions: () => {
      states.prune(clock(), STATE_MAX_AGE_MS);
      goalsOf(home).prune(clock(), STATE_MAX_AGE_MS);
    },
  });
  return { check, mend };
}

/** What scripts/build.ts calls the bundle that this is part of; undefined from the sources. */
function ownBuild(): string | undefined {
  try {
    return readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'build.txt'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** The overview of a place, on top of what `wire` gave for the same options. */
export function wireOverview(
  options: Pick<WireOptions, 'cwd' | 'env' | 'clock'>,
  { status, index, states, config }: Pick<Wired, 'status' | 'index' | 'states' | 'config'>,
): ReturnType<typeof createOverview> {
  const { clock = Date.now } = options;
  const { model } = config.distil;
  const memories = () => index.all();
  const goals = wireGoals(options, { memories, states });
  return createOverview({
    status,
    memories,
    goals: goals.standing,
    log: createLogReader(options.env),
    modelUse: () => (model === 'none' ? undefined : modelUseOf(model, options.env, clock())),
    clock,
  });
}

/** What failed in the days the log has, in all repositories, the newest first. */
export const loggedFailures = (env: NodeJS.ProcessEnv, nowMs: number): readonly LoggedFailure[] =>
  digestLog(createLogReader(env), nowMs).failures;

/** As the log itself keeps them. */
const LOG_DAYS = 7;
const TURN_DAYS = 1;
const COMPILED_DAYS = 30;
/** A writer at work has its files beside the index; none takes an hour. */
const WRITING_MS = 3_600_000;

/**
 * What removes old files of a place, of the user's own store, and of the user: what sessions left that nothing has touched for `maxAgeDays`,
 * old logs, compiled code, and what an index has that nothing reads.
 */
export function wireGc(
  { env, clock = Date.now }: Pick<WireOptions, 'env' | 'clock'>,
  { home, config }: Pick<Spooling, 'home' | 'config'>,
  { maxAgeDays }: { readonly maxAgeDays: number },
): ReturnType<typeof createGc> {
  const user = userHome(env);
  const homes = home.directory === user.directory ? [home] : [home, user];
  const compiled = join(xdgFolder(env, 'XDG_CACHE_HOME'), 'cs-memory', 'compiled');
  const maxAgeMs = maxAgeDays * DAY_MS;
  const find: readonly FindGarbage[] = [
    ...homes.flatMap((at) => [
      createFindOldFiles({ directory: join(at.directory, 'sessions'), maxAgeMs, kindOf: sessionFile }),
      createFindOldFiles({ directory: join(at.directory, 'goals'), maxAgeMs, kindOf: () => 'goals' }),
      findStaleIndex(at, config),
      findStaleTables(at, config),
    ]),
    createFindOldFiles({ directory: turnsFolder(env), maxAgeMs: TURN_DAYS * DAY_MS, kindOf: () => 'turns' }),
    createFindOldFiles({
      directory: logDirectory(env),
      maxAgeMs: LOG_DAYS * DAY_MS,
      kindOf: (name) => (name.endsWith('.jsonl') ? 'log' : undefined),
    }),
    createFindOldFiles({
      directory: compiled,
      maxAgeMs: COMPILED_DAYS * DAY_MS,
      kindOf: (name) => (name === 'swept' ? undefined : 'compiled'),
    }),
  ];
  return createGc({ find, remove: removeGarbage, clock });
}

/** What a file of a session is; what waits in a queue is never garbage, nor what is known of its session. */
function sessionFile(name: string, names: readonly string[]): GarbageKind | undefined {
  const session = name.slice(0, name.indexOf('.'));
  if (names.some((other) => other.startsWith(`${session}.`) && other.endsWith('.jsonl'))) return undefined;
  if (name.endsWith('.story.json')) return 'stories';
  if (name.endsWith('.handoff.json')) return 'handoffs';
  return /\.(?:json|tmp|open|lock)$/.test(name) ? 'sessions' : undefined;
}

/** Of the index's folder: what another version wrote, what a killed writer left, and LanceDB's where the settings want none. */
function findStaleIndex(home: Home, { embedder }: Config): FindGarbage {
  const inUse = new Set<string>([...INDEX_FILES, ...(embedder.kind !== 'none' ? ['lancedb'] : [])]);
  const kindOf = (name: string): GarbageKind | undefined => (inUse.has(name) ? undefined : 'index');
  return createFindOldFiles({ directory: join(home.directory, 'index'), maxAgeMs: WRITING_MS, kindOf });
}

/** In LanceDB's folder: tables of an embedder that the settings have no more, or have elsewhere (index.uri). */
function findStaleTables(home: Home, { embedder, index }: Config): FindGarbage {
  const directory = lanceDirectory(home.directory);
  const isElsewhere = index.uri !== undefined && !home.isUserStore;
  const isStale = staleTables(directory, embedder.kind !== 'none' && !isElsewhere);
  const kindOf = (name: string): GarbageKind | undefined => (isStale(name) ? 'index' : undefined);
  return createFindOldFiles({ directory, maxAgeMs: WRITING_MS, kindOf });
}
