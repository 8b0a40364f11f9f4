import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A request the client sent to the model. */
export interface ModelRequest {
  readonly kind: string;
  readonly body: RequestBody;
}

export interface RequestBody extends Readonly<Record<string, unknown>> {
  readonly messages?: readonly Message[];
  readonly system?: string | readonly Block[];
  readonly tools?: readonly unknown[];
}

export interface Message {
  readonly role: string;
  readonly content: string | readonly Block[];
}

export interface Block extends Readonly<Record<string, unknown>> {
  readonly type: string;
  readonly text?: string;
}

/** What a message says in text blocks. */
export const textOf = (content: Message['content'] | undefined): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('\n');

/** What one hook call ended with, as the client tells it. */
export interface HookResponse {
  readonly hook_name: string;
  readonly hook_event: string;
  readonly stdout: string;
  readonly stderr: string;
  readonly exit_code?: number;
  readonly outcome: string;
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const readLines = (file: string): string[] => read(file).split('\n').filter(Boolean);

/** The requests to the model in the session in `out`, in order; not the client's probes of the server. */
export function requestsOf(out: string): ModelRequest[] {
  const all = readLines(join(out, 'requests.jsonl')).map((line) => JSON.parse(line));
  return all.filter(({ kind }) => kind !== 'other' && kind !== 'count');
}

/** The package managers that something in the session called, with their arguments. */
export const packageManagersOf = (out: string): string[] => readLines(join(out, 'package-managers.txt'));

/** How the hooks ended that the client's stream tells of: all but those of PreCompact, PostCompact, SessionEnd. */
export function hookResponsesOf(out: string): HookResponse[] {
  const stream = readLines(join(out, 'stream.jsonl')).map((line) => JSON.parse(line));
  return stream.filter((message) => message.type === 'system' && message.subtype === 'hook_response');
}

/** How one run of node by a hook ended, by the recording node on its PATH. */
export interface NodeCall {
  readonly exitCode: number;
  readonly stdoutBytes: number;
  readonly stderr: string;
  /** The last argument. */
  readonly event: string;
}

/** All runs of node by hooks, the events included that the client's stream does not tell of. */
export function nodeCallsOf(out: string): NodeCall[] {
  return readLines(join(out, 'node-calls.tsv')).map((line) => {
    const [code, bytes, stderr = '', args = ''] = line.split('\t');
    const event = args.split(' ').at(-1) ?? '';
    return { exitCode: Number(code), stdoutBytes: Number(bytes), stderr: stderr.trim(), event };
  });
}

const FAILED =
  /Hook command failed to spawn|failed to start \(|Hook \S+ \(\w+\) error|(?:finished|completed) with status [1-9]|[Hh]ook .*timed out/;

/** The lines of the client's own log that tell of a hook that failed. */
export function loggedFailuresOf(out: string): string[] {
  const lines = readLines(join(out, 'debug.log')).filter((line) => FAILED.test(line));
  return lines.map((line) => line.slice(0, 300));
}

/** What the client wrote to stderr, where it tells of hooks that failed at the session's end. */
export const stderrOf = (out: string): string => read(join(out, 'stderr.txt')).trim();

/** Processes that outlived the session. */
export const leftoversOf = (out: string): string[] => readLines(join(out, 'leftovers.txt'));

export const sessionIdOf = (out: string): string =>
  JSON.parse(read(join(out, 'summary.json'))).session_ids?.[0] ?? '';

/** Failures in the plugin's own log below `home`: a hook ends with 0 whatever happened, and says so only there. */
export function pluginFailuresOf(home: string): string[] {
  const directory = join(home, '.local', 'state', 'cs-memory', 'log');
  if (!existsSync(directory)) return [];
  const lines = readdirSync(directory).flatMap((name) => readLines(join(directory, name)));
  return lines.filter((line) => JSON.parse(line).failure !== undefined);
}
