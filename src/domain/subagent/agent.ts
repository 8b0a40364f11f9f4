import type { AgentLearning } from './kind.ts';
import type { AgentStatus } from './status.ts';

/** A subagent whose end was told. */
export interface EndedAgent {
  readonly id: string;
  readonly type: string;
  readonly status: AgentStatus;
}

/** What a session made of one subagent's learnings. Without their texts, but for the goals. */
export interface AgentMerge extends EndedAgent {
  readonly merged: number;
  readonly discarded: number;
  /** They told what the session, or another of them, told already. */
  readonly consolidated: number;
  /** They wait for `cs-memory review`. */
  readonly held: number;
  /** What was merged, by what it is. */
  readonly learned: Readonly<Partial<Record<AgentLearning, number>>>;
  /** Goals of the session that a merged learning serves. */
  readonly goals: readonly string[];
  /** A hash of its last message: the client may tell an end twice, and a subagent may be sent on and end again. */
  readonly heard?: string;
}

/** Of a subagent that is over, and of whose learnings nothing was made yet. */
export function nothingMerged(agent: EndedAgent, heard?: string): AgentMerge {
  const hash = heard === undefined ? {} : { heard };
  return { ...agent, ...hash, merged: 0, discarded: 0, consolidated: 0, held: 0, learned: {}, goals: [] };
}

/** One line for people: `Explore (success): 2 merged (CausalLink 1, NewPattern 1), 1 discarded`. */
export function mergeSummary({ type, status, learned, ...counts }: AgentMerge): string {
  const kinds = Object.entries(learned).map(([is, count]) => `${is} ${count}`);
  const merged =
    kinds.length === 0 ? `${counts.merged} merged` : `${counts.merged} merged (${kinds.join(', ')})`;
  const others = (['discarded', 'consolidated', 'held'] as const).filter((what) => counts[what] > 0);
  return `${type} (${status}): ${[merged, ...others.map((what) => `${counts[what]} ${what}`)].join(', ')}`;
}

/** A session has hundreds of subagents at most; what became of the newest is kept. */
const MAX_KEPT = 50;

/** What became of each subagent, the newest last; of one that was merged in several steps, all of them together. Pure. */
export function withMerges<M extends AgentMerge>(known: readonly M[], merges: readonly M[]): readonly M[] {
  const byId = new Map(known.map((merge) => [merge.id, merge]));
  for (const merge of merges) {
    const before = byId.get(merge.id);
    byId.delete(merge.id);
    byId.set(merge.id, before === undefined ? merge : added(before, merge));
  }
  return [...byId.values()].slice(-MAX_KEPT);
}

function added<M extends AgentMerge>(before: M, after: M): M {
  const learned = { ...before.learned };
  for (const [is, count] of Object.entries(after.learned) as [AgentLearning, number][])
    learned[is] = (learned[is] ?? 0) + count;
  const heard = after.heard ?? before.heard;
  return {
    ...after,
    ...(heard === undefined ? {} : { heard }),
    merged: before.merged + after.merged,
    discarded: before.discarded + after.discarded,
    consolidated: before.consolidated + after.consolidated,
    held: before.held + after.held,
    learned,
    goals: [...new Set([...before.goals, ...after.goals])],
  };
}
