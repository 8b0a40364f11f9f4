import type { Handler } from './outcome.ts';

/** The context is about to be compacted: what waits goes into the notes. Its stdout would go to the summariser. */
export const preCompact: Handler = async (_payload, context) => {
  const { flushSession } = await import('./lazy/services.ts');
  return flushSession(context);
};
