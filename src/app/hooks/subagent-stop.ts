import { agentOf, type Handler, SILENT, textField } from './outcome.ts';

/** A subagent ends: the session takes over what it learned. Compaction's own summariser, which has no type, is none. */
export const subagentStop: Handler = async (payload, context) => {
  const agent = agentOf(payload);
  if (agent === undefined) return SILENT;
  const { endAgent } = await import('./lazy/services.ts');
  return endAgent(agent, textField(payload, 'last_assistant_message'), context, 2_500);
};
