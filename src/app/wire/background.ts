// What hooks leave to a process of its own, and when: the start of it. What it does is in jobs.ts.

import { JOB_COMMANDS, type Job, type JobState } from '../../core/background.ts';
import { defined } from '../../core/basics.ts';
import type { Clock } from '../../core/ports.ts';
import {
  createJobStates,
  isLongAgo,
  type JobStates,
  RETRY_AFTER_MS,
  startInBackground,
} from '../../files/background.ts';
import { failureRecord, writeLog } from '../../files/log.ts';
import { refsMark } from '../../git/locate.ts';
import { knowsRemote } from '../../git/repository.ts';
import { hasManyLooseObjects } from '../../git/store-check.ts';
import type { SessionState } from '../../session/model/ports.ts';
import { hasAgreedToAny } from '../../share/store/sync-states.ts';
import { hasSynced } from '../../share/store/trust.ts';
import { wasTold } from '../../share/store/unfetched.ts';
import { gitFolder } from './home.ts';
import type { Wired } from './services.ts';

export interface Starter {
  readonly jobs: Pick<JobStates, 'read' | 'write'>;
  readonly clock: Clock;
  /** Starts a job that lives on after us, and does not wait for it; false where it could not. */
  readonly start: (job: Job) => boolean;
  readonly logFailure: (job: Job, failure: 'UNFINISHED' | 'NOT_STARTED') => void;
}

/** What git could not tidy away, or the user's settings keep, is not tried at every start. */
const TIDY_AFTER_MS = 24 * 3_600_000;

/** Where the index is behind again so soon, its files cannot be written, or much comes in: not a job for each call. */
const PAUSE_MS = 60_000;

/** Leaves a job to a process of its own; false where that could not be started, or nothing can be written. */
export function beginJob({ jobs, clock, start, logFailure }: Starter, job: Job): boolean {
  const before = jobs.read(job);
  if (before !== undefined && before.ended_at === undefined && isLongAgo(before.started_at, clock()))
    logFailure(job, 'UNFINISHED');
  if (!jobs.write(job, { started_at: new Date(clock()).toISOString() })) return false;
  if (start(job)) return true;
  logFailure(job, 'NOT_STARTED');
  endJob({ jobs, clock }, job, 'failed');
  return false;
}

/** Whether refs have moved since the last sweep over rewritten commits; `mark` is another text whenever they have, and undefined where that cannot be told cheaply. */
export function isSweepDue(before: JobState | undefined, mark: string | undefined, nowMs: number): boolean {
  const canTell = before?.refs_mark !== undefined && mark !== undefined;
  return canTell ? before.refs_mark !== mark : isLongAgo(before?.started_at, nowMs);
}

/** Whether an index of words that hooks could not bring up to date is worth a job: not while one runs, nor soon after it failed. */
export function isWordsDue(before: JobState | undefined, nowMs: number): boolean {
  const ended = before?.outcome === 'failed' ? undefined : before?.ended_at;
  return isLongAgo(ended ?? before?.started_at, nowMs, ended === undefined ? RETRY_AFTER_MS : PAUSE_MS);
}

/** Whether tidying up was not tried today. */
export const isTidyDue = (before: JobState | undefined, nowMs: number): boolean =>
  isLongAgo(before?.started_at, nowMs, TIDY_AFTER_MS);

/** Writes down how a job ended; `mark`: where the refs were when it began, if it has looked at all of them. */
export function endJob(
  { jobs, clock }: Pick<Starter, 'jobs' | 'clock'>,
  job: Job,
  outcome: string,
  mark?: string,
): void {
  const now = new Date(clock()).toISOString();
  const started_at = jobs.read(job)?.started_at ?? now;
  jobs.write(job, { started_at, ended_at: now, outcome, ...defined({ refs_mark: mark }) });
}

/** A session that ended longer ago is not asked about: switching a model on is no order for all that lies there. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;
/** Whether a model is still to be asked about a session: it is over, the rules have distilled it, and its time has come. Pure. */
export function waitsForModel(state: SessionState | undefined, nowMs: number): boolean {
  if (state?.ended_at === undefined || state.distilled !== true || state.model_done === true) return false;
  const age = nowMs - Date.parse(state.ended_at);
  if (!(age >= 0 && age < MAX_AGE_MS)) return false;
  return state.model_part === undefined || !(Date.parse(state.model_part.next_at) > nowMs);
}

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

