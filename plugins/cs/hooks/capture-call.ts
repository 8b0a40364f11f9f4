import { isRoutine } from '../../../src/domain/detection/routine.ts';
import type { ToolCall } from '../../../src/domain/learning.ts';
import { toolCallsOf } from '../../../src/domain/tool-call.ts';
import { type HookContext, type Outcome, type Payload, SILENT } from './outcome.ts';
import { textField } from './payload.ts';

/**
 * What the three tool events share: look at the calls here, with nothing loaded. A failure goes on to the filters
 * and the accumulator, which score it too; an odd success, of which most are nothing, is scored first.
 */
export async function captureCalls(payload: Payload, context: HookContext): Promise<Outcome> {
  const unusual = toolCallsOf(payload).filter(({ tool, response }) => !isRoutine(tool, response));
  if (unusual.length === 0) return SILENT;
  if (unusual.every(({ response }) => response.outcome === 'success') && !(await isTelling(unusual)))
    return SILENT;
  const { captureToSpool } = await import('./lazy/capture.ts');
  return captureToSpool(unusual, textField(payload, 'agent_type'), context);
}

async function isTelling(calls: readonly ToolCall[]): Promise<boolean> {
  const { calculateScore } = await import('./lazy/score.ts');
  return calls.some(({ tool, response }) => calculateScore(tool, response) > 0);
}
