// The answers that wait for a model: apart, since a hook only asks whether there are to be any.
import { join } from 'node:path';
import { createPendingAnswers } from '../adapters/accumulator/pending-answers.ts';
import type { PendingAnswers } from '../ports/evaluator.ts';
import type { Home, Spooling } from './spool.ts';

/** What a model is reached by, of the environment of the user's client: the job that asks one is given these too. */
export const MODEL_VARIABLES = [
  'ANTHROPIC_API_KEY',
  'ANTHROPIC_AUTH_TOKEN',
  'ANTHROPIC_BASE_URL',
  'ANTHROPIC_CUSTOM_HEADERS',
  'NODE_EXTRA_CA_CERTS',
] as const;

/**
 * Whether a model assesses answers: where the user's own settings want it, there is something to reach it by, and there
 * is a background to do it in.
 */
export function asksModel(
  { config, home }: Pick<Spooling, 'config' | 'home'>,
  env: NodeJS.ProcessEnv,
): boolean {
  const isReachable = ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'ANTHROPIC_BASE_URL'].some(
    (name) => env[name],
  );
  return (
    config.answers.enabled && config.answers.evaluator === 'anthropic' && isReachable && !home.isUserStore
  );
}

/** Whether sessions are distilled here: where answers are kept at all, and no model is asked about each. */
export const distilsSessions = (
  spooling: Pick<Spooling, 'config' | 'home'>,
  env: NodeJS.ProcessEnv,
): boolean => spooling.config.answers.enabled && !asksModel(spooling, env);

/** Those of one repository. */
export function pendingAnswers(home: Home): PendingAnswers {
  return createPendingAnswers(join(home.directory, 'assess'));
}
