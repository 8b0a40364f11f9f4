import type { Handler } from './outcome.ts';

/** The answer is complete: what waits goes into the notes. Never says anything, since the model would go on talking. */
export const stop: Handler = async (_payload, context) => {
  const { flushSession } = await import('./lazy/services.ts');
  return flushSession(context, { maxWaitMs: 8_000 });
};
