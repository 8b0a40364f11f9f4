import { foldBook } from '../../domain/goals/book.ts';
import type { Memory } from '../../domain/memory.ts';
import type { GoalStore } from '../../ports/goals.ts';

/**
 * Takes what memories say out of what is kept of goals: the files of a session go that made one of them, or in whose goals and tasks
 * their words stand. Throws IO_FAILED.
 */
export function createDropGoals({
  goals,
}: {
  readonly goals: Pick<GoalStore, 'read' | 'sessions' | 'drop'>;
}): (memories: readonly Memory[]) => void {
  return (memories) => {
    if (memories.length === 0) return;
    const summaries = memories.map(({ summary }) => summary);
    for (const session of goals.sessions()) {
      const book = goals.read(session);
      const { goals: known, tasks } = foldBook(book);
      const words = [...known.map(({ title }) => title), ...tasks.map(({ subject }) => subject)];
      const whole = JSON.stringify(book);
      const tells =
        memories.some(({ session: made }) => made === session) ||
        words.some((text) => text !== '' && summaries.some((summary) => summary.includes(text))) ||
        summaries.some((summary) => whole.includes(JSON.stringify(summary).slice(1, -1)));
      if (tells) goals.drop(session);
    }
  };
}
