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

/** What a tool gave the model. */
export interface ToolAnswer {
  readonly tool: string;
  readonly text: string;
  readonly isError: boolean;
}

/** What the tools gave the session's own model, in order. Its last request has all of it, where nothing was compacted. */
export function toolAnswersOf(out: string): ToolAnswer[] {
  const messages = requestsOf(out).findLast(({ kind }) => kind === 'main')?.body.messages ?? [];
  const blocks = messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content));
  const names = new Map(blocks.map(({ id, name }) => [id, String(name)]));
  return blocks
    .filter(({ type }) => type === 'tool_result')
    .map(({ tool_use_id: id, content, is_error: isError }) => ({
      tool: names.get(id) ?? '',
      text: textOf(content as Message['content']),
      isError: isError === true,
    }));
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
  readonly event: string;
  /** The script that ran it, by its folder and settings file; '' for the plugin. */
  readonly script: string;
}

/** All runs of node by hooks, the events included that the client's stream does not tell of. */
export function nodeCallsOf(out: string): NodeCall[] {
  return readLines(join(out, 'node-calls.tsv')).map((line) => {
    const [code, bytes, stderr = '', event = '', script = ''] = line.split('\t');
    return { exitCode: Number(code), stdoutBytes: Number(bytes), stderr: stderr.trim(), event, script };
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

/** A line of the plugin's own log. */
export interface LogLine {
  readonly event: string;
  /** The first of the session's id. */
  readonly session?: string;
  readonly failure?: string;
}

/** The plugin's own log below `home`. */
export function pluginLogOf(home: string): LogLine[] {
  const directory = join(home, '.local', 'state', 'cs-memory', 'log');
  if (!existsSync(directory)) return [];
  const lines = readdirSync(directory).flatMap((name) => readLines(join(directory, name)));
  return lines.map((line) => JSON.parse(line));
}

/** Failures in it: a hook ends with 0 whatever happened, and says so only there. */
export const pluginFailuresOf = (home: string): string[] =>
  pluginLogOf(home)
    .filter(({ failure }) => failure !== undefined)
    .map((line) => JSON.stringify(line));
