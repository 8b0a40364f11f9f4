import type { Job, JobState, JobStates } from '../../core/background.ts';
import { defined } from '../../core/basics.ts';
import type { Clock } from '../../core/ports.ts';

interface JobPlace {
  readonly jobs: JobStates;
  readonly clock: Clock;
}

export interface Starter extends JobPlace {
  /** Starts a job that lives on after us, and does not wait for it; false where it could not. */
  readonly start: (job: Job) => boolean;
  readonly logFailure: (job: Job, failure: 'UNFINISHED' | 'NOT_STARTED') => void;
}

/** What failed, was cut off or cannot tell what it has seen is not tried again sooner; nor does any run take that long. */
const RETRY_AFTER_MS = 30 * 60_000;

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
export function endJob({ jobs, clock }: JobPlace, job: Job, outcome: string, mark?: string): void {
  const now = new Date(clock()).toISOString();
  const started_at = jobs.read(job)?.started_at ?? now;
  jobs.write(job, { started_at, ended_at: now, outcome, ...defined({ refs_mark: mark }) });
}

/** A time that is none, or to come, is long ago: the clock was set back, or the file is damaged; so is what never was. */
function isLongAgo(at: string | undefined, nowMs: number, afterMs = RETRY_AFTER_MS): boolean {
  const sinceMs = nowMs - Date.parse(at ?? '');
  return !(sinceMs >= 0 && sinceMs < afterMs);
}

/** Whether a job began lately and has not ended yet. */
export function isAtWork(state: JobState | undefined, nowMs: number): boolean {
  return state !== undefined && state.ended_at === undefined && !isLongAgo(state.started_at, nowMs);
}
