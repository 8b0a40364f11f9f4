import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { answering, type WithWired } from '../tool.ts';

/** The tool `memory_status`: how many there are, what waits, what is wrong. */
export function addMemoryStatus(server: McpServer, withWired: WithWired): void {
  server.registerTool(
    'memory_status',
    {
      title: 'Memory status',
      description:
        'Tells how many memories there are in each namespace, what waits to be written or reviewed, and what failed of late.',
      inputSchema: z.object({}),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    answering<Record<string, never>>(async () =>
      withWired(async ({ status }) => {
        const { namespaces, user, waiting, held } = await status();
        const rows = namespaces.map(
          ({ ns, live, all }) =>
            `${ns}: ${live}${all > live ? ` (and ${all - live} not recalled any more)` : ''}`,
        );
        return [
          ...(rows.length === 0 ? ['no memories yet'] : rows),
          `the user's own: ${user.live}`,
          `waiting for the next flush: ${waiting.count}`,
          `waiting for a review: ${held}`,
        ].join('\n');
      }),
    ),
  );
}
