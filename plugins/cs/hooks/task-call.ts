import { isSwitchedOff } from '../../../src/domain/environment.ts';
import { hasText, TASK_TOOLS, type TaskCall } from '../../../src/domain/goals/task-call.ts';
import { noteTaskNumber } from '../../../src/wire/hot.ts';
import { type HookContext, type Outcome, type Payload, SILENT } from './outcome.ts';
import { agentOf, textField } from './payload.ts';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' ? (value as Readonly<Record<string, unknown>>) : {};

/** The call of a task tool that a payload reports; undefined for any other. */
export function taskCallOf(payload: Payload): TaskCall | undefined {
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
export async function noteTaskCall(call: TaskCall, context: HookContext): Promise<Outcome> {
  const { cwd, env, session } = context;
  if (isSwitchedOff(env, 'CS_PROGRESS_ENABLED')) return SILENT;
  if (!hasText(call) && noteTaskNumber(call, { cwd, env, session })) return SILENT;
  const { noteTasks } = await import('./lazy/capture.ts');
  return noteTasks(call, context);
}
