// What hooks leave to a process of its own, and when: the start of it. What it does is in jobs.ts.

import { join } from 'node:path';
import { JOB_COMMANDS, type Job, type JobState } from '../../core/background.ts';
import { attempt, defined } from '../../core/basics.ts';
import { startInBackground } from '../../files/background.ts';
import { failureRecord, writeLog } from '../../files/log.ts';
import { readShaped, writeJsonFile } from '../../files/write.ts';
import { readNotesRefs, refsMark } from '../../git/locate.ts';
import { knowsRemote } from '../../git/repository.ts';
import { hasManyLooseObjects } from '../../git/store-check.ts';
import { hasSynced } from '../../git/trust.ts';
import type { SessionState } from '../../session/ports.ts';
import { hasAgreedToAny, wasTold } from '../../share/sync-states.ts';
import { gitFolder, type Home } from './home.ts';
import type { Wired } from './services.ts';

type JobPlace = Pick<Wired, 'env' | 'clock'> & { readonly home: Pick<Home, 'directory'> };

const STATE = { started_at: 'text', ended_at: '?text', outcome: '?text', refs_mark: '?text' } as const;
const fileOf = (directory: string, job: Job): string => join(directory, `background-${job}.json`);

/** How a job went last, of a file of mode 0600 in a place's folder. One that is removed costs the next run time only. */
export const readJob = (directory: string, job: Job): JobState | undefined =>
  readShaped<JobState>(fileOf(directory, job), STATE);

/** Never throws; false where it could not be written. */
const writeJob = (directory: string, job: Job, state: JobState): boolean =>
  attempt(() => writeJsonFile(fileOf(directory, job), state) === undefined, false);

/** What failed, was cut off or cannot tell what it has seen is not tried again sooner; nor does any run take that long. */
const RETRY_AFTER_MS = 30 * 60_000;

/** A time that is none, or to come, is long ago: the clock was set back, or the file is damaged; so is what never was. */
function isLongAgo(at: string | undefined, nowMs: number, afterMs = RETRY_AFTER_MS): boolean {
  const sinceMs = nowMs - Date.parse(at ?? '');
  return !(sinceMs >= 0 && sinceMs < afterMs);
}

/** What git could not tidy away, or the user's settings keep, is not tried at every start. */
const TIDY_AFTER_MS = 24 * 3_600_000;

/** Where the index is behind again so soon, its files cannot be written, or much comes in: not a job for each call. */
const PAUSE_MS = 60_000;

/** Leaves a job to a process of its own that `start` starts; false where that could not be, or nothing can be written. */
export function beginJob(place: JobPlace, job: Job, start: () => boolean): boolean {
  const { home, env, clock } = place;
  const before = readJob(home.directory, job);
  if (before !== undefined && before.ended_at === undefined && isLongAgo(before.started_at, clock()))
    writeLog(env, { event: job, failure: 'UNFINISHED' });
  if (!writeJob(home.directory, job, { started_at: new Date(clock()).toISOString() })) return false;
  if (start()) return true;
  writeLog(env, { event: job, failure: 'NOT_STARTED' });
  endJob(place, job, 'failed');
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

/** Whether a job began lately and has not ended yet. */
export const isAtWork = (state: JobState | undefined, nowMs: number): boolean =>
  state !== undefined && state.ended_at === undefined && !isLongAgo(state.started_at, nowMs);

/** Whether tidying up was not tried today. */
export const isTidyDue = (before: JobState | undefined, nowMs: number): boolean =>
  isLongAgo(before?.started_at, nowMs, TIDY_AFTER_MS);

/** Writes down how a job ended; `mark`: where the refs were when it began, if it has looked at all of them. */
export function endJob({ home, clock }: JobPlace, job: Job, outcome: string, mark?: string): void {
  const now = new Date(clock()).toISOString();
  const started_at = readJob(home.directory, job)?.started_at ?? now;
  writeJob(home.directory, job, { started_at, ended_at: now, outcome, ...defined({ refs_mark: mark }) });
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

/** What a model is reached by, where the client's own login is not in files or in the system's keychain: only the job that asks one is given these. */
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

/** When a job is due where sessions are flushed into a repository: in the per-user store nothing is rewritten, shared or asked about. */
const DUE: Readonly<Record<Job, (wired: Wired, before: JobState | undefined) => boolean>> = {
  // Where git alone can tell whether there are memories, the sweep finds out.
  reanchor: ({ config, home: { place }, clock }, before) =>
    config.reanchor.background &&
    isSweepDue(before, refsMark(place.commonDir), clock()) &&
    readNotesRefs(place.commonDir)?.length !== 0,
  sync: ({ config, home }) => config.sync.auto && hasAgreedToAny(home.directory),
  reindex: ({ config, vectors }) => vectors !== undefined && !isInBucket(config),
  distil: ({ config, states, clock }) =>
    config.answers.enabled &&
    config.distil.model !== 'none' &&
    states.recent().some((state) => waitsForModel(state, clock())),
  flush: () => true,
  // Asks the remote of a new clone, of which the user was told nothing, whether it has memories: once, whatever becomes of it.
  look: ({ config, home: { place, directory } }, before) =>
    config.sync.look &&
    before === undefined &&
    knowsRemote(place.commonDir) &&
    !hasSynced(directory) &&
    !wasTold(directory),
  gc: ({ home, clock }, before) => isTidyDue(before, clock()) && hasManyLooseObjects(home.place.commonDir),
};

/** Starts a command of our own (`program`) in the background where it is due. Gives whether it did. Never throws: it logs. */
export const startJob = (wired: Wired, program: string, job: Job): boolean =>
  startWhere(wired, program, job, (before) => {
    const { config, home } = wired;
    return !home.isUserStore && config.flush.enabled && DUE[job](wired, before);
  });

/** The same where hooks could not bring the index of words up to date. */
export const startIndexing = (wired: Wired, program: string, isBehind = wired.isIndexLeftBehind()): boolean =>
  startWhere(wired, program, 'reindex', (before) => isBehind && isWordsDue(before, wired.clock()));

/** The same after a flush. Not noted as begun: whoever looks before does not wait for so little, but reads what is new by itself. One that has just failed is left alone. */
export function startIndexingNew(wired: Wired, program: string): boolean {
  const isDue = (before: JobState | undefined): boolean => {
    const hasJustFailed = before?.outcome === 'failed' && !isLongAgo(before.ended_at, wired.clock());
    return !hasJustFailed && !isAtWork(before, wired.clock());
  };
  return startWhere(wired, program, 'reindex', isDue, (start) => start());
}

function startWhere(
  wired: Wired,
  program: string,
  job: Job,
  isDue: (before: JobState | undefined) => boolean,
  begin = (start: () => boolean): boolean => beginJob(wired, job, start),
): boolean {
  const { config, home, env } = wired;
  const options = {
    ...{ cwd: gitFolder(wired, home), env, passes: job === 'distil' ? MODEL_VARIABLES : [] },
    network: job === 'sync' || job === 'look' || job === 'distil',
  };
  try {
    if (!config.enabled || !isDue(readJob(home.directory, job))) return false;
    return begin(() => startInBackground(program, [...JOB_COMMANDS[job], '--auto'], options));
  } catch (error) {
    writeLog(env, { event: job, ...failureRecord(error) });
    return false;
  }
}
