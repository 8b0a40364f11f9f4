// What looks at everything is wired apart from what is looked at: only commands ask.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../../../package.json';
import { flushQueues } from '../../capture/flush.ts';
import { deadSessions } from '../../capture/left-overs.ts';
import type { GarbageKind } from '../../core/background.ts';
import { attempt, onceAsked, xdgFolder } from '../../core/basics.ts';
import { DAY_MS } from '../../core/time.ts';
import { lanceDirectory, staleTables } from '../../extras/vectors/tidy.ts';
import { createLogReader, pruneLog } from '../../files/background.ts';
import { removeDeadLocks } from '../../files/lock.ts';
import { logDirectory } from '../../files/log.ts';
import { oldFiles } from '../../files/write.ts';
import { userHome } from '../../git/locate.ts';
import { gitVersion } from '../../git/process.ts';
import { fetchRefspecs, oddNotesRefs, removeStaleLocks, storeProblems } from '../../git/store-check.ts';
import { INDEX_FILES, indexHealth } from '../../recall/index/index-files.ts';
import { dropOldStates, standingGoals } from '../../session/sessions.ts';
import { settingsFiles } from '../config/config.ts';
import { checkBackground, checkBuild, checkCaptures, checkHooks, checkLog } from '../doctor/activity.ts';
import { type Check, checkModel, checkRefs, checkSecrets } from '../doctor/check.ts';
import * as doctor from '../doctor/doctor.ts';
import { digestLog, type LoggedFailure, type Overview, overviewOf, statusOf } from '../doctor/overview.ts';
import { collectGarbage, flushDead, type Mended, mendAll, mendIndex, removed } from '../doctor/upkeep.ts';
import { readJob } from './background.ts';
import { turnsFolder } from './home.ts';
import type { Wired } from './services.ts';
import { modelUseOf } from './session.ts';
import { beganAt, type Spooling, sessionsAt } from './spool.ts';
import { gitOf } from './store.ts';

/** What is wrong in a place. */
export function checkAll(wired: Wired): Promise<readonly Check[]> {
  const { cwd, env, clock, home, notes, config, filters, repository } = wired;
  const { commonDir } = home.place;
  const git = gitOf(wired);
  const log = onceAsked(() => digestLog(createLogReader(env), clock()));
  return doctor.examine([
    ['node', () => doctor.checkNode(process.versions.node)],
    ['git', async () => doctor.checkGit(await gitVersion({ cwd: existsSync(cwd) ? cwd : '/', env }))],
    ['bundle', () => checkBuild(ownBuild(), version, log().build)],
    ['switch', () => doctor.checkSwitch(config.enabled)],
    ['settings', () => doctor.checkSettings(settingsFiles(env, home.place).map(({ file }) => file))],
    ['repository', () => doctor.checkRepository(repository, home.isUserStore)],
    ['identity', () => doctor.checkIdentity(repository)],
    ['notes', () => doctor.checkNotes(notes)],
    ['refs', async () => checkRefs(await fetchRefspecs(git), await oddNotesRefs(git))],
    ['secrets', () => checkSecrets(notes, filters, clock)],
    ['writing', () => doctor.checkWriting(storeProblems(commonDir, clock()))],
    ['filters', () => doctor.checkFilters(filters, config.filters.rules.length)],
    ['index', async () => doctor.checkIndex(await health(wired), readJob(home.directory, 'reindex'))],
    ['hooks', () => checkHooks(log(), clock())],
    ['captures', () => checkCaptures(log(), clock())],
    ['queues', () => doctor.checkWaiting(wired)],
    ['log', () => checkLog(log(), logDirectory(env), clock())],
    ['distil', () => checkModel(modelUseOf(config.distil.model, env, clock()), clock())],
    ['background', () => checkBackground(readJob.bind(undefined, home.directory), clock())],
  ]);
}

const health = async ({ home, notes }: Wired) =>
  indexHealth(join(home.directory, 'index'), await notes.refs());

