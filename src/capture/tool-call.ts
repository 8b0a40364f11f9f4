import { type Filtered, type FilterPipeline, filterOrThrow } from '../../filters/pipeline.ts';
import { type Fields, fieldsOf, textOf } from '../core/basics.ts';
import type { ToolCall, ToolResponse } from '../core/learning.ts';
import { cutAtWord, headOf, joined, tailOf, windowOf } from '../core/text.ts';

const REJECTED = '<tool_use_error>';

/** The finished calls that a payload reports: the one of PostToolUse(Failure), the rejected ones of a PostToolBatch; [] for all else, never throws. Texts go on by reference: a Write of 300 KB brings 667 KB. */
export function toolCallsOf(payload: Fields): ToolCall[] {
  const event = payload['hook_event_name'];
  if (event === 'PostToolUse') return callOf(payload, succeeded(payload['tool_response']));
  if (event === 'PostToolUseFailure') return callOf(payload, failed(payload));
  const calls = event === 'PostToolBatch' ? payload['tool_calls'] : [];
  return Array.isArray(calls) ? calls.map(fieldsOf).flatMap(rejectedCall) : [];
}

function callOf(fields: Fields, response: ToolResponse): ToolCall[] {
  const { tool_name: tool, tool_input: input, duration_ms: durationMs } = fields;
  if (typeof tool !== 'string' || tool === '') return [];
  const took = typeof durationMs === 'number' ? { durationMs } : {};
  return [{ tool, input: fieldsOf(input), response, ...took }];
}

function succeeded(answer: unknown): ToolResponse {
  const fields = fieldsOf(answer);
  const interpretation = fields['returnCodeInterpretation'];
  return {
    outcome: 'success',
    text: printedBy(answer),
    ...(typeof interpretation === 'string' && { interpretation }),
    interrupted: fields['interrupted'] === true,
  };
}

/** `Exit code 1\nout\nerr` is how the client tells a failing Bash; other tools give the bare message. */
function failed(fields: Fields): ToolResponse {
  const error = textOf(fields['error']);
  const exit = /^Exit code (\d{1,9})(?:\n|$)/.exec(error);
  const text = exit ? error.slice(exit[0].length) : error;
  const timedOut = text.startsWith('Command timed out after ');
  return {
    outcome: 'failure',
    text,
    ...(exit && { exitCode: Number(exit[1]) }),
    interrupted: fields['is_interrupt'] === true || timedOut,
  };
}

/** The tag must open the answer: a file or an output that only quotes it is no rejection. */
function rejectedCall(fields: Fields): ToolCall[] {
  const answer = printedBy(fields['tool_response']).trimStart();
  if (!answer.startsWith(REJECTED)) return [];
  const text = answer.slice(REJECTED.length).replace(/<\/tool_use_error>\s*$/, '');
  return callOf(fields, { outcome: 'rejected', text, interrupted: false });
}

/** What a tool printed or answered, wherever this tool keeps it; '' where it says nothing. */
function printedBy(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  if (Array.isArray(answer)) return textOfBlocks(answer);
  const fields = fieldsOf(answer);
  if ('stdout' in fields || 'stderr' in fields) {
    // The client cuts long output (over 30,000 characters) anywhere; half a token has no shape that a filter knows.
    const isCut = 'persistedOutputPath' in fields;
    const stdout = textOf(fields['stdout']);
    const whole = isCut ? stdout.slice(0, stdout.lastIndexOf('\n') + 1) : stdout;
    return joined([whole, textOf(fields['stderr'])], '\n');
  }
  if (Array.isArray(fields['content'])) return textOfBlocks(fields['content']);
  const file = fieldsOf(fields['file'])['content'];
  const { newString, result, message, text } = fields;
  const texts = [fields['content'], file, newString, result, message, text];
  return textOf(texts.find((it) => typeof it === 'string'));
}

const textOfBlocks = (blocks: readonly unknown[]): string =>
  joined(
    blocks.map((block) => textOf(fieldsOf(block)['text'])),
    '\n',
  );

/** The tools whose output is the outcome of a command. */
export const SHELLS: ReadonlySet<string> = new Set(['Bash', 'PowerShell']);

/** Some word that every telling success has. */
const SUSPICIOUS =
  /error|fail|fatal|panic|not found|forbidden|denied|warn|ignored|no (?:test|file|project|package|task|input|workspace)|none of|\b0 (?:files|items|tests|total)|exit(?:ed|ing)? /i;

