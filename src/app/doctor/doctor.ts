import type { FilterPipeline } from '../../../filters/pipeline.ts';
import { deadSessions } from '../../capture/flush-queues.ts';
import type { ModelUse, StoryStore } from '../../capture/model/ports.ts';
import { type IndexHealth, JOBS, type JobStates, type LogReader } from '../../core/background.ts';
import { errorMessage } from '../../core/errors.ts';
import type { Clock, NoteStore, Repository, StoreProblem } from '../../core/ports.ts';
import type { Embedder, VectorKeeper } from '../../recall/model/embedder.ts';
import type { CaptureAccumulator, SessionStates } from '../../session/model/ports.ts';
import { type Unfetched, unfetchedText } from '../../share/model/ports.ts';
import { checkBuild, checkCaptures, checkHooks, checkJobs, checkLog, checkQueues } from './activity.ts';
import { type Check, checkModel, checkRefs, checkSecrets, type ForcedFetch, ok } from './check.ts';
import { digestLog, type LogDigest } from './log-digest.ts';
import {
  checkFilters,
  checkGit,
  checkIdentity,
  checkIndex,
  checkNode,
  checkNotes,
  checkRepository,
  checkSettings,
  checkSwitch,
  checkWriting,
} from './storage.ts';

export interface DoctorPorts {
  readonly notes: NoteStore;
  readonly repository: Repository;
  readonly filters: FilterPipeline;
  readonly states: SessionStates;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly stories: Pick<StoryStore, 'read'>;
  readonly isUserStore: boolean;
  readonly storeProblems: () => readonly StoreProblem[];
  readonly isOn: boolean;
  readonly ownRules: number;
  readonly settingsFiles: readonly string[];
  readonly log: LogReader;
  readonly logDirectory: string;
  readonly oddRefs: () => Promise<readonly string[]>;
  readonly modelUse: () => ModelUse;
  readonly jobs: JobStates;
  readonly indexHealth: () => Promise<IndexHealth>;
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

export interface MeaningPorts {
  /** Undefined where LanceDB is not installed. */
  load(): Promise<
    | {
        readonly embedder: Pick<Embedder, 'embed' | 'close'>;
        readonly vectors: readonly { readonly index: Pick<VectorKeeper, 'nearest' | 'isCurrent'> }[];
      }
    | undefined
  >;
}

const INSTALL = 'cs-memory setup --semantic fixes it; until then recall goes by words alone';

/** Whether recall by meaning, which is set up, works: recall itself goes on by words and says nothing. Loads the model. Never throws. */
export async function checkMeaning({ load }: MeaningPorts): Promise<Check> {
  const name = 'meaning';
  try {
    const loaded = await load();
    if (loaded === undefined)
      return { name, state: 'fail', detail: 'LanceDB is not installed', hint: INSTALL };
    const { embedder, vectors } = loaded;
    const [question] = await embedder.embed(['does it answer?'], 'query').finally(embedder.close);
    let isCurrent = true;
    for (const { index } of vectors) {
      if (question !== undefined) await index.nearest(question, { limit: 1, nowMs: 0 });
      isCurrent = (await index.isCurrent()) && isCurrent;
    }
    if (isCurrent) return { name, state: 'ok', detail: 'the model answers, and all memories have vectors' };
  } catch (error) {
    const { hint = INSTALL } = error as { hint?: string };
    return { name, state: 'fail', detail: errorMessage(error), hint };
  }
  const detail = 'the model answers; some memories have no vectors yet and are found by words';
  return { name, state: 'warn', detail, hint: '`cs-memory maintain reindex --update` creates them now' };
}

const NAME = 'remote';
export const NOTHING_MORE = 'every namespace of the remote is here';
const ASK = '`cs-memory doctor --remote` asks the remote itself';

/** Whether a remote has memories that were never fetched. `isAsked`: it said so itself; else it is what is known here. */
export function checkRemote(found: Unfetched | undefined, isAsked: boolean): Check {
  if (found === undefined)
    return ok(NAME, isAsked ? NOTHING_MORE : `no unfetched memories are known; ${ASK}`, { namespaces: 0 });
  return {
    name: NAME,
    state: 'warn',
    detail: unfetchedText(found),
    hint: '`cs-memory sync --dry-run` shows what it would fetch',
    facts: { namespaces: found.namespaces.length },
  };
}
