// What hooks leave to a process of its own: a start of it, and the jobs themselves.

import { join } from 'node:path';
import { JOB_COMMANDS, type Job, type JobState } from '../../core/background.ts';
import { createJobStates, startInBackground } from '../../files/background.ts';
import { createSyncLock } from '../../files/lock.ts';
import { failureRecord, writeLog } from '../../files/log.ts';
import { refsMark } from '../../git/locate.ts';
import { knowsRemote } from '../../git/repository.ts';
import { hasManyLooseObjects, tidyWhenDue } from '../../git/store-check.ts';
import { isIndexOf } from '../../recall/index/index-files.ts';
import type { createReanchor } from '../../share/reanchor/reanchor.ts';
import { hasAgreedToAny } from '../../share/store/sync-states.ts';
import { hasSynced } from '../../share/store/trust.ts';
import { wasTold } from '../../share/store/unfetched.ts';
import {
  beginJob,
  isAtWork,
  isSweepDue,
  isTidyDue,
  isWordsDue,
  type JobRun,
  runJob,
  type Starter,
  sweepOnce,
  waitsForModel,
} from '../background/background.ts';
import type { ReindexReport } from '../doctor/upkeep.ts';
import { gitFolder, type Home } from './home.ts';
import type { Wired } from './services.ts';
import type { WireOptions } from './spool.ts';

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

/** A sweep over 10,000 commits takes seconds. What stops here has written what it found until then. */
const SWEEP_TIMEOUT_MS = 120_000;

/** A large repository takes minutes; git goes on from what it had packed the next time. */
const TIDY_TIMEOUT_MS = 10 * 60_000;

/** 100,000 memories take three minutes with a small model. What was embedded when it stops is kept. */
const REINDEX_TIMEOUT_MS = 10 * 60_000;

/** What starts our own commands in the background, on top of what `wire` gave for the same options. Each gives whether it did. Never throws: it logs. */
export function wireBackground(
  options: Pick<WireOptions, 'cwd' | 'env' | 'clock'> & { readonly program: string },
  wired: Wired,
) {
  const { home, config, notes, states } = wired;
  const { env, program, clock = Date.now } = options;
  const { commonDir } = home.place;
  const starter: Starter = {
    jobs: createJobStates(home.directory),
    clock,
    logFailure: (job, failure) => writeLog(env, { event: job, failure }),
    start: (job) =>
      startInBackground(program, [...JOB_COMMANDS[job], '--auto'], {
        cwd: gitFolder(options, home),
        env,
        network: job === 'sync' || job === 'look' || job === 'distil',
        ...(job === 'distil' ? { passes: MODEL_VARIABLES } : {}),
      }),
  };
  const failed = (job: Job, error: unknown): false => {
    writeLog(env, { event: job, ...failureRecord(error) });
    return false;
  };
  const begin = (job: Job, isDue: (before: JobState | undefined) => boolean): boolean => {
    try {
      return isDue(starter.jobs.read(job)) && beginJob(starter, job);
    } catch (error) {
      return failed(job, error);
    }
  };
  // In the per-user store nothing is rewritten, shared or asked about.
  const isHere = config.enabled && !home.isUserStore && config.flush.enabled;
  const distils = isHere && config.answers.enabled && config.distil.model !== 'none';
  // A bucket needs credentials, which no background process of ours is given.
  const isEmbeddedHere = wired.vectors !== undefined && config.index.uri?.startsWith('s3:') !== true;
  const isSweptHere = async (): Promise<boolean> =>
    isSweepDue(starter.jobs.read('reanchor'), refsMark(commonDir), clock()) &&
    (await notes.refs()).length > 0;
  return {
    /** The sweep over rewritten commits, where there are memories and refs have moved since the last. */
    sweep: async (): Promise<boolean> =>
      isHere &&
      config.reanchor.background &&
      (await isSweptHere().catch((error: unknown) => failed('reanchor', error))) &&
      begin('reanchor', () => true),
    sync: () => begin('sync', () => isHere && config.sync.auto && hasAgreedToAny(home.directory)),
    reindex: () => begin('reindex', () => isHere && isEmbeddedHere),
    /** The same after a flush, which leaves the index of words as it is: whoever asks before reads what is new beside it. */
    written: () => begin('reindex', (before) => config.enabled && !isAtWork(before, clock())),
    /** The same where hooks could not bring the index of words up to date. */
    words: (isBehind = wired.isIndexLeftBehind()) =>
      begin('reindex', (before) => config.enabled && isBehind && isWordsDue(before, clock())),
    distil: () =>
      begin('distil', () => distils && states.recent().some((state) => waitsForModel(state, clock()))),
    flush: () => begin('flush', () => isHere),
    /** Asks the remote of a new clone, of which the user was told nothing, whether it has memories: once, whatever becomes of it. */
    look: () =>
      begin(
        'look',
        (before) =>
          isHere &&
          config.sync.look &&
          before === undefined &&
          knowsRemote(commonDir) &&
          !hasSynced(home.directory) &&
          !wasTold(home.directory),
      ),
    /** Has git tidy up, where it is due and was not tried today. */
    tidy: () =>
      begin('gc', (before) => isHere && isTidyDue(before, clock()) && hasManyLooseObjects(commonDir)),
  };
}

