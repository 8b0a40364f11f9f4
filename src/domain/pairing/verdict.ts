import { onlyLooks } from '../detection/looking.ts';
import type { Pairing } from './pair.ts';
import type { FailedStep } from './step.ts';

/**
 * What becomes of a failure at a flush. `solved`: a lesson, with what helped; `passed-by`: it came and went, or the next edit of the code mended it,
 * and nobody else needs to know; `open`: nothing has helped yet.
 */
export type Verdict = 'solved' | 'passed-by' | 'open';

/** From here on a failure is worth a memory by itself (design: captured at ≥ .6). */
const STRONG = 0.6;

/** Whether a failure is a learning by itself. */
export const isStrong = ({ learning }: FailedStep): boolean => (learning.score ?? 0) >= STRONG;

/**
 * Weighs a pairing: a lesson needs what helped, and a call that was made wrong must be one that others would make wrong too. Whatever else passed
 * again came and went, or was the code's own.
 */
export function verdictOf({ failed, solved }: Pairing): Verdict {
  // A look that found nothing: there is nothing that has still to pass.
  if (solved === undefined) return onlyLooks(failed.command) ? 'passed-by' : 'open';
  if (solved.help === undefined) return 'passed-by';
  return failed.fault !== 'slip' || isStrong(failed) ? 'solved' : 'passed-by';
}
