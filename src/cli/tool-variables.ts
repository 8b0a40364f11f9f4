/** What a hook's script says of a tool call, in texts. */
export interface ToolTexts {
  readonly name: string;
  readonly description: string;
  readonly input: string;
  readonly output: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** How the client tells a failing command. */
const EXIT_CODE = /^Exit code [1-9]\d{0,8}(?:\n|$)/;
const PATH_INPUTS = ['file_path', 'notebook_path'];
/** What has no name is something that a command printed. */
const UNNAMED = 'Bash';

function objectIn(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Fields)
      : undefined;
  } catch {
    return undefined; // plain text
  }
}

/** A tool's input: the JSON that the client passes, or, as plain text, a command. */
function inputOf({ name, input, description }: ToolTexts): Fields {
  const fields =
    objectIn(input) ?? (input === '' || (name !== '' && name !== UNNAMED) ? {} : { command: input });
  return description === '' || 'description' in fields ? fields : { ...fields, description };
}

/**
 * The payload that the client would send for the call: a failure where the output begins as the client tells one, or is JSON
 * with an `error`; else a success. Pure.
 */
export function toolPayload(texts: ToolTexts): Record<string, unknown> {
  const call = { tool_name: texts.name === '' ? UNNAMED : texts.name, tool_input: inputOf(texts) };
  const answer = objectIn(texts.output);
  const { error } = answer ?? {};
  if (typeof error === 'string' && error !== '')
    return { ...call, hook_event_name: 'PostToolUseFailure', error };
  if (EXIT_CODE.test(texts.output))
    return { ...call, hook_event_name: 'PostToolUseFailure', error: texts.output };
  return { ...call, hook_event_name: 'PostToolUse', tool_response: answer ?? texts.output };
}

/** The file that a call is about to change, or the command that it is about to run. Pure. */
export function targetOf(texts: Pick<ToolTexts, 'name' | 'input'>): { path?: string; command?: string } {
  const fields = inputOf({ ...texts, description: '', output: '' });
  const path = PATH_INPUTS.map((name) => fields[name]).find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  const { command } = fields;
  if (path !== undefined) return { path };
  return typeof command === 'string' && command !== '' ? { command } : {};
}
