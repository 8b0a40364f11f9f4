import { attempt, type Fields, hasShape, textOf } from '../../core/basics.ts';
import { writeLog } from '../../files/log.ts';

/** A flag's value, and the environment variables that are read where it was not given, the first that says something. */
type Given = readonly [flag: string | undefined, ...variables: string[]];

const SESSION_VARIABLES = ['CLAUDE_SESSION_ID', 'CLAUDE_CODE_SESSION_ID'] as const;

/** Reads what a command works on from its flags and the environment; what nobody gives is ''. An empty variable is none that is missing. Pure. */
export function readVariables<Name extends string>(
  wanted: Readonly<Record<Name, Given>>,
  env: NodeJS.ProcessEnv,
) {
  const missing: string[] = [];
  const values = Object.entries<Given>(wanted).map(([name, [flag, ...variables]]) => {
    if (flag !== undefined) return [name, flag];
    const said = variables.map((variable) => env[variable]);
    if (said.every((value) => value === undefined)) missing.push(...variables);
    return [name, said.find((value) => value !== undefined && value !== '') ?? ''];
  });
  return { values: Object.fromEntries(values) as Readonly<Record<Name, string>>, missing };
}

/** The same, with the session that is named, and with one warning in the log for all that is missing, by name. Never throws. */
export function readGiven<Name extends string = never>(
  command: string,
  session: string | undefined,
  more = {} as Readonly<Record<Name, Given>>,
) {
  const wanted = { session: [session, ...SESSION_VARIABLES], ...more } as Record<Name | 'session', Given>;
  const { values, missing } = readVariables(wanted, process.env);
  const variables = missing.join(' ');
  if (variables !== '') writeLog(process.env, { event: command, warning: 'MISSING_VARIABLES', variables });
  return values;
}

/** The end of a command's help: which variables it reads, besides those of the session. */
export const variablesHelp = (...variables: readonly string[]): string =>
  `\nEnvironment variables, used where the flag is missing: ${[...SESSION_VARIABLES, ...variables].join(', ')}.\nAn unset variable counts as empty and is logged as a warning.`;

export type ToolTexts = Readonly<Record<'name' | 'description' | 'input' | 'output', string>>;

const EXIT_CODE = /^Exit code [1-9]\d{0,8}(?:\n|$)/;
/** What has no name is something that a command printed. */
const UNNAMED = 'Bash';

function objectIn(text: string): Fields | undefined {
  const value = attempt(() => JSON.parse(text) as unknown);
  return hasShape(value, {}) ? (value as Fields) : undefined;
}

function inputOf({ name, input, description }: ToolTexts): Fields {
  const fields =
    objectIn(input) ?? (input === '' || (name !== '' && name !== UNNAMED) ? {} : { command: input });
  return description === '' || 'description' in fields ? fields : { ...fields, description };
}

/** The client's payload for the call: a failure where the output begins as the client tells one, or is JSON with an `error`. Pure. */
export function toolPayload(texts: ToolTexts): Record<string, unknown> {
  const call = { tool_name: texts.name === '' ? UNNAMED : texts.name, tool_input: inputOf(texts) };
  const answer = objectIn(texts.output);
  const { error } = answer ?? {};
  const failure = textOf(error) || (EXIT_CODE.test(texts.output) ? texts.output : '');
  if (failure !== '') return { ...call, hook_event_name: 'PostToolUseFailure', error: failure };
  return { ...call, hook_event_name: 'PostToolUse', tool_response: answer ?? texts.output };
}

/** The file that a call is about to change, or the command that it is about to run. Pure. */
export function targetOf(texts: Pick<ToolTexts, 'name' | 'input'>): { path?: string; command?: string } {
  const fields = inputOf({ ...texts, description: '', output: '' });
  const path = textOf(fields['file_path']) || textOf(fields['notebook_path']);
  const command = textOf(fields['command']);
  if (path !== '') return { path };
  return command === '' ? {} : { command };
}
