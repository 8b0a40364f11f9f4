import { advanceOf } from './advance.ts';
import type { GoalEvent } from './events.ts';
import {
  type Folded,
  type FoldedGoal,
  goalId,
  isLike,
  isOpenStep,
  spelling,
  stepsOf,
  withGoal,
} from './folded.ts';
import { isOpen } from './goal.ts';
import { refinedTitle, swappedTitle } from './refine.ts';

type Asked = Extract<GoalEvent, { type: 'asked' }>;
type AgentEnded = Extract<GoalEvent, { type: 'agent-ended' }>;
type Answered = Extract<GoalEvent, { type: 'answered' }>;

/** As many of the later wordings are kept, the newest. */
const MAX_DETAILS = 3;
const MAX_ADVANCES = 10;

/** What a prompt does to the goals. */
export function foldAsked(folded: Folded, { kind, title, at }: Asked): Folded {
  const current = currentOf(folded);
  switch (kind) {
    case 'request':
      return askedNext(folded, title, at);
    case 'adjusts':
      return current === undefined || current.state === 'abandoned'
        ? withRequest(folded, title, at)
        : withGoal(withoutSaid(folded), current.id, at, {
            ...inOtherWords(current, refinedTitle(current.title, title)),
            state: 'refined',
            details: [...current.details.filter((it) => it !== title), title].slice(-MAX_DETAILS),
          });
    case 'calls-off':
      return current !== undefined && isOpen(current)
        ? withGoal(withoutSaid(folded), current.id, at, { state: 'abandoned' })
        : folded;
    case 'done':
      return takenAsDone(folded, at);
    default:
      return title === '' ? folded : { ...folded, said: { title, at } };
  }
}

/**
 * An answer has come: the goal spoken of last was worked on, and is reached where the answer tells of a change that was made
 * and no step is open. With steps, the steps alone say that.
 */
export function foldAnswered(folded: Folded, { finished, at }: Answered): Folded {
  const goal = currentOf(folded);
  if (goal === undefined || !isOpen(goal) || folded.said !== undefined) return folded;
  const hasSteps = stepsOf(folded, goal.id).some(({ state }) => state !== 'deleted');
  const state = finished && !hasSteps ? 'completed' : 'progress';
  return withGoal(folded, goal.id, at, { state, turns: goal.turns + 1 });
}

/**
 * A subagent has ended: it was sent for the goal that was spoken of last, and has brought it on. That goal is in work then, where no
 * step says how it stands; that it is reached only the session says.
 */
export function foldAgentEnded(folded: Folded, { kind, status, at }: AgentEnded): Folded {
  const goal = currentOf(folded);
  if (goal === undefined || !isOpen(goal) || kind === undefined || status === undefined) return folded;
  const advance = advanceOf(kind, status);
  const hasSteps = stepsOf(folded, goal.id).some(({ state }) => state !== 'deleted');
  return withGoal(folded, goal.id, at, {
    advances: [...(goal.advances ?? []), advance].slice(-MAX_ADVANCES),
    state: advance.delta > 0 && !hasSteps ? 'progress' : goal.state,
  });
}

/** The goal that was spoken of last. */
export function currentOf({ goals, current }: Folded): FoldedGoal | undefined {
  return goals.find(({ id }) => id === current);
}

/** Something is asked for. Asked for again, a goal is open again. */
export function withRequest(folded: Folded, title: string, at: string): Folded {
  const known = folded.goals.find((goal) => spelling(goal.title) === spelling(title));
  const goal: FoldedGoal =
    known !== undefined && isOpen(known)
      ? known
      : {
          id: known?.id ?? goalId('prompt', title),
          title,
          state: 'active',
          since: at,
          asked: known?.asked ?? at,
          source: 'prompt',
          details: [],
          formerly: [],
          turns: 0,
        };
  const others = folded.goals.filter(({ id }) => id !== goal.id);
  return { ...withoutSaid(folded), goals: [...others, goal], current: goal.id };
}

/**
 * Who asks for the next thing before an answer came has put it in other words, where the words are like those before; else
 * what was asked first is given up.
 */
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
function inOtherWords(
  goal: FoldedGoal,
  title: string | undefined,
): Partial<Pick<FoldedGoal, 'title' | 'formerly'>> {
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
