import { defined } from '../core/basics.ts';
import { spelling } from '../core/text.ts';
import type { EventOf, GoalEvent, ListedTask } from './goal-events.ts';
import {
  advanceOf,
  type Folded,
  type FoldedGoal,
  type FoldedTask,
  goalId,
  isLike,
  isOpen,
  isOpenStep,
  refinedTitle,
  stepsOf,
  swappedTitle,
  withGoal,
} from './goals-folded.ts';

/** What is known once an event has happened, too. Pure. */
export function foldEvent(folded: Folded, event: GoalEvent): Folded {
  if (event.type === 'asked') return foldAsked(folded, event);
  if (event.type === 'answered') return foldAnswered(folded, event);
  if (event.type === 'planned') return foldPlanned(folded, event);
  if (event.type === 'task') return foldTask(folded, event);
  const tasks = folded.tasks.filter((task) => task.agent !== event.agent); // its own list ends with it
  return foldAgentEnded({ ...folded, tasks }, event);
}

const MAX_DETAILS = 3;
const MAX_ADVANCES = 10;

function foldAsked(folded: Folded, { kind, title, at }: EventOf<'asked'>): Folded {
  const current = currentOf(folded);
  if (kind === 'request') return askedNext(folded, title, at);
  if (kind === 'done') return takenAsDone(folded, at);
  if (kind === 'calls-off')
    return current !== undefined && isOpen(current)
      ? withGoal(withoutSaid(folded), current.id, at, { state: 'abandoned' })
      : folded;
  if (kind !== 'adjusts') return { ...folded, said: { title, at } };
  if (current === undefined || current.state === 'abandoned') return withRequest(folded, title, at);
  const details = [...current.details.filter((it) => it !== title), title].slice(-MAX_DETAILS);
  const words = inOtherWords(current, refinedTitle(current.title, title));
  return withGoal(withoutSaid(folded), current.id, at, { ...words, state: 'refined', details });
}

/** An answer: the goal spoken of last was worked on, and reached where it tells of a change and no step is open; with steps these alone say. */
function foldAnswered(folded: Folded, { finished, at }: EventOf<'answered'>): Folded {
  const goal = currentOf(folded);
  if (folded.said?.title === '') return withoutSaid(folded); // what was to be remembered is
  if (goal === undefined || !isOpen(goal) || folded.said !== undefined) return folded;
  const hasSteps = stepsOf(folded, goal.id).some(({ state }) => state !== 'deleted');
  const state = finished && !hasSteps ? 'completed' : 'progress';
  return withGoal(folded, goal.id, at, { state, turns: goal.turns + 1 });
}

/** A subagent ended: the goal it was sent for is in work, where no step says how it stands; only the session says that it is reached. */
function foldAgentEnded(folded: Folded, { kind, status, at }: EventOf<'agent-ended'>): Folded {
  const goal = currentOf(folded);
  if (goal === undefined || !isOpen(goal) || kind === undefined || status === undefined) return folded;
  const advance = advanceOf(kind, status);
  const hasSteps = stepsOf(folded, goal.id).some(({ state }) => state !== 'deleted');
  return withGoal(folded, goal.id, at, {
    advances: [...(goal.advances ?? []), advance].slice(-MAX_ADVANCES),
    state: advance.delta > 0 && !hasSteps ? 'progress' : goal.state,
  });
}

const currentOf = ({ goals, current }: Folded): FoldedGoal | undefined =>
  goals.find(({ id }) => id === current);

/** Something is asked for. Asked for again, a goal is open again. */
function withRequest(folded: Folded, title: string, at: string): Folded {
  const known = folded.goals.find((goal) => spelling(goal.title) === spelling(title));
  const id = known?.id ?? goalId('prompt', title);
  const asked = known?.asked ?? at;
  const fresh = { state: 'active', source: 'prompt', details: [], formerly: [], turns: 0 } as const;
  const goal: FoldedGoal =
    known !== undefined && isOpen(known) ? known : { id, title, since: at, asked, ...fresh };
  const others = folded.goals.filter(({ id }) => id !== goal.id);
  return { ...withoutSaid(folded), goals: [...others, goal], current: goal.id };
}

/** Who asks before an answer came has put it in other words, where the words are alike; else what was asked first is given up. */
function askedNext(folded: Folded, title: string, at: string): Folded {
  const current = currentOf(folded);
  const swapped = current === undefined ? undefined : swappedTitle(current.title, title);
  if (current !== undefined && swapped !== undefined && current.state !== 'abandoned')
    return withGoal(withoutSaid(folded), current.id, at, {
      ...inOtherWords(current, swapped),
      state: 'refined',
    });
  const isLeft = current !== undefined && isOpen(current) && current.turns === 0;
  if (!isLeft || stepsOf(folded, current.id).length > 0 || spelling(current.title) === spelling(title))
    return withRequest(takenAsDone(folded, at), title, at);
  if (!isLike(current.title, title))
    return withRequest(withGoal(folded, current.id, at, { state: 'abandoned' }), title, at);
  return withGoal(withoutSaid(folded), current.id, at, { ...inOtherWords(current, title), state: 'refined' });
}

