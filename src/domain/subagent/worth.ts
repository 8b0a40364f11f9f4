import type { Learning } from '../learning.ts';
import { tellingText } from '../salience/reading.ts';
import { inWork, serving } from '../salience/scorers.ts';
import { candidateOf, type ParentContext } from '../salience/types.ts';

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
