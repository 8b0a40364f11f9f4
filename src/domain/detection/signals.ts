import type { Category } from '../learning.ts';
import type { Severity } from '../memory.ts';
import type { Fault } from '../pairing/step.ts';

/** One reason why a result is worth more or less than it looks. */
export interface Signal {
  readonly name: string;
  /** Added to the score. At .6 it stands against the noise of a failing test suite (.3 + .6 - .2), at .4 it does not. */
  readonly weight: number;
  readonly why: string;
  /** Absent where the caller itself sees whether the signal applies. */
  readonly pattern?: RegExp;
  /**
   * In small letters, between `|`: one of these stands in whatever the pattern matches. Compiling a pattern takes long, and an
   * output has the signs of few. Absent: the pattern is always tried.
   */
  readonly signs?: string;
  /** Exit codes that say the same. */
  readonly exitCodes?: readonly number[];
  readonly severity?: Severity;
  readonly category?: Category;
  /** What a failure with it waits for at the next flush; absent where no pairing would make it a lesson. */
  readonly fault?: Fault;
}

export const FAILED: Signal = { name: 'failed', weight: 0.3, why: 'the call failed' };
export const HIDDEN_FAILURE: Signal = {
  name: 'hidden-failure',
  weight: 0.3,
  why: 'it printed a failure and still counted as a success',
  severity: 'sev-0',
};
export const UNCLASSIFIED: Signal = {
  name: 'unclassified',
  weight: 0.3,
  fault: 'unknown',
  why: 'a shell command failed with a message, and nothing says that only the code under work is at fault',
  severity: 'sev-1',
};
export const DECLINED: Signal = {
  name: 'declined',
  weight: 0,
  why: 'the user or the client stopped it before it could fail',
};
/** Where a project or a server has its things is no error of anybody's: whoever joins wants to be told. */
export const ELSEWHERE: Signal = {
  name: 'another-machine',
  weight: 0,
  why: 'it failed on another machine, whose layout it tells of',
  category: 'discovery',
};
