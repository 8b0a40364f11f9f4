import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { isLive } from '../../domain/memory.ts';
import { fenced, memoryLine } from '../fenced.ts';
import { answering, type WithWired } from '../tool.ts';

const INPUT = z.object({
  namespace: z
    .string()
    .optional()
    .describe('Only this one: learnings, decisions, blockers, progress, patterns, handoffs.'),
  limit: z.number().int().min(1).max(100).default(20).describe('How many at most, the newest first.'),
  offset: z.number().int().min(0).default(0).describe('How many to pass over.'),
  all: z.boolean().default(false).describe('True for the forgotten, superseded and expired ones too.'),
});

/** The tool `list_memories`: a page of memories, the newest first. */
export function addListMemories(server: McpServer, withWired: WithWired): void {
  server.registerTool(
    'list_memories',
    {
      title: 'List memories',
      description:
        'Lists memories of this repository and of the user, the newest first, a line each with its id. To find something, `recall` is better.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    answering<z.infer<typeof INPUT>>(async ({ namespace, limit, offset, all }) =>
      withWired(async ({ stores }) => {
        const nowMs = Date.now();
        const found = (await stores.all())
          .filter(({ memory }) => all || isLive(memory, nowMs))
          .filter(({ memory: { ns } }) => namespace === undefined || ns === namespace)
          .sort((a, b) => (a.memory.lastSeenAt < b.memory.lastSeenAt ? 1 : -1));
        if (found.length === 0) return 'There are none.';
        const page = found.slice(offset, offset + limit);
        return fenced(`${page.length} of ${found.length} memories, the newest first.`, page.map(memoryLine));
      }),
    ),
  );
}
