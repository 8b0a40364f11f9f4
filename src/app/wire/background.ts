// Whether a model distils sessions, and by what it is reached: apart, since hooks only ask whether there is one.
import { join } from 'node:path';
import { JOB_COMMANDS, type Job } from '../../core/background.ts';
import { startInBackground } from '../../files/background.ts';
import { createJobStates } from '../../files/job-states.ts';
import { createSyncLock } from '../../files/lock.ts';
import { failureRecord, type LogRecord, writeLog } from '../../files/log.ts';
import { refsMark } from '../../git/refs-mark.ts';
import { knowsRemote } from '../../git/repository.ts';
import { hasManyLooseObjects, tidyWhenDue } from '../../git/store-check.ts';
import { isIndexOf } from '../../recall/index/exact-lookup.ts';
import { processStart } from '../../session/store/session-state.ts';
import { hasAgreedToAny, hasSynced } from '../../share/store/sync-states.ts';
import { wasTold } from '../../share/store/unfetched.ts';
import {
  type AutoReanchorResult,
  createAutoReanchor,
  createAutoReindex,
  waitsForModel,
} from '../background/automatic.ts';
import { type Background, createBackground, endJob } from '../background/background.ts';
import { gitFolder } from './home.ts';
import type { Wired } from './services.ts';
import type { Reanchoring } from './share.ts';
import type { Spooling, WireOptions } from './spool.ts';

/**
 * What a model is reached by, of the environment of the user's client: the job that asks one is given these too. The client's own login is in files, in the system's keychain, or in these.
 */
const MODEL_VARIABLES = [
  'ANTHROPIC_API_KEY',
  'ANTHROPIC_AUTH_TOKEN',
  'ANTHROPIC_BASE_URL',
  'ANTHROPIC_CUSTOM_HEADERS',
  'CLAUDE_CODE_OAUTH_TOKEN',
  'CLAUDE_CONFIG_DIR',
  'CLAUDE_CODE_USE_BEDROCK',
  'CLAUDE_CODE_USE_VERTEX',
  'AWS_REGION',
  'AWS_PROFILE',
  'AWS_BEARER_TOKEN_BEDROCK',
  'CLOUD_ML_REGION',
  'ANTHROPIC_VERTEX_PROJECT_ID',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'NODE_EXTRA_CA_CERTS',
] as const;

/** Whether the user's settings have a model distil the sessions of this place. */
const hasModel = ({ config, home }: Pick<Spooling, 'config' | 'home'>): boolean =>
  config.answers.enabled && config.distil.model !== 'none' && !home.isUserStore;

/** Whether there is a session that a model is to be asked about now. Reads the states of all, so it is asked behind a session only. */
const isAnyForModel = ({ states }: Pick<Spooling, 'states'>, nowMs: number): boolean =>
  states.list().some((session) => waitsForModel(states.read(session), nowMs));

// What hooks leave to a process of its own is wired apart: a start of it, and the sweep itself.

/** A sweep over 10,000 commits takes seconds. What stops here has written what it found until then. */
const SWEEP_TIMEOUT_MS = 120_000;

/** A large repository takes minutes; git goes on from what it had packed the next time. */
const TIDY_TIMEOUT_MS = 10 * 60_000;

/** 100,000 memories take three minutes with a small model. What was embedded when it stops is kept. */
const REINDEX_TIMEOUT_MS = 10 * 60_000;

/** Nothing is left to the background where settings say so, and in the per-user store: its commits are never rewritten. */
const NOTHING: Background = {
  sweep: async () => false,
  sync: () => false,
  reindex: () => false,
  words: () => false,
  distil: () => false,
  flush: () => false,
  tidy: () => false,
  look: () => false,
};

export interface WireBackgroundOptions extends Pick<WireOptions, 'cwd' | 'env' | 'clock'> {
  /** The CLI's file. */
  readonly program: string;
}

