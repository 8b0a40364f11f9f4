import type { CallToolResult, Tool as Listed, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import type { Wired } from '../wire.ts';
import { readArguments } from './arguments.ts';
import type { Turns } from './turns.ts';

/** What a tool is given besides its arguments. */
export interface Call {
  readonly wired: Wired;
  /** Aborted when the client cancels the request, or goes. */
  readonly signal: AbortSignal;
  /** What writes waits for its turn here. */
  readonly turns: Turns;
  /** Tells the client how far it is, where the client asked for that. Never throws. */
  readonly progress: (done: number, total: number) => Promise<void>;
}

/** A tool as it is offered, and as it is called. */
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
