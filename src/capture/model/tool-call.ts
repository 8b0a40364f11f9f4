import type { ToolCall, ToolResponse } from '../../core/learning.ts';
import { windowOf } from '../../core/text.ts';

type Fields = Readonly<Record<string, unknown>>;

const REJECTED = '<tool_use_error>';

/**
 * The finished tool calls a hook payload reports: one for PostToolUse and PostToolUseFailure, the rejected
 * ones of a PostToolBatch (every other call of a batch raises its own event). Anything else, and anything
 * without the fields it needs, gives []; never throws. Texts are handed on by reference, not copied: a
 * Write of a 300 KB file brings 667 KB of payload (measured on the real client).
 */
export function toolCallsOf(payload: Record<string, unknown>): ToolCall[] {
  switch (payload['hook_event_name']) {
    case 'PostToolUse':
      return callOf(payload, succeeded(payload['tool_response']));
    case 'PostToolUseFailure':
      return callOf(payload, failed(payload));
    case 'PostToolBatch':
      return Array.isArray(payload['tool_calls']) ? payload['tool_calls'].flatMap(rejectedCall) : [];
    default:
      return [];
  }
}

function callOf(fields: Fields, response: ToolResponse): ToolCall[] {
  const { tool_name: tool, tool_input: input, duration_ms: durationMs } = fields;
  if (typeof tool !== 'string' || tool === '') return [];
  const took = typeof durationMs === 'number' ? { durationMs } : {};
  return [{ tool, input: recordOf(input), response, ...took }];
}

function succeeded(answer: unknown): ToolResponse {
  const fields = recordOf(answer);
  const interpretation = fields['returnCodeInterpretation'];
  return {
    outcome: 'success',
    text: textOf(answer),
    ...(typeof interpretation === 'string' && { interpretation }),
    interrupted: fields['interrupted'] === true,
  };
}

/** `Exit code 1\nout\nerr` is how the client tells a failing Bash; other tools give the bare message. */
function failed(fields: Fields): ToolResponse {
  const error = stringOf(fields['error']);
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
function rejectedCall(call: unknown): ToolCall[] {
  const fields = recordOf(call);
  const answer = textOf(fields['tool_response']).trimStart();
  if (!answer.startsWith(REJECTED)) return [];
  const text = answer.slice(REJECTED.length).replace(/<\/tool_use_error>\s*$/, '');
  return callOf(fields, { outcome: 'rejected', text, interrupted: false });
}

/** The client cuts long output (over 30,000 characters) anywhere; half a token has no shape that a filter knows. */
const wholeLines = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);

/** What a tool printed or answered, wherever this tool keeps it; '' where it says nothing. */
function textOf(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  if (Array.isArray(answer)) return textOfBlocks(answer);
  const fields = recordOf(answer);
  if ('stdout' in fields || 'stderr' in fields) {
    const stdout = stringOf(fields['stdout']);
    return joined('persistedOutputPath' in fields ? wholeLines(stdout) : stdout, stringOf(fields['stderr']));
  }
  if (Array.isArray(fields['content'])) return textOfBlocks(fields['content']);
  const file = recordOf(fields['file'])['content'];
  return firstString(
    fields['content'],
    file,
    fields['newString'],
    fields['result'],
    fields['message'],
    fields['text'],
  );
}

function textOfBlocks(blocks: readonly unknown[]): string {
  return blocks.map((block) => stringOf(recordOf(block)['text'])).reduce(joined, '');
}

function joined(first: string, second: string): string {
  if (first === '' || second === '') return first + second;
  return `${first}\n${second}`;
}

function firstString(...values: unknown[]): string {
  return stringOf(values.find((value) => typeof value === 'string'));
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function recordOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** The tools whose output is the outcome of a command. */
export const SHELLS: ReadonlySet<string> = new Set(['Bash', 'PowerShell']);

/** Some word that every telling success has. */
const SUSPICIOUS =
  /error|fail|fatal|panic|not found|forbidden|denied|warn|ignored|no (?:test|file|project|package|task|input|workspace)|none of|\b0 (?:files|items|tests|total)|exit(?:ed|ing)? /i;

/**
 * Whether a call can be passed over without a closer look: nearly every success, after one pass over at most
 * 16 KB. Apart from the scores, because it is all that most hook calls ever need. What a tool other than a shell
 * brings is material, not outcome.
 */
export function isRoutine(tool: string, response: ToolResponse): boolean {
  if (response.outcome !== 'success') return false;
  if (!SHELLS.has(tool) || response.interpretation !== undefined || response.interrupted) return true;
  return !SUSPICIOUS.test(windowOf(response.text));
}
