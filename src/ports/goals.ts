import type { GoalBook } from '../domain/goals/book.ts';
import type { GoalEvent } from '../domain/goals/events.ts';
import type { Goal, SessionTask } from '../domain/goals/goal.ts';

/** What is known of the goals and tasks of the sessions of one place; files of their own. Every text in them is filtered. */
export interface GoalStore {
  /** What the session's book says, with all that was noted since; an empty book where nothing is known. Never throws. */
  read(session: string): GoalBook;
  /** The sessions that have one. Never throws. */
  sessions(): readonly string[];
  /** Adds an event to what waits. Safe under hooks that run at the same time. Throws IO_FAILED. */
  note(session: string, events: readonly GoalEvent[]): void;
  /**
   * The book with all that waits in it, to be changed; `write` puts it in the place of both. Undefined where nothing is known
   * at all. What is noted in between waits for the next time.
   */
  open(session: string): { readonly book: GoalBook; write(book: GoalBook): void } | undefined;
  /** Erases all that is kept of a session's goals. */
  drop(session: string): void;
  /** Erases what was not touched for `maxAgeMs`. */
  prune(nowMs: number, maxAgeMs: number): void;
}

/** What others ask about goals (services/goals/goals.ts: `createGoals(ports)`). */
export interface Goals {
  /** The open goals of a session, steps included, the newest last. Looks at its files only. Never throws. */
  active(session: string): readonly Goal[];
  /** The session's current list of things to do, in its order; a subagent's own entries last. Never throws. */
  tasks(session: string): readonly SessionTask[];
  /** All goals of all sessions, from their files and from the notes, the newest last. Throws what reading notes throws. */
  all(): Promise<readonly Goal[]>;
  /**
   * Those of them that are open; of sessions that have ended only what a memory tells: what was asked last and answered is
   * mostly done. Throws as `all` does.
   */
  standing(): Promise<readonly Goal[]>;
}
