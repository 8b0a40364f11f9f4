import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import * as z from 'zod/mini';
import { MODEL_KINDS, MOST_MEMORIES, MOST_WORTH, type ModelReply } from '../../capture/distil-request.ts';
import { type ModelAnswer, ModelError, type ModelFailure, type SessionModel } from '../../capture/ports.ts';
import { attempt, type Fields, fieldsOf } from '../../core/basics.ts';

export interface ClaudeOptions {
  /** Found on the PATH of `env` where it is a bare name. */
  readonly program: string;
  readonly model: string;
  /** The user's own login is read by way of it. Must keep our hooks from running (INSIDE_VARIABLE). */
  readonly env: NodeJS.ProcessEnv;
  /** An empty folder of ours to run in: no CLAUDE.md, no settings and no repository are in reach. Made where it is not there. */
  readonly directory: string;
}

const MAX_OUTPUT_CHARS = 1_000_000;
/** Text of the client's own that says there is no login; it has no code for that. */
const NO_LOGIN = /not logged in|\/login|invalid api key|authentication/i;

/**
 * The client as a model, with the user's login, in one request: no tools, servers, plugins, hooks, settings, session file. The schema is in
 * the prompt (`--json-schema` asks twice) and the reply checked here. Options of 2.1.330 and 2.1.197; `--bare` reads no login.
 */
export function createClaudeModel({ program, model, env, directory }: ClaudeOptions): SessionModel {
  return {
    name: 'claude',
    mostUsd: (input, output) => priceOf(model, input, output),
    parse: replyIn,
    ask: async ({ system, text }, signal) => {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      const where = { cwd: directory, env: environmentOf(env), signal };
      return answerIn(await run(program, argumentsOf(model, system), text, where));
    },
  };
}

const argumentsOf = (model: string, system: string): readonly string[] => [
  ...['--print', '--output-format', 'json', '--model', model, '--effort', 'low', '--system-prompt', system],
  ...['--tools', '', '--strict-mcp-config', '--disable-slash-commands', '--no-session-persistence'],
  ...['--setting-sources', '', '--settings', '{"disableAllHooks":true}'],
];

/** One try, which the cap counts; no thinking, which would cost more than the reply; nothing else over the network. */
const environmentOf = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  CLAUDE_CODE_MAX_RETRIES: '0',
  MAX_THINKING_TOKENS: '0',
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
});

/** What the client prints. On Unix it leads a process group of its own, all of which goes when the signal says so. */
function run(
  program: string,
  args: readonly string[],
  input: string,
  { signal, ...where }: Readonly<{ cwd: string; env: NodeJS.ProcessEnv; signal: AbortSignal }>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...where,
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: process.platform !== 'win32',
    });
    const { pid } = child;
    const group = process.platform === 'win32' ? pid : pid && -pid;
    const stop = (): unknown => group && attempt(() => process.kill(group, 'SIGKILL')); // it may have ended
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (output.length > MAX_OUTPUT_CHARS) stop();
    });
    child.on('error', () => reject(new ModelError('no-client')));
    child.on('close', () => {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(new ModelError('timeout'));
      else resolve(output);
    });
    child.stdin.on('error', () => {}); // it ended before it had read all
    child.stdin.end(input);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}

function answerIn(output: string): ModelAnswer {
  const result = resultIn(output);
  if (result === undefined) throw new ModelError('failed');
  const { is_error: isError, api_error_status: status, result: said, usage, total_cost_usd: usd } = result;
  const text = typeof said === 'string' ? said : '';
  if (isError === true)
    throw new ModelError(
      typeof status !== 'number' && NO_LOGIN.test(text) ? 'not-logged-in' : failureOf(status ?? undefined),
    );
  const tokens = fieldsOf(usage);
  const count = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0);
  return {
    text,
    inputTokens: ['input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens'].reduce(
      (sum, name) => sum + count(tokens[name]),
      0,
    ),
    outputTokens: count(tokens['output_tokens']),
    usd: count(usd),
  };
}

/** The last line that has one: others are warnings. */
function resultIn(output: string): Fields | undefined {
  const lines = output.trim().split('\n');
  return lines.map((line) => fieldsOf(attempt(() => JSON.parse(line)))).findLast((it) => 'result' in it);
}

const number = z.int().check(z.minimum(0), z.maximum(10_000));
const numbers = z._default(z.array(number).check(z.maxLength(1_000)), []);

/** What a model may answer. Fields it adds are passed over; what has a wrong form makes the whole no reply. */
const replySchema = z.object({
  memories: z
    .array(
      z.object({
        summary: z.string(),
        body: z._default(z.string(), ''),
        kind: z.enum(MODEL_KINDS),
        evidence: numbers,
        files: z._default(z.array(z.string()), []),
        worth: z._default(z.catch(z.coerce.number(), 0), MOST_WORTH),
      }),
    )
    .check(z.maxLength(4 * MOST_MEMORIES)),
  overturned: numbers,
  wrong: z._default(z.array(z.object({ known: number, by: z.optional(z.nullable(number)) })), []),
  seen: numbers,
});

/** The reply in a text that may have words or a code fence around it; undefined where there is none, or its form is wrong. */
export function replyIn(text: string): ModelReply | undefined {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  const parsed = replySchema.safeParse(attempt(() => JSON.parse(text.slice(from, to + 1)) as unknown));
  if (!parsed.success) return undefined;
  const wrong = parsed.data.wrong.map(({ known, by }) => ({ known, by: by ?? undefined }));
  return { ...parsed.data, wrong };
}

/** What a status of the API comes to; none: nobody answered. */
export function failureOf(status: unknown): ModelFailure {
  if (status === 429 || status === 529) return 'rate-limited';
  if (status === 401 || status === 403) return 'not-logged-in';
  if (status === undefined || (typeof status === 'number' && status >= 500)) return 'unreachable';
  return 'failed';
}

/** US dollars for a million tokens, in and out, as published at anthropic.com/pricing (2025-10); of a family with several prices the highest. */
const PER_MILLION: readonly (readonly [family: string, input: number, output: number])[] = [
  ['haiku', 1, 5],
  ['sonnet', 3, 15],
  ['opus', 15, 75],
];
/** What a model of another name is taken to cost: one of the user's own may cost nothing, and a dearer one would never be asked below the usual cap. */
const UNKNOWN = ['', 3, 15] as const;

/** What a call of a model costs at that price, in US dollars: until a client reports what it took. */
export function priceOf(model: string, inputTokens: number, outputTokens: number): number {
  const [, input, output] = PER_MILLION.find(([family]) => model.includes(family)) ?? UNKNOWN;
  return (inputTokens * input + outputTokens * output) / 1_000_000;
}
