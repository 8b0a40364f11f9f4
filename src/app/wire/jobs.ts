// What the jobs behind a hook do, one process at a time. What fails in one is logged, here or by who runs it.

import { join } from 'node:path';
import { flushQueues } from '../../capture/flush.ts';
import { flushLeftOvers } from '../../capture/left-overs.ts';
import type { Job } from '../../core/background.ts';
import { defined } from '../../core/basics.ts';
import { CsError, unlessFails } from '../../core/errors.ts';
import { createSyncLock, type SyncLock } from '../../files/lock.ts';
import { failureRecord, type LogRecord, writeLog } from '../../files/log.ts';
import { networkGit } from '../../git/fetch.ts';
import { findHome, refsMark } from '../../git/locate.ts';
import { createObjectReader } from '../../git/objects.ts';
import { tidyWhenDue } from '../../git/store-check.ts';
import { isIndexOf } from '../../recall/index/index-files.ts';
import { reanchor } from '../../share/reanchor/reanchor.ts';
import { openRewriteHook } from '../../share/rewrite-hook.ts';
import type { NamespaceSync } from '../../share/sync/report.ts';
import {
  allRemotes,
  findRemote,
  hasAgreed,
  privateNamespaces,
  type Syncing,
} from '../../share/sync/stations.ts';
import { isAhead, isTrusted, previewSync, runSync, trustPushers } from '../../share/sync/sync.ts';
import { writeRemoteLook } from '../../share/sync-states.ts';
import { endJob, isAtWork, isInBucket, readJob } from './background.ts';
import { gitFolder } from './home.ts';
import type { ReindexReport, Wired } from './services.ts';

type Log = (record: LogRecord) => void;

const lockOf = ({ home: { directory } }: Wired, name: string): SyncLock =>
  createSyncLock({ directory, name });

/** Does a job where no other process is at it, and writes down how it ended; a second word tells where the refs were. Never throws: it logs. */
export async function runJob<Outcome extends string>(
  job: Job,
  wired: Wired,
  work: (log: Log) => Promise<Outcome | readonly [Outcome, mark: string | undefined]>,
  lock: SyncLock = () => () => {},
): Promise<Outcome | 'busy' | 'failed'> {
  const { env } = wired;
  let release: (() => void) | undefined;
  try {
    release = lock();
    if (release === undefined) return 'busy';
    const done = await work((record) => writeLog(env, { event: job, ...record }));
    const [outcome, mark] = typeof done === 'string' ? [done] : done;
    endJob(wired, job, outcome, mark);
    return outcome;
  } catch (error) {
    writeLog(env, { event: job, ...failureRecord(error) });
    endJob(wired, job, 'failed');
    return 'failed';
  } finally {
    release?.();
  }
}

/** What is flushed while a sync runs goes along, but a sync that never ends helps nobody. */
const MAX_RUNS = 3;

/** Syncs with the remote that `cs-memory sync` would take, where the user has agreed. `incomplete`: a namespace has a problem, which is logged. */
export const autoSync = (wired: Wired, at: Syncing) =>
  runJob('sync', wired, (log) => syncAgreed(at, log), createSyncLock({ directory: at.home.directory }));

async function syncAgreed(at: Syncing, log: Log) {
  const remote = await onlyRemote(at);
  if (remote === undefined) return 'no-remote';
  if (!hasAgreed(at, remote)) return 'not-agreed';
  let report = await runSync(at, remote, { hasLock: true });
  for (let runs = 1; runs < MAX_RUNS && isFine(report.namespaces); runs += 1) {
    if (!(await isAhead(at, remote))) break;
    report = await runSync(at, remote, { hasLock: true });
  }
  const { namespaces, retries } = report;
  const received = sum(namespaces.map((ns) => ns.received?.memories ?? 0));
  const sent = sum(namespaces.map((ns) => ns.sent.memories));
  if (received + sent > 0) log({ received, sent, retries });
  // Problems are failures of the log, so that `cs-memory doctor` shows them.
  for (const { ns, problem } of namespaces)
    if (problem !== undefined) log({ failure: `sync-${problem.kind}`, namespace: ns });
  return isFine(namespaces) ? 'synced' : 'incomplete';
}

/** Undefined without a remote, or with several: nothing to do here, and no failure. */
const onlyRemote = (at: Syncing) => unlessFails('USAGE', findRemote(at), undefined);

const isFine = (namespaces: readonly NamespaceSync[]): boolean =>
  namespaces.every(({ problem }) => problem === undefined);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Asks the remote what it has, and keeps the number for the next start of a session. Writes no note and pushes nothing. */
export const autoLook = (wired: Wired, at: Syncing) =>
  runJob('look', wired, async () => {
    const remote = await onlyRemote(at);
    if (remote === undefined) return 'no-remote';
    const { namespaces } = await previewSync(at, remote);
    const there = namespaces.filter(({ received }) => received.memories > 0);
    const memories = sum(there.map(({ received }) => received.memories));
    const found = { remote: remote.name, namespaces: there.map(({ ns }) => ns), memories };
    if (memories > 0) writeRemoteLook(wired.home.directory, found);
    return 'asked';
  });

/** A sweep over 10,000 commits takes seconds. What stops here has written what it found until then. */
const SWEEP_TIMEOUT_MS = 120_000;

/** A large repository takes minutes; git goes on from what it had packed the next time. */
const TIDY_TIMEOUT_MS = 10 * 60_000;

