import type { ModelUse } from '../../capture/ports.ts';
import { JOBS, type Job, type JobState, type LogEntry, type ReadJob } from '../../core/background.ts';
import { defined } from '../../core/basics.ts';
import { isLive, type Memory, type Scope } from '../../core/memory.ts';
import { ageText, DAY_MS } from '../../core/time.ts';
import type { LogReader } from '../../files/background.ts';
import type { MemoryStores } from '../../recall/memory-stores.ts';
import type { CaptureAccumulator, Needs } from '../../session/accumulator.ts';
import type { Goal } from '../../session/goals-folded.ts';
import { mergeCounts } from '../../session/subagent.ts';

export interface LoggedFailure {
  readonly event: string;
  readonly failure: string;
  readonly count: number;
  readonly lastAt: string;
}

/** One of them in a line. */
export const failureText = ({ event, failure, count, lastAt }: LoggedFailure, nowMs: number): string =>
  `${event}: ${failure} ×${count}, last ${ageText(lastAt, nowMs)}`;

export type LogDigest = ReturnType<typeof digestLog>;

const DAYS = 7;
const BEGINNINGS = new Set(['startup', 'clear', 'fork', 'other']);
const CAPTURED = ['added', 'stated'];
const FLUSHED = ['written', 'seen', 'stopped', 'retries'] as const;
const TOLD = ['recalled', 'specific', 'briefed', 'known_fixes'];

/** What the log of the last days tells; all times are ISO 8601, UTC. Reads it once. Its lines may be of any version of the product: what is no number counts as nothing. */
export function digestLog(log: LogReader, nowMs: number) {
  const fired = new Map(log.fired());
  const starts: string[] = [];
  const failures = new Map<string, LoggedFailure>();
  const flushes = { count: 0, written: 0, seen: 0, stopped: 0, retries: 0, lastAt: '' };
  const captures = { count: 0, lastAt: '' };
  const told = new Array<number>(DAYS).fill(0);
  let build: string | undefined;
  for (const entry of log.entries()) {
    const { event, at } = entry;
    if ((fired.get(event) ?? '') < at) fired.set(event, at);
    if (event === 'SessionStart' && BEGINNINGS.has(String(entry['source']))) starts.push(at);
    if (typeof entry['build'] === 'string') build = entry['build'];
    const { failure } = entry;
    if (typeof failure === 'string') {
      const key = `${event}: ${failure}`;
      failures.set(key, { event, failure, count: (failures.get(key)?.count ?? 0) + 1, lastAt: at });
    }
    const captured = sum(entry, CAPTURED);
    if (captured > 0) Object.assign(captures, { count: captures.count + captured, lastAt: at });
    if (typeof entry['written'] === 'number') {
      Object.assign(flushes, { count: flushes.count + 1, lastAt: at });
      for (const name of FLUSHED) flushes[name] += numberOf(entry, name);
    }
    const day = DAYS - 1 - Math.floor((nowMs - Date.parse(at)) / DAY_MS);
    if (day >= 0 && day < DAYS) told[day] = (told[day] ?? 0) + sum(entry, TOLD);
  }
  return {
    fired,
    /** When sessions began, the newest last; resumed and compacted ones do not begin. */
    starts,
    failures: [...failures.values()].sort((a, b) => (a.lastAt < b.lastAt ? 1 : -1)),
    captures: { ...captures, lastAt: captures.lastAt || undefined },
    flushes: { ...flushes, lastAt: flushes.lastAt || undefined },
    /** How many memories were told to sessions on each of the last seven days, the last today. */
    told,
    build,
  };
}

