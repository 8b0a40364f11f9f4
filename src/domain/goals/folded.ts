import { fnv1a } from '../fnv1a.ts';
import type { GoalAdvance } from './advance.ts';
import type { GoalSource, GoalState, TaskState } from './goal.ts';

/** A goal while it is followed. */
export interface FoldedGoal {
  readonly id: string;
  readonly title: string;
  readonly state: GoalState;
  readonly since: string;
  readonly asked: string;
  readonly source: GoalSource;
  readonly details: readonly string[];
  readonly formerly: readonly string[];
  /** How many answers it has seen while it was open. */
  readonly turns: number;
  /** What subagents did for it, the newest last. */
  readonly advances?: readonly GoalAdvance[];
}

/** A task while it is followed; one that was deleted is kept until there is no room. */
export interface FoldedTask {
  /** `#<n>` of the numbered list; of a list that is written whole, its agent and the first wording. */
  readonly key: string;
  readonly agent?: string;
  readonly subject: string;
  readonly state: TaskState | 'deleted';
  readonly since: string;
  readonly asked: string;
  /** The goal it is a step of. */
  readonly goal?: string;
  readonly formerly: readonly string[];
  /** Its place on a list that is written whole. */
  readonly place?: number;
}

/** All that is known of one session's goals at some time. */
export interface Folded {
  readonly goals: readonly FoldedGoal[];
  readonly tasks: readonly FoldedTask[];
  /** The goal that was spoken of last. */
  readonly current?: string;
  /** What was said since that is no request: what a task made next would be about. */
  readonly said?: { readonly title: string; readonly at: string };
}

export const NOTHING_FOLDED: Folded = { goals: [], tasks: [] };

/** A wording without case and spacing. */
export const spelling = (wording: string): string =>
  wording.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The id of a goal: by its first wording. 64 bits, as ids of memories; within one session. */
export function goalId(source: GoalSource, wording: string): string {
  return fnv1a(`${source}\0${spelling(wording)}`);
}

/** So much of the words of the shorter are in the other, and it may be one thing in other words. */
const SHARED_WORDS = 0.4;

/** Whether two wordings may mean one thing. */
export function isLike(a: string, b: string): boolean {
  const words = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}_]{3,}/gu));
  const [one, two] = [words(a), words(b)];
  const shared = [...one].filter((word) => two.has(word)).length;
  return shared > 0 && shared / Math.min(one.size, two.size) >= SHARED_WORDS;
}

/** The goal with some fields changed; `since` moves with its state. */
export function withGoal(folded: Folded, id: string, at: string, change: Partial<FoldedGoal>): Folded {
  return {
    ...folded,
    goals: folded.goals.map((goal) => {
      if (goal.id !== id) return goal;
      const since = change.state !== undefined && change.state !== goal.state ? at : goal.since;
      return { ...goal, ...change, since };
    }),
  };
}

/** The steps of a goal. */
export function stepsOf({ tasks }: Folded, goal: string): readonly FoldedTask[] {
  return tasks.filter((task) => task.goal === goal && task.agent === undefined);
}

/** Whether a step is still to be done. */
export const isOpenStep = ({ state }: Pick<FoldedTask, 'state'>): boolean =>
  state === 'pending' || state === 'in_progress';

/** The id of a task as a goal. */
export const stepId = ({ key, formerly, subject }: FoldedTask): string =>
  goalId('task', `${key} ${formerly[0] ?? subject}`);
