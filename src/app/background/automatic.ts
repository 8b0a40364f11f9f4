import type { ModelDistilled } from '../../capture/distil-by-model.ts';
import type { StoryStore } from '../../capture/model/ports.ts';
import type { JobStates } from '../../core/background.ts';
import type { Clock } from '../../core/ports.ts';
import type { SessionState, SessionStates } from '../../session/model/ports.ts';
import type { ReanchorOptions, ReanchorReport } from '../../share/reanchor/reanchor.ts';
import type { createReindex } from '../doctor/upkeep.ts';
import { endJob } from './background.ts';

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

export interface AutoDistilPorts {
  readonly states: Pick<SessionStates, 'list' | 'read' | 'update'>;
  readonly stories: Pick<StoryStore, 'read'>;
  readonly distil: (session: string, signal: AbortSignal) => Promise<ModelDistilled>;
  /** Takes the one place for this on the machine; undefined where another process has it. */
  readonly lock: () => (() => void) | undefined;
  readonly jobs: JobStates;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly log: (record: Readonly<Record<string, string | number | boolean>>) => void;
  readonly logFailure: (error: unknown) => void;
}

/**
 * Has a model distil the sessions that wait for it, in the background, the newest first, one process at a time on a machine. A session is done when its memories are in
 * the notes, so that a job that is killed is taken up by the next. What says that nobody will answer now ends the job. Never throws; what fails is logged.
 */
export function createAutoDistil(ports: AutoDistilPorts): () => Promise<'distilled' | 'busy' | 'failed'> {
  return async () => {
    const release = ports.lock();
    if (release === undefined) return 'busy';
    let result: 'distilled' | 'failed' = 'distilled';
    try {
      const waiting = ports.states
        .list()
        .map((session) => ({ session, state: ports.states.read(session) }))
        .filter(({ state }) => waitsForModel(state, ports.clock()))
        .sort((a, b) => ((a.state?.ended_at ?? '') < (b.state?.ended_at ?? '') ? 1 : -1));
      for (const { session } of waiting) {
        const distilled = await distilNow(ports, session);
        ports.log({ session, ...distilled });
        if (
          distilled.outcome !== 'distilled' &&
          distilled.outcome !== 'nothing' &&
          distilled.outcome !== 'malformed'
        )
          break;
      }
    } catch (error) {
      ports.logFailure(error);
      result = 'failed';
    } finally {
      release();
    }
    endJob(ports, 'distil', result);
    return result;
  };
}

/** One session, with its deadline; writes down how it stands. Throws what the distilling throws. */
export async function distilNow(
  { states, distil, clock, timeoutMs }: Pick<AutoDistilPorts, 'states' | 'distil' | 'clock' | 'timeoutMs'>,
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

export interface AutoReanchorPorts {
  readonly reanchor: (options: ReanchorOptions) => Promise<ReanchorReport>;
  /** Takes the one place for a sweep in this repository; undefined where another one is at work. */
  readonly lock: () => (() => void) | undefined;
  readonly jobs: JobStates;
  /** Another text whenever refs have moved; undefined where that cannot be told cheaply. */
  readonly refsMark: () => string | undefined;
  readonly clock: Clock;
  /** For the log: names and figures, no text of a memory. */
  readonly log: (record: Readonly<Record<string, string | number>>) => void;
  readonly logFailure: (error: unknown) => void;
}

/** `incomplete`: it was stopped; what it had found by then is written. */
export type AutoReanchorResult = 'swept' | 'incomplete' | 'busy' | 'failed';

/**
 * Sweeps in the background, at the start of a session: one at a time in a repository, until `signal` stops it. Never
 * throws; what fails or was stopped is logged, and so is what moved.
 */
export function createAutoReanchor(
  ports: AutoReanchorPorts,
): (signal: AbortSignal) => Promise<AutoReanchorResult> {
  return async (signal) => {
    let release: (() => void) | undefined;
    try {
      release = ports.lock();
      if (release === undefined) return 'busy';
      return await sweep(ports, signal);
    } catch (error) {
      ports.logFailure(error);
      endJob(ports, 'reanchor', 'failed');
      return 'failed';
    } finally {
      release?.();
    }
  };
}

async function sweep(ports: AutoReanchorPorts, signal: AbortSignal): Promise<'swept' | 'incomplete'> {
  const mark = ports.refsMark(); // before: what moves meanwhile is for the next sweep
  const { moved, copied, unresolved, looked, complete } = await ports.reanchor({ signal });
  const figures = { moved, copied, unresolved, looked };
  if (!complete) ports.log({ failure: 'INCOMPLETE', ...figures });
  else if (moved + copied > 0) ports.log(figures);
  const outcome = complete ? 'swept' : 'incomplete';
  endJob(ports, 'reanchor', outcome, complete ? mark : undefined);
  return outcome;
}

export interface AutoReindexPorts {
  readonly reindex: ReturnType<typeof createReindex>;
  /** Whether hooks could not use the index of words until now, and so had to leave queues as they are. */
  readonly wordsAreBehind: () => Promise<boolean>;
  /** Writes what waits. */
  readonly flushQueues: () => Promise<unknown>;
  /** Takes the one place for this in a repository; undefined where another one is at work. */
  readonly lock: () => (() => void) | undefined;
  readonly jobs: JobStates;
  readonly clock: Clock;
  readonly logFailure: (error: unknown) => void;
}

/** Brings the index up to date in the background; false where that failed, which is logged. Never throws. */
export function createAutoReindex(ports: AutoReindexPorts): (signal: AbortSignal) => Promise<boolean> {
  return async (signal) => {
    let release: (() => void) | undefined;
    try {
      release = ports.lock();
      if (release === undefined) return true; // it does the same
      const wereBehind = await ports.wordsAreBehind();
      await ports.reindex({ isUpdate: true, signal });
      if (wereBehind) await ports.flushQueues();
      endJob(ports, 'reindex', 'indexed');
      return true;
    } catch (error) {
      ports.logFailure(error);
      endJob(ports, 'reindex', 'failed');
      return false;
    } finally {
      release?.();
    }
  };
}
