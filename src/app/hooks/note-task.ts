// A file of its own in dist: few calls are of a task, or run what is run all day.
import type { TaskCall } from '../../session/goal-events.ts';
import { noteTaskCall } from '../../session/goals.ts';
import { beganAt, type Spooling } from '../wire/spool.ts';

export { isFirstRun } from '../wire/home.ts';

/** A call of a task tool, raw. Throws FILTER_BROKEN and IO_FAILED. */
export const noteTask = (at: Spooling, session: string, call: TaskCall): void =>
  noteTaskCall(beganAt(at), session, call);
