import type { AgentStatus } from '../subagent/status.ts';

/** How much one subagent has brought a goal on. */
export interface GoalAdvance {
  /** The client's name for its kind, filtered. */
  readonly type: string;
  /** 0…1: of what was left to do. */
  readonly delta: number;
}

/** Who only reads and reports brings a goal less far than who works on it. */
const READS = /explor|research|search|review|analy|audit|plan|guide|investigat/i;
const DELTAS = { reads: 0.25, works: 0.5 } as const;
const SHARES: Readonly<Record<AgentStatus, number>> = { success: 1, partial: 0.5, failed: 0, skipped: 0 };

/** How far a subagent's end brings the goal that it was sent for, by its kind and how it ended. Pure. */
export function advanceOf(type: string, status: AgentStatus): GoalAdvance {
  return { type, delta: DELTAS[READS.test(type) ? 'reads' : 'works'] * (SHARES[status] ?? 0) };
}

/** How far all of them have brought it, 0…1; it never is reached by them alone. Pure. */
export function advanced(advances: readonly GoalAdvance[]): number {
  return 1 - advances.reduce((left, { delta }) => left * (1 - delta), 1);
}
