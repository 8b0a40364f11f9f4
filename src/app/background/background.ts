import type { Job, JobState, JobStates } from '../../core/background.ts';
import { defined } from '../../core/basics.ts';
import type { Clock, NoteStore } from '../../core/ports.ts';

export interface BackgroundPorts {
  readonly notes: Pick<NoteStore, 'refs'>;
  readonly jobs: JobStates;
  /** Starts a job that lives on after us, and does not wait for it; false where it could not. */
  readonly start: (job: Job) => boolean;
  /** Another text whenever refs have moved; undefined where that cannot be told cheaply. */
  readonly refsMark: () => string | undefined;
  readonly isUntidy: () => boolean;
  readonly hasAgreed: () => boolean;
  readonly clock: Clock;
  /** Whether memories of a remote may be missing here, of which the user was told nothing. Cheap. */
  readonly isNewClone: () => boolean;
  readonly logFailure: (job: Job, failure: 'UNFINISHED' | 'NOT_STARTED') => void;
}

export type Background = ReturnType<typeof createBackground>;

/** What failed, was cut off or cannot tell what it has seen is not tried again sooner; nor does any run take that long. */
const RETRY_AFTER_MS = 30 * 60_000;

/** What git could not tidy away, or the user's settings keep, is not tried at every start. */
const TIDY_AFTER_MS = 24 * 3_600_000;

/** Where the index is behind again so soon, its files cannot be written, or much comes in: not a job for each call. */
const PAUSE_MS = 60_000;

/** What a hook leaves to a process of its own. Starts nothing without a reason, and where nothing can be written. */
export function createBackground(ports: BackgroundPorts) {
  const { jobs, clock } = ports;

  const begin = (job: Job): boolean => {
    const before = jobs.read(job);
    if (before !== undefined && before.ended_at === undefined && isLongAgo(before.started_at, clock()))
      ports.logFailure(job, 'UNFINISHED');
    if (!jobs.write(job, { started_at: new Date(clock()).toISOString() })) return false;
    if (ports.start(job)) return true;
    ports.logFailure(job, 'NOT_STARTED');
    endJob(ports, job, 'failed');
    return false;
  };

  const isSweepDue = (): boolean => {
    const before = jobs.read('reanchor');
    const mark = ports.refsMark();
    const canTell = before?.refs_mark !== undefined && mark !== undefined;
    return canTell ? before.refs_mark !== mark : isLongAgo(before?.started_at, clock());
  };

  const isWordsDue = (): boolean => {
    const before = jobs.read('reindex');
    const ended = before?.outcome === 'failed' ? undefined : before?.ended_at;
    return isLongAgo(ended ?? before?.started_at, clock(), ended === undefined ? RETRY_AFTER_MS : PAUSE_MS);
  };

  return {
    /** Starts the sweep over rewritten commits, where there are memories and refs have moved since the last. Gives whether, as all do. */
    sweep: async (): Promise<boolean> =>
      isSweepDue() && (await ports.notes.refs()).length > 0 && begin('reanchor'),
    sync: (): boolean => ports.hasAgreed() && begin('sync'),
    reindex: (): boolean => begin('reindex'),
    /** The same where hooks could not bring the index of words up to date: not while one runs, nor soon after it failed. */
    words: (): boolean => isWordsDue() && begin('reindex'),
    distil: (): boolean => begin('distil'),
    flush: (): boolean => begin('flush'),
    /** Starts what asks the remote of a new clone whether it has memories: once, whatever becomes of it. */
    look: (): boolean => jobs.read('look') === undefined && ports.isNewClone() && begin('look'),
    /** Has git tidy up, where it is due and was not tried today. */
    tidy: (): boolean =>
      isLongAgo(jobs.read('gc')?.started_at, clock(), TIDY_AFTER_MS) && ports.isUntidy() && begin('gc'),
  };
}

/** Writes down how a job ended; `mark`: where the refs were when it began, if it has looked at all of them. */
export function endJob(
  { jobs, clock }: Pick<BackgroundPorts, 'jobs' | 'clock'>,
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
