import { isUnusual, toolCallsOf } from '../../capture/tool-call.ts';
import { fieldsOf } from '../../core/basics.ts';
import type { ToolCall } from '../../core/learning.ts';
import { hasText, TASK_TOOLS, type TaskCall } from '../../session/goal-events.ts';
import { isSwitchedOff } from '../config/config.ts';
import { noteTaskNumber, watchedFamilies } from '../wire/home.ts';
import {
  agentOf,
  type Handler,
  type HookContext,
  type Outcome,
  type Payload,
  SILENT,
  textField,
  withMore,
} from './stdio.ts';

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

/** A tool call succeeded: most are routine and end here, silent; a soft failure or a discovery is queued, and what becomes of a task noted. */
export const postToolUse: Handler = async (payload, context) => {
  const call = taskCallOf(payload);
  if (call === undefined) return captureCalls(payload, context);
  if (isSwitchedOff(context.env, 'CS_PROGRESS_ENABLED')) return SILENT;
  // Where a task only moved on it is written down here, with nothing loaded; texts pass the filters.
  if (!hasText(call) && noteTaskNumber(call, context)) return SILENT;
  const { noteTasks } = await import('./capture.ts');
  return noteTasks(call, context);
};

/** Tools that only look, ask or plan: their success ends no failure. */
const ONLOOKERS =
  /^(?:Read|Grep|Glob|LS|Task\w*|Todo\w*|Agent|Skill|ToolSearch|AskUserQuestion|\w*PlanMode)$/;

/** For three tool events, nothing loaded: a failure goes on, an odd success is scored first, a quiet one noted where it may end an open failure. */
export async function captureCalls(payload: Payload, context: HookContext): Promise<Outcome> {
  const calls = toolCallsOf(payload);
  const unusual = calls.filter(isUnusual);
  const told = (await isWorthALook(unusual)) ? unusual : await awaited(calls, context);
  if (told.length === 0) return SILENT;
  const { captureToSpool } = await import('./capture.ts');
  return captureToSpool(told, agentOf(payload), context);
}

async function isWorthALook(calls: readonly ToolCall[]): Promise<boolean> {
  if (calls.some(({ response }) => response.outcome !== 'success')) return true;
  if (calls.length === 0) return false;
  const { calculateScore } = await import('../../capture/score.ts');
  return calls.some(({ tool, response }) => calculateScore(tool, response) > 0);
}

/** Shell lines that show files or look for text, and write nothing: most calls are. What ends a failure is looked for in all others. */
const SHOWS = /^(?:(?:ls|cat|head|tail|grep|rg|wc|pwd)\b[^;&|<>$`\n]*(?:\||$))+$/;
const onlyShows = ({ input: { command } }: ToolCall): boolean =>
  typeof command === 'string' && command.length < 500 && SHOWS.test(command);

/** The successes that something open waits for. Mostly nothing is open, which one look at a file tells. */
async function awaited(calls: readonly ToolCall[], { cwd, env, session }: HookContext) {
  const successes = calls.filter(({ response }) => response.outcome === 'success');
  const passed = successes.filter(({ tool }) => !ONLOOKERS.test(tool));
  if (passed.length === 0) return [];
  const watched = watchedFamilies(cwd, env, session);
  if (watched.length === 0 || passed.every(onlyShows)) return [];
  const { isWatchedFor } = await import('../../capture/family.ts');
  return passed.filter(({ tool, input }) => {
    const { command } = input;
    return isWatchedFor(tool, typeof command === 'string' ? command : '', watched);
  });
}

/** A tool call failed (a failing Bash arrives here): what it says about the world is queued, and a known fix is told at once. */
export const postToolUseFailure: Handler = async (payload, context) => {
  const captured = await captureCalls(payload, context);
  if (captured.notice !== undefined) return captured;
  const { knownFix } = await import('./capture.ts');
  return withMore(await knownFix(toolCallsOf(payload), context), captured);
};

/** A message's tool calls are all done. Only here are calls seen that were rejected before they ran; the others had their own event. */
export const postToolBatch: Handler = captureCalls;
