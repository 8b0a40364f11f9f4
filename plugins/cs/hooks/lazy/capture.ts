import type { AgentName, ToolCall } from '../../../../src/domain/learning.ts';
import type { SessionState } from '../../../../src/ports/session.ts';
import { wireSpool } from '../../../../src/wire/spool.ts';
import { type HookContext, type Outcome, SILENT } from '../outcome.ts';
import { LOADERS } from './loaders.ts';

export { knownFix } from './known-fix.ts';
export { noteTasks } from './note-tasks.ts';

/** Queues what the calls teach, and keeps the session's state file in step with the queue. */
export async function captureToSpool(
  calls: readonly ToolCall[],
  agent: AgentName | undefined,
  context: HookContext,
): Promise<Outcome> {
  const { session } = context;
  const spool = await wireSpool({ cwd: context.cwd, env: context.env, loaders: LOADERS });
  if (!spool.config.enabled || !spool.config.postToolCapture.enabled) return SILENT;
  const { added, noted, waiting, dropped, lastCommand } = await spool.capture(session)(calls, agent);
  if (noted > 0) spool.noteWorkplace(session);
  if (waiting === 0) return SILENT;
  const wasTold = spool.states.read(session)?.told_full === true;
  const mustTell = dropped > 0 && !wasTold;
  const namespaces = spool.accumulator(session).byNamespace();
  spool.states.update(session, (state: SessionState) => ({
    ...state,
    memory_queue: { count: waiting, namespaces },
    ...(mustTell ? { told_full: true } : {}),
    ...(lastCommand === undefined ? {} : { last_command: lastCommand }),
  }));
  spool.noteWorkplace(session);
  const record = { added, waiting, dropped };
  if (!mustTell) return added > 0 ? { type: 'silent', record } : SILENT;
  const text = `cs-memory: the queue of this session is full (${waiting} learnings); the least recently met ones are dropped until the next flush.`;
  return { type: 'notice', text, record };
}
