import { ageText } from '../../domain/age.ts';
import type { DaySpent, LastCall, ModelUse } from '../../ports/distiller.ts';
import { type Check, ok } from './check.ts';

const WHY: Readonly<
  Record<Exclude<LastCall['outcome'], 'distilled'>, readonly [what: string, hint: string]>
> = {
  'over-cap': [
    "the day's cap is reached",
    'distil.maxUsdPerDay and distil.maxCallsPerDay set it; it continues tomorrow (UTC)',
  ],
  'no-client': [
    '`claude` is not on the PATH',
    'install the client, or set distil.model to "anthropic" or "none"',
  ],
  'not-logged-in': [
    'the client is not logged in, or the key was refused',
    'log in with `claude`, then `/login`; for "anthropic": ANTHROPIC_API_KEY',
  ],
  'rate-limited': ['the service limits the request rate', 'it is asked again later, automatically'],
  unreachable: ['the service could not be reached', 'it is asked again later, automatically'],
  timeout: ['there was no answer in time', 'it is asked again later, automatically'],
  malformed: [
    'the answer did not have the required form',
    'it is asked again later, automatically; distil.modelName selects another model',
  ],
  failed: ['it failed', 'see the log; it is asked again later, automatically'],
};

/** Figures of a day in a few words. */
export const spentText = ({ calls, inputTokens, outputTokens, usd }: DaySpent): string =>
  `${calls} ${calls === 1 ? 'call' : 'calls'} today, ${inputTokens} tokens in, ${outputTokens} out, $${usd.toFixed(3)}`;

/** Whether the model that the settings name answers. Where it does not, what the rules made of the sessions stands. */
export function checkModel({ model, today, last }: ModelUse, nowMs: number): Check {
  if (model === 'none')
    return ok('distil', 'sessions are distilled by rules on this machine; no model is asked');
  const facts = { model, calls: today.calls, usd: today.usd };
  const detail = `${model}: ${spentText(today)}`;
  if (last === undefined || last.outcome === 'distilled') return ok('distil', detail, facts);
  const [what, hint] = WHY[last.outcome];
  return {
    name: 'distil',
    state: 'warn',
    detail: `${detail}; ${ageText(last.at, nowMs)} ${what}: the rules' result stands`,
    hint,
    facts: { ...facts, last: last.outcome },
  };
}