/** Whether a call is worth a closer look, after one pass over at most 16 KB: all that most hook calls ever need. What a tool other than a shell brings is material, not outcome. */
export function isUnusual({ tool, response }: Pick<ToolCall, 'tool' | 'response'>): boolean {
  if (response.outcome !== 'success') return true;
  if (!SHELLS.has(tool) || response.interpretation !== undefined || response.interrupted) return false;
  return SUSPICIOUS.test(windowOf(response.text));
}

export const EDITORS: ReadonlySet<string> = new Set(['Edit', 'Write', 'MultiEdit', 'NotebookEdit']);
/** Its tools that send a subagent, now and in earlier versions; what they print is its report. */
export const SENDS = /^(?:Agent|Task)$/;
/** What it says in the place of a report while the subagent works. */
export const SENT_OFF = /^\s*async agent launched\b/i;
export const PLANS = 'ExitPlanMode';
export const ASKS = 'AskUserQuestion';

export const pathsOf = ({ input }: Pick<ToolCall, 'input'>): readonly string[] =>
  [input['file_path'], input['notebook_path']].filter((path) => typeof path === 'string');

/** The client itself cuts a command's output at 30,000 characters; what is longer is cut here, since filters take time. */
const MAX_OUTPUT_CHARS = 65_536;
/** So much of an input is looked at: whole files stand in some. */
export const MAX_INPUT_CHARS = 16_384;

/** How the client marks what it left out of an error of more than 10,000 characters. It cuts anywhere, also in a word. */
const CLIENT_CUT = /\n\n\.\.\. \[\d+ characters truncated\] \.\.\.\n\n/;

/** What a filter knows by its first or last line only: the rest of such a block, cut off from it, would look harmless. */
const BLOCK = /<\/?(?:cs-memory-recall|system-reminder|private)\b|PRIVATE KEY|PuTTY-User-Key-File/i;

/** The beginning and the end of an output that was cut, or is very long, in whole lines (or words): of a secret that the cut went through both halves go. The beginning alone where a block may be cut. */
function boundedOutput(text: string): string {
  const cut = CLIENT_CUT.exec(text);
  if (cut === null && text.length <= MAX_OUTPUT_CHARS) return text;
  const half = MAX_OUTPUT_CHARS / 2;
  const end = Math.min(cut?.index ?? half, half);
  const head = headOf(text, end);
  if (BLOCK.test(text)) return head;
  const start = Math.max(cut === null ? 0 : cut.index + cut[0].length, text.length - half);
  const tail = tailOf(text, text.length - start);
  return `${head}\n${tail.slice(tail.indexOf('\n') + 1 || tail.length)}`; // the line behind a cut may be the value of what the cut line announced
}

/** All that a detector takes a text of, what tells most first; whole files stand in the others. */
export const TOLD_INPUTS = ['command', 'file_path', 'notebook_path', 'url', 'pattern', 'path', 'query'];

/** The call with its texts filtered whole: a line from the middle of a key block, half of a command, or the base name of a path shows no filter what it is. */
export function filteredCall(call: ToolCall, filters: FilterPipeline): ToolCall {
  const { response, input } = call;
  const filtered = TOLD_INPUTS.flatMap((name): [string, string][] => {
    const text = input[name];
    return typeof text === 'string' ? [[name, filterOrThrow(filters, headOf(text, MAX_INPUT_CHARS))]] : [];
  });
  return {
    ...call,
    response: { ...response, text: filterOrThrow(filters, boundedOutput(response.text)) },
    input: { ...input, ...Object.fromEntries(filtered) },
  };
}

/** What was tried, of a call whose texts were filtered as they stand: JSON has other line breaks and quotes, behind which a filter may miss what it is. */
export function triedIn({ input }: ToolCall): string {
  const { command } = input;
  if (typeof command === 'string') return command;
  const told = TOLD_INPUTS.filter((name) => typeof input[name] === 'string');
  return JSON.stringify(Object.fromEntries(told.map((name) => [name, input[name]])));
}

const MAX_PUT_CHARS = 120;

/** The first line that an edit puts into its file, filtered with those around it; undefined where it only takes out, or where the client does not say. */
export function lineIn({ input }: ToolCall, filters: FilterPipeline): Filtered | undefined {
  const { old_string: before, new_string: after } = input;
  if (typeof before !== 'string' || typeof after !== 'string') return undefined;
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  const known = new Set(before.split('\n').map((line) => line.trim()));
  const lines = clean(headOf(after, MAX_INPUT_CHARS)).split('\n'); // half a secret is none to the filters
  const line = lines.find((it) => /\w/.test(it) && !known.has(it.trim()));
  return line === undefined ? undefined : clean(cutAtWord(line.trim(), MAX_PUT_CHARS));
}
