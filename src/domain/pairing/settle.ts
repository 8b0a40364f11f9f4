import { contentKey } from '../content-key.ts';
import type { Learning } from '../learning.ts';
import { lessonOf } from './lesson.ts';
import { pairSteps } from './pair.ts';
import { type FailedStep, inOrder, type PassedStep, type Step } from './step.ts';
import { isStrong, verdictOf } from './verdict.ts';

/** What a flush makes of the steps and the learnings of a session. */
export interface Settled<T extends string = string> {
  /** The learnings without those that turned out to be solved, or no lesson. */
  readonly learnings: readonly Learning<T>[];
  /** Memories of what was overcome; texts put together from filtered ones. */
  readonly lessons: readonly Learning[];
  /** Learnings that an earlier flush wrote, and that turned out to be no lesson. */
  readonly mistaken: readonly Learning<T>[];
  /** Failures that nothing has helped against yet, the strong ones. */
  readonly open: readonly FailedStep<T>[];
  /** What the next flush needs; nothing once the session has ended. */
  readonly waiting: readonly Step<T>[];
  readonly passed: readonly PassedStep<T>[];
}

/**
 * Pairs failures with what helped. A solved one is a lesson, and no longer an error beside it; one that is open stays as it is,
 * and waits with what came after it. The order of the steps is nothing. Pure.
 */
export function settle<T extends string>(
  learnings: readonly Learning<T>[],
  steps: readonly Step<T>[],
  { ended }: { readonly ended: boolean },
): Settled<T> {
  const weighed = pairSteps(steps).map((pairing) => ({ ...pairing, verdict: verdictOf(pairing) }));
  const over = weighed.filter(({ verdict }) => verdict === 'solved' || verdict === 'passed-by');
  const overKeys = new Set(over.map(({ failed }) => contentKey(failed.learning)));
  const open = weighed.filter(({ verdict }) => verdict === 'open').map(({ failed }) => failed);
  return {
    learnings: learnings.filter((learning) => !overKeys.has(contentKey(learning))),
    lessons: over.flatMap(({ failed, solved, verdict }) =>
      verdict === 'solved' && solved !== undefined ? [lessonOf(failed, solved)] : [],
    ),
    mistaken: over.flatMap(({ failed, verdict }) =>
      verdict === 'passed-by' && failed.kept === true ? [failed.learning] : [],
    ),
    open: open.filter(isStrong),
    waiting: ended || open.length === 0 ? [] : since(open, steps),
    passed: steps.filter((step) => step.type === 'passed'),
  };
}

/** The open failures, and all that came after the first of them but other failures. */
function since<T extends string>(open: readonly FailedStep<T>[], steps: readonly Step<T>[]): Step<T>[] {
  const fromMs = open.reduce((least, { atMs }) => Math.min(least, atMs), Number.POSITIVE_INFINITY);
  return inOrder(steps).filter((step) =>
    step.type === 'failed' ? open.includes(step) : step.fromMs >= fromMs,
  );
}
