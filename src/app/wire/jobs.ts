// What the jobs behind a hook do, one process at a time. What fails in one is logged, here or by who runs it.

import { join } from 'node:path';
import type { ModelDistilled } from '../../capture/distil-by-model.ts';
import type { Job } from '../../core/background.ts';
import { errorCode } from '../../core/errors.ts';
import type { Clock } from '../../core/ports.ts';
import { createJobStates } from '../../files/background.ts';
import { createSyncLock } from '../../files/lock.ts';
import { failureRecord, writeLog } from '../../files/log.ts';
import { refsMark } from '../../git/locate.ts';
import { tidyWhenDue } from '../../git/store-check.ts';
import { isIndexOf } from '../../recall/index/index-files.ts';
import type { SessionStates } from '../../session/model/ports.ts';
import type { Unfetched } from '../../share/model/remote.ts';
import type { createReanchor } from '../../share/reanchor/reanchor.ts';
import type { NamespaceSync } from '../../share/sync/report.ts';
import type { Sync } from '../../share/sync/sync.ts';
import type { ReindexReport } from '../doctor/upkeep.ts';
import { endJob, isInBucket, waitsForModel } from './background.ts';
import type { Wired } from './services.ts';

type JobRun = ReturnType<typeof jobRun>;

/** Does a job where no other process is at it, and writes down how it ended; a second word tells where the refs were. Never throws: it logs. */
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

/** The wait after each try without an answer; after the last the rules' result stands for good. */
const BACK_OFF_MS = [10 * 60_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000] as const;

export interface Distilling {
  readonly states: Pick<SessionStates, 'list' | 'read' | 'update'>;
  readonly distil: (session: string, signal: AbortSignal) => Promise<ModelDistilled>;
  readonly clock: Clock;
  readonly timeoutMs: number;
}

/** Behind any other outcome nobody will answer now. */
const GOES_ON: readonly ModelDistilled['outcome'][] = ['distilled', 'nothing', 'malformed'];

/** Has a model distil the sessions that wait, newest first. One is done when its memories are in the notes: a killed job is taken up again. */
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

/** What is flushed while a sync runs goes along, but a sync that never ends helps nobody. */
const MAX_RUNS = 3;

/** Syncs with the remote that `cs-memory sync` would take, where the user has agreed. `incomplete`: a namespace has a problem, which is logged. */
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

/** A sweep over 10,000 commits takes seconds. What stops here has written what it found until then. */
const SWEEP_TIMEOUT_MS = 120_000;

/** A large repository takes minutes; git goes on from what it had packed the next time. */
const TIDY_TIMEOUT_MS = 10 * 60_000;

/** 100,000 memories take three minutes with a small model. What was embedded when it stops is kept. */
const REINDEX_TIMEOUT_MS = 10 * 60_000;

/** How a job of a place is run; `lock`: one at a time, by this name in the place's folder. */
export function jobRun(job: Job, { env, clock, home }: Wired, lock?: string) {
  const { directory } = home;
  return {
    job,
    lock: lock === undefined ? () => () => {} : createSyncLock({ directory, name: lock }),
    jobs: createJobStates(directory),
    clock,
    log: (record: Readonly<Record<string, string | number | boolean>>) =>
      writeLog(env, { event: job, ...record }),
    logFailure: (error: unknown) => writeLog(env, { event: job, ...failureRecord(error) }),
  };
}

/** The sweep over rewritten commits, until its time is up: `incomplete`, and what it had found by then is written. */
export async function autoReanchor(
  wired: Wired,
  reanchor: ReturnType<typeof createReanchor>,
): Promise<string> {
  const run = jobRun('reanchor', wired, 'reanchor');
  const outcome = await runJob(run, async () => {
    const mark = refsMark(wired.home.place.commonDir); // before: what moves meanwhile is for the next sweep
    const signal = AbortSignal.timeout(SWEEP_TIMEOUT_MS);
    const { moved, copied, unresolved, looked, complete } = await reanchor({ signal });
    const figures = { moved, copied, unresolved, looked };
    if (!complete) run.log({ failure: 'INCOMPLETE', ...figures });
    else if (moved + copied > 0) run.log(figures);
    return complete ? ['swept', mark] : 'incomplete';
  });
  if (outcome !== 'busy') await wired.own.keepHistory();
  return outcome;
}

/** Has git tidy up. */
export const autoTidy = (wired: Wired) =>
  runJob(jobRun('gc', wired), async () => {
    const { commonDir } = wired.home.place;
    await tidyWhenDue({ cwd: commonDir, env: wired.env, timeoutMs: TIDY_TIMEOUT_MS }, commonDir);
    return 'tidied';
  });

/** Gives new memories their vectors, which `weigh` is told of once all else is done: it may take minutes. Where hooks could not use the index of words until now, which is noted, they had to leave queues as they are; else those are for their own Stop. */
export const autoReindex = async (
  wired: Wired,
  weigh: (reports: readonly ReindexReport[]) => Promise<void>,
) => {
  const { home, config, notes, reindex, flushQueues } = wired;
  let reports: readonly ReindexReport[] = [];
  const run = jobRun('reindex', wired, 'reindex');
  const outcome = await runJob(run, async () => {
    const wereBehind = !isIndexOf(join(home.directory, 'index'), await notes.refs());
    const signal = AbortSignal.timeout(REINDEX_TIMEOUT_MS);
    reports = await reindex({ isUpdate: true, isOfWords: isInBucket(config), signal });
    if (wereBehind && config.flush.enabled && run.jobs.isAtWork('reindex', run.clock())) await flushQueues();
    return 'indexed';
  });
  await weigh(reports);
  return outcome;
};

/** Writes the left-overs of sessions that crashed. */
export const autoFlush = (wired: Wired) => {
  const run = jobRun('flush', wired, 'flush');
  return runJob(run, async () => {
    const { written, failed } = await wired.flushLeftOvers('');
    run.log({ written, failed });
    return failed > 0 ? 'failed' : 'flushed';
  });
};
