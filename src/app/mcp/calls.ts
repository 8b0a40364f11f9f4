import { CsError, type ErrorCode, errorCode } from '../../core/errors.ts';
import { inTime } from '../../core/time.ts';
import { failureRecord, type LogRecord } from '../../files/log.ts';
import type { Wired } from '../wire/services.ts';

/** What the caller can mend by other words: no failure that doctor would have to tell of. */
const NO_FAILURES: readonly (ErrorCode | undefined)[] = ['USAGE', 'NOT_FOUND', 'NO_COMMIT'];

/** Runs what clients ask for, and logs how it ended. */
export function createCalls(log: (record: LogRecord) => void) {
  const running = new Set<Promise<unknown>>();
  return {
    /** Gives what `work` gives, and throws what it throws. `signal` says whether the client still wants it. */
    run: async <T>(tool: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
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
    ended: (maxWaitMs: number) => inTime<unknown>(Promise.allSettled(running), maxWaitMs, undefined),
  };
}

function reason(error: unknown): LogRecord {
  const code = errorCode(error);
  if (code === undefined) return failureRecord(error);
  return NO_FAILURES.includes(code) ? { error: code } : { failure: code };
}

/** What a server serves by. */
export interface Serving {
  readonly withWired: <T>(run: (wired: Wired) => Promise<T>) => Promise<T>;
  readonly calls: ReturnType<typeof createCalls>;
}

/** A call that follows another saves three git processes by it, half of its cost; who the user is to git is true for that long. */
const KEPT_MS = 5_000;

type Kept = ReturnType<typeof begin>;

const begin = (folder: string, mark: string, wired: Promise<Wired>) => ({
  ...{ folder, mark, wired, users: 0, isOver: false },
  until: Date.now() + KEPT_MS,
});

/** Wires once for calls side by side or shortly after each other, and closes what nobody uses. `markOf` tells whether what is read has changed. */
export function keepWired(wire: (folder: string) => Promise<Wired>, markOf: (folder: string) => string) {
  let kept: Kept | undefined;
  let timer: NodeJS.Timeout | undefined;

  const letGo = (it: Kept): void => {
    it.isOver = true;
    if (kept === it) kept = undefined;
    if (it.users === 0)
      void it.wired.then(
        ({ close }) => close(),
        () => {}, // who asked for it was told
      );
  };

  const take = (folder: string): Kept => {
    const mark = markOf(folder);
    if (kept !== undefined && (kept.folder !== folder || kept.mark !== mark || Date.now() >= kept.until))
      letGo(kept);
    kept ??= begin(folder, mark, wire(folder));
    return kept;
  };

  const close = (): void => {
    clearTimeout(timer);
    if (kept !== undefined) letGo(kept);
  };

  return {
    close,
    withWired: async <T>(folder: string, run: (wired: Wired) => Promise<T>): Promise<T> => {
      const it = take(folder);
      it.users += 1;
      try {
        return await run(await it.wired);
      } catch (error) {
        it.isOver = true; // a git that died would fail the next call too
        throw error;
      } finally {
        it.users -= 1;
        if (it.isOver) letGo(it);
        clearTimeout(timer);
        timer = setTimeout(close, KEPT_MS);
        timer.unref();
      }
    },
  };
}

/** Lets what writes go on one after the other: side by side they would only be in each other's way, until some give up. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  /** Runs something when all before it is done. Throws what `signal` was aborted with, where that happened before its turn. */
  return <T>(run: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const next = last.then(() => {
      signal?.throwIfAborted();
      return run();
    });
    last = next.catch(() => {});
    return next;
  };
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly signal: AbortSignal;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** So many in one go at most: clients give up after a minute. */
const MAX_TOGETHER = 100;

/** Does in one go what is asked for until its turn (`inTurn`): eight memories, two commits. Where a go fails each is tried alone; not what is cancelled. */
export function together<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  inTurn: (go: () => Promise<void>) => unknown,
): (item: Item, signal: AbortSignal) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];

  const settle = async (some: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(some.map(({ item }) => item));
      for (const [at, { resolve, reject }] of some.entries()) {
        const result = results[at];
        if (result === undefined) reject(new CsError('IO_FAILED', 'nothing was written'));
        else resolve(result);
      }
    } catch (error) {
      if (some.length === 1) some[0]?.reject(error);
      else for (const one of some) await settle([one]);
    }
  };

  const go = async (): Promise<void> => {
    const taken = waiting.splice(0, MAX_TOGETHER);
    if (waiting.length > 0) inTurn(go);
    for (const { signal, reject } of taken) if (signal.aborted) reject(signal.reason);
    const wanted = taken.filter(({ signal }) => !signal.aborted);
    if (wanted.length > 0) await settle(wanted);
  };

  return (item, signal) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ item, signal, resolve, reject }) === 1) inTurn(go);
    });
}
