import type { FilterPipeline } from '../../../filters/pipeline.ts';
import { errorMessage } from '../../domain/errors.ts';
import { JOBS, type JobStates } from '../../ports/background.ts';
import type { ModelUse } from '../../ports/distiller.ts';
import type { IndexHealth } from '../../ports/health.ts';
import type { LogReader } from '../../ports/log.ts';
import type { CaptureAccumulator, SessionStates } from '../../ports/session.ts';
import type { StoryStore } from '../../ports/transcript.ts';
import type { Clock, NoteStore, Repository, StoreProblem } from '../../ports.ts';
import { deadSessions } from '../flush/flush-left-overs.ts';
import { digestLog, type LogDigest } from '../health/log-digest.ts';
import { checkBuild, checkCaptures, checkHooks, checkJobs, checkLog, checkQueues } from './activity.ts';
import type { Check } from './check.ts';
import { checkModel } from './model.ts';
import {
  checkFilters,
  checkGit,
  checkIdentity,
  checkNode,
  checkRepository,
  checkSettings,
  checkSwitch,
} from './place.ts';
import { checkRefs, type ForcedFetch } from './refs.ts';
import { checkSecrets } from './secrets.ts';
import { checkIndex, checkNotes, checkWriting } from './store.ts';

export type { Check } from './check.ts';

export interface DoctorPorts {
  readonly notes: NoteStore;
  readonly repository: Repository;
  readonly filters: FilterPipeline;
  readonly states: SessionStates;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly stories: Pick<StoryStore, 'read'>;
  readonly isUserStore: boolean;
  /** What keeps notes and queues from being written; empty where nothing does. */
  readonly storeProblems: () => readonly StoreProblem[];
  /** Whether memory is on here, by settings and environment. */
  readonly isOn: boolean;
  /** Filter rules from settings files. */
  readonly ownRules: number;
  /** The settings files that hold here. */
  readonly settingsFiles: readonly string[];
  readonly log: LogReader;
  readonly logDirectory: string;
  /** Refs where notes should be that hold something else. */
  readonly oddRefs: () => Promise<readonly string[]>;
  readonly modelUse: () => ModelUse;
  readonly jobs: JobStates;
  readonly indexHealth: () => Promise<IndexHealth>;
  /** What `git fetch` fetches by git's settings. */
  readonly fetches: () => Promise<readonly ForcedFetch[]>;
  /** What `git --version` prints. Throws GIT_MISSING. */
  readonly gitVersion: () => Promise<string>;
  readonly nodeVersion: string;
  readonly version: string;
  /** The build that asks; undefined from the sources. */
  readonly build: string | undefined;
  readonly clock: Clock;
}

/** Looks at everything that can break without being noticed. Each check stands alone: one that throws has failed. */
export function createDoctor(ports: DoctorPorts): () => Promise<readonly Check[]> {
  const { notes, repository, isUserStore, log, clock } = ports;
  return () => {
    let read: LogDigest | undefined;
    const digest = (): LogDigest => {
      read ??= digestLog(log, clock());
      return read;
    };
    const checks: readonly [string, () => Promise<Check> | Check][] = [
      ['node', () => checkNode(ports.nodeVersion)],
      ['git', async () => checkGit(await ports.gitVersion())],
      ['bundle', () => checkBuild(ports.build, ports.version, digest().build)],
      ['switch', () => checkSwitch(ports.isOn)],
      ['settings', () => checkSettings(ports.settingsFiles)],
      ['repository', () => checkRepository(repository, isUserStore)],
      ['identity', () => checkIdentity(repository)],
      ['notes', () => checkNotes(notes)],
      ['refs', async () => checkRefs(await ports.fetches(), await ports.oddRefs())],
      ['secrets', () => checkSecrets(notes, ports.filters, clock)],
      ['writing', () => checkWriting(ports.storeProblems())],
      ['filters', () => checkFilters(ports.filters, ports.ownRules)],
      ['index', async () => checkIndex(await ports.indexHealth(), ports.jobs.read('reindex'))],
      ['hooks', () => checkHooks(digest(), clock())],
      ['captures', () => checkCaptures(digest(), clock())],
      ['queues', () => queues(ports)],
      ['log', () => checkLog(digest(), ports.logDirectory, clock())],
      ['distil', () => checkModel(ports.modelUse(), clock())],
      ['background', () => checkJobs(lastRuns(ports.jobs), clock())],
    ];
    return Promise.all(checks.map(([name, check]) => orFailure(name, check)));
  };
}

async function orFailure(name: string, check: () => Promise<Check> | Check): Promise<Check> {
  try {
    return await check();
  } catch (error) {
    const { hint } = error as { hint?: string };
    return { name, state: 'fail', detail: withCause(error), ...(hint === undefined ? {} : { hint }) };
  }
}

/** What git itself said, in one line: "git cat-file failed" alone helps nobody. */
function withCause(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const [reason = ''] = cause instanceof Error ? cause.message.split('\n') : [];
  return reason === '' ? errorMessage(error) : `${errorMessage(error)} (${reason})`;
}

function queues({ states, accumulator, stories, clock }: DoctorPorts): Check {
  const waiting = states.list().reduce((sum, session) => sum + accumulator(session).count(), 0);
  const left = deadSessions({ states, accumulator, stories, clock }).filter((session) =>
    accumulator(session).waits(),
  );
  const learnings = left.reduce((sum, session) => sum + accumulator(session).count(), 0);
  return checkQueues(waiting, { sessions: left.length, learnings });
}

function lastRuns(jobs: JobStates) {
  return JOBS.flatMap((job) => {
    const state = jobs.read(job);
    return state === undefined ? [] : [[job, state] as const];
  });
}
