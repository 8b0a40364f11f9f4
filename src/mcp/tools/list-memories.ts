import * as z from 'zod';
import { isLive } from '../../domain/memory.ts';
import { newestFirst } from '../../domain/scope.ts';
import { fenced, memoryLine } from '../fenced.ts';
import { tool } from '../tool.ts';

const INPUT = z.strictObject({
  namespace: z
    .string()
    .optional()
    .describe('Only this one: learnings, decisions, blockers, progress, patterns, handoffs.'),
  limit: z.number().int().min(1).max(100).default(20).describe('Maximum number of memories, newest first.'),
  offset: z.number().int().min(0).default(0).describe('How many to skip.'),
  all: z.boolean().default(false).describe('True to include forgotten, superseded and expired memories.'),
});

/** The tool `list_memories`: a page of memories, the newest first. */
export const listMemories = tool({
  name: 'list_memories',
  title: 'List memories',
  description:
    'Lists the memories of this repository and of the user, newest first, one line each with its id. To find something, use `recall`.',
  input: INPUT,
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ namespace, limit, offset, all }, { wired: { stores } }) => {
    const nowMs = Date.now();
    const known = (await stores.all()).filter(({ memory }) => all || isLive(memory, nowMs));
    const found = known
      .filter(({ memory: { ns } }) => namespace === undefined || ns === namespace)
      .sort(newestFirst);
    if (found.length === 0) return `There are none.${others(known.map(({ memory }) => memory.ns))}`;
    const page = found.slice(offset, offset + limit);
    const left = found.length - offset - page.length;
    const next = left > 0 ? ` ${left} more from offset ${offset + page.length}.` : '';
    return fenced(`${page.length} of ${found.length} memories, newest first.${next}`, page.map(memoryLine));
  },
});

/** Where a namespace was asked for that is empty, or no such name: those that are not. */
const others = (namespaces: readonly string[]): string =>
  namespaces.length === 0 ? '' : ` There are some in ${[...new Set(namespaces)].sort().join(', ')}.`;