/** Whether vectors are in a bucket: that needs credentials, which no background process of ours is given. */
export const isInBucket = ({ index }: Wired['config']): boolean => index.uri?.startsWith('s3:') === true;

/** What starts our own commands (`program`) in the background, on top of what `wire` gave. Each gives whether it did. Never throws: it logs. */
export function wireBackground(wired: Wired, program: string) {
  const { home, config, notes, states, env, clock } = wired;
  const { commonDir } = home.place;
  const jobsHere = () => createJobStates(home.directory);
  const starter = {
    clock,
    logFailure: (job: Job, failure: string) => writeLog(env, { event: job, failure }),
    start: (job: Job) =>
      startInBackground(program, [...JOB_COMMANDS[job], '--auto'], {
        cwd: gitFolder(wired, home),
        env,
        network: job === 'sync' || job === 'look' || job === 'distil',
        passes: job === 'distil' ? MODEL_VARIABLES : [],
      }),
  };
  const failed = (job: Job, error: unknown): false => {
    writeLog(env, { event: job, ...failureRecord(error) });
    return false;
  };
  const tried = (job: Job, run: (before: JobState | undefined, isAtWork: boolean) => boolean): boolean => {
    try {
      const jobs = jobsHere();
      return run(jobs.read(job), jobs.isAtWork(job, clock()));
    } catch (error) {
      return failed(job, error);
    }
  };
  const begin = (job: Job, isDue: (before: JobState | undefined) => boolean): boolean =>
    tried(job, (before) => isDue(before) && beginJob({ ...starter, jobs: jobsHere() }, job));
  // In the per-user store nothing is rewritten, shared or asked about.
  const isHere = config.enabled && !home.isUserStore && config.flush.enabled;
  const distils = isHere && config.answers.enabled && config.distil.model !== 'none';
  const looks = isHere && config.sync.look;
  const isUnasked = (): boolean =>
    knowsRemote(commonDir) && !hasSynced(home.directory) && !wasTold(home.directory);
  const isEmbeddedHere = wired.vectors !== undefined && !isInBucket(config);
  const isSweptHere = async (): Promise<boolean> =>
    isSweepDue(jobsHere().read('reanchor'), refsMark(commonDir), clock()) && (await notes.refs()).length > 0;
  return {
    sweep: async (): Promise<boolean> =>
      isHere &&
      config.reanchor.background &&
      (await isSweptHere().catch((error: unknown) => failed('reanchor', error))) &&
      begin('reanchor', () => true),
    sync: () => begin('sync', () => isHere && config.sync.auto && hasAgreedToAny(home.directory)),
    reindex: () => begin('reindex', () => isHere && isEmbeddedHere),
    /**
     * The same after a flush, which leaves the index of words as it is. It is not noted as begun: whoever looks before does not wait for so
     * little, but reads what is new by itself. One that has just failed is left alone for a while.
     */
    written: () =>
      tried('reindex', (before, isAtWork) => {
        const hasJustFailed =
          before?.outcome === 'failed' && !isLongAgo(before.ended_at, clock(), RETRY_AFTER_MS);
        return config.enabled && !hasJustFailed && !isAtWork && starter.start('reindex');
      }),
    /** The same where hooks could not bring the index of words up to date. */
    words: (isBehind = wired.isIndexLeftBehind()) =>
      begin('reindex', (before) => config.enabled && isBehind && isWordsDue(before, clock())),
    distil: () =>
      begin('distil', () => distils && states.recent().some((state) => waitsForModel(state, clock()))),
    flush: () => begin('flush', () => isHere),
    /** Asks the remote of a new clone, of which the user was told nothing, whether it has memories: once, whatever becomes of it. */
    look: () => begin('look', (before) => looks && before === undefined && isUnasked()),
    tidy: () =>
      begin('gc', (before) => isHere && isTidyDue(before, clock()) && hasManyLooseObjects(commonDir)),
  };
}
