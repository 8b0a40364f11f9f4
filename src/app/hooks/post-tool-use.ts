import { isSwitchedOff } from '../../core/environment.ts';
import { fieldsOf } from '../../core/fields.ts';
import { hasText, TASK_TOOLS, type TaskCall } from '../../session/model/goals/events.ts';
import { noteTaskNumber } from '../wire/hot.ts';
import { captureCalls } from './capture-call.ts';
import { type Handler, type HookContext, type Outcome, SILENT } from './outcome.ts';
import { agentOf, type Payload, textField } from './payload.ts';

function taskCallOf(payload: Payload): TaskCall | undefined {
  const tool = textField(payload, 'tool_name');
  if (!TASK_TOOLS.test(tool)) return undefined;
  const agent = agentOf(payload);
  return {
    id: textField(payload, 'tool_use_id'),
    // Of hooks that run side by side the one that ends first need not be the one that began first.
    at: new Date(Date.now() - process.uptime() * 1e3).toISOString(),
    tool,
    input: fieldsOf(payload['tool_input']),
    response: fieldsOf(payload['tool_response']),
    ...(agent === undefined ? {} : { agent: agent.id }),
  };
}

/**
 * The session's list of things to do has changed. Where a task only moved on, its number and state are written down here, with
 * nothing loaded; a text has to pass the filters first. What comes of it is looked at when the turn ends.
 */
async function noteTaskCall(call: TaskCall, context: HookContext): Promise<Outcome> {
  const { cwd, env, session } = context;
  if (isSwitchedOff(env, 'CS_PROGRESS_ENABLED')) return SILENT;
  if (!hasText(call) && noteTaskNumber(call, { cwd, env, session })) return SILENT;
  const { noteTasks } = await import('./lazy/capture.ts');
  return noteTasks(call, context);
}

/** A tool call succeeded: most are routine and end here, silent; a soft failure or a discovery is queued, and what becomes of a task noted. */
export const postToolUse: Handler = (payload, context) => {
  const call = taskCallOf(payload);
  return call === undefined ? captureCalls(payload, context) : noteTaskCall(call, context);
};
