import type { Filtered, FilterPipeline } from '../../../filters/pipeline.ts';
import type { JobStates } from '../../ports/background.ts';
import type { Evaluator, PendingAnswer, PendingAnswers } from '../../ports/evaluator.ts';
import type { CaptureAccumulator } from '../../ports/session.ts';
import type { Clock } from '../../ports.ts';
import { learningOf, type ToLearningPorts } from '../capture/note-answer.ts';
import { filterOrThrow } from '../secrets/filter-text.ts';
import { endJob } from './background.ts';

export interface AutoAssessPorts extends ToLearningPorts {
  readonly filters: FilterPipeline;
  readonly pending: PendingAnswers;
  readonly evaluator: Evaluator;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly flushQueues: (sessions: readonly string[]) => Promise<{ readonly written: number }>;
  /** Takes the one place for this in a repository; undefined where another one is at work. */
  readonly lock: () => (() => void) | undefined;
  readonly jobs: JobStates;
  readonly clock: Clock;
  readonly log: (record: Readonly<Record<string, string | number | boolean>>) => void;
  readonly logFailure: (error: unknown) => void;
}

export type AutoAssessResult = 'assessed' | 'busy' | 'failed';

/** What comes in while one round runs is taken by the next; what comes after that, by the next turn's job. */
const MAX_ROUNDS = 5;

/**
 * Has the answers that wait assessed, and what is worth it written, in the background, one at a time in a repository.
 * An answer goes when its learning waits in the session's queue, so that a job that is killed loses none. Never throws;
 * what fails is logged.
 */
export function createAutoAssess(ports: AutoAssessPorts): (signal: AbortSignal) => Promise<AutoAssessResult> {
  return async (signal) => {
    const release = ports.lock();
    if (release === undefined) return 'busy';
    let result: AutoAssessResult = 'assessed';
    try {
      for (let round = 0; round < MAX_ROUNDS && !ports.pending.isEmpty() && !signal.aborted; round += 1)
        await assessAll(ports, signal);
    } catch (error) {
      ports.logFailure(error);
      result = 'failed';
    } finally {
      release();
    }
    endJob(ports, 'assess', result);
    return result;
  };
}

async function assessAll(ports: AutoAssessPorts, signal: AbortSignal): Promise<void> {
  const { answers, release } = ports.pending.claim();
  const sessions = new Set<string>();
  let kept = 0;
  for (const [at, pending] of answers.entries()) {
    if (signal.aborted) {
      release(answers.slice(at));
      return;
    }
    if (await assessOne(ports, pending, signal)) kept += 1;
    sessions.add(pending.session);
  }
  release();
  const { written } = await ports.flushQueues([...sessions]);
  ports.log({ assessed: answers.length, kept, written });
}

async function assessOne(
  ports: AutoAssessPorts,
  pending: PendingAnswer,
  signal: AbortSignal,
): Promise<boolean> {
  // What comes off a disk is text like any other.
  const clean = (text: string): Filtered => filterOrThrow(ports.filters, text);
  const answer = clean(pending.answer);
  const prompt = pending.prompt === undefined ? {} : { prompt: clean(pending.prompt) };
  const assessment = await ports.evaluator.assess({ answer, session: pending.session, ...prompt }, signal);
  const learning = learningOf(pending, assessment, ports);
  if (learning !== undefined) ports.accumulator(pending.session).add(learning);
  return learning !== undefined;
}
