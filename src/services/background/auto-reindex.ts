import type { JobStates } from '../../ports/background.ts';
import type { Clock } from '../../ports.ts';
import type { createReindex } from '../health/reindex.ts';
import { endJob } from './background.ts';

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
