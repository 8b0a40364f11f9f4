import type { ToolCall } from '../../../../src/domain/learning.ts';
import { wireSpool } from '../../../../src/wire-spool.ts';
import { type HookContext, type Outcome, SILENT } from '../outcome.ts';
import { LOADERS } from './loaders.ts';

/** Queues what the calls teach, and keeps the session's state file in step with the queue. */
export async function captureToSpool(
  calls: readonly ToolCall[],
  agent: string,
  context: HookContext,
): Promise<Outcome> {
  const spool = await wireSpool({ cwd: context.cwd, env: context.env, loaders: LOADERS });
  if (!spool.config.enabled || !spool.config.postToolCapture.enabled) return SILENT;
  const { added, waiting, dropped, lastCommand } = spool.capture(context.session)(calls, agent);
  if (waiting === 0) return SILENT;
  const namespaces = spool.accumulator(context.session).byNamespace();
  spool.states.update(context.session, (state) => ({
    ...state,
    memory_queue: { count: waiting, namespaces },
    ...(lastCommand === undefined ? {} : { last_command: lastCommand }),
  }));
  const record = { added, waiting, dropped };
  if (dropped !== 1) return added > 0 ? { type: 'silent', record } : SILENT;
  // Said once, when the first one goes: every further learning would say the same.
  const text = `cs-memory: the queue of this session is full (${waiting} learnings); the least recently met ones are dropped until the next flush.`;
  return { type: 'notice', text, record };
}
