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

/** The requests of the session in `out`, in order. */
export function requestsOf(out: string): ModelRequest[] {
  return readLines(join(out, 'requests.jsonl')).map((line) => JSON.parse(line));
}

/** How the hooks ended that the client's stream tells of: all but those of PreCompact, PostCompact, SessionEnd. */
export function hookResponsesOf(out: string): HookResponse[] {
  const stream = readLines(join(out, 'stream.jsonl')).map((line) => JSON.parse(line));
  return stream.filter((message) => message.type === 'system' && message.subtype === 'hook_response');
}

const FINISHED =
  /\b([A-Z]\w+?)(?::\S+)? \[.+\](?: \(plugin [^)]*\))? (?:finished|completed) with status (\d+)/;
const FAILED = /Hook command failed to spawn|failed to start \(|Hook \S+ \(\w+\) error|Hook .* timed out/;

/** From the client's own log: how often hooks of each event ended with 0, and the lines that tell of a failure. */
export function loggedHooksOf(out: string): {
  passed: ReadonlyMap<string, number>;
  failures: readonly string[];
} {
  const passed = new Map<string, number>();
  const failures: string[] = [];
  for (const line of readLines(join(out, 'debug.log'))) {
    const [, event = '', status] = FINISHED.exec(line) ?? [];
    if (status === '0') passed.set(event, (passed.get(event) ?? 0) + 1);
    if (FAILED.test(line) || (status !== undefined && status !== '0')) failures.push(line.slice(0, 300));
  }
  return { passed, failures };
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
