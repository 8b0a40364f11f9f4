import type { ModelUse } from '../../capture/model/ports.ts';
import { JOBS, type Job, type JobState, type JobStates, type LogReader } from '../../core/background.ts';
import { isLive, type Memory, type Scope } from '../../core/memory.ts';
import { DAY_MS } from '../../core/time.ts';
import type { MemoryStores } from '../../recall/memory-stores.ts';
import type { Goal } from '../../session/model/goals/folded.ts';
import type { CaptureAccumulator, Needs, SessionState } from '../../session/model/ports.ts';
import { digestLog, type LoggedFailure } from './log-digest.ts';

export interface StatusPorts extends Needs<'states' | 'accumulator' | 'clock'> {
  readonly stores: Pick<MemoryStores, 'all'>;
  readonly scope: Scope;
  readonly held: Pick<CaptureAccumulator, 'count'>;
  readonly jobs: JobStates;
}

export interface NamespaceStatus {
  readonly ns: string;
  readonly live: number;
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
  readonly user: Omit<NamespaceStatus, 'ns'>;
  readonly sessions: readonly SessionStatus[];
  readonly waiting: { readonly count: number; readonly namespaces: Readonly<Record<string, number>> };
  readonly held: number;
  readonly background: { readonly [name in Job]?: JobStatus };
}

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

export interface KindStatus {
  readonly kind: string;
  readonly live: number;
  /** How many were met first in each of the last WEEKS weeks, live or not; the last this week. */
  readonly weeks: readonly number[];
}

export interface Overview extends Status {
  readonly kinds: readonly KindStatus[];
  readonly recalled: {
    /** Different memories in each session's ledger, added up, and how many sessions were told any; sessions of the last 30 days. */
    readonly memories: number;
    readonly sessions: number;
    /** Told on each of the last seven days, everywhere, the last today. */
    readonly days: readonly number[];
  };
  readonly useful: { readonly useful: number; readonly useless: number };
  readonly goals: readonly Goal[];
  readonly agents: {
    readonly count: number;
    readonly merged: number;
    readonly discarded: number;
    readonly consolidated: number;
    readonly held: number;
  };
  readonly handoff?: { readonly id: string; readonly at: string };
  readonly distil?: ModelUse;
  readonly failures: readonly LoggedFailure[];
}

export const WEEKS = 12;

/** What an overview is made of: every memory of the place, the goals that are open, and what a model was asked, where one is. */
export interface OverviewParts {
  readonly status: Status;
  readonly memories: readonly Memory[];
  readonly goals: readonly Goal[];
  readonly log: LogReader;
  readonly distil: ModelUse | undefined;
}

/** Puts it together. */
export function overviewOf({ status, memories, goals, log, distil }: OverviewParts, nowMs: number): Overview {
  const live = memories.filter((memory) => isLive(memory, nowMs));
  const { told, failures } = digestLog(log, nowMs);
  const states = status.sessions.flatMap(({ state }) => state ?? []);
  const handoff = lastOf(live.filter(({ ns }) => ns === 'handoffs'));
  return {
    ...status,
    kinds: kindsOf(memories, nowMs),
    recalled: { ...recalledIn(states), days: told },
    useful: {
      useful: live.reduce((sum, { usefulCount }) => sum + usefulCount, 0),
      useless: live.reduce((sum, { uselessCount }) => sum + uselessCount, 0),
    },
    goals,
    agents: agentsIn(states),
    ...(distil === undefined ? {} : { distil }),
    ...(handoff === undefined ? {} : { handoff: { id: handoff.id, at: handoff.lastSeenAt } }),
    failures,
  };
}

function kindsOf(memories: readonly Memory[], nowMs: number): readonly KindStatus[] {
  const kinds = new Map<string, { live: number; weeks: number[] }>();
  for (const memory of memories) {
    const kind = kinds.get(memory.kind) ?? { live: 0, weeks: new Array<number>(WEEKS).fill(0) };
    kinds.set(memory.kind, kind);
    if (isLive(memory, nowMs)) kind.live += 1;
    const week = WEEKS - 1 - Math.floor((nowMs - Date.parse(memory.at)) / (7 * DAY_MS));
    if (week >= 0 && week < WEEKS) kind.weeks[week] = (kind.weeks[week] ?? 0) + 1;
  }
  const all = [...kinds].map(([kind, counts]) => ({ kind, ...counts }));
  return all
    .filter(({ live, weeks }) => live > 0 || weeks.some((count) => count > 0))
    .sort((a, b) => b.live - a.live || (a.kind < b.kind ? -1 : 1));
}

function recalledIn(states: readonly SessionState[]): { memories: number; sessions: number } {
  const counts = states.map(({ shown, shown_to_agents: agents = [] }) =>
    [shown, ...agents.map((agent) => agent.shown)].reduce((sum, ids) => sum + ids.length, 0),
  );
  return {
    memories: counts.reduce((sum, count) => sum + count, 0),
    sessions: counts.filter((count) => count > 0).length,
  };
}

function agentsIn(states: readonly SessionState[]): Overview['agents'] {
  const merges = states.flatMap(({ agents = [] }) => agents);
  const sum = (of: 'merged' | 'discarded' | 'consolidated' | 'held'): number =>
    merges.reduce((total, merge) => total + (merge[of] ?? 0), 0);
  return {
    count: merges.length,
    merged: sum('merged'),
    discarded: sum('discarded'),
    consolidated: sum('consolidated'),
    held: sum('held'),
  };
}

const lastOf = (memories: readonly Memory[]): Memory | undefined =>
  memories.reduce<Memory | undefined>(
    (last, memory) => (last === undefined || memory.lastSeenAt > last.lastSeenAt ? memory : last),
    undefined,
  );
