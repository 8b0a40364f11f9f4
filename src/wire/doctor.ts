// What looks at everything is wired apart from what is looked at: only commands ask.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../../package.json';
import { processStart } from '../adapters/accumulator/session-state.ts';
import { createJobStates } from '../adapters/background/job-states.ts';
import { fetchRefspecs } from '../adapters/git/fetch-refspecs.ts';
import { oddNotesRefs } from '../adapters/git/odd-refs.ts';
import { removeStaleLocks, storeProblems } from '../adapters/git/store-check.ts';
import { gitVersion } from '../adapters/git/version.ts';
import { indexHealth } from '../adapters/index/words/index-health.ts';
import { createLogReader, pruneLog } from '../adapters/log/read-log.ts';
import { removeDeadLocks } from '../adapters/sync/dead-locks.ts';
import { settingsFiles } from '../config/config-files.ts';
import { DAY_MS } from '../domain/age.ts';
import { createDoctor } from '../services/doctor/doctor.ts';
import { createMend } from '../services/doctor/mend.ts';
import { deadSessions } from '../services/flush/flush-left-overs.ts';
import type { Wired, WireOptions } from '../wire.ts';
import { goalsOf } from './goals.ts';
import { modelUseOf } from './ledger.ts';
import { gitOf } from './look.ts';
import { storiesOf, storiesToDistil } from './story.ts';

/** As old as wire.ts lets them become. */
const STATE_MAX_AGE_MS = 30 * DAY_MS;

/** What is wrong, and what of it can be mended here, on top of what `wire` gave for the same options. */
export interface Doctoring {
  readonly check: ReturnType<typeof createDoctor>;
  readonly mend: ReturnType<typeof createMend>;
}

/** See `Doctoring`. Does nothing before it is asked. */
export function wireDoctor(options: Pick<WireOptions, 'cwd' | 'env' | 'clock'>, wired: Wired): Doctoring {
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