/** Mends what of it can be mended without a loss. */
export function mend(wired: Wired): Promise<readonly Mended[]> {
  const { env, clock, home } = wired;
  const removeLocks = (): number =>
    removeStaleLocks(home.place.commonDir, clock()) + removeDeadLocks(home.directory);
  return mendAll([
    ['writing', () => removed(removeLocks(), 'lock')], // first: they keep the flush from writing
    ['index', async () => mendIndex(wired.index, await health(wired))],
    ['queues', () => flushDead(deadSessions(wired), (dead) => flushQueues(wired, dead, { ended: true }))],
    ['log', () => removed(pruneLog(env, clock()), 'old file')],
    ['queues', () => void dropOldStates(sessionsAt(wired))],
  ]);
}

/** What scripts/build.ts calls the bundle that this is part of; undefined from the sources. */
const ownBuild = (): string | undefined =>
  attempt(() => readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'build.txt'), 'utf8').trim());

/** How many memories a place has, and what waits there. */
export const statusNow = (wired: Wired) =>
  statusOf(wired, wired.stores, {
    ...{ scope: wired.own.scope, held: wired.held },
    jobs: readJob.bind(undefined, wired.home.directory),
  });

/** The overview of a place, on top of what `wire` gave. */
export async function overviewNow(wired: Wired): Promise<Overview> {
  const { model } = wired.config.distil;
  const nowMs = wired.clock();
  const [status, all] = await Promise.all([statusNow(wired), wired.index.all()]);
  const open = standingGoals(beganAt(wired), all);
  const log = createLogReader(wired.env);
  const distil = model === 'none' ? undefined : modelUseOf(model, wired.env, nowMs);
  return overviewOf(status, all, { goals: open, log, distil }, nowMs);
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

/** Removes old files of a place, the user's store and the user: of sessions untouched for `maxAgeDays`, logs, compiled code, index leftovers. */
export function collectOld(
  { env, clock, home, config }: Spooling,
  maxAgeDays: number,
  dryRun: boolean,
  onFound: (count: number) => void,
) {
  const user = userHome(env);
  const homes = home.directory === user.directory ? [home] : [home, user];
  const hasVectors = config.embedder.kind !== 'none';
  const inUse = new Set<string>([...INDEX_FILES, ...(hasVectors ? ['lancedb'] : [])]);
  const compiled = join(xdgFolder(env, 'XDG_CACHE_HOME'), 'cs-memory', 'compiled');
  function* found() {
    const nowMs = clock();
    const sinceDays = (days: number): number => nowMs - days * DAY_MS;
    for (const at of homes) {
      yield* oldFiles(join(at.directory, 'sessions'), sinceDays(maxAgeDays), sessionFile);
      yield* oldFiles(join(at.directory, 'goals'), sinceDays(maxAgeDays), () => 'goals');
      // What another version wrote, what a killed writer left, and LanceDB's where the settings want none.
      yield* oldFiles(join(at.directory, 'index'), nowMs - WRITING_MS, (name) =>
        inUse.has(name) ? undefined : 'index',
      );
      // Tables of an embedder that the settings have no more, or have elsewhere (index.uri).
      const lance = lanceDirectory(at.directory);
      const isStale = staleTables(lance, hasVectors && (config.index.uri === undefined || at.isUserStore));
      yield* oldFiles(lance, nowMs - WRITING_MS, (name) => (isStale(name) ? 'index' : undefined));
    }
    const isLog = (name: string) => (name.endsWith('.jsonl') ? 'log' : undefined);
    yield* oldFiles(turnsFolder(env), sinceDays(TURN_DAYS), () => 'turns');
    yield* oldFiles(logDirectory(env), sinceDays(LOG_DAYS), isLog);
    yield* oldFiles(compiled, sinceDays(COMPILED_DAYS), (name) =>
      name === 'swept' ? undefined : 'compiled',
    );
  }
  return collectGarbage(found(), dryRun, onFound);
}

/** What a file of a session is; what waits in a queue is never garbage, nor what is known of its session. */
function sessionFile(name: string, names: readonly string[]): GarbageKind | undefined {
  const session = name.slice(0, name.indexOf('.'));
  if (names.some((other) => other.startsWith(`${session}.`) && other.endsWith('.jsonl'))) return undefined;
  if (name.endsWith('.story.json')) return 'stories';
  if (name.endsWith('.handoff.json')) return 'handoffs';
  return /\.(?:json|tmp|open|lock)$/.test(name) ? 'sessions' : undefined;
}
