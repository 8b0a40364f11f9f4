import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type {
  CallToolResult,
  Tool as Listed,
  ServerNotification,
  ServerRequest,
  ToolAnnotations,
} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { CsError } from '../../core/errors.ts';
import type { Wired } from '../wire/services.ts';
import type { Turns } from './calls.ts';

/**
 * Arguments as a schema has them, with what it fills in. Throws USAGE, which names each that is off and what to give in its place, in
 * the words of the schema; never what was given.
 */
function readArguments<Input extends z.ZodObject>(
  tool: string,
  schema: Input,
  given: unknown,
): z.output<Input> {
  const read = schema.safeParse(given ?? {});
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => faultOf(issue, schema, given ?? {}));
  const names = Object.keys(schema.shape);
  throw new CsError('USAGE', `${tool}: ${[...new Set(faults)].join('\n')}`, {
    hint: names.length === 0 ? `${tool} takes no arguments` : `${tool} takes ${names.join(', ')}`,
  });
}

function faultOf(issue: z.core.$ZodIssue, schema: z.ZodObject, given: unknown): string {
  const [name] = issue.path;
  if (issue.code === 'unrecognized_keys') return `there is no argument ${issue.keys.map(quoted).join(', ')}.`;
  if (typeof name !== 'string') return `the arguments: ${issue.message}.`;
  const description = schema.shape[name]?.description;
  const isMissing = issue.code === 'invalid_type' && !Object.hasOwn(Object(given), name);
  const told = isMissing ? 'is missing' : `(${issue.message})`;
  return `${quoted(issue.path.join('.'))} ${told}.${description === undefined ? '' : ` Give: ${description}`}`;
}

const quoted = (name: string): string => `\`${name.slice(0, 100)}\``;

export const MEMORY_ID = z
  .string()
  .regex(/^[0-9a-f]{4,16}$/)
  .describe(
    'the id of a memory as `recall` and `list_memories` tell it, 16 characters of 0-9 and a-f, or at least its first four.',
  );

export interface Call {
  readonly wired: Wired;
  readonly signal: AbortSignal;
  readonly turns: Turns;
  /** Tells the client how far it is, where the client asked for that. Never throws. */
  readonly progress: (done: number, total: number) => Promise<void>;
}

export interface Tool {
  readonly listed: Listed;
  /** Checks arguments, and gives what answers. Throws USAGE, which says what to give. */
  prepare(given: unknown): (call: Call) => Promise<string>;
}

export interface ToolDraft<Input extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** In words that a model understands: what it does, and when it is worth a call. */
  readonly description: string;
  /** A strict object; every property has a description. */
  readonly input: Input;
  readonly annotations: ToolAnnotations;
  readonly run: (args: z.output<Input>, call: Call) => Promise<string>;
}

/** A tool of a schema and a function that gives a text and may throw. */
export function tool<Input extends z.ZodObject>(draft: ToolDraft<Input>): Tool {
  const { name, title, description, input, annotations, run } = draft;
  const inputSchema = z.toJSONSchema(input, { io: 'input', target: 'draft-7' }) as Listed['inputSchema'];
  return {
    listed: { name, title, description, inputSchema, annotations },
    prepare: (given) => {
      const args = readArguments(name, input, given);
      return (call) => run(args, call);
    },
  };
}

/** An answer in words. */
export const text = (told: string): CallToolResult => ({ content: [{ type: 'text', text: told }] });

/** Clients give up a call that they hear nothing of, mostly after a minute. */
const BEAT_MS = 1_000;

export interface Progress {
  /** Tells steps of a known number; from then on no seconds are told. */
  readonly progress: Call['progress'];
  end(): void;
}

/** Progress of a call, where the client asked for it: the seconds that went by, or steps where the tool knows them. Never throws. */
export function beatingProgress({
  _meta,
  sendNotification,
}: Pick<RequestHandlerExtra<ServerRequest, ServerNotification>, '_meta' | 'sendNotification'>): Progress {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return { progress: async () => {}, end: () => {} };
  const send = async (how: { readonly progress: number; readonly total?: number }): Promise<void> => {
    const params = { progressToken, ...how };
    await sendNotification({ method: 'notifications/progress', params }).catch(() => {});
  };
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += 1;
    void send({ progress: seconds });
  }, BEAT_MS);
  const end = (): void => clearInterval(timer);
  return {
    end,
    progress: (progress, total) => {
      end();
      return send({ progress, total });
    },
  };
}
