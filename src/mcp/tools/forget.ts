import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { inert } from '../../domain/inert.ts';
import { answering, type WithWired } from '../tool.ts';

const INPUT = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{4,16}$/)
    .describe('The id of the memory, or its first characters (four at least).'),
  restore: z.boolean().default(false).describe('True to take a former `forget` back.'),
});

/** The tool `forget`: never recall this one again. */
export function addForget(server: McpServer, withWired: WithWired): void {
  server.registerTool(
    'forget',
    {
      title: 'Forget',
      description:
        'Marks a memory as forgotten, so that it is not recalled any more: when the user asks for it, or when it proved wrong. The note keeps its text, and `restore` brings it back. Erasing for good is for the user: `cs-memory purge`.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    },
    answering<z.infer<typeof INPUT>>(async ({ id, restore }) =>
      withWired(async ({ forget }) => {
        const { memory, changed } = await forget(id, restore ? 'restored' : 'forgotten');
        const state = restore ? 'can be recalled again' : 'is forgotten';
        return `[${memory.id}] ${changed ? state : `${state} already`}: ${inert(memory.summary)}`;
      }),
    ),
  );
}
