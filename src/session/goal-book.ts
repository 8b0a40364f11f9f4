import { defined, fieldsOf, hasShape, type Shape, textOf } from '../core/basics.ts';
import { foldEvent, GONE } from './fold-goals.ts';
import { type GoalEvent, taskState } from './goal-events.ts';
import {
  type Folded,
  type FoldedGoal,
  type FoldedTask,
  type Goal,
  isOpen,
  NOTHING_FOLDED,
  type SessionTask,
  STEP_STATES,
  stepId,
} from './goals-folded.ts';

/** `mark`: what of the goal has to change before it is told again while the session goes on. */
type ToldGoal = Readonly<Record<'id' | 'text' | 'mark', string>>;

/** What is kept of the goals of one session. Every text is filtered. */
export interface GoalBook {
  /** By time. */
  readonly events: readonly GoalEvent[];
  readonly told: Readonly<Record<string, ToldGoal>>;
}

export const NEW_BOOK: GoalBook = { events: [], told: {} };

/** As many are kept, the newest, and all that was asked for, of which goals are made: the longest of 206 real sessions has 110. */
const MAX_EVENTS = 1_000;

/** The book with more events; twice is once, in whatever order, from a hook or the transcript. Pure. */
export function withEvents(book: GoalBook, events: readonly GoalEvent[]): GoalBook {
  const byId = new Map(book.events.map((event) => [event.id, event]));
  for (const event of events) {
    const known = byId.get(event.id) ?? event;
    // Two that tell the same event: as the earlier has it, and what only the other knows.
    const [first, second] = event.at < known.at ? [event, known] : [known, event];
    byId.delete(event.id);
    byId.set(event.id, { ...second, ...first } as GoalEvent);
  }
  // Calls of one message may have one time: they stand as they were told last, which is as the transcript has them.
  const sorted = [...byId.values()].sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  const first = sorted.length - MAX_EVENTS;
  return { ...book, events: sorted.filter(({ type }, at) => at >= first || type === 'asked') };
}

/** What came of all events of a book. Pure. */
export const foldBook = ({ events }: Pick<GoalBook, 'events'>): Folded =>
  events.reduce(foldEvent, NOTHING_FOLDED);

/** The goals of a session, each with its steps behind it, the one that was met last at the end. Pure. */
export function goalsIn(folded: Folded, session: string): readonly Goal[] {
  const ids = new Set(folded.goals.map(({ id }) => id));
  const isOrphan = ({ goal }: FoldedTask): boolean => goal === undefined || !ids.has(goal);
  const steps = (isOne: (task: FoldedTask) => boolean): readonly Goal[] =>
    folded.tasks.filter((task) => named(task) && isOne(task)).map((task) => stepGoal(task, session));
  return [
    ...steps(isOrphan),
    ...folded.goals.flatMap((goal) => [promptGoal(goal, session), ...steps((task) => task.goal === goal.id)]),
  ];
}

/** The goals that are open: of one that is not, the open steps too are of no concern any more. */
export function onlyOpen(goals: readonly Goal[]): readonly Goal[] {
  const open = goals.filter(isOpen);
  const key = ({ session }: Goal, id: string): string => `${session} ${id}`;
  const ids = new Set(open.map((goal) => key(goal, goal.id)));
  return open.filter((goal) => goal.parent === undefined || ids.has(key(goal, goal.parent)));
}

/** Those of a session, steps included, the newest last. Pure. */
export const openGoalsIn = (book: GoalBook, session: string): readonly Goal[] =>
  onlyOpen(goalsIn(foldBook(book), session));

/** What a session is after: the newest goal counts most. Pure. */
export const aimsIn = (book: GoalBook, session: string): readonly string[] =>
  openGoalsIn(book, session)
    .map(({ title }) => title)
    .reverse();

const named = ({ subject }: FoldedTask): boolean => subject !== '';

const unlessEmpty = (texts: readonly string[]) => (texts.length === 0 ? undefined : texts);

function promptGoal({ details, formerly, turns: _turns, ...goal }: FoldedGoal, session: string): Goal {
  const told = { details: unlessEmpty(details), formerly: unlessEmpty(formerly) };
  return { ...goal, session, ...defined(told) };
}

function stepGoal(task: FoldedTask, session: string): Goal {
  const { subject, state, since, asked, goal, agent, formerly } = task;
  return {
    id: stepId(task),
    title: subject,
    state: state === 'pending' && formerly.length > 0 ? 'refined' : STEP_STATES[state],
    since,
    asked,
    session,
    source: 'task',
    ...defined({ parent: goal, agent, formerly: unlessEmpty(formerly) }),
  };
}

/** The session's current list of things to do, a subagent's own entries last. Pure. */
export function tasksIn({ tasks }: Folded): readonly SessionTask[] {
  const current = tasks.filter((task) => named(task) && task.place !== GONE);
  const isAgents = ({ agent }: FoldedTask): number => Number(agent !== undefined);
  return current
    .toSorted((a, b) => isAgents(a) - isAgents(b))
    .flatMap(({ key, subject, state, agent, place }): SessionTask[] => {
      const id = place === undefined ? key.slice(1) : `todo-${place}`;
      return state === 'deleted' ? [] : [defined({ id, subject, state, agent })];
    });
}

/** Whether a record of a file is an event; another version of the product may have written it. */
export function isGoalEvent(value: unknown): value is GoalEvent {
  const event = fieldsOf(value);
  const shape = SHAPES.get(textOf(event['type']));
  if (shape === undefined || !hasShape(event, { id: 'text', at: 'text', ...shape })) return false;
  const { at, state, tasks = [] } = event;
  const isState = state === undefined || state === 'deleted' || taskState(state) !== undefined;
  const isListed = (task: unknown): boolean =>
    hasShape(task, { subject: 'text' }) && taskState(fieldsOf(task)['state']) !== undefined;
  return !Number.isNaN(Date.parse(textOf(at))) && isState && Array.isArray(tasks) && tasks.every(isListed);
}

const SHAPES: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['asked', { kind: 'text', title: 'text' }],
  ['answered', { finished: 'flag' }],
  ['planned', { tasks: 'list', agent: '?text' }],
  ['task', { task: 'text', subject: '?text' }],
  ['agent-ended', { agent: 'text', kind: '?text', status: '?text' }],
]);
