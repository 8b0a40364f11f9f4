import type { Learning } from '../../core/learning.ts';
import { createLikeness } from '../../core/near-duplicate.ts';
import type { AgentStatus } from './goals/folded.ts';
import { candidateOf, type ParentContext, tellingText } from './salience/complexity.ts';
import { inWork, serving } from './salience/scorers.ts';
import type { AgentLearning, MergeStrategy } from './subagent.ts';

/** `selective` takes over what is worth more than this to the parent. */
export const SELECTIVE_ABOVE = 0.7;

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

/** What has no score of its own is worth what an answer has that is just kept. */
const UNSCORED = 0.5;
/** What bears on the parent's work in full closes so much of the gap to 1. */
const LIFT = 0.5;

/**
 * How much a subagent's learning is worth to the session that sent it, 0…1: its own score s, lifted by how much it bears on
 * the parent's work, r: 1 − (1 − s)(1 − r/2). What was worth much by itself stays so; r is the greater of the share of a goal (or of
 * what was asked) that it serves, and of its files being in work. Pure.
 */
export function worthToParent(learning: Learning, parent: ParentContext): number {
  const candidate = candidateOf(learning);
  const serves = serving(candidate, wordsOf([...parent.goals, ...parent.recent]));
  const bears = Math.max(serves, inWork(candidate, parent.files));
  const own = learning.score ?? UNSCORED;
  return 1 - (1 - own) * (1 - LIFT * bears);
}

const wordsOf = (texts: readonly string[]) => texts.map((text) => tellingText(text));

/** A learning that has so much of a goal's words serves it. */
const SERVES = 0.5;

/** The goals that some of the learnings serve, in the order of the goals. Pure. */
export function goalsServed(
  learnings: readonly Learning[],
  { goals }: Pick<ParentContext, 'goals'>,
): readonly string[] {
  const candidates = learnings.map(candidateOf);
  return goals.filter((goal) => candidates.some((it) => serving(it, wordsOf([goal])) >= SERVES));
}
