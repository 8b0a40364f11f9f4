import { mayNameSomething } from '../../capture/prompt-hints.ts';
import { type Fields, fieldsOf, textOf } from '../../core/basics.ts';
import { scriptsIn } from '../../recall/exact.ts';
import { agentOf, type Handler, type HookContext, type Payload, SILENT } from './stdio.ts';

const PATH_INPUTS = ['file_path', 'notebook_path'];
const LINE_INPUTS = ['old_string', 'new_string', 'content', 'new_source'];

function linesOf(fields: Fields): string {
  const { edits } = fields;
  const all = Array.isArray(edits) ? [fields, ...edits] : [fields];
  const lines = all.flatMap((edit) => LINE_INPUTS.map((name) => edit?.[name]));
  return lines.filter((value) => typeof value === 'string').join('\n');
}

/** Whether a command runs what is not run all day long, or what this session, or this subagent of it, runs for the first time. */
async function runsUnusual(command: string, payload: Payload, context: HookContext): Promise<boolean> {
  const runs = scriptsIn(command);
  if (runs.length === 0 || runs.some(({ isEveryday }) => !isEveryday)) return runs.length > 0;
  const { id = '' } = agentOf(payload) ?? {};
  const { isFirstRun } = await import('./note-task.ts');
  return isFirstRun(
    context,
    runs.map(({ phrase }) => `${id} ${phrase}`),
  );
}

/** A tool is about to change a file or to run a command: what was settled about it is said before. Most calls end silent. */
export const preToolUse: Handler = async (payload, context) => {
  const fields = fieldsOf(payload['tool_input']);
  const path = PATH_INPUTS.map((name) => textOf(fields[name])).find(Boolean);
  const command = textOf(fields['command']);
  if (path === undefined && !mayNameSomething(command) && !(await runsUnusual(command, payload, context)))
    return SILENT;
  const { briefBefore } = await import('./exact.ts');
  if (path === undefined) return briefBefore({ command }, context);
  const lines = linesOf(fields);
  return briefBefore(lines === '' ? { path } : { path, lines }, context);
};
