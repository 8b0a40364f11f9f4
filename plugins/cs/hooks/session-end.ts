import type { Handler } from './outcome.ts';

/** The session ends: what waits goes into the notes, if there is time; if not, the next SessionStart does it. */
export const sessionEnd: Handler = async (_payload, context) => {
  const { flushSession } = await import('./lazy/services.ts');
  return flushSession(context, { maxWaitMs: 600, ended: true });
};
