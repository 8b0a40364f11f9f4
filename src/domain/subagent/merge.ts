import type { Learning } from '../learning.ts';
import { createLikeness } from '../near-duplicate.ts';
import type { AgentLearning } from './kind.ts';
import type { AgentStatus } from './status.ts';
import type { MergeStrategy } from './strategy.ts';

/** `selective` takes over what is worth more than this to the parent. */
export const SELECTIVE_ABOVE = 0.7;

/** One learning of a subagent, with what the parent makes of it. */
export interface JudgedLearning<L extends Learning> {
  readonly learning: L;
  readonly is: AgentLearning;
  /** 0…1. */
  readonly worth: number;
}

export interface MergePlan<L extends Learning> {
  readonly merged: readonly JudgedLearning<L>[];
  readonly discarded: readonly JudgedLearning<L>[];
  /** They tell what the parent, or another of them, tells already. */
  readonly consolidated: readonly JudgedLearning<L>[];
  /** They wait for the user's word (`cs-memory review`). */
  readonly held: readonly JudgedLearning<L>[];
}

/**
 * Divides a subagent's learnings by the strategy; `own`: what the parent's queue holds already. The best come first, so
 * that of two that tell the same the better is taken. Pure.
 */
export function planMerge<L extends Learning>(
  judged: readonly JudgedLearning<L>[],
  own: readonly Learning[],
  { strategy, status }: { readonly strategy: MergeStrategy; readonly status: AgentStatus },
): MergePlan<L> {
  const likeness = createLikeness();
  const told: Learning[] = [...own];
  const merged: JudgedLearning<L>[] = [];
  const discarded: JudgedLearning<L>[] = [];
  const consolidated: JudgedLearning<L>[] = [];
  for (const it of judged.toSorted((a, b) => b.worth - a.worth)) {
    const place = !isTaken(it, strategy, status)
      ? discarded
      : told.some((known) => likeness(it.learning, known) === 'same')
        ? consolidated
        : merged;
    place.push(it);
    if (place === merged) told.push(it.learning);
  }
  const isManual = strategy === 'manual';
  return { merged: isManual ? [] : merged, discarded, consolidated, held: isManual ? merged : [] };
}

function isTaken(
  { worth }: { readonly worth: number },
  strategy: MergeStrategy,
  status: AgentStatus,
): boolean {
  if (strategy === 'selective') return worth > SELECTIVE_ABOVE;
  return strategy !== 'on-success' || status === 'success';
}