/** What starts our own commands in the background, on top of what `wire` gave for the same options. Never throws: it logs. */
export function wireBackground(options: WireBackgroundOptions, wired: Wired): Background {
  const { home, config, notes } = wired;
  if (!config.enabled) return NOTHING;
  const { env, program } = options;
  const logFailure = (job: Job, record: LogRecord): void => writeLog(env, { event: job, ...record });
  const background = createBackground({
    notes,
    jobs: createJobStates(home.directory),
    refsMark: () => refsMark(home.place.commonDir),
    isUntidy: () => hasManyLooseObjects(home.place.commonDir),
    hasAgreed: () => hasAgreedToAny(home.directory),
    isNewClone: () =>
      knowsRemote(home.place.commonDir) && !hasSynced(home.directory) && !wasTold(home.directory),
    clock: options.clock ?? Date.now,
    logFailure: (job, failure) => logFailure(job, { failure }),
    start: (job) =>
      startInBackground(program, [...JOB_COMMANDS[job], '--auto'], {
        cwd: gitFolder(options, wired.home),
        env,
        network: job === 'sync' || job === 'look' || job === 'distil',
        ...(job === 'distil' ? { passes: MODEL_VARIABLES } : {}),
      }),
  });
  const failed = (job: Job, error: unknown): false => {
    logFailure(job, failureRecord(error));
    return false;
  };
  const words = (): boolean => {
    try {
      return wired.isIndexLeftBehind() && background.words();
    } catch (error) {
      return failed('reindex', error);
    }
  };
  if (home.isUserStore || !config.flush.enabled) return { ...NOTHING, words };
  return {
    words,
    sweep: async () =>
      config.reanchor.background && background.sweep().catch((error: unknown) => failed('reanchor', error)),
    sync: () => {
      try {
        return config.sync.auto && background.sync();
      } catch (error) {
        return failed('sync', error);
      }
    },
    look: () => {
      try {
        return config.sync.look && background.look();
      } catch (error) {
        return failed('look', error);
      }
    },
    reindex: () => {
      try {
        return wired.vectors !== undefined && hasOwnIndex(config.index) && background.reindex();
      } catch (error) {
        return failed('reindex', error);
      }
    },
    flush: () => {
      try {
        return background.flush();
      } catch (error) {
        return failed('flush', error);
      }
    },
    tidy: () => {
      try {
        return background.tidy();
      } catch (error) {
        return failed('gc', error);
      }
    },
    distil: () => {
      try {
        return hasModel(wired) && isAnyForModel(wired, (options.clock ?? Date.now)()) && background.distil();
      } catch (error) {
        return failed('distil', error);
      }
    },
  };
}

/** A bucket needs credentials, which no background process of ours is given. */
const hasOwnIndex = ({ uri }: Wired['config']['index']): boolean => uri?.startsWith('s3:') !== true;

/** The sweep that runs in the background. Never throws: what fails is logged. */
export function wireAutoReanchor(
  { env, clock = Date.now }: WireOptions,
  { home, own }: Pick<Wired, 'home' | 'own'>,
  { reanchor }: Reanchoring,
): () => Promise<AutoReanchorResult> {
  const log = (record: LogRecord): void => writeLog(env, { event: 'reanchor', ...record });
  const sweep = createAutoReanchor({
    reanchor,
    lock: createSyncLock({ directory: home.directory, name: 'reanchor', processStart, clock }),
    jobs: createJobStates(home.directory),
    refsMark: () => refsMark(home.place.commonDir),
    clock,
    log,
    logFailure: (error) => log(failureRecord(error)),
  });
  return async () => {
    const result = await sweep(AbortSignal.timeout(SWEEP_TIMEOUT_MS));
    if (result !== 'busy') await own.keepHistory();
    return result;
  };
}

/** What has git tidy up, in the background. Throws what git throws. */
export const wireAutoTidy =
  ({ env, clock = Date.now }: Pick<WireOptions, 'env' | 'clock'>, { home }: Wired) =>
  async (): Promise<void> => {
    const { commonDir } = home.place;
    await tidyWhenDue({ cwd: commonDir, env, timeoutMs: TIDY_TIMEOUT_MS }, commonDir);
    endJob({ jobs: createJobStates(home.directory), clock }, 'gc', 'tidied');
  };

/** What gives new memories their vectors, in the background. Never throws: what fails is logged. */
export function wireAutoReindex(
  { env, clock = Date.now }: Pick<WireOptions, 'env' | 'clock'>,
  { home, config, notes, reindex, flushQueues }: Wired,
): () => Promise<boolean> {
  const reindexOnce = createAutoReindex({
    reindex,
    wordsAreBehind: async () => !isIndexOf(join(home.directory, 'index'), await notes.refs()),
    flushQueues: async () => config.flush.enabled && flushQueues(),
    lock: createSyncLock({ directory: home.directory, name: 'reindex', processStart, clock }),
    jobs: createJobStates(home.directory),
    clock,
    logFailure: (error) => writeLog(env, { event: 'reindex', ...failureRecord(error) }),
  });
  return () => reindexOnce(AbortSignal.timeout(REINDEX_TIMEOUT_MS));
}

/** What writes the left-overs of sessions that crashed, in the background, one process at a time. Never throws: what fails is logged. */
export function wireAutoFlush(
  { env, clock = Date.now }: Pick<WireOptions, 'env' | 'clock'>,
  { home, flushLeftOvers }: Wired,
): () => Promise<void> {
  const lock = createSyncLock({ directory: home.directory, name: 'flush', processStart, clock });
  const jobs = createJobStates(home.directory);
  return async () => {
    const letGo = lock();
    if (letGo === undefined) return;
    try {
      const { written, failed } = await flushLeftOvers('');
      writeLog(env, { event: 'flush', written, failed });
      endJob({ jobs, clock }, 'flush', failed > 0 ? 'failed' : 'flushed');
    } finally {
      letGo();
    }
  };
}
