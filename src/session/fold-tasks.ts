import { defined } from '../core/basics.ts';
import { currentOf, withRequest } from './fold-talk.ts';
import type { EventOf, ListedTask } from './goal-events.ts';
import {
  type Folded,
  type FoldedTask,
  isLike,
  isOpen,
  isOpenStep,
  stepsOf,
  withGoal,
} from './goals-folded.ts';

/** As many former names of a task are kept, the newest. */
const MAX_FORMERLY = 3;

/** One entry of the numbered list was made or changed. Made after it was changed (parallel hooks): its words come late. */
export function foldTask(folded: Folded, { task, made, subject, state, at }: EventOf<'task'>): Folded {
  const key = `#${task}`;
  const known = folded.tasks.find((it) => it.key === key);
  if (known !== undefined) {
    const words = made === true && known.subject !== '' ? undefined : subject;
    const now = changed(known, words, state, at);
    const tasks = folded.tasks.map((it) => (it.key === key ? now : it));
    return settledGoal({ ...folded, tasks }, known.goal, at);
  }
  const home = withGoalForTask(folded, at);
  const fresh = newTask({ key, ...goalOf(home), subject: subject ?? '', state: state ?? 'pending' }, at);
  return settledGoal({ ...home, tasks: [...home.tasks, fresh] }, fresh.goal, at);
}

/** A list was written anew: what is gone from it and was not done is given up. */
export function foldPlanned(folded: Folded, { tasks, agent, at }: EventOf<'planned'>): Folded {
  const list = folded.tasks.filter((task) => task.place !== undefined && task.agent === agent);
  const open = list.filter(({ state }) => state !== 'deleted');
  const hasNew = tasks.some(({ subject }) => !open.some((it) => it.subject === subject));
  const home = agent === undefined && hasNew ? withGoalForTask(folded, at) : folded;
  const pairs = paired(open, tasks);
  const now = tasks.map((entry, place): FoldedTask => {
    const known = pairs[place];
    if (known !== undefined) return { ...changed(known, entry.subject, entry.state, at), place };
    const key = `${agent ?? ''}:${entry.subject}:${at}`;
    return newTask({ key, ...(agent === undefined ? goalOf(home) : { agent }), ...entry, place }, at);
  });
  const gone = list
    .filter((task) => !pairs.includes(task))
    .map((task) => (isOpenStep(task) ? { ...task, state: 'deleted' as const, since: at } : task));
  const closed = gone.map((task) => ({ ...task, place: GONE }));
  const others = home.tasks.filter((task) => !list.includes(task));
  const goals = new Set([...now, ...closed].map(({ goal }) => goal));
  return [...goals].reduce<Folded>((sum, goal) => settledGoal(sum, goal, at), {
    ...home,
    tasks: [...others, ...closed, ...now],
  });
}

const newTask = (task: Omit<FoldedTask, 'since' | 'asked' | 'formerly'>, at: string): FoldedTask => ({
  ...task,
  since: at,
  asked: at,
  formerly: [],
});

/** Of a list that is written whole, but not on it any more. */
export const GONE = -1;

/** A subagent's own list ends with it. */
export const withoutList = (folded: Folded, { agent }: { readonly agent: string }): Folded => ({
  ...folded,
  tasks: folded.tasks.filter((task) => task.agent !== agent),
});

/** Which known entry each entry of the new list is: by its words; then by its place, in like words. */
function paired(known: readonly FoldedTask[], entries: readonly ListedTask[]) {
  const free = new Set(known.filter(({ place }) => place !== GONE));
  const take = (task: FoldedTask | undefined): FoldedTask | undefined => {
    if (task !== undefined) free.delete(task);
    return task;
  };
  const exact = entries.map(({ subject }) => take([...free].find((task) => task.subject === subject)));
  return entries.map(
    ({ subject }, place) =>
      exact[place] ??
      take(
        [...free].find((task) => task.place === place && isOpenStep(task) && isLike(task.subject, subject)),
      ),
  );
}

function changed(
  task: FoldedTask,
  subject: string | undefined,
  state: FoldedTask['state'] | undefined,
  at: string,
): FoldedTask {
  const isRenamed = subject !== undefined && subject !== task.subject;
  const next = state ?? task.state;
  return {
    ...task,
    state: next,
    since: next === task.state ? task.since : at,
    ...(isRenamed
      ? {
          subject,
          formerly: task.subject === '' ? [] : [...task.formerly, task.subject].slice(-MAX_FORMERLY),
        }
      : {}),
  };
}

/** What a new task is a step of: `{}` where no prompt is known. */
const goalOf = ({ current }: Folded): { readonly goal?: string } => defined({ goal: current });

/** Where no open step says what the work is, what was said last does, were it a question: tasks were made for it. */
function withGoalForTask(folded: Folded, at: string): Folded {
  const current = currentOf(folded);
  const isUnderWay = current !== undefined && isOpen(current) && stepsOf(folded, current.id).some(isOpenStep);
  if (isUnderWay || !folded.said?.title) return folded;
  return withRequest(folded, folded.said.title, at);
}

function settledGoal(folded: Folded, goal: string | undefined, at: string): Folded {
  const steps = goal === undefined ? [] : stepsOf(folded, goal).filter(({ state }) => state !== 'deleted');
  if (goal === undefined || steps.length === 0) return folded;
  if (!steps.some(isOpenStep)) return withGoal(folded, goal, at, { state: 'completed' });
  const known = folded.goals.find(({ id }) => id === goal)?.state;
  // What was called off is taken up again by work on it, not by tidying its list.
  const isBegun = steps.some(
    ({ state }) => state === 'in_progress' || (state === 'completed' && known !== 'abandoned'),
  );
  return isBegun || known === 'completed' ? withGoal(folded, goal, at, { state: 'progress' }) : folded;
}