/** The goal under another title, with the one before; as it is without one. */
function inOtherWords(goal: FoldedGoal, title: string | undefined) {
  if (title === undefined || title === goal.title) return {};
  return { title, formerly: [...goal.formerly, goal.title].slice(-MAX_DETAILS) };
}

/** Who goes on to something else after an answer takes what was answered as done, as long as no step is open. */
function takenAsDone(folded: Folded, at: string): Folded {
  const goal = currentOf(folded);
  if (goal === undefined || !isOpen(goal) || goal.turns === 0) return folded;
  if (stepsOf(folded, goal.id).some(isOpenStep)) return folded;
  return withGoal(folded, goal.id, at, { state: 'completed' });
}

const withoutSaid = ({ said: _said, ...folded }: Folded): Folded => folded;

const MAX_FORMERLY = 3;

/** One entry of the numbered list was made or changed. Made after it was changed (parallel hooks): its words come late. */
function foldTask(folded: Folded, { task, made, subject, state, at }: EventOf<'task'>): Folded {
  const key = `#${task}`;
  const known = folded.tasks.find((it) => it.key === key);
  if (known !== undefined) {
    const words = made === true && known.subject !== '' ? undefined : subject;
    const now = changed(known, defined({ subject: words, state }), at);
    const tasks = folded.tasks.map((it) => (it.key === key ? now : it));
    return settledGoal({ ...folded, tasks }, known.goal, at);
  }
  const home = withGoalForTask(folded, at);
  const fresh = newTask({ key, ...goalOf(home), subject: subject ?? '', state: state ?? 'pending' }, at);
  return settledGoal({ ...home, tasks: [...home.tasks, fresh] }, fresh.goal, at);
}

/** A list was written anew: what is gone from it and was not done is given up. */
function foldPlanned(folded: Folded, { tasks, agent, at }: EventOf<'planned'>): Folded {
  const list = folded.tasks.filter((task) => task.place !== undefined && task.agent === agent);
  const open = list.filter(({ state }) => state !== 'deleted');
  const hasNew = tasks.some(({ subject }) => !open.some((it) => it.subject === subject));
  const home = agent === undefined && hasNew ? withGoalForTask(folded, at) : folded;
  const pairs = paired(open, tasks);
  const now = tasks.map((entry, place): FoldedTask => {
    const known = pairs[place];
    if (known !== undefined) return { ...changed(known, entry, at), place };
    const key = `${agent ?? ''}:${entry.subject}:${at}`;
    return newTask({ key, ...(agent === undefined ? goalOf(home) : { agent }), ...entry, place }, at);
  });
  const gone = list.filter((task) => !pairs.includes(task));
  const closed = gone.map((task): FoldedTask => {
    const left = isOpenStep(task) ? changed(task, { state: 'deleted' }, at) : task;
    return { ...left, place: GONE };
  });
  const others = home.tasks.filter((task) => !list.includes(task));
  const goals = new Set([...now, ...closed].map(({ goal }) => goal));
  const all: Folded = { ...home, tasks: [...others, ...closed, ...now] };
  return [...goals].reduce((sum, goal) => settledGoal(sum, goal, at), all);
}

const newTask = (task: Omit<FoldedTask, 'since' | 'asked' | 'formerly'>, at: string): FoldedTask => ({
  ...task,
  since: at,
  asked: at,
  formerly: [],
});

/** Of a list that is written whole, but not on it any more. */
export const GONE = -1;

/** Which known entry each entry of the new list is: by its words; then by its place, in like words. */
function paired(known: readonly FoldedTask[], entries: readonly ListedTask[]) {
  const free = new Set(known.filter(({ place }) => place !== GONE));
  const take = (isOne: (task: FoldedTask) => boolean): FoldedTask | undefined => {
    const task = [...free].find(isOne);
    if (task !== undefined) free.delete(task);
    return task;
  };
  const exact = entries.map(({ subject }) => take((task) => task.subject === subject));
  return entries.map(({ subject }, at) => {
    const isRenamed = (task: FoldedTask): boolean =>
      task.place === at && isOpenStep(task) && isLike(task.subject, subject);
    return exact[at] ?? take(isRenamed);
  });
}

function changed(task: FoldedTask, change: Pick<EventOf<'task'>, 'subject' | 'state'>, at: string) {
  const { subject = task.subject, state = task.state } = change;
  const since = state === task.state ? task.since : at;
  if (subject === task.subject) return { ...task, state, since };
  const formerly = task.subject === '' ? [] : [...task.formerly, task.subject].slice(-MAX_FORMERLY);
  return { ...task, state, since, subject, formerly };
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
  const begun = known === 'abandoned' ? ['in_progress'] : ['in_progress', 'completed'];
  const isBegun = steps.some(({ state }) => begun.includes(state));
  return isBegun || known === 'completed' ? withGoal(folded, goal, at, { state: 'progress' }) : folded;
}
