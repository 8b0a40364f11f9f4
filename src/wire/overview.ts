// What `cs-memory status` shows on top of what hooks and other commands need.
import { createLogReader } from '../adapters/log/read-log.ts';
import { digestLog, type LoggedFailure } from '../services/health/log-digest.ts';
import { createOverview } from '../services/health/overview.ts';
import type { Wired, WireOptions } from '../wire.ts';
import { wireGoals } from './goals.ts';

/** The overview of a place, on top of what `wire` gave for the same options. */
export function wireOverview(
  options: Pick<WireOptions, 'cwd' | 'env' | 'clock'>,
  { status, index, states }: Pick<Wired, 'status' | 'index' | 'states'>,
): ReturnType<typeof createOverview> {
  const memories = () => index.all();
  const goals = wireGoals(options, { memories, states });
  return createOverview({
    status,
    memories,
    goals: goals.standing,
    log: createLogReader(options.env),
    clock: options.clock ?? Date.now,
  });
}

/** What failed in the days the log has, in all repositories, the newest first. */
export const loggedFailures = (env: NodeJS.ProcessEnv, nowMs: number): readonly LoggedFailure[] =>
  digestLog(createLogReader(env), nowMs).failures;
