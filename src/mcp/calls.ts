import { type ErrorCode, errorCode } from '../domain/errors.ts';
import { failureRecord, type LogRecord } from '../wire/hot.ts';

/** The calls of a client: each is in the log when it has ended, by its name, time and outcome; never with what was asked or told. */
export interface Calls {
  /** Gives what `work` gives, and throws what it throws. `signal` says whether the client still wants it. */
  run<T>(tool: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Waits until none runs any more, for so many milliseconds at most. */
  ended(maxWaitMs: number): Promise<void>;
}

/** What the caller can mend by other words: no failure that doctor would have to tell of. */
const NO_FAILURES: readonly (ErrorCode | undefined)[] = ['USAGE', 'NOT_FOUND', 'NO_COMMIT'];

/** See `Calls`. */
export function createCalls(log: (record: LogRecord) => void): Calls {
  const running = new Set<Promise<unknown>>();
  return {
    run: async (tool, signal, work) => {
      const startedMs = performance.now();
      const ending = (more: LogRecord): void => {
        const outcome = signal.aborted ? { outcome: 'cancelled' } : more;
        log({ event: 'mcp', tool, ms: Math.round(performance.now() - startedMs), ...outcome });
      };
      const result = work();
      running.add(result);
      try {
        const given = await result;
        ending({ outcome: 'ok' });
        return given;
      } catch (error) {
        ending({ outcome: 'failed', ...reason(error) });
        throw error;
      } finally {
        running.delete(result);
      }
    },
    ended: async (maxWaitMs) => {
      let timer: NodeJS.Timeout | undefined;
      const timeUp = new Promise((resolve) => {
        timer = setTimeout(resolve, maxWaitMs);
      });
      await Promise.race([Promise.allSettled(running), timeUp]);
      clearTimeout(timer);
    },
  };
}

function reason(error: unknown): LogRecord {
  const code = errorCode(error);
  if (code === undefined) return failureRecord(error);
  return NO_FAILURES.includes(code) ? { error: code } : { failure: code };
}
