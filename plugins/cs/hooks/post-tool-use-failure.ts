import { captureCalls } from './capture-call.ts';
import type { Handler } from './outcome.ts';

/** A tool call failed (a failing Bash arrives here, not at PostToolUse): what says something about the world is queued. */
export const postToolUseFailure: Handler = captureCalls;
