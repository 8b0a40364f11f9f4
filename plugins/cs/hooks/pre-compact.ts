import type { Handler } from './outcome.ts';

/**
 * The context is about to be compacted: what waits goes into the notes. hooks.json asks for automatic compaction
 * only: at a manual one the client tells the model that a PreCompact hook ran, whatever the hook does, and
 * SessionStart, which follows, flushes all the same.
 */
export const preCompact: Handler = async (_payload, context) => {
  const { flushSession } = await import('./lazy/services.ts');
  return flushSession(context, { maxWaitMs: 6_000 });
};
