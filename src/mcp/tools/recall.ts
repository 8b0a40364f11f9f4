import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { writeRecall } from '../../domain/recall-text.ts';
import { answering, type WithWired } from '../tool.ts';

const INPUT = z.object({
  query: z
    .string()
    .min(1)
    .describe(
      'What you want to know, in words: an error message, a name, a question. Words that say when ("last week", "in May") bound the search.',
    ),
  limit: z.number().int().min(1).max(50).default(5).describe('How many memories at most.'),
  files: z
    .array(z.string())
    .optional()
    .describe('Paths of files at hand: what is known about them fits too.'),
  tokens: z
    .number()
    .int()
    .min(100)
    .max(2_700)
    .default(1_200)
    .describe('About so many tokens of answer at most.'),
});

/** The tool `recall`: what fits these words. */
export function addRecall(server: McpServer, withWired: WithWired): void {
  server.registerTool(
    'recall',
    {
      title: 'Recall',
      description:
        'Finds what earlier sessions in this repository learned: errors and what fixed them, decisions and their reasons, conventions, where work stopped. Ask before you debug an error that may have struck before, before you reopen a decision, and when the user refers to earlier work. Gives short entries with ids; `explain_memory` tells all of one.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    answering<z.infer<typeof INPUT>>(async ({ query, limit, files = [], tokens }) =>
      withWired(async ({ recall, stores, relativePath }) => {
        const inside = files.flatMap((file) => relativePath(file) ?? []);
        const found = await recall.ask({ query, limit, files: inside.map((path) => ({ path })) });
        await stores.save();
        const told = writeRecall('What fits this question.', found, Date.now(), tokens);
        return told?.text ?? 'Nothing is known that fits.';
      }),
    ),
  );
}
