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
  const { added, noted, waiting, dropped, lastCommand, judged } = await spool.capture(session)(calls, agent);
  if (noted > 0) spool.noteWorkplace(session);
  const tool = toolName(calls);
  if (waiting === 0) return judged === undefined ? SILENT : { type: 'silent', record: { tool, ...judged } };
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
  const record = { tool, ...judged, added, waiting, dropped };
  if (!mustTell) return { type: 'silent', record };
  const text = `cs-memory: the queue of this session is full (${waiting} learnings); the least recently met ones are dropped until the next flush.`;
  return { type: 'notice', text, record };
}

/** Names that are the client's own go into the log; a server's may be anything. */
const OWN_TOOL = /^[A-Z][A-Za-z]{1,19}$/;

/** What the calls were of: one name, `mcp`, `other` or `several`. */
function toolName(calls: readonly ToolCall[]): string {
  const names = [...new Set(calls.map(({ tool }) => tool))];
  const [name = 'other'] = names;
  if (names.length > 1) return 'several';
  return OWN_TOOL.test(name) ? name : name.startsWith('mcp__') ? 'mcp' : 'other';
}
