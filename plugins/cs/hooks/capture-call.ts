import { isRoutine } from '../../../src/domain/detection/routine.ts';
import { toolCallsOf } from '../../../src/domain/tool-call.ts';
import { type HookContext, type Outcome, type Payload, SILENT } from './outcome.ts';
import { textField } from './payload.ts';

/**
 * What the three tool events share: look at the calls here, with nothing loaded; score those that are not routine;
 * and only when one of them is worth anything, load the filters and the accumulator.
 */
export async function captureCalls(payload: Payload, context: HookContext): Promise<Outcome> {
  const unusual = toolCallsOf(payload).filter(({ tool, response }) => !isRoutine(tool, response));
  if (unusual.length === 0) return SILENT;
  const { calculateScore } = await import('./lazy/score.ts');
  const calls = unusual.filter(({ tool, response }) => calculateScore(tool, response) > 0);
  if (calls.length === 0) return SILENT;
  const { captureToSpool } = await import('./lazy/capture.ts');
  return captureToSpool(calls, textField(payload, 'agent_type'), context);
}
