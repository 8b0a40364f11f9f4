import type { GoalAdvance } from './advance.ts';

/**
 * How a goal stands. `active`: asked for, and nothing is known of it since; `progress`: worked on; `refined`: put in other
 * words since, and nothing is known of it since then; `completed`; `abandoned`: called off. The first three are open.
 */
export const GOAL_STATES = ['active', 'progress', 'refined', 'completed', 'abandoned'] as const;
export type GoalState = (typeof GOAL_STATES)[number];

/** Where a goal was found: in what the user asked for, or in the session's own list of tasks. */
export type GoalSource = 'prompt' | 'task';

/** Something a session is to bring about. Every text is filtered, on one line and bounded. */
export interface Goal {
  /** Of its source and its first wording: the same after each replay, one of its kind within its session. */
  readonly id: string;
  /** What is to be done, at most 120 characters. */
  readonly title: string;
  readonly state: GoalState;
  /** ISO 8601, UTC: when it came into this state. */
  readonly since: string;
  /** ISO 8601, UTC: when it was met first. */
  readonly asked: string;
  readonly session: string;
  readonly source: GoalSource;
  /** The goal that it is a step of: tasks made while a request was open are steps of that. */
  readonly parent?: string;
  /** The subagent that keeps it on a list of its own. */
  readonly agent?: string;
  /** What the user said of it since that changes it, the newest last. */
  readonly details?: readonly string[];
  /** What it was called before, the newest last. */
  readonly formerly?: readonly string[];
  /** What subagents did for it, the newest last, at most ten. */
  readonly advances?: readonly GoalAdvance[];
}

/** One entry of a session's list of things to do, as the client's task tools left it. Deleted ones are gone. */
export interface SessionTask {
  /** The client's number for it; `todo-<n>` for the n-th entry of a list that is always written whole. */
  readonly id: string;
  /** Filtered, one line, at most 120 characters. */
  readonly subject: string;
  readonly state: TaskState;
  /** The subagent whose own list it is on. The numbered list is shared by a session and all its subagents. */
  readonly agent?: string;
}

export type TaskState = 'pending' | 'in_progress' | 'completed';

/** Whether there is still something to do. */
export function isOpen({ state }: Pick<Goal, 'state'>): boolean {
  return state !== 'completed' && state !== 'abandoned';
}

/** What is longer is a text, not a title; a memory's summary has room for so much behind its first words. */
export const MAX_TITLE_CHARS = 120;
