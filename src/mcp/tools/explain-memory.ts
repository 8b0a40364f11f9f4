import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { explanation } from '../explanation.ts';
import { answering, type WithWired } from '../tool.ts';

const INPUT = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{4,16}$/)
    .describe('The id of the memory, or its first characters (four at least).'),
  contents: z.boolean().default(false).describe('True for its files too, as they were when it was made.'),
});

/** The tool `explain_memory`: all of one. */
export function addExplainMemory(server: McpServer, withWired: WithWired): void {
  server.registerTool(
    'explain_memory',
    {
      title: 'Explain a memory',
      description:
        'Tells all of one memory: its whole text, what proves it, who wrote it and when, its commit, whether the code it speaks of is still the same, and what took its place.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    answering<z.infer<typeof INPUT>>(async ({ id, contents }) =>
      withWired(async ({ recall, hydrate }) => {
        const recalled = await recall.byId(id);
        return explanation(recalled, contents ? await hydrate(recalled.memory) : [], Date.now());
      }),
    ),
  );
}
