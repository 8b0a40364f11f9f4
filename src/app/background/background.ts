import type { ModelDistilled } from '../../capture/distil-by-model.ts';
import type { Job, JobState } from '../../core/background.ts';
import { defined } from '../../core/basics.ts';
import { errorCode } from '../../core/errors.ts';
import type { Clock } from '../../core/ports.ts';
import type { JobStates } from '../../files/background.ts';
import type { SessionState, SessionStates } from '../../session/model/ports.ts';
import type { Unfetched } from '../../share/model/remote.ts';
import type { ReanchorOptions, ReanchorReport } from '../../share/reanchor/reanchor.ts';
import type { NamespaceSync } from '../../share/sync/report.ts';
import type { Sync } from '../../share/sync/sync.ts';

export interface Starter extends Pick<JobRun, 'jobs' | 'clock'> {
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
export function endJob(
  { jobs, clock }: Pick<JobRun, 'jobs' | 'clock'>,
  job: Job,
  outcome: string,
  mark?: string,
): void {
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

export interface JobRun {
  readonly job: Job;
  /** Takes the one place for it; undefined where another process has it. */
  readonly lock: () => (() => void) | undefined;
  readonly jobs: JobStates;
  readonly clock: Clock;
  readonly log: (record: Readonly<Record<string, string | number | boolean>>) => void;
  readonly logFailure: (error: unknown) => void;
}

/**
 * Does a job where no other process is at it, and writes down how it ended; where work gives two words the second tells where the refs were
 * (`refs_mark`). Never throws: what fails is logged.
 */
export async function runJob<Outcome extends string>(
  { job, lock, jobs, clock, logFailure }: JobRun,
  work: () => Promise<Outcome | readonly [Outcome, mark: string | undefined]>,
): Promise<Outcome | 'busy' | 'failed'> {
  let release: (() => void) | undefined;
  try {
    release = lock();
    if (release === undefined) return 'busy';
    const done = await work();
    const [outcome, mark] = typeof done === 'string' ? [done] : done;
    endJob({ jobs, clock }, job, outcome, mark);
    return outcome;
  } catch (error) {
    logFailure(error);
    endJob({ jobs, clock }, job, 'failed');
    return 'failed';
  } finally {
    release?.();
  }
}

/** A session that ended longer ago is not asked about: switching a model on is no order for all that lies there. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;
/** The wait after each try without an answer; after the last the rules' result stands for good. */
const BACK_OFF_MS = [10 * 60_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000] as const;

/** Whether a model is still to be asked about a session: it is over, the rules have distilled it, and its time has come. Pure. */
export function waitsForModel(state: SessionState | undefined, nowMs: number): boolean {
  if (state?.ended_at === undefined || state.distilled !== true || state.model_done === true) return false;
  const age = nowMs - Date.parse(state.ended_at);
  if (!(age >= 0 && age < MAX_AGE_MS)) return false;
  return state.model_part === undefined || !(Date.parse(state.model_part.next_at) > nowMs);
}

export interface Distilling {
  readonly states: Pick<SessionStates, 'list' | 'read' | 'update'>;
  readonly distil: (session: string, signal: AbortSignal) => Promise<ModelDistilled>;
  readonly clock: Clock;
  readonly timeoutMs: number;
}

/** Behind any other outcome nobody will answer now. */
const GOES_ON: readonly ModelDistilled['outcome'][] = ['distilled', 'nothing', 'malformed'];

/**
 * Has a model distil the sessions that wait for it, the newest first, one process at a time on a machine. A session is done when its
 * memories are in the notes, so that a job that is killed is taken up by the next.
 */
export const distilWaiting = (run: JobRun, distilling: Distilling) =>
  runJob(run, async () => {
    const { states, clock } = distilling;
    const waiting = states
      .list()
      .map((session) => ({ session, state: states.read(session) }))
      .filter(({ state }) => waitsForModel(state, clock()))
      .sort((a, b) => ((a.state?.ended_at ?? '') < (b.state?.ended_at ?? '') ? 1 : -1));
    for (const { session } of waiting) {
      const distilled = await distilNow(distilling, session);
      run.log({ session, ...distilled });
      if (!GOES_ON.includes(distilled.outcome)) return distilled.outcome;
    }
    return 'distilled';
  });

/** One session, with its deadline; writes down how it stands. Throws what the distilling throws. */
export async function distilNow(
  { states, distil, clock, timeoutMs }: Distilling,
  session: string,
): Promise<ModelDistilled> {
  const distilled = await distil(session, AbortSignal.timeout(timeoutMs));
  const isDone = distilled.outcome === 'distilled' || distilled.outcome === 'nothing';
  states.update(session, ({ model_part: part, ...state }) => {
    if (isDone) return { ...state, model_done: true };
    const tries = (part?.tries ?? 0) + 1;
    const wait = BACK_OFF_MS[tries - 1];
    if (wait === undefined) return { ...state, model_done: true };
    return { ...state, model_part: { tries, next_at: new Date(clock() + wait).toISOString() } };
  });
  return distilled;
}

/**
 * Sweeps over rewritten commits, at the start of a session, until `signal` stops it: `incomplete`, and what it had found by then is
 * written. `refsMark`: another text whenever refs have moved; undefined where that cannot be told cheaply.
 */
export const sweepOnce = (
  run: JobRun,
  reanchor: (options: ReanchorOptions) => Promise<ReanchorReport>,
  refsMark: () => string | undefined,
  signal: AbortSignal,
) =>
  runJob(run, async () => {
    const mark = refsMark(); // before: what moves meanwhile is for the next sweep
    const { moved, copied, unresolved, looked, complete } = await reanchor({ signal });
    const figures = { moved, copied, unresolved, looked };
    if (!complete) run.log({ failure: 'INCOMPLETE', ...figures });
    else if (moved + copied > 0) run.log(figures);
    return [complete ? 'swept' : 'incomplete', complete ? mark : undefined];
  });

/** What is flushed while a sync runs goes along, but a sync that never ends helps nobody. */
const MAX_RUNS = 3;

/**
 * Syncs, after a flush: only with the remote that a plain `cs-memory sync` would take, only where the user has agreed before, without a
 * question. `incomplete`: a namespace has a problem, which is logged, and was not pushed or not taken in.
 */
export const syncOnce = (run: JobRun, sync: Sync) =>
  runJob(run, async () => {
    const remote = await sync.find().catch(noRemote);
    if (remote === undefined) return 'no-remote';
    if (!sync.hasAgreed(remote)) return 'not-agreed';
    let report = await sync.run(remote, { hasLock: true });
    for (let runs = 1; runs < MAX_RUNS && isFine(report.namespaces); runs += 1) {
      if (!(await sync.isAhead(remote))) break;
      report = await sync.run(remote, { hasLock: true });
    }
    const { namespaces, retries } = report;
    const received = sum(namespaces.map((ns) => ns.received?.memories ?? 0));
    const sent = sum(namespaces.map((ns) => ns.sent.memories));
    if (received + sent > 0) run.log({ received, sent, retries });
    // Problems are failures of the log, so that `cs-memory doctor` shows them.
    for (const { ns, problem } of namespaces)
      if (problem !== undefined) run.log({ failure: `sync-${problem.kind}`, namespace: ns });
    return isFine(namespaces) ? 'synced' : 'incomplete';
  });

/** No remote, or several: nothing to do here, and no failure. */
function noRemote(error: unknown): undefined {
  if (errorCode(error) !== 'USAGE') throw error;
}

const isFine = (namespaces: readonly NamespaceSync[]): boolean =>
  namespaces.every(({ problem }) => problem === undefined);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Asks the remote what it has, and keeps the number for the next start of a session. Writes no note and pushes nothing. */
export const lookOnce = (
  run: JobRun,
  sync: Pick<Sync, 'find' | 'preview'>,
  keep: (found: Unfetched) => void,
) =>
  runJob(run, async () => {
    const remote = await sync.find().catch(noRemote);
    if (remote === undefined) return 'no-remote';
    const { namespaces } = await sync.preview(remote);
    const there = namespaces.filter(({ received }) => received.memories > 0);
    const memories = sum(there.map(({ received }) => received.memories));
    if (memories > 0) keep({ remote: remote.name, namespaces: there.map(({ ns }) => ns), memories });
    return 'asked';
  });
