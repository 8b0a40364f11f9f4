import { writeLog } from '../wire/hot.ts';

/** What a script that runs at an event of the client may pass by its environment. */
export type HookVariable =
  | 'CLAUDE_SESSION_ID'
  | 'CLAUDE_CODE_SESSION_ID'
  | 'CLAUDE_CONTEXT'
  | 'USER_PROMPT'
  | 'TOOL_NAME'
  | 'TOOL_DESCRIPTION'
  | 'TOOL_INPUT'
  | 'TOOL_OUTPUT'
  | 'RESPONSE_SUMMARY'
  | 'SESSION_SUMMARY';

/** A flag's value, and the variables that are read where it was not given, the first that says something. */
export type Given = readonly [flag: string | undefined, ...variables: HookVariable[]];

/** Where a session's id is found. */
export const SESSION_VARIABLES = ['CLAUDE_SESSION_ID', 'CLAUDE_CODE_SESSION_ID'] as const;

/** What a command works on, and the variables that nobody set. */
export interface Read<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly missing: readonly string[];
}

/** Reads what a command works on from its flags and the environment; what nobody gives is ''. An empty variable is none that is missing. Pure. */
export function readVariables<Name extends string>(
  wanted: Readonly<Record<Name, Given>>,
  env: NodeJS.ProcessEnv,
): Read<Name> {
  const missing: string[] = [];
  const values = Object.entries<Given>(wanted).map(([name, [flag, ...variables]]) => {
    if (flag !== undefined) return [name, flag];
    const said = variables.map((variable) => env[variable]);
    if (said.every((value) => value === undefined)) missing.push(...variables);
    return [name, said.find((value) => value !== undefined && value !== '') ?? ''];
  });
  return { values: Object.fromEntries(values), missing };
}

/** One warning in the log for all that is missing, by name. Never throws. */
export function warnOfMissing(command: string, missing: readonly string[], env: NodeJS.ProcessEnv): void {
  if (missing.length > 0)
    writeLog(env, { event: command, warning: 'MISSING_VARIABLES', variables: missing.join(' ') });
}

/** One line in the log for memories that a script's session was told, as hooks have it; none for nothing. Never throws. */
export function logTold(
  told: Readonly<Record<string, number>>,
  command: string,
  env: NodeJS.ProcessEnv,
): void {
  if (Object.values(told).some((count) => count > 0)) writeLog(env, { event: command, ...told });
}

/** Both: what a command works on, with the warning. Never throws. */
export function readGiven<Name extends string>(
  command: string,
  wanted: Readonly<Record<Name, Given>>,
  env: NodeJS.ProcessEnv = process.env,
): Readonly<Record<Name, string>> {
  const { values, missing } = readVariables(wanted, env);
  warnOfMissing(command, missing, env);
  return values;
}

/** The end of a command's help: which variables it reads. */
export const variablesHelp = (...variables: readonly HookVariable[]): string =>
  `\nEnvironment variables, used where the flag is missing: ${variables.join(', ')}.\nAn unset variable counts as empty and is logged as a warning.`;