const numberOf = (entry: LogEntry, name: string): number => {
  const value = entry[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};

const sum = (entry: LogEntry, names: readonly string[]): number =>
  names.reduce((total, name) => total + numberOf(entry, name), 0);

export type Status = Awaited<ReturnType<typeof statusOf>>;
export type SessionStatus = Status['sessions'][number];

/** What is in the notes and what waits: read only, nothing is written or flushed. */
export async function statusOf(
  { states, accumulator, clock }: Needs<'states' | 'accumulator' | 'clock'>,
  stores: Pick<MemoryStores, 'all'>,
  own: { readonly scope: Scope; readonly held: Pick<CaptureAccumulator, 'count'>; readonly jobs: ReadJob },
) {
  const nowMs = clock();
  const counts = new Map<string, { live: number; all: number }>();
  const user = { live: 0, all: 0 };
  for (const { memory, scope } of await stores.all()) {
    const count = scope === own.scope ? (counts.get(memory.ns) ?? { live: 0, all: 0 }) : user;
    count.all += 1;
    if (isLive(memory, nowMs)) count.live += 1;
    if (count !== user) counts.set(memory.ns, count);
  }
  const sessions = states.list().map((session) => {
    const queue = accumulator(session);
    // What really waits in the spool: the state file's own count may be a moment behind.
    return { session, state: states.read(session), waiting: queue.count(), summary: queue.summary() };
  });
  const queued = sessions.flatMap(({ session }) => Object.entries(accumulator(session).byNamespace()));
  const waitingIn: Record<string, number> = {};
  for (const [ns, count] of queued) waitingIn[ns] = (waitingIn[ns] ?? 0) + count;
  return {
    namespaces: [...counts].map(([ns, count]) => ({ ns, ...count })).sort((a, b) => (a.ns < b.ns ? -1 : 1)),
    user,
    sessions: sessions.sort((a, b) => ((a.state?.started_at ?? '') < (b.state?.started_at ?? '') ? 1 : -1)),
    waiting: {
      count: sessions.reduce((sum, { waiting }) => sum + waiting, 0),
      namespaces: waitingIn,
    },
    held: own.held.count(),
    background: Object.fromEntries(
      JOBS.flatMap((job) => {
        const state = own.jobs(job);
        return state === undefined ? [] : [[job, { ...state, refs_mark: undefined }]];
      }),
    ) as { readonly [name in Job]?: Omit<JobState, 'refs_mark'> },
  };
}

export type Overview = ReturnType<typeof overviewOf>;

export const WEEKS = 12;

export function overviewOf(
  status: Status,
  memories: readonly Memory[],
  more: Readonly<{ goals: readonly Goal[]; log: LogReader; distil: ModelUse | undefined }>,
  nowMs: number,
) {
  const { goals, log, distil } = more;
  const live = memories.filter((memory) => isLive(memory, nowMs));
  const { told, failures } = digestLog(log, nowMs);
  const states = status.sessions.flatMap(({ state }) => state ?? []);
  const agents = states.flatMap((state) => state.agents ?? []);
  const recalled = states.map(({ shown, shown_to_agents: others = [] }) =>
    others.reduce((sum, agent) => sum + agent.shown.length, shown.length),
  );
  const [handoff] = live
    .filter(({ ns }) => ns === 'handoffs')
    .sort((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : -1));
  return {
    ...status,
    kinds: kindsOf(live, nowMs),
    recalled: {
      memories: recalled.reduce((sum, count) => sum + count, 0),
      sessions: recalled.filter((count) => count > 0).length,
      days: told,
    },
    useful: {
      useful: live.reduce((sum, { usefulCount }) => sum + usefulCount, 0),
      useless: live.reduce((sum, { uselessCount }) => sum + uselessCount, 0),
    },
    goals,
    agents: { count: agents.length, ...mergeCounts(agents) },
    ...defined({ distil, handoff: handoff && { id: handoff.id, at: handoff.lastSeenAt } }),
    failures,
  };
}

/** Each kind, with how many of its live memories were met first in each of the last WEEKS weeks; the last this week. */
function kindsOf(live: readonly Memory[], nowMs: number) {
  const kinds = new Map<string, { live: number; weeks: number[] }>();
  for (const memory of live) {
    const kind = kinds.get(memory.kind) ?? { live: 0, weeks: new Array<number>(WEEKS).fill(0) };
    kinds.set(memory.kind, kind);
    kind.live += 1;
    const week = WEEKS - 1 - Math.floor((nowMs - Date.parse(memory.at)) / (7 * DAY_MS));
    if (week >= 0 && week < WEEKS) kind.weeks[week] = (kind.weeks[week] ?? 0) + 1;
  }
  return [...kinds]
    .map(([kind, counts]) => ({ kind, ...counts }))
    .sort((a, b) => b.live - a.live || (a.kind < b.kind ? -1 : 1));
}
