import type { GoalEvent } from './events.ts';
import { foldAgentEnded, foldAnswered, foldAsked } from './fold-talk.ts';
import { foldPlanned, foldTask, withoutList } from './fold-tasks.ts';
import type { Folded } from './folded.ts';

/** As many are followed: what is closed goes first, then what is oldest. */
const MAX_GOALS = 40;
const MAX_TASKS = 120;

/**
 * The goals after some more events, which are in their order (book.ts). Pure. The same event is to be given once.
 */
export function foldEvents(folded: Folded, events: readonly GoalEvent[]): Folded {
  return bounded(events.reduce(foldEvent, folded));
}

function foldEvent(folded: Folded, event: GoalEvent): Folded {
  switch (event.type) {
    case 'asked':
      return foldAsked(folded, event);
    case 'answered':
      return foldAnswered(folded, event);
    case 'planned':
      return foldPlanned(folded, event);
    case 'task':
      return foldTask(folded, event);
    default:
      return foldAgentEnded(withoutList(folded, event), event);
  }
}

function bounded(folded: Folded): Folded {
  return {
    ...folded,
    goals: kept(folded.goals, MAX_GOALS, ({ state }) => state === 'completed' || state === 'abandoned'),
    tasks: kept(folded.tasks, MAX_TASKS, ({ state }) => state === 'completed' || state === 'deleted'),
  };
}

function kept<T>(list: readonly T[], max: number, isClosed: (item: T) => boolean): readonly T[] {
  if (list.length <= max) return list;
  const closed = list.filter(isClosed).slice(0, list.length - max);
  return list.filter((item) => !closed.includes(item)).slice(-max);
}
