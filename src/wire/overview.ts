// What `cs-memory status` shows on top of what hooks and other commands need.
import { createLogReader } from '../adapters/log/read-log.ts';
import { digestLog, type LoggedFailure } from '../services/health/log-digest.ts';
import { createOverview } from '../services/health/overview.ts';
import type { Wired, WireOptions } from '../wire.ts';
import { wireGoals } from './goals.ts';
import { modelUseOf } from './ledger.ts';

/** The overview of a place, on top of what `wire` gave for the same options. */
export function wireOverview(
  options: Pick<WireOptions, 'cwd' | 'env' | 'clock'>,
  { status, index, states, config }: Pick<Wired, 'status' | 'index' | 'states' | 'config'>,
): ReturnType<typeof createOverview> {
  const { clock = Date.now } = options;
  const { model } = config.distil;
  const memories = () => index.all();
  const goals = wireGoals(options, { memories, states });
  return createOverview({
    status,
    memories,
    goals: goals.standing,
    log: createLogReader(options.env),
    modelUse: () => (model === 'none' ? undefined : modelUseOf(model, options.env, clock())),
    clock,
  });
}

/** What failed in the days the log has, in all repositories, the newest first. */
export const loggedFailures = (env: NodeJS.ProcessEnv, nowMs: number): readonly LoggedFailure[] =>
  digestLog(createLogReader(env), nowMs).failures;
