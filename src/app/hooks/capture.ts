import { capture } from '../../capture/capture.ts';
import type { AgentName, ToolCall } from '../../core/learning.ts';
import { errorSignatures } from '../../core/signature.ts';
import { outputLines } from '../../core/text.ts';
import { struckBy } from '../../recall/known-fix.ts';
import type { TaskCall } from '../../session/goal-events.ts';
import { mayHaveFix } from '../wire/exact.ts';
import { noteWorkplace, spoolOf } from '../wire/spool.ts';
import { LOADERS } from './loaders.ts';
import { type HookContext, type Outcome, SILENT } from './stdio.ts';

/** What helped when the same error was met before; silent where nothing is known. Built into capture.cjs, which a failure loads anyway. */
export async function knownFix(calls: readonly ToolCall[], context: HookContext): Promise<Outcome> {
  const outputs = calls.map(({ response }) => outputLines(response.text));
  const found = outputs.map(errorSignatures);
  const main = found.flatMap(([first]) => first ?? []);
  if (main.length === 0) return SILENT;
  const commands = calls.flatMap(({ input: { command } }) => (typeof command === 'string' ? command : []));
  const signatures = [...main, ...found.flatMap(([, ...others]) => others)];
  const struck = struckBy(signatures, outputs.flat(), commands);
  if (!(await mayHaveFix(struck, { ...context, known: await spoolOf(context, LOADERS) }))) return SILENT;
  const { tellFix } = await import('./exact.ts');
  return tellFix(struck, main, context);
}

/** Notes what a call of a task tool says, filtered. Built into capture.cjs. */
export async function noteTasks(call: TaskCall, context: HookContext): Promise<Outcome> {
  const spooling = await spoolOf(context, LOADERS);
  const { enabled, progress } = spooling.config;
  if (enabled && progress.enabled) (await import('./note-task.ts')).noteTask(spooling, context.session, call);
  return SILENT;
}

/** Queues what the calls teach, and tells the user, once until the next flush, that the queue is full. */
export async function captureToSpool(
  calls: readonly ToolCall[],
  agent: AgentName | undefined,
  context: HookContext,
): Promise<Outcome> {
  const { session } = context;
  const spool = await spoolOf(context, LOADERS);
  if (!spool.config.enabled || !spool.config.postToolCapture.enabled) return SILENT;
  const { added, noted, waiting, dropped, judged } = await capture(spool, session, calls, agent);
  if (noted + waiting > 0) noteWorkplace(spool, session);
  const tool = toolName(calls);
  if (waiting === 0) return judged === undefined ? SILENT : { record: { tool, ...judged } };
  const record = { tool, ...judged, added, waiting, dropped };
  if (dropped === 0 || spool.states.read(session)?.told_full === true) return { record };
  spool.states.update(session, { told_full: true });
  const notice = `cs-memory: the queue of this session is full (${waiting} learnings); the least recently met ones are dropped until the next flush.`;
  return { notice, record };
}

/** Names that are the client's own go into the log; a server's may be anything. */
const OWN_TOOL = /^[A-Z][A-Za-z]{1,19}$/;

function toolName(calls: readonly ToolCall[]): string {
  const name = calls[0]?.tool ?? 'other';
  if (calls.some(({ tool }) => tool !== name)) return 'several';
  return OWN_TOOL.test(name) ? name : name.startsWith('mcp__') ? 'mcp' : 'other';
}
