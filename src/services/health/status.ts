import { isLive } from '../../domain/memory.ts';
import type { Scope } from '../../domain/scope.ts';
import { JOBS, type Job, type JobState, type JobStates } from '../../ports/background.ts';
import type { CaptureAccumulator, SessionState, SessionStates } from '../../ports/session.ts';
import type { Clock } from '../../ports.ts';
import type { MemoryStores } from '../recall/memory-stores.ts';

export interface StatusPorts {
  readonly stores: Pick<MemoryStores, 'all'>;
  /** Whose the memories of this place are. */
  readonly scope: Scope;
  readonly states: SessionStates;
  readonly accumulator: (session: string) => CaptureAccumulator;
  /** What waits for a review. */
  readonly held: Pick<CaptureAccumulator, 'count'>;
  readonly jobs: JobStates;
  readonly clock: Clock;
}

export interface NamespaceStatus {
  readonly ns: string;
  /** Memories that can be recalled. */
  readonly live: number;
  /** All, the forgotten, superseded and expired ones too. */
  readonly all: number;
}

export interface SessionStatus {
  readonly state: SessionState | undefined;
  readonly session: string;
  /** What really waits in the spool; the state file's own count may be a moment behind. */
  readonly waiting: number;
  readonly summary: string;
}

export interface Status {
  readonly namespaces: readonly NamespaceStatus[];
  /** The user's own memories, where this is another place than their store. */
  readonly user: Omit<NamespaceStatus, 'ns'>;
  readonly sessions: readonly SessionStatus[];
  readonly waiting: { readonly count: number; readonly namespaces: Readonly<Record<string, number>> };
  /** How many captures wait for a review. */
  readonly held: number;
  /** What ran in the background last; a job that never ran is absent. */
  readonly background: { readonly [name in Job]?: JobStatus };
}

/** The last run of a background job. */
export type JobStatus = Omit<JobState, 'refs_mark'>;

/** What is in the notes and what waits: read only, nothing is written or flushed. */
export function createStatus(ports: StatusPorts): () => Promise<Status> {
  const { stores, states, accumulator, clock } = ports;
  return async () => {
    const nowMs = clock();
    const counts = new Map<string, { live: number; all: number }>();
    const user = { live: 0, all: 0 };
    for (const { memory, scope } of await stores.all()) {
      const count = scope === ports.scope ? (counts.get(memory.ns) ?? { live: 0, all: 0 }) : user;
      count.all += 1;
      if (isLive(memory, nowMs)) count.live += 1;
      if (count !== user) counts.set(memory.ns, count);
    }
    const sessions = states.list().map((session) => {
      const queue = accumulator(session);
      return { session, state: states.read(session), waiting: queue.count(), summary: queue.summary() };
    });
    return {
      namespaces: [...counts].map(([ns, count]) => ({ ns, ...count })).sort((a, b) => (a.ns < b.ns ? -1 : 1)),
      user,
      sessions: sessions.sort((a, b) => ((a.state?.started_at ?? '') < (b.state?.started_at ?? '') ? 1 : -1)),
      waiting: {
        count: sessions.reduce((sum, { waiting }) => sum + waiting, 0),
        namespaces: addUp(sessions.map(({ session }) => accumulator(session).byNamespace())),
      },
      held: ports.held.count(),
      background: Object.assign({}, ...JOBS.map((job) => lastRun(ports.jobs, job))),
    };
  };
}

function lastRun(jobs: JobStates, job: Job): { readonly [name in Job]?: JobStatus } {
  const state = jobs.read(job);
  if (state === undefined) return {};
  const { refs_mark: _mark, ...told } = state;
  return { [job]: told };
}

function addUp(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [ns, count] of counts.flatMap((entry) => Object.entries(entry)))
    total[ns] = (total[ns] ?? 0) + count;
  return total;
}
