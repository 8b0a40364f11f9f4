import { Transform, type TransformCallback } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { ErrorCode, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';

/** The SDK's own reader ends the server at 10 MiB; nothing that a tool of ours takes is near that. In characters. */
export const MAX_LINE = 8 * 1024 * 1024;

/**
 * Lets lines through that are messages, one a line, and answers all else with the error that JSON-RPC 2.0 has for it (section 5.1):
 * one that is no JSON, no message, or too long. An answer bears the id of what it answers, where that can be read. Of a line
 * that is too long no more is held than MAX_LINE.
 */
export function checkedLines(answer: (line: string) => void): Transform {
  const decoder = new StringDecoder('utf8');
  let held = '';
  let isTooLong = false;
  const refuse = (code: ErrorCode, message: string, id: string | number | null = null): void =>
    answer(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`);

  const faultOf = (line: string): readonly [ErrorCode, string, (string | number)?] | undefined => {
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch {
      return [ErrorCode.ParseError, 'this line is not JSON'];
    }
    if (JSONRPCMessageSchema.safeParse(message).success) return undefined;
    const { id } = (message ?? {}) as { readonly id?: unknown };
    return typeof id === 'string' || typeof id === 'number'
      ? [ErrorCode.InvalidRequest, 'this is not a JSON-RPC 2.0 message', id]
      : [ErrorCode.InvalidRequest, 'this is not a JSON-RPC 2.0 message'];
  };

  const take = (stream: Transform, line: string): void => {
    if (line.trim() === '') return;
    const fault = faultOf(line);
    if (fault === undefined) stream.push(`${line}\n`);
    else refuse(...fault);
  };

  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      const [first = '', ...rest] = decoder.write(chunk).split('\n');
      held = isTooLong ? '' : held + first;
      for (const next of rest) {
        if (isTooLong) isTooLong = false;
        else if (held.length > MAX_LINE) refuse(ErrorCode.InvalidRequest, TOO_LONG);
        else take(this, held);
        held = next;
      }
      if (!isTooLong && held.length > MAX_LINE) {
        refuse(ErrorCode.InvalidRequest, TOO_LONG);
        isTooLong = true;
        held = '';
      }
      done();
    },
  });
}

const TOO_LONG = `a message may have ${MAX_LINE} characters at most`;
