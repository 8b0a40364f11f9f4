import { activityShift, shiftText } from '../../domain/activity-shift.ts';
import type { SessionStates } from '../../ports/session.ts';
import type { StoryStore } from '../../ports/transcript.ts';

export interface TellShiftPorts {
  readonly session: string;
  readonly stories: Pick<StoryStore, 'read'>;
  readonly states: Pick<SessionStates, 'read' | 'update'>;
}

/**
 * The line for a prompt that asks for something else than its session has been about; undefined for any other prompt, and for the one after a
 * prompt with a line. Throws IO_FAILED where that cannot be noted: then nothing is told.
 */
export function createTellShift({
  session,
  stories,
  states,
}: TellShiftPorts): (prompt: string) => string | undefined {
  const note = (told_shift: boolean): unknown =>
    states.update(session, (state) => ({ ...state, told_shift }));
  return (prompt) => {
    if (states.read(session)?.told_shift === true) {
      note(false);
      return undefined;
    }
    const { asked, tasks, tried, decided, found, finished, files } = stories.read(session);
    const done = [...tasks.map(({ text }) => text), ...tried.map(({ command }) => command)];
    const shift = activityShift(prompt, {
      asked,
      done: [...done, ...decided, ...found, ...finished],
      files,
    });
    if (shift === undefined) return undefined;
    note(true);
    return shiftText(shift);
  };
}
