import { pairingOf } from './pairing/pair.ts';
import { inOrder, type Step } from './pairing/step.ts';

/** A fix that a session was told when its error struck. */
export interface ToldFix {
  /** The memory. */
  readonly id: string;
  /** The error that it is a fix of. */
  readonly signature: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** How often the same error struck again since. */
  readonly again: number;
}

/** What became of a told fix. `unclear`: the command passed in the end, and something else may have helped. */
export interface FixVerdict {
  readonly verdict: 'useful' | 'useless' | 'unclear';
  /** When that was seen: the end of the call that showed it, or the end of the session's last step. */
  readonly at: string;
}

/** One more failure may be the call that was on its way already; a second one was made knowing the fix. */
const FAILURES_AGAINST = 2;

/**
 * What the steps of a session say of a fix that it was told; undefined while that is open. Useful: the next go of the command that
 * had failed passed. Useless: the same error struck twice more, and the session ended without a pass. Nothing else is
 * taken for a proof. Pure; the order of the steps is nothing.
 */
export function judgeFix(
  told: ToldFix,
  steps: readonly Step[],
  { ended }: { readonly ended: boolean },
): FixVerdict | undefined {
  const ordered = inOrder(steps);
  const toldMs = Date.parse(told.at);
  const failures = ordered.filter(
    (step) => step.type === 'failed' && step.learning.signature === told.signature,
  );
  for (const failed of failures) {
    if (failed.type !== 'failed') continue;
    const pass = pairingOf(failed, ordered).solved?.by;
    if (pass === undefined || pass.fromMs < toldMs) continue;
    const isNextGo = told.again === 0 && !failures.some(({ atMs }) => atMs > toldMs && atMs <= pass.atMs);
    return { verdict: isNextGo ? 'useful' : 'unclear', at: new Date(pass.atMs).toISOString() };
  }
  const last = ordered.at(-1);
  if (!ended || told.again < FAILURES_AGAINST || last === undefined) return undefined;
  return { verdict: 'useless', at: new Date(Math.max(last.atMs, toldMs)).toISOString() };
}
