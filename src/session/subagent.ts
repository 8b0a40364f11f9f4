import { namesIn } from '../capture/prose.ts';
import { defined } from '../core/basics.ts';
import type { Learning } from '../core/learning.ts';
import type { MemoryContent } from '../core/memory.ts';
import { createLikeness } from '../core/near-duplicate.ts';
import { candidateOf, inWork, type ParentContext, serving, tellingText } from './complexity.ts';
import type { AgentStatus } from './goals-folded.ts';

/** What a subagent's learning is to the session that sent it. */
export type AgentLearning =
  | 'NewPattern'
  | 'ConfirmedKnowledge'
  | 'CorrectedMistake'
  | 'NewEntity'
  | 'CausalLink';

const BY_KIND: Readonly<Record<string, AgentLearning>> = {
  correction: 'CorrectedMistake',
  cause: 'CausalLink',
  fix: 'CausalLink',
  workaround: 'CausalLink',
  discovery: 'NewPattern',
  convention: 'NewPattern',
  preference: 'NewPattern',
};

const CAUSAL =
  /\b(?:because|since|due to|caused by|root cause|leads? to|led to|results? in|so that|therefore|which is why|fails? (?:when|if|unless)|breaks? (?:when|if|unless))\b/i;
const CORRECTED =
  /\b(?:actually|turns out|not .{1,60} but|was wrong|is wrong|mistaken(?:ly)?|contrary to|no longer|instead of what)\b/i;
const RULE =
  /\b(?:always|never|must|should|every|each|convention|pattern|whenever|by convention|as a rule)\b/i;

/** Known; a mistake put right; a cause with its effect; a rule; or something new that it names. By kind, else by words. Pure. */
export function agentLearningOf(content: MemoryContent, isKnown: boolean): AgentLearning {
  if (isKnown) return 'ConfirmedKnowledge';
  const known = BY_KIND[content.kind];
  if (known !== undefined) return known;
  const told = `${content.summary}\n${content.body ?? ''}`;
  if (CORRECTED.test(told)) return 'CorrectedMistake';
  if (CAUSAL.test(told)) return 'CausalLink';
  if (RULE.test(told)) return 'NewPattern';
  const { files, code } = namesIn(told);
  return files.length + code.length > 0 ? 'NewEntity' : 'NewPattern';
}

export type EndedAgent = Readonly<{ id: string; type: string; status: AgentStatus }>;

/** What becomes of a learning; `consolidated`: it tells what the session, or another of them, told already. */
const FATES = ['merged', 'discarded', 'consolidated', 'held'] as const;
type Fates<Each> = Readonly<Record<(typeof FATES)[number], Each>>;

/** How many learnings of several subagents came to what. Pure. */
export const mergeCounts = (merges: readonly Partial<Fates<number>>[]): Fates<number> =>
  Object.fromEntries(
    FATES.map((fate) => [fate, merges.reduce((sum, merge) => sum + (merge[fate] ?? 0), 0)]),
  ) as Fates<number>;

/** What a session made of one subagent's learnings. Without their texts, but for the goals. */
export interface AgentMerge extends EndedAgent, Fates<number> {
  readonly learned: Readonly<Partial<Record<AgentLearning, number>>>;
  readonly goals: readonly string[];
  /** A hash of its last message: the client may tell an end twice, and a subagent may be sent on and end again. */
  readonly heard?: string;
}

/** Of a subagent that is over, and of whose learnings nothing was made yet. */
export const nothingMerged = (agent: EndedAgent, heard?: string): AgentMerge => ({
  ...agent,
  ...defined({ heard }),
  ...mergeCounts([]),
  learned: {},
  goals: [],
});

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
  return {
    ...after,
    ...defined({ heard: after.heard ?? before.heard }),
    ...mergeCounts([before, after]),
    learned,
    goals: [...new Set([...before.goals, ...after.goals])],
  };
}

/** What a session takes over: `all`; `selective`: what is worth much to it; `on-success`: all of one that succeeded; `manual`: what the user says. */
export const MERGE_STRATEGIES = ['all', 'selective', 'on-success', 'manual'] as const;
export type MergeStrategy = (typeof MERGE_STRATEGIES)[number];

const SELECTIVE_ABOVE = 0.7;

export type JudgedLearning<L extends Learning> = Readonly<{ learning: L; is: AgentLearning; worth: number }>;

export type MergePlan<L extends Learning> = Fates<readonly JudgedLearning<L>[]>;

/** Divides a subagent's learnings by strategy, best first; `own`: the parent's queue; `consolidated`: told; `held`: for review. Pure. */
export function planMerge<L extends Learning>(
  judged: readonly JudgedLearning<L>[],
  own: readonly Learning[],
  { strategy, status }: { readonly strategy: MergeStrategy; readonly status: AgentStatus },
): MergePlan<L> {
  const likeness = createLikeness();
  const told: Learning[] = [...own];
  const plan = { merged: [], discarded: [], consolidated: [], held: [] } as Record<
    keyof MergePlan<L>,
    JudgedLearning<L>[]
  >;
  const taken = plan[strategy === 'manual' ? 'held' : 'merged'];
  const isTaken = ({ worth }: JudgedLearning<L>): boolean =>
    strategy === 'selective' ? worth > SELECTIVE_ABOVE : strategy !== 'on-success' || status === 'success';
  for (const it of judged.toSorted((a, b) => b.worth - a.worth)) {
    if (!isTaken(it)) plan.discarded.push(it);
    else if (told.some((known) => likeness(it.learning, known) === 'same')) plan.consolidated.push(it);
    else {
      taken.push(it);
      told.push(it.learning);
    }
  }
  return plan;
}

/** What has no score of its own is worth what an answer has that is just kept. */
const UNSCORED = 0.5;
/** What bears on the parent's work in full closes so much of the gap to 1. */
const LIFT = 0.5;

/** A learning's worth to the sender: 1 − (1 − s)(1 − r/2); s its score, r the greater of its share of a goal and its files being in work. Pure. */
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
export function goalsServed(learnings: readonly Learning[], { goals }: Pick<ParentContext, 'goals'>) {
  const candidates = learnings.map(candidateOf);
  return goals.filter((goal) => candidates.some((it) => serving(it, wordsOf([goal])) >= SERVES));
}
