import { findHome, type Spooling, type Wired, wire, wireSpool } from '../../../../src/wire.ts';
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
export async function flushSession(context: HookContext, when: { readonly ended?: boolean } = {}): Promise<Outcome> {
  let written = 0;
  let seen = 0;
  let retries = 0;
  for (const cwd of workplaces(context)) {
    const spool = wireSpool({ cwd, env: context.env, loaders: LOADERS });
    const waits = spool.accumulator(context.session).count() > 0;
    if (spool.config.enabled && spool.config.flush.enabled && waits) {
      const wired = await wire({ cwd, env: context.env, loaders: LOADERS, session: context.session });
      const result = await wired.flush(wired.accumulator(context.session)).finally(wired.close);
      written += result.written;
      seen += result.seen;
      retries += result.retries;
    }
    settleState(spool, context.session, when.ended === true);
  }
  return written + seen > 0 ? { type: 'silent', record: { written, seen, retries } } : SILENT;
}

/** Brings the state file in step with what still waits. A session that never queued anything has none to settle. */
function settleState(spool: Spooling, session: string, ended: boolean): void {
  const state = spool.states.read(session);
  if (state === undefined) return;
  const accumulator = spool.accumulator(session);
  const queue = { count: accumulator.count(), namespaces: accumulator.byNamespace() };
  if (!ended && queue.count === state.memory_queue.count) return;
  const endedAt = ended ? { ended_at: new Date().toISOString() } : {};
  spool.states.update(session, (current) => ({ ...current, ...endedAt, memory_queue: queue }));
}

/** A session without a recorded client counts as dead after so long without a sign of life. */
const IDLE_MS = 30 * 60_000;

/** Flushes what crashed sessions left in this repository. A failure at one leaves the others their turn. */
export async function flushLeftOvers(wired: Wired, session: string): Promise<{ readonly written: number; readonly failed: number }> {
  let written = 0;
  let failed = 0;
  for (const other of wired.states.list()) {
    if (other === session || wired.accumulator(other).count() === 0) continue;
    if (!wired.states.isDead(other, Date.now(), IDLE_MS)) continue;
    try {
      written += (await wired.flush(wired.accumulator(other))).written;
    } catch {
      failed += 1; // its spool stays; `failed` is in the log
    }
  }
  return { written, failed };
}
