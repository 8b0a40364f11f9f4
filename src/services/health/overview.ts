import { DAY_MS } from '../../domain/age.ts';
import type { Goal } from '../../domain/goals/goal.ts';
import { isLive, type Memory } from '../../domain/memory.ts';
import type { ModelUse } from '../../ports/distiller.ts';
import type { LogReader } from '../../ports/log.ts';
import type { SessionState } from '../../ports/session.ts';
import type { Clock } from '../../ports.ts';
import { digestLog, type LoggedFailure } from './log-digest.ts';
import type { Status } from './status.ts';

export interface OverviewPorts {
  readonly status: () => Promise<Status>;
  /** Every memory of this place. */
  readonly memories: () => Promise<readonly Memory[]>;
  /** The goals that are open. */
  readonly goals: () => Promise<readonly Goal[]>;
  readonly log: LogReader;
  /** What a model was asked; undefined where none is. */
  readonly modelUse: () => ModelUse | undefined;
  readonly clock: Clock;
}

/** Memories of one kind. */
export interface KindStatus {
  readonly kind: string;
  /** That can be recalled. */
  readonly live: number;
  /** How many were met first in each of the last WEEKS weeks, live or not; the last this week. */
  readonly weeks: readonly number[];
}

/** What there is to know of a place at a glance. */
export interface Overview extends Status {
  /** The most frequent first. */
  readonly kinds: readonly KindStatus[];
  readonly recalled: {
    /** Different memories in each session's ledger, added up, and how many sessions were told any; sessions of the last 30 days. */
    readonly memories: number;
    readonly sessions: number;
    /** Told on each of the last seven days, everywhere, the last today. */
    readonly days: readonly number[];
  };
  /** How often memories that can be recalled were marked. */
  readonly useful: { readonly useful: number; readonly useless: number };
  readonly goals: readonly Goal[];
  /** What became of what subagents learned. */
  readonly agents: {
    readonly count: number;
    readonly merged: number;
    readonly discarded: number;
    readonly consolidated: number;
    readonly held: number;
  };
  /** The last handoff that is kept. */
  readonly handoff?: { readonly id: string; readonly at: string };
  /** What the model that distils sessions was asked today; absent where there is none. */
  readonly distil?: ModelUse;
  /** The last failures in the log, of all repositories; the newest first. */
  readonly failures: readonly LoggedFailure[];
}

/** A quarter of a year. */
export const WEEKS = 12;

/** Gathers it all. Reads only. Throws what reading notes throws. */
export function createOverview(ports: OverviewPorts): () => Promise<Overview> {
  return async () => {
    const nowMs = ports.clock();
    const [status, memories, goals] = await Promise.all([ports.status(), ports.memories(), ports.goals()]);
    const live = memories.filter((memory) => isLive(memory, nowMs));
    const { told, failures } = digestLog(ports.log, nowMs);
    const states = status.sessions.flatMap(({ state }) => state ?? []);
    const distil = ports.modelUse();
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
