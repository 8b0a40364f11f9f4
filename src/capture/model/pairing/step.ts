import type { Learning } from '../../../core/learning.ts';

/** Why a failure may be worth a memory, as the detector saw it. */
export const FAULTS = ['world', 'passing', 'slip', 'unknown'] as const;
/**
 * `world`: a tool, the machine, a version, the configuration; `passing`: a network, a time-out, what comes and goes;
 * `slip`: how a tool was called; `unknown`: it failed with words that nothing is known about.
 */
export type Fault = (typeof FAULTS)[number];

interface StepTimes {
  /** When it ended, in milliseconds since 1970. */
  readonly atMs: number;
  /** When it began; the same where the client does not tell. */
  readonly fromMs: number;
  /** An earlier flush has seen it, and left it for what comes after. */
  readonly kept?: boolean;
}

/** A call that failed, and is waiting for what will help. */
export interface FailedStep<Text extends string = string> extends StepTimes {
  readonly type: 'failed';
  readonly tool: string;
  readonly command: Text;
  readonly fault: Fault;
  /** What is known of it by itself. */
  readonly learning: Learning<Text>;
}

/** A call that passed while a failure was open. */
export interface PassedStep<Text extends string = string> extends StepTimes {
  readonly type: 'passed';
  readonly tool: string;
  readonly command: Text;
}

/** A file that was changed while a failure was open. */
export interface EditedStep<Text extends string = string> extends StepTimes {
  readonly type: 'edited';
  readonly path: Text;
  /** The first line that was put into it, where it is a file of settings. */
  readonly put?: Text;
}

/** What a session's spool keeps for pairing, besides its learnings. All texts are filtered. */
export type Step<Text extends string = string> = FailedStep<Text> | PassedStep<Text> | EditedStep<Text>;

/** In the order of time; at the same time in the order of their words, so that the order they were written in is nothing. */
export function inOrder<T extends Step>(steps: readonly T[]): T[] {
  const key = (step: Step): string => {
    if (step.type === 'edited') return step.path;
    return step.type === 'passed'
      ? step.command
      : [step.command, step.fault, step.learning.summary].join('\0');
  };
  return [...steps].sort(
    (a, b) => a.atMs - b.atMs || a.fromMs - b.fromMs || compare(a.type, b.type) || compare(key(a), key(b)),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
