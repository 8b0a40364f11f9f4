import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  ErrorCode,
  JSONRPCMessageSchema,
  RootsListChangedNotificationSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { minimatch } from 'minimatch';
import { attempt, fieldsOf } from '../../core/basics.ts';
import { writeLog } from '../../files/log.ts';
import { wire } from '../wire/services.ts';
import { createCalls } from './answers.ts';
import { createServer, folderOfCalls } from './server.ts';

/** The SDK's own reader ends the server at 10 MiB; nothing that a tool of ours takes is near that. In characters. */
export const MAX_LINE = 8 * 1024 * 1024;

/** Gives messages, one a line, and answers else by JSON-RPC 2.0 (5.1), with the id where one can be read. Holds no more than MAX_LINE. */
async function* checkedLines(input: Readable, answer: (line: string) => void) {
  const refuse = ([code, message, id = null]: Fault): void =>
    answer(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`);
  let held = '';
  let isTooLong = false;
  for await (const chunk of input.setEncoding('utf8')) {
    const [first = '', ...rest] = String(chunk).split('\n');
    held += first;
    for (const next of rest) {
      const isPassedOver = isTooLong || held.trim() === '';
      const fault = isPassedOver ? undefined : faultOf(held);
      if (fault !== undefined) refuse(fault);
      else if (!isPassedOver) yield Buffer.from(`${held}\n`);
      isTooLong = false;
      held = next;
    }
    if (held.length > MAX_LINE && !isTooLong) refuse(TOO_LONG);
    isTooLong ||= held.length > MAX_LINE;
    if (isTooLong) held = '';
  }
}

type Fault = readonly [code: ErrorCode, message: string, id?: string | number | null];

const TOO_LONG: Fault = [ErrorCode.InvalidRequest, `a message may have ${MAX_LINE} characters at most`];

/** What is wrong with a line; undefined: it is a message. */
function faultOf(line: string): Fault | undefined {
  if (line.length > MAX_LINE) return TOO_LONG;
  const read = attempt(() => ({ message: JSON.parse(line) as unknown }));
  if (read === undefined) return [ErrorCode.ParseError, 'this line is not JSON'];
  if (JSONRPCMessageSchema.safeParse(read.message).success) return undefined;
  const { id } = fieldsOf(read.message);
  const known = typeof id === 'string' || typeof id === 'number' ? id : null;
  return [ErrorCode.InvalidRequest, 'this is not a JSON-RPC 2.0 message', known];
}

// The entry of mcp.mjs: an MCP server on stdin and stdout, which ends with its client.

/** What is written is written: as long as a write waits for other writers (note-store.ts), and a little more. */
const MAX_ENDING_MS = 12_000;
/** People are asked for nothing here: a client that knows its folders answers at once. */
const ROOTS_TIMEOUT_MS = 5_000;

const { env } = process;
const loaders = { loadMinimatch: () => minimatch };

const askRoots = async (): Promise<readonly string[] | undefined> => {
  if (server.server.getClientCapabilities()?.roots === undefined) return undefined;
  const { roots } = await server.server.listRoots({}, { timeout: ROOTS_TIMEOUT_MS });
  return roots.map(({ uri }) => uri);
};
const { repo } = parseArgs({ strict: false, options: { repo: { type: 'string' } } }).values;
const named = typeof repo === 'boolean' ? '' : repo;
const place = folderOfCalls({ env, cwd: process.cwd() }, named, askRoots);
const calls = createCalls((record) => writeLog(env, record));
const server = createServer({
  calls,
  withWired: async (run) => {
    const wired = await wire({ cwd: await place.folder(), env, loaders });
    return run(wired).finally(wired.close);
  },
});
server.server.setNotificationHandler(RootsListChangedNotificationSchema, place.forget);

let isEnding = false;
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await calls.ended(MAX_ENDING_MS); // what was asked for is written
  await server.close().catch(() => {}); // aborts what hangs
  process.exit(0);
}

process.stdin.on('end', end).on('close', end);
process.stdout.on('error', end); // the client is gone
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
const checked = checkedLines(process.stdin, (line) => process.stdout.write(line));
await server.connect(new StdioServerTransport(Readable.from(checked)));
