import type { JobStates } from '../../ports/background.ts';
import type { Clock } from '../../ports.ts';
import type { ReanchorOptions, ReanchorReport } from '../reanchor/reanchor.ts';
import { endJob } from './background.ts';

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