/** 100,000 memories take three minutes with a small model. What was embedded when it stops is kept. */
const REINDEX_TIMEOUT_MS = 10 * 60_000;

/** The sweep over rewritten commits, until its time is up: `incomplete`, and what it had found by then is written. */
export async function autoReanchor(wired: Wired): Promise<string> {
  const sweep = async (log: Log) => {
    const mark = refsMark(wired.home.place.commonDir); // before: what moves meanwhile is for the next sweep
    const signal = AbortSignal.timeout(SWEEP_TIMEOUT_MS);
    const { moved, copied, unresolved, looked, complete } = await reanchor(wired.own, { signal });
    const figures = { moved, copied, unresolved, looked };
    if (!complete) log({ failure: 'INCOMPLETE', ...figures });
    else if (moved + copied > 0) log(figures);
    return complete ? (['swept', mark] as const) : 'incomplete';
  };
  const outcome = await runJob('reanchor', wired, sweep, lockOf(wired, 'reanchor'));
  if (outcome !== 'busy') await wired.own.keepHistory();
  return outcome;
}

/** Has git tidy up. */
export const autoTidy = (wired: Wired) =>
  runJob('gc', wired, async () => {
    const { commonDir } = wired.home.place;
    await tidyWhenDue({ cwd: commonDir, env: wired.env, timeoutMs: TIDY_TIMEOUT_MS });
    return 'tidied';
  });

/** Gives new memories their vectors, which `weigh` is told of once all else is done: it may take minutes. Where hooks could not use the index of words until now, which is noted, they had to leave queues as they are; else those are for their own Stop. */
export async function autoReindex(wired: Wired, weigh: (reports: readonly ReindexReport[]) => Promise<void>) {
  const { home, config, notes, clock } = wired;
  let reports: readonly ReindexReport[] = [];
  const bringUpToDate = async () => {
    const wereBehind = !isIndexOf(join(home.directory, 'index'), await notes.refs());
    const signal = AbortSignal.timeout(REINDEX_TIMEOUT_MS);
    reports = await wired.reindex({ isUpdate: true, isOfWords: isInBucket(config), signal });
    const isNoted = isAtWork(readJob(home.directory, 'reindex'), clock());
    if (wereBehind && config.flush.enabled && isNoted) await flushQueues(wired);
    return 'indexed';
  };
  const outcome = await runJob('reindex', wired, bringUpToDate, lockOf(wired, 'reindex'));
  await weigh(reports);
  return outcome;
}

/** Writes the left-overs of sessions that crashed. */
export function autoFlush(wired: Wired) {
  const flush = async (log: Log) => {
    const { written, failed } = await flushLeftOvers(wired, '');
    log({ written, failed });
    return failed > 0 ? 'failed' : 'flushed';
  };
  return runJob('flush', wired, flush, lockOf(wired, 'flush'));
}

// What syncs is wired here too: only commands and background jobs load it, so that no flush pays for it.

/** How long other clones may win, or another sync here may take. */
const MAX_WAIT_MS = 60_000;

/** `dryRun`: nothing may be written, not even an object that a partial clone lacks. */
export type SyncSetting = Readonly<{ mayAsk?: boolean; dryRun?: boolean; maxWaitMs?: number }>;

/** What a sync of a place works with, and what ends its git. Throws USAGE outside of a repository: the per-user store is nobody else's. */
export function syncing(
  { home, own, filters, clock, trusting, config }: Wired,
  { mayAsk = false, dryRun = false, maxWaitMs = MAX_WAIT_MS }: SyncSetting = {},
): Syncing & { close(): void } {
  if (home.isUserStore)
    throw new CsError('USAGE', 'there is no repository here, and your own store is never synced', {
      hint: 'change to a folder inside the repository',
    });
  // In a partial clone git may fetch a note that is missing here, as it would for the user.
  const git = dryRun ? own.git : networkGit(own.git, { mayAsk });
  const reader = createObjectReader(git);
  const isPrivate = privateNamespaces(config.sync.private);
  return {
    ...{ ...own, git, reader, filters, clock, isPrivate, mayAsk, maxWaitMs, close: reader.close },
    signs: config.sync.sign,
    trust: trusting.settings,
  };
}

/** The remotes of a repository by name; asks none of them. None outside of a repository. */
export async function trustedRemotesOf({ own }: Wired) {
  if (own.home.isUserStore) return [];
  const remotes = await allRemotes(own.git);
  return remotes.map((remote) => ({ name: remote.name, trusted: isTrusted(own, remote) }));
}

/** Whether to believe whoever may push to a remote. Gives whether that is news. Throws USAGE for one that is not there. */
export const trustRemote = async (wired: Wired, name: string, trusted: boolean): Promise<boolean> =>
  trustPushers(syncing(wired), await findRemote(wired.own, name), trusted);

/** The post-rewrite hook of the repository of a folder. Throws USAGE outside of any, and where hooks are tracked files. */
export async function wireRewriteHook(cwd: string, env: NodeJS.ProcessEnv) {
  const home = findHome(cwd, env);
  if (home.isUserStore) throw new CsError('USAGE', 'this is not a git repository');
  const { root, commonDir } = home.place;
  const git = { cwd: gitFolder({ cwd, env }, home), env };
  return openRewriteHook({ git, commonDir, ...defined({ root }) });
}
