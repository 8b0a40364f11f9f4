import { isBlank, type Story } from '../../capture/model/narrative/story.ts';
import type { StoryStore } from '../../capture/model/ports.ts';
import { foldBook, openGoalsIn } from '../../session/model/goals/book.ts';
import type { GoalStore, SessionStates } from '../../session/model/ports.ts';
import { activityShift, type SessionSoFar, shiftFromGoal, shiftText } from './activity-shift.ts';

export interface TellShiftPorts {
  readonly session: string;
  readonly stories: Pick<StoryStore, 'read'>;
  readonly goals: Pick<GoalStore, 'read'>;
  readonly states: Pick<SessionStates, 'read' | 'update' | 'list'>;
}

/**
 * The line for a prompt that asks for something else than its session has been about, or, where it is the session's first, than the goal that
 * the session before left open; undefined for any other prompt, and for the one after a
 * prompt with a line. Throws IO_FAILED where that cannot be noted: then nothing is told.
 */
export function createTellShift({
  session,
  stories,
  goals,
  states,
}: TellShiftPorts): (prompt: string) => string | undefined {
  const note = (told_shift: boolean): unknown =>
    states.update(session, (state) => ({ ...state, told_shift }));
  return (prompt) => {
    if (states.read(session)?.told_shift === true) {
      note(false);
      return undefined;
    }
    const story = stories.read(session);
    const left = isBlank(story) ? leftOpen({ session, stories, goals, states }) : undefined;
    const shift =
      left === undefined
        ? activityShift(prompt, soFar(story))
        : shiftFromGoal(prompt, left.goal, left.before);
    if (shift === undefined) return undefined;
    note(true);
    return shiftText(shift);
  };
}

function soFar({ asked, tasks, tried, decided, found, finished, files }: Story): SessionSoFar {
  const done = [...tasks.map(({ text }) => text), ...tried.map(({ command }) => command)];
  return { asked, done: [...done, ...decided, ...found, ...finished], files };
}

/**
 * What the session that was begun last of those that are over left open: a goal that a memory tells, since what was asked last and
 * answered is mostly done.
 */
function leftOpen({ session, stories, goals, states }: TellShiftPorts) {
  const [last] = states
    .list()
    .flatMap((name) => states.read(name) ?? [])
    .filter(({ session_id: id, ended_at, died_at }) => id !== session && (ended_at ?? died_at) !== undefined)
    .sort((a, b) => (a.started_at < b.started_at ? 1 : -1));
  if (last === undefined) return undefined;
  const book = goals.read(last.session_id);
  const open = openGoalsIn(foldBook(book), last.session_id);
  const goal = open.filter(({ id, parent }) => parent === undefined && Object.hasOwn(book.told, id)).at(-1);
  return goal === undefined ? undefined : { goal: goal.title, before: soFar(stories.read(last.session_id)) };
}
