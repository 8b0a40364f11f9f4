import { captureCalls } from './capture-call.ts';
import type { Handler } from './outcome.ts';

/** A message's tool calls are all done. Only here are calls seen that were rejected before they ran; the others had their own event. */
export const postToolBatch: Handler = captureCalls;
