// What looks at everything is wired apart from what is looked at: only commands ask.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../../../package.json';
import { flushQueues } from '../../capture/flush.ts';
import { deadSessions } from '../../capture/left-overs.ts';
import { GARBAGE, type GarbageKind } from '../../core/background.ts';
import { attempt, onceAsked, xdgFolder } from '../../core/basics.ts';
import { errorMessage } from '../../core/errors.ts';
import { count } from '../../core/text.ts';
import { DAY_MS } from '../../core/time.ts';
import { lanceDirectory, staleTables } from '../../extras/vectors/tidy.ts';
import { createLogReader, pruneLog } from '../../files/background.ts';
import { removeDeadLocks } from '../../files/lock.ts';
import { logDirectory } from '../../files/log.ts';
import { isRemoved, oldFiles } from '../../files/write.ts';
import { mendBrokenRefs, mendUserStore } from '../../git/damage.ts';
import { hasUserStore, userHome } from '../../git/locate.ts';
import { gitVersion } from '../../git/process.ts';
import { fetchRefspecs, oddNotesRefs, removeStaleLocks, storeProblems } from '../../git/store-check.ts';
import { INDEX_FILES, indexedRefs, indexHealth } from '../../recall/index/index-files.ts';
import { dropOldStates } from '../../session/sessions.ts';
import { settingsFiles } from '../config/config.ts';
import * as activity from '../doctor/activity.ts';
import { type Check, checkModel, checkRefs, checkSecrets, fail, ok, warn } from '../doctor/check.ts';
import * as doctor from '../doctor/doctor.ts';
import { readJob } from './background.ts';
import { turnsFolder } from './home.ts';
import { modelUseOf } from './overview.ts';
import type { Wired } from './services.ts';
import { type Spooling, sessionsAt } from './spool.ts';
import { gitOf } from './store.ts';

const OLDEST_NODE = 20;

/** What is wrong in a place. */
export function checkAll(wired: Wired): Promise<readonly Check[]> {
  const { cwd, env, clock, home, notes, config, filters, repository } = wired;
  const git = gitOf(wired);
  const { node } = process.versions;
  const log = onceAsked(() => activity.digestLog(createLogReader(env), clock()));
  const files = settingsFiles(env, home.place).map(({ file }) => file);
  const settings = files.join(', ') || 'no settings file: the defaults apply';
  return doctor.examine([
    [
      'node',
      () =>
        Number(node.split('.')[0]) >= OLDEST_NODE
          ? ok(`Node.js ${node}`)
          : fail(`Node.js ${node} is too old`, { hint: `install Node.js ${OLDEST_NODE} or newer` }),
    ],
    ['git', async () => doctor.checkGit(await gitVersion({ cwd: existsSync(cwd) ? cwd : '/', env }))],
    ['bundle', () => activity.checkBuild(ownBuild(), version, log().build)],
    [
      'switch',
      () =>
        config.enabled
          ? ok('memory is on here')
          : warn('the hooks are switched off here: nothing is kept or recalled by itself', {
              hint: 'see CS_MEMORY_ENABLED and "enabled" in the settings',
            }),
    ],
    ['settings', () => ok(settings, { files: files.length })],
    ['repository', () => doctor.checkRepository(repository, home.isUserStore)],
    [
      'identity',
      async () =>
        (await repository.author()) === undefined
          ? warn('git has no user name: memories will have no author', {
              hint: 'git config --global user.name and user.email',
            })
          : ok('git knows who you are'),
    ],
    ['notes', () => doctor.checkNotes(notes)],
    ['refs', async () => checkRefs(await fetchRefspecs(git), await oddNotesRefs(git))],
    ...(hasUserStore(userHome(env).place) ? [['own store', () => doctor.checkOwn(wired.user)] as const] : []),
    ['secrets', () => checkSecrets(notes, filters, clock)],
    ['writing', () => doctor.checkWriting(storeProblems(home.place.commonDir, clock()))],
    ['filters', () => doctor.checkFilters(filters, config.filters.rules.length)],
    ['index', async () => doctor.checkIndex(await health(wired), readJob(home.directory, 'reindex'))],
    ['hooks', () => activity.checkHooks(log(), clock())],
    ['captures', () => activity.checkCaptures(log(), clock())],
    ['queues', () => doctor.checkWaiting(wired)],
    ['log', () => activity.checkLog(log(), logDirectory(env), clock())],
    ['distil', () => checkModel(modelUseOf(config.distil.model, env, clock()), clock())],
    ['background', () => activity.checkBackground(readJob.bind(undefined, home.directory), clock())],
  ]);
}

const health = async ({ home, notes }: Wired) =>
  indexHealth(join(home.directory, 'index'), await notes.refs());

