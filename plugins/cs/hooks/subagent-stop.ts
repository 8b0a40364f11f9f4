import { type Handler, SILENT } from './outcome.ts';
import { textField } from './payload.ts';

/** A subagent ends: what waits goes into the notes. Compaction's own summariser, which has no type, is none. */
export const subagentStop: Handler = async (payload, context) => {
  if (textField(payload, 'agent_type') === '') return SILENT;
  const { flushSession } = await import('./lazy/services.ts');
  return flushSession(context, { maxWaitMs: 2_500 });
};
