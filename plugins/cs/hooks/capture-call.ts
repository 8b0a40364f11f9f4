import { calculateScore } from '../../../src/domain/detection/score.ts';
import { toolCallsOf } from '../../../src/domain/tool-call.ts';
import { type HookContext, type Outcome, type Payload, SILENT } from './outcome.ts';
import { textField } from './payload.ts';

/**
 * What the three tool events share: score the calls here, with nothing loaded; only when one of them is worth
 * anything, load the filters and the accumulator.
 */
export async function captureCalls(payload: Payload, context: HookContext): Promise<Outcome> {
  const calls = toolCallsOf(payload).filter(({ tool, response }) => calculateScore(tool, response) > 0);
  if (calls.length === 0) return SILENT;
  const { captureToSpool } = await import('./lazy/capture.ts');
  return captureToSpool(calls, textField(payload, 'agent_type'), context);
}
