import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs';
import type { LogRecord } from '../../files/log.ts';

/** The largest payload seen was 0.7 MB (a file of 0.3 MB overwritten); what is larger than this is no payload. */
const MAX_STDIN_BYTES = 16 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

/** The JSON value that came, or why there is none, in words that quote nothing of it. */
type StdinResult = { readonly value: unknown } | { readonly problem: string };

const CLOSING_BRACE = 125;
const NEWLINE = 10;

type Received = { readonly chunks: Buffer[]; bytes: number };

function parse({ chunks, bytes }: Received): StdinResult {
  if (bytes > MAX_STDIN_BYTES) return { problem: `stdin is longer than ${MAX_STDIN_BYTES} bytes` };
  try {
    return { value: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
  } catch {
    return { problem: 'stdin is not JSON' }; // the parser's own message would quote the text
  }
}

function receive(received: Received, chunk: Buffer): StdinResult | undefined {
  received.bytes += chunk.length;
  if (received.bytes > MAX_STDIN_BYTES) {
    received.chunks.length = 0; // read on to the end, so that the client is not left with a broken pipe
    return undefined;
  }
  const before = chunk.at(-2) ?? received.chunks.at(-1)?.at(-1); // the newline may come alone
  received.chunks.push(chunk);
  if (chunk.at(-1) !== NEWLINE || before !== CLOSING_BRACE) return undefined;
  const result = parse(received);
  return 'value' in result ? result : undefined;
}

interface PipeBinding {
  readonly Pipe: new (type: number) => { open(fd: number): void };
  readonly constants: { readonly SOCKET: number };
}

/** Makes a socket on descriptor 0 one that does not wait: deprecated (DEP0111), and without it the stream, the only public way, does it. */
function stopSocketFromWaiting(): void {
  const { binding } = process as unknown as { readonly binding?: (name: string) => PipeBinding };
  if (binding === undefined) throw new Error('this node has no bindings');
  process.noDeprecation = true;
  const { Pipe, constants: types } = binding.call(process, 'pipe_wrap');
  new Pipe(types.SOCKET).open(0);
}

/** A descriptor that gives what has come on stdin and never waits for more. Throws where there is none. */
function openWithoutWaiting(): { readonly fd: number; readonly close: () => void } {
  try {
    // Files and pipes are opened anew, so that not waiting is a property of ours alone.
    const fd = openSync('/proc/self/fd/0', constants.O_RDONLY | constants.O_NONBLOCK);
    return { fd, close: () => closeSync(fd) };
  } catch {
    stopSocketFromWaiting(); // a socket cannot be opened anew
    return { fd: 0, close: () => {} };
  }
}

/** What is there already: the client (2.1.330) writes before node is up, and node's stream costs a seventh of a start. Linux only, as measured. */
function takeWhatIsThere(received: Received): StdinResult | undefined {
  if (process.platform !== 'linux') return undefined;
  let close = (): void => {};
  try {
    const source = openWithoutWaiting();
    close = source.close;
    for (;;) {
      const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
      const bytes = readSync(source.fd, buffer);
      if (bytes === 0) return parse(received);
      const result = receive(received, buffer.subarray(0, bytes));
      if (result !== undefined) return result;
    }
  } catch {
    return undefined; // nothing more is there yet, or it cannot be had so: the stream waits for it
  } finally {
    close();
  }
}

/** Reads the JSON line that the client sends: stdin may never end, so it gives up after `patienceMs` of silence. Longer input is thrown away. */
export function readStdin(patienceMs: number): StdinResult | Promise<StdinResult> {
  const received: Received = { chunks: [], bytes: 0 };
  return takeWhatIsThere(received) ?? readStream(process.stdin, received, patienceMs);
}

function readStream(stream: NodeJS.ReadStream, received: Received, patienceMs: number): Promise<StdinResult> {
  return new Promise((resolve) => {
    const finish = (result: StdinResult): void => {
      clearTimeout(timer);
      stream.removeAllListeners();
      stream.on('error', () => {}); // nobody waits for it any more
      stream.pause();
      resolve(result);
    };
    const timer = setTimeout(
      () => finish({ problem: `stdin did not end, and nothing came for ${patienceMs} ms` }),
      patienceMs,
    );
    stream.on('data', (chunk: Buffer) => {
      timer.refresh();
      const result = receive(received, chunk);
      if (result !== undefined) finish(result);
    });
    stream.on('end', () => finish(parse(received)));
    stream.on('error', () => finish({ problem: 'stdin could not be read' }));
  });
}

const STDOUT = 1;

/** Writes to stdout, then calls `done`. At once where it fits: node's stream takes a third of a node start (28 of 85 million instructions), waits for a reader that is behind, and is told of one that is gone. */
export function writeStdout(text: string, done: () => void): void {
  let rest = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(STDOUT, rest));
  } catch {
    process.stdout.write(rest, done);
    return;
  }
  done();
}

/** A payload that has the fields every event has; the others are the handler's to look at. */
export interface Payload extends Readonly<Record<string, unknown>> {
  readonly session_id: string;
  readonly cwd: string;
}

/** Checks the fields of every event; a string says what is off. By hand: zod/mini costs a tenth of a start. `mayLackSession`: the transcript's, or ''. */
export function checkPayload(value: unknown, mayLackSession = false): Payload | string {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return 'stdin is not a JSON object';
  const { session_id: session, cwd } = value as Record<string, unknown>;
  const isNamed = typeof session === 'string' && session !== '';
  const isMissing = session === undefined || session === '';
  if (!isNamed && !(isMissing && mayLackSession)) return 'session_id is missing or not a string';
  if (typeof cwd !== 'string' || cwd === '') return 'cwd is missing or not a string';
  const payload = value as Payload;
  if (isNamed) return payload;
  // The client names a transcript after its session.
  const [, name = ''] =
    /([0-9a-f]{8}-[0-9a-f-]{27})\.jsonl$/.exec(textField(payload, 'transcript_path')) ?? [];
  return { ...payload, session_id: name };
}

/** A field that should be text; '' where it is not. */
export function textField(payload: Payload, field: string): string {
  const value = payload[field];
  return typeof value === 'string' ? value : '';
}

/** The subagent that raised the event; undefined in the session itself, and for compaction's summariser, which has no type. */
export function agentOf(payload: Payload): { readonly id: string; readonly type: string } | undefined {
  const [id, type] = [textField(payload, 'agent_id'), textField(payload, 'agent_type')];
  return type === '' ? undefined : { id: id === '' ? type : id, type };
}

/** What an event comes to. `context`: for the model; `notice`: for the user; `plain`: for the summariser, as it is. `record` goes to the log: never a memory's text. */
export interface Outcome {
  readonly context?: string;
  readonly notice?: string;
  readonly plain?: string;
  readonly record?: LogRecord;
  /** The ids of what `context` tells. */
  readonly memories?: readonly string[];
}

export const SILENT: Outcome = {};

/** Two outcomes as one: of what both say the first one's counts. */
export function withMore(told: Outcome, more: Outcome): Outcome {
  const record = { ...more.record, ...told.record };
  return { ...more, ...told, ...(Object.keys(record).length === 0 ? {} : { record }) };
}

/** A handler's view of the world: the runner made it, so that a handler touches neither streams nor exit codes. */
export interface HookContext {
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly session: string;
  /** The subagent that the event was raised in; absent in the session's own thread. */
  readonly agent?: string;
}

/** One event's handler: payload → outcome. May throw; the runner logs it and stays silent. */
export type Handler = (payload: Payload, context: HookContext) => Promise<Outcome> | Outcome;
