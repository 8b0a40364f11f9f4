import { GONE } from './fold-tasks.ts';
import { type Folded, type FoldedGoal, type FoldedTask, stepId } from './folded.ts';
import { type Goal, type GoalState, isOpen, type SessionTask } from './goal.ts';

const STATES: Readonly<Record<FoldedTask['state'], GoalState>> = {
  pending: 'active',
  in_progress: 'progress',
  completed: 'completed',
  deleted: 'abandoned',
};

/** The goals of a session, each with its steps behind it, the one that was met last at the end. Pure. */
export function goalsIn(folded: Folded, session: string): readonly Goal[] {
  const ids = new Set(folded.goals.map(({ id }) => id));
  const stepsOf = (goal: string | undefined): readonly Goal[] =>
    folded.tasks.filter((task) => named(task) && task.goal === goal).map((task) => stepGoal(task, session));
  const orphans = folded.tasks
    .filter((task) => named(task) && (task.goal === undefined || !ids.has(task.goal)))
    .map((task) => stepGoal(task, session));
  return [...orphans, ...folded.goals.flatMap((goal) => [promptGoal(goal, session), ...stepsOf(goal.id)])];
}

/** The goals that are open: of one that is not, the open steps too are of no concern any more. Pure. */
export function openGoalsIn(folded: Folded, session: string): readonly Goal[] {
  const open = goalsIn(folded, session).filter(isOpen);
  const ids = new Set(open.map(({ id }) => id));
  return open.filter(({ parent }) => parent === undefined || ids.has(parent));
}

/** A number was seen, but not yet its words. */
const named = ({ subject }: FoldedTask): boolean => subject !== '';

function promptGoal({ details, formerly, turns: _turns, ...goal }: FoldedGoal, session: string): Goal {
  return {
    ...goal,
    session,
    ...(details.length === 0 ? {} : { details }),
    ...(formerly.length === 0 ? {} : { formerly }),
  };
}

function stepGoal(task: FoldedTask, session: string): Goal {
  const { subject, state, since, asked, goal, agent, formerly } = task;
  return {
    id: stepId(task),
    title: subject,
    state: state === 'pending' && formerly.length > 0 ? 'refined' : STATES[state],
    since,
    asked,
    session,
    source: 'task',
    ...(goal === undefined ? {} : { parent: goal }),
    ...(agent === undefined ? {} : { agent }),
    ...(formerly.length === 0 ? {} : { formerly }),
  };
}

/** The session's current list of things to do, a subagent's own entries last. Pure. */
export function tasksIn({ tasks }: Folded): readonly SessionTask[] {
  const current = tasks.filter((task) => named(task) && task.place !== GONE);
  return [
    ...current.filter(({ agent }) => agent === undefined),
    ...current.filter(({ agent }) => agent),
  ].flatMap((task): SessionTask[] => {
    const { key, subject, state, agent, place } = task;
    if (state === 'deleted') return [];
    const id = place === undefined ? key.slice(1) : `todo-${place}`;
    return [{ id, subject, state, ...(agent === undefined ? {} : { agent }) }];
  });
}
