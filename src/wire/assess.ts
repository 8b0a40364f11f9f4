// What asks a model is wired apart: only `cs-memory assess` loads it, and with it the SDK.
import { join } from 'node:path';
import { processStart } from '../adapters/accumulator/session-state.ts';
import { createSpendingFiles } from '../adapters/accumulator/spending-files.ts';
import { createJobStates } from '../adapters/background/job-states.ts';
import { createAnthropicEvaluator, type Fallback } from '../adapters/evaluator/anthropic.ts';
import { createHeuristicEvaluator } from '../adapters/evaluator/heuristic.ts';
import { failureRecord, type LogRecord, writeLog } from '../adapters/log/log.ts';
import { createSyncLock } from '../adapters/sync/sync-lock.ts';
import type { Evaluator } from '../ports/evaluator.ts';
import { createAutoAssess } from '../services/background/auto-assess.ts';
import type { Wired, WireOptions } from '../wire.ts';
import { asksModel, pendingAnswers } from './pending.ts';
import { isFileIn } from './story.ts';

/** One question; a small model answers within two seconds. */
const ASK_TIMEOUT_MS = 20_000;
/** The answers of a long session's turns wait for nobody; what is left waits for the next job. */
const JOB_TIMEOUT_MS = 5 * 60_000;

/** Has the answers that wait assessed, by the evaluator that the settings name. Never throws: what fails is logged. */
export function wireAutoAssess(
  { env, clock = Date.now }: Pick<WireOptions, 'env' | 'clock'>,
  wired: Wired,
): () => Promise<string> {
  const { home, config, filters, accumulator, flushQueues } = wired;
  const log = (record: LogRecord): void => writeLog(env, { event: 'assess', ...record });
  const assess = createAutoAssess({
    filters,
    threshold: config.answers.threshold,
    isFile: isFileIn(home),
    pending: pendingAnswers(home),
    evaluator: asksModel(wired, env) ? modelOf(wired, env, log) : createHeuristicEvaluator(),
    accumulator,
    flushQueues: (sessions) => flushQueues(sessions),
    lock: createSyncLock({ directory: home.directory, name: 'assess', processStart, clock }),
    jobs: createJobStates(home.directory),
    clock,
    log,
    logFailure: (error) => log(failureRecord(error)),
  });
  return () => assess(AbortSignal.timeout(JOB_TIMEOUT_MS));
}

/** The user's limits are kept by a file for each session. What failed is logged by its kind: an error's words may quote the text or the key. */
function modelOf(
  { home, config }: Wired,
  env: NodeJS.ProcessEnv,
  log: (record: LogRecord) => void,
): Evaluator {
  const { model, maxCalls, maxTokens } = config.answers;
  const statusOf = (error: unknown): object => {
    const { status } = (error ?? {}) as { status?: unknown };
    return typeof status === 'number' ? { status } : {};
  };
  return createAnthropicEvaluator({
    ask: async (question, signal) => {
      // The SDK is loaded for the first question: most commands ask none.
      const { createAskAnthropic } = await import('../adapters/evaluator/anthropic-client.ts');
      return createAskAnthropic({ model, env, timeoutMs: ASK_TIMEOUT_MS })(question, signal);
    },
    fallback: createHeuristicEvaluator(),
    spending: createSpendingFiles(join(home.directory, 'sessions')),
    maxCalls,
    maxTokens,
    timeoutMs: ASK_TIMEOUT_MS,
    onFallback: (why: Fallback, error) =>
      log(why === 'limit' ? { limit: true } : { failure: `model-${why}`, ...statusOf(error) }),
  });
}