type Setting = Pick<WireOptions, 'env' | 'clock'>;

/** How a job of a place is run; `lock`: one at a time, by this name in the place's folder. */
export function jobRun(job: Job, { env, clock = Date.now }: Setting, home: Home, lock?: string): JobRun {
  const { directory } = home;
  return {
    job,
    lock: lock === undefined ? () => () => {} : createSyncLock({ directory, name: lock }),
    jobs: createJobStates(directory),
    clock,
    log: (record) => writeLog(env, { event: job, ...record }),
    logFailure: (error) => writeLog(env, { event: job, ...failureRecord(error) }),
  };
}

// What the jobs do, one process at a time. What fails in one is logged, here or by who runs it.

/** The sweep over rewritten commits. */
export async function autoReanchor(
  setting: Setting,
  { home, own }: Pick<Wired, 'home' | 'own'>,
  reanchor: ReturnType<typeof createReanchor>,
): Promise<string> {
  const run = jobRun('reanchor', setting, home, 'reanchor');
  const signal = AbortSignal.timeout(SWEEP_TIMEOUT_MS);
  const outcome = await sweepOnce(run, reanchor, () => refsMark(home.place.commonDir), signal);
  if (outcome !== 'busy') await own.keepHistory();
  return outcome;
}

/** Has git tidy up. */
export const autoTidy = (setting: Setting, { home }: Wired) =>
  runJob(jobRun('gc', setting, home), async () => {
    const { commonDir } = home.place;
    await tidyWhenDue({ cwd: commonDir, env: setting.env, timeoutMs: TIDY_TIMEOUT_MS }, commonDir);
    return 'tidied';
  });

/** Gives new memories their vectors, which `weigh` is told of once all else is done: it may take minutes. Where hooks could not use the index of words until now, they had to leave queues as they are. */
export const autoReindex = async (
  setting: Setting,
  { home, config, notes, reindex, flushQueues }: Wired,
  weigh: (reports: readonly ReindexReport[]) => Promise<void>,
) => {
  let reports: readonly ReindexReport[] = [];
  const outcome = await runJob(jobRun('reindex', setting, home, 'reindex'), async () => {
    const wereBehind = !isIndexOf(join(home.directory, 'index'), await notes.refs());
    reports = await reindex({ isUpdate: true, signal: AbortSignal.timeout(REINDEX_TIMEOUT_MS) });
    if (wereBehind && config.flush.enabled) await flushQueues();
    return 'indexed';
  });
  await weigh(reports);
  return outcome;
};

/** Writes the left-overs of sessions that crashed. */
export const autoFlush = (setting: Setting, { home, flushLeftOvers }: Wired) => {
  const run = jobRun('flush', setting, home, 'flush');
  return runJob(run, async () => {
    const { written, failed } = await flushLeftOvers('');
    run.log({ written, failed });
    return failed > 0 ? 'failed' : 'flushed';
  });
};
