import type { JobStates } from '../../core/background.ts';
import { type CsError, errorCode } from '../../core/errors.ts';
import type { Clock } from '../../core/ports.ts';
import type { SyncReport } from '../../share/sync/report.ts';
import type { Sync } from '../../share/sync/sync.ts';
import { endJob } from './background.ts';

export interface AutoSyncPorts {
  readonly sync: Sync;
  /** Takes the one place for a background sync in this repository; undefined where another one is at work. */
  readonly lock: () => (() => void) | undefined;
  readonly jobs: JobStates;
  readonly clock: Clock;
  /** For the log: names and figures, no text of a memory. */
  readonly log: (record: Readonly<Record<string, string | number | boolean>>) => void;
  readonly logFailure: (error: unknown) => void;
}

/**
 * `incomplete`: a namespace has a problem, and was not pushed or not taken in. `not-agreed`: the user has not agreed to share with the remote, so nothing was asked of it either.
 */
export type AutoSyncResult = 'synced' | 'incomplete' | 'not-agreed' | 'no-remote' | 'busy' | 'failed';

/** What is flushed while a sync runs goes along, but a sync that never ends helps nobody. */
const MAX_RUNS = 3;

/**
 * Syncs in the background, after a flush: only with the remote that a plain `cs-memory sync` would take, only where
 * the user has agreed before, one at a time in a repository, without a question. Never throws; what fails is logged,
 * and so is a namespace that was not pushed.
 */
export function createAutoSync(ports: AutoSyncPorts): () => Promise<AutoSyncResult> {
  return async () => {
    const result = await syncOnce(ports);
    if (result !== 'busy') endJob(ports, 'sync', result);
    return result;
  };
}

async function syncOnce({ sync, lock, log, logFailure }: AutoSyncPorts): Promise<AutoSyncResult> {
  let release: (() => void) | undefined;
  try {
    const remote = await sync.find().catch((error: unknown) => noRemote(error));
    if (remote === undefined) return 'no-remote';
    if (!sync.hasAgreed(remote)) return 'not-agreed';
    release = lock();
    if (release === undefined) return 'busy';
    let report = await sync.run(remote, { hasLock: true });
    for (let runs = 1; runs < MAX_RUNS && isFine(report) && (await sync.isAhead(remote)); runs += 1)
      report = await sync.run(remote, { hasLock: true });
    for (const record of recordsOf(report)) log(record);
    return isFine(report) ? 'synced' : 'incomplete';
  } catch (error) {
    logFailure(error);
    return 'failed';
  } finally {
    release?.();
  }
}

/** No remote, or several: nothing to do here, and no failure. */
export function noRemote(error: unknown): undefined {
  if (errorCode(error) !== 'USAGE') throw error as CsError;
}

const isFine = ({ namespaces }: SyncReport): boolean =>
  namespaces.every(({ problem }) => problem === undefined);

/** Problems are failures of the log, so that `cs-memory doctor` shows them. */
function recordsOf({ namespaces, retries }: SyncReport): Readonly<Record<string, string | number>>[] {
  const sum = (of: (ns: SyncReport['namespaces'][number]) => number): number =>
    namespaces.reduce((total, ns) => total + of(ns), 0);
  const done = {
    received: sum(({ received }) => received?.memories ?? 0),
    sent: sum(({ sent }) => sent.memories),
    retries,
  };
  const problems = namespaces.flatMap(({ ns, problem }) =>
    problem === undefined ? [] : [{ failure: `sync-${problem.kind}`, namespace: ns }],
  );
  return done.received + done.sent > 0 ? [done, ...problems] : problems;
}
