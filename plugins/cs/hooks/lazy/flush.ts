import type { FlushTotal } from '../../../../src/services/flush-queues.ts';
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
  const record = { written: 0, seen: 0, stopped: 0, retries: 0 };
  let failure: { readonly error: unknown } | undefined;
  for (const cwd of workplaces(context)) {
    try {
      const total = await flushPlace(cwd, context, when);
      record.written += total?.written ?? 0;
      record.seen += total?.seen ?? 0;
      record.stopped += total?.stopped ?? 0;
      record.retries += total?.retries ?? 0;
    } catch (error) {
      failure = { error }; // the other places have their turn all the same; the runner logs the last failure
    }
  }
  if (failure !== undefined) throw failure.error;
  return record.written + record.seen + record.stopped > 0 ? { type: 'silent', record } : SILENT;
}

/** Flushes the session's queue of one place; undefined where nothing is to be done there. */
async function flushPlace(
  cwd: string,
  { env, session }: HookContext,
  { maxWaitMs, ended = false }: FlushWhen,
): Promise<FlushTotal | undefined> {
  const options = { cwd, env, loaders: LOADERS, session, maxWaitMs };
  const spooling = await wireSpool(options);
  const { config, accumulator, states } = spooling;
  if (!config.enabled || !config.flush.enabled) return undefined;
  if (accumulator(session).count() === 0 && !(ended && states.read(session))) return undefined;
  const wired = await wire(options, spooling);
  return wired.flushQueues([session], { ended }).finally(wired.close);
}
