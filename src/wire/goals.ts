// The goals of a place's sessions: apart, since the hook that only notes a task's number loads nothing else.
import { join } from 'node:path';
import { createGoalFiles } from '../adapters/accumulator/goal-files.ts';
import type { Memory } from '../domain/memory.ts';
import type { GoalStore, Goals } from '../ports/goals.ts';
import type { SessionStates } from '../ports/session.ts';
import { createGoals } from '../services/goals/goals.ts';
import { createNoteGoals, type NoteGoals } from '../services/goals/note-goals.ts';
import { findHome, type Home } from './home.ts';
import type { Spooling, WireOptions } from './spool.ts';

type Setting = Pick<WireOptions, 'cwd' | 'env' | 'clock'>;

/** The goals of a place's sessions. */
export function goalsOf(home: Home): GoalStore {
  return createGoalFiles(join(home.directory, 'goals'));
}

/** Goals belong to where the session began, as its story does: the model's `cd` is no other session. */
export function whereBegun({ cwd, env }: Pick<WireOptions, 'cwd' | 'env'>): Home {
  return findHome(env['CLAUDE_PROJECT_DIR'] || cwd, env);
}

/** What notes the goals of one session. */
export function wireNoteGoals(
  setting: Setting & { readonly session: string },
  { filters }: Pick<Spooling, 'filters'>,
): NoteGoals {
  const { session, clock = Date.now } = setting;
  return createNoteGoals({ session, goals: goalsOf(whereBegun(setting)), filters, clock });
}

/** What others ask about goals. Without `notes` only of what is kept beside them. */
export function wireGoals(setting: Setting, notes?: GoalNotes): Goals {
  return createGoals({
    goals: goalsOf(whereBegun(setting)),
    memories: notes?.memories,
    isOver: (session) => notes?.states.read(session)?.ended_at !== undefined,
    clock: setting.clock ?? Date.now,
  });
}

/** What is known of goals and their sessions besides. */
interface GoalNotes {
  readonly memories: () => Promise<readonly Memory[]>;
  readonly states: Pick<SessionStates, 'read'>;
}
