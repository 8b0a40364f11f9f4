import { toolCallsOf } from '../../capture/model/tool-call.ts';
import { captureCalls } from './capture-call.ts';
import type { Handler } from './outcome.ts';

/**
 * A tool call failed (a failing Bash arrives here, not at PostToolUse): what says something about the world is queued,
 * and what helped when the same error was met before is said at once.
 */
export const postToolUseFailure: Handler = async (payload, context) => {
  const captured = await captureCalls(payload, context);
  if (captured.type !== 'silent') return captured;
  const { knownFix } = await import('./lazy/capture.ts');
  const told = await knownFix(toolCallsOf(payload), context);
  return told.type === 'silent' ? captured : { ...told, record: { ...captured.record, ...told.record } };
};
