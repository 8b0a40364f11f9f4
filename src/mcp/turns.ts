import { CsError } from '../domain/errors.ts';

/** Lets what writes go on one after the other: side by side they would only be in each other's way, until some give up. */
export interface Turns {
  /** Runs something when all before it is done. Throws what `signal` was aborted with, where that happened before its turn. */
  take<T>(run: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** An empty queue. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return {
    take: (run, signal) => {
      const next = last.then(() => {
        signal?.throwIfAborted();
        return run();
      });
      last = next.catch(() => {});
      return next;
    },
  };
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly signal: AbortSignal;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** So many in one go at most: what waits for more waits too long. */
const MAX_TOGETHER = 100;

/**
 * Does in one go what is asked for while it is busy: eight memories that are told side by side are two commits, not eight. Results
 * come in the order of the items. Where a go fails each of its items is tried alone, so that none fails for another's fault. `inTurn`
 * waits until a go may begin; what is cancelled meanwhile is left out.
 */
export function together<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  inTurn: (go: () => Promise<void>) => Promise<void> = (go) => go(),
): (item: Item, signal: AbortSignal) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isBusy = false;

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

  const go = async (taken: readonly Waiting<Item, Result>[]): Promise<void> => {
    for (const { signal, reject } of taken) if (signal.aborted) reject(signal.reason);
    const wanted = taken.filter(({ signal }) => !signal.aborted);
    if (wanted.length > 0) await settle(wanted);
  };

  const work = async (): Promise<void> => {
    isBusy = true;
    while (waiting.length > 0) {
      // What comes later has a later turn: another write may be waiting between them.
      const taken = waiting.slice(0, MAX_TOGETHER);
      waiting = waiting.slice(MAX_TOGETHER);
      await inTurn(() => go(taken));
    }
    isBusy = false;
  };

  return (item, signal) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, signal, resolve, reject });
      if (!isBusy) void work();
    });
}