/** What scripts/build.ts calls the bundle that this is part of; undefined from the sources. */
const ownBuild = (): string | undefined =>
  attempt(() => readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'build.txt'), 'utf8').trim());

export type Mended = Readonly<{ name: string; did: string; failed?: true }>;
type Step = readonly [check: string, mend: () => Promise<string | undefined> | string | undefined];

/** Mends what can be mended without a loss: each step can be done at any time and again, beside sessions that run, and one that fails leaves others their turn. */
export async function mend(wired: Wired): Promise<readonly Mended[]> {
  const { env, clock, home } = wired;
  const removed = (n: number, what: string) => (n === 0 ? undefined : `${count(n, what)} removed`);
  const { commonDir } = home.place;
  const deadLocks = (): number => removeStaleLocks(commonDir, clock()) + removeDeadLocks(home.directory);
  const steps: readonly Step[] = [
    // First: they keep the flush from writing.
    ['writing', () => removed(deadLocks(), 'lock')],
    ['notes', () => mendUsers(wired)],
    ['notes', () => (home.isUserStore ? undefined : mendRefs(wired.own))],
    ['index', () => mendIndex(wired)],
    ['queues', () => flushDead(wired)],
    ['log', () => removed(pruneLog(env, clock()), 'old file')],
    ['queues', () => void dropOldStates(sessionsAt(wired))],
  ];
  const mended: Mended[] = [];
  for (const [name, mendIt] of steps) {
    try {
      const did = await mendIt();
      if (did !== undefined) mended.push({ name, did });
    } catch (error) {
      mended.push({ name, did: errorMessage(error), failed: true });
    }
  }
  return mended;
}

/** Mends what a power cut may have damaged in the user's own store. */
async function mendUsers({ user, hasUser, env }: Wired): Promise<string | undefined> {
  const { place } = userHome(env);
  const isMended = hasUserStore(place) && (await mendUserStore(place, env));
  const told = [isMended && `${place.gitDir} is whole again`, hasUser() && (await mendRefs(user))];
  return told.filter(Boolean).join('; ') || undefined;
}

async function mendRefs({ git, reader, notes, home }: Wired['own']): Promise<string | undefined> {
  const { commonDir } = home.place;
  const indexed = indexedRefs(join(home.directory, 'index')) ?? [];
  return (await mendBrokenRefs({ git, reader, notes, commonDir, indexed })).join('; ') || undefined;
}

/** Brings the index up to date, or builds a damaged one anew. */
async function mendIndex(wired: Wired): Promise<string | undefined> {
  const { index } = wired;
  const { state, bytes } = await health(wired);
  if (state === 'current' || (state === 'none' && bytes === 0)) return undefined;
  if (state === 'damaged') await index.drop();
  const memories = (await index.counts('')).documents;
  await index.save();
  return `${state === 'behind' ? 'updated' : 'rebuilt'}: ${count(memories, 'memory')}`;
}

/** Writes what sessions left that nobody will flush. */
async function flushDead(wired: Wired): Promise<string | undefined> {
  const dead = deadSessions(wired);
  if (dead.length === 0) return undefined;
  const { written, seen, failed, unborn } = await flushQueues(wired, dead, { ended: true });
  const waits = failed + unborn > 0 ? `, ${count(failed + unborn, 'session')} could not be flushed yet` : '';
  return `${count(dead.length, 'session')} that had ended: ${written} written, ${seen} seen again${waits}`;
}

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
  const nowMs = clock();
  const sinceDays = (days: number): number => nowMs - days * DAY_MS;
  function* found() {
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
    yield* oldFiles(turnsFolder(env), sinceDays(TURN_DAYS), () => 'turns');
    yield* oldFiles(logDirectory(env), sinceDays(LOG_DAYS), (name) =>
      name.endsWith('.jsonl') ? 'log' : undefined,
    );
    const compiled = join(xdgFolder(env, 'XDG_CACHE_HOME'), 'cs-memory', 'compiled');
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

/** Removes what nobody needs, or with `dryRun` counts it, by kind. `onFound`: how many were looked at. Never throws. */
export function collectGarbage(
  found: Iterable<{ readonly kind: GarbageKind; readonly path: string; readonly bytes: number }>,
  dryRun: boolean,
  onFound: (count: number) => void,
) {
  const sums = GARBAGE.map((kind) => ({ kind, count: 0, bytes: 0, failed: 0 }));
  let looked = 0;
  // Each goes as soon as it is found to be old: what is found first and removed later may be in use again.
  for (const { kind, path, bytes } of found) {
    onFound(++looked);
    const sum = sums.find((of) => of.kind === kind);
    if (sum === undefined) continue;
    if (!dryRun && !isRemoved(path)) sum.failed += 1;
    else {
      sum.count += 1;
      sum.bytes += bytes;
    }
  }
  return sums;
}
