import { captureCalls } from './capture-call.ts';
import type { Handler } from './outcome.ts';
import { noteTaskCall, taskCallOf } from './task-call.ts';

/** A tool call succeeded: most are routine and end here, silent; a soft failure or a discovery is queued, and what becomes of a task noted. */
export const postToolUse: Handler = (payload, context) => {
  const call = taskCallOf(payload);
  return call === undefined ? captureCalls(payload, context) : noteTaskCall(call, context);
};
