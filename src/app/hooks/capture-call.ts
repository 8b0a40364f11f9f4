import { isRoutine, toolCallsOf } from '../../capture/model/tool-call.ts';
import type { ToolCall } from '../../core/learning.ts';
import { watchedFamilies } from '../wire/hot.ts';
import { type HookContext, type Outcome, SILENT } from './outcome.ts';
import { agentOf, type Payload } from './payload.ts';

/** Tools that only look, ask or plan: their success ends no failure. */
const ONLOOKERS =
  /^(?:Read|Grep|Glob|LS|Task\w*|Todo\w*|Agent|Skill|ToolSearch|AskUserQuestion|\w*PlanMode)$/;

/**
 * What the three tool events share: look at the calls here, with nothing loaded. A failure goes on to the filters
 * and the accumulator, which score it too; an odd success, of which most are nothing, is scored first; a quiet success
 * is noted where it may be what ends a failure that is open.
 */
export async function captureCalls(payload: Payload, context: HookContext): Promise<Outcome> {
  const calls = toolCallsOf(payload);
  const unusual = calls.filter(({ tool, response }) => !isRoutine(tool, response));
  const told = (await isWorthALook(unusual)) ? unusual : await awaited(calls, context);
  if (told.length === 0) return SILENT;
  const { captureToSpool } = await import('./lazy/capture.ts');
  return captureToSpool(told, agentOf(payload), context);
}

async function isWorthALook(calls: readonly ToolCall[]): Promise<boolean> {
  if (calls.some(({ response }) => response.outcome !== 'success')) return true;
  if (calls.length === 0) return false;
  const { calculateScore } = await import('../../capture/model/detection/score.ts');
  return calls.some(({ tool, response }) => calculateScore(tool, response) > 0);
}

/** The successes that something open waits for. Mostly nothing is open, which one look at a file tells. */
async function awaited(
  calls: readonly ToolCall[],
  { cwd, env, session }: HookContext,
): Promise<readonly ToolCall[]> {
  const passed = calls.filter(
    ({ tool, response }) => response.outcome === 'success' && !ONLOOKERS.test(tool),
  );
  if (passed.length === 0) return [];
  const watched = watchedFamilies(cwd, env, session);
  if (watched.length === 0) return [];
  const { isWatchedFor } = await import('../../capture/model/family.ts');
  return passed.filter(({ tool, input }) => {
    const { command } = input;
    return isWatchedFor(tool, typeof command === 'string' ? command : '', watched);
  });
}
