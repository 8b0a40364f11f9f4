import { captureCalls } from './capture-call.ts';
import type { Handler } from './outcome.ts';

/** A tool call succeeded: most are routine and end here, silent; a soft failure or a discovery is queued. */
export const postToolUse: Handler = captureCalls;
