import { findHome, type Wired, wire, wireSpool } from '../../../../src/wire.ts';
import { type HookContext, type Outcome, SILENT } from '../outcome.ts';
import { LOADERS } from './loaders.ts';

/**
 * The places whose queue this session may have filled: where it works now, and where it began (the model's `cd`
 * moves the first, not the second). Each once.
 */
function workplaces(context: HookContext): string[] {
  const began = context.env['CLAUDE_PROJECT_DIR'];
  if (began === undefined || began === '') return [context.cwd];
  const same = findHome(began, context.env).directory === findHome(context.cwd, context.env).directory;
  return same ? [context.cwd] : [context.cwd, began];
}

/** Writes what this session has queued into the notes. Says nothing: text at Stop would make the model go on. */
export async function flushSession(
  context: HookContext,
  when: { readonly ended?: boolean } = {},
): Promise<Outcome> {
  const { env, session } = context;
  let record = { written: 0, seen: 0, retries: 0 };
  for (const cwd of workplaces(context)) {
    const { config, accumulator, states } = await wireSpool({ cwd, env, loaders: LOADERS });
    if (!config.enabled || !config.flush.enabled) continue;
    if (accumulator(session).count() === 0 && !(when.ended && states.read(session))) continue;
    const wired = await wire({ cwd, env, loaders: LOADERS, session });
    const { written, seen, retries } = await wired.flushQueues([session], when).finally(wired.close);
    record = {
      written: record.written + written,
      seen: record.seen + seen,
      retries: record.retries + retries,
    };
  }
  return record.written + record.seen > 0 ? { type: 'silent', record } : SILENT;
}

/** A session without a recorded client counts as dead after so long without a sign of life. */
const IDLE_MS = 30 * 60_000;

/**
 * Flushes what crashed sessions left in this repository, and what an earlier life of this session did. What fails
 * stays in its spool, and is counted.
 */
export async function flushLeftOvers(
  wired: Wired,
  session: string,
): Promise<{ written: number; failed: number }> {
  const nowMs = Date.now();
  const dead = wired.states
    .list()
    .filter((other) => wired.accumulator(other).count() > 0)
    .filter((other) => other === session || wired.states.isDead(other, nowMs, IDLE_MS));
  try {
    const { written, failed } = await wired.flushQueues(dead);
    return { written, failed };
  } catch {
    return { written: 0, failed: dead.length }; // the session starts all the same; `failed` is in the log
  }
}
