import { mayNameSomething } from '../../core/prompt-hints.ts';
import { scriptsIn } from '../../recall/model/exact.ts';
import { type Handler, SILENT } from './stdio.ts';

const PATH_INPUTS = ['file_path', 'notebook_path'];
const LINE_INPUTS = ['old_string', 'new_string', 'content', 'new_source'];

function linesOf(fields: Readonly<Record<string, unknown>>): string {
  const { edits } = fields;
  const all = Array.isArray(edits) ? [fields, ...edits] : [fields];
  return all
    .flatMap((edit) => LINE_INPUTS.map((name) => edit?.[name]))
    .filter((value) => typeof value === 'string')
    .join('\n');
}

/** A tool is about to change a file or to run a command: what was settled about it is said before. Most calls end silent. */
export const preToolUse: Handler = async (payload, context) => {
  const input = payload['tool_input'];
  if (typeof input !== 'object' || input === null) return SILENT;
  const fields = input as Readonly<Record<string, unknown>>;
  const path = PATH_INPUTS.map((name) => fields[name]).find(
    (value) => typeof value === 'string' && value !== '',
  );
  const command = fields['command'];
  if (typeof path === 'string') {
    const { briefBefore } = await import('./lazy/exact.ts');
    const lines = linesOf(fields);
    return briefBefore(lines === '' ? { path } : { path, lines }, context);
  }
  if (typeof command !== 'string') return SILENT;
  if (!mayNameSomething(command) && scriptsIn(command).length === 0) return SILENT;
  const { briefBefore } = await import('./lazy/exact.ts');
  return briefBefore({ command }, context);
};
