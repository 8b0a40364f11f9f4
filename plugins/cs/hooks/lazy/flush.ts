import { wire, wireSpool, workplaces } from '../../../../src/wire.ts';
import { type HookContext, type Outcome, SILENT } from '../outcome.ts';
import { LOADERS } from './loaders.ts';

/** How a flush is bounded and what it ends. */
export interface FlushWhen {
  /** How long other writers may win: less than the event's deadline, so that the log can say who was in the way. */
  readonly maxWaitMs: number;
  readonly ended?: boolean;
}

/** Writes what this session has queued into the notes. Says nothing: text at Stop would make the model go on. */
export async function flushSession(context: HookContext, when: FlushWhen): Promise<Outcome> {
  const { env, session } = context;
  const { maxWaitMs, ended = false } = when;
  const record = { written: 0, seen: 0, stopped: 0, retries: 0 };
  for (const cwd of workplaces(context)) {
    const { config, accumulator, states } = await wireSpool({ cwd, env, loaders: LOADERS });
    if (!config.enabled || !config.flush.enabled) continue;
    if (accumulator(session).count() === 0 && !(ended && states.read(session))) continue;
    const wired = await wire({ cwd, env, loaders: LOADERS, session, maxWaitMs });
    const total = await wired.flushQueues([session], { ended }).finally(wired.close);
    record.written += total.written;
    record.seen += total.seen;
    record.stopped += total.stopped;
    record.retries += total.retries;
  }
  return record.written + record.seen + record.stopped > 0 ? { type: 'silent', record } : SILENT;
}
