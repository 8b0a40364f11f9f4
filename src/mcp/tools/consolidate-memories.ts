import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { wireConsolidate } from '../../wire/consolidate.ts';
import { fenced, memoryLine } from '../fenced.ts';
import { answering, type WithWired } from '../tool.ts';

const INPUT = z.object({
  dry_run: z
    .boolean()
    .default(true)
    .describe('True (the default) shows what would be put together, and writes nothing.'),
  namespace: z.string().optional().describe('Only in this one.'),
});

/** The tool `consolidate_memories`: one memory for those that tell the same. */
export function addConsolidateMemories(server: McpServer, withWired: WithWired): void {
  server.registerTool(
    'consolidate_memories',
    {
      title: 'Consolidate memories',
      description:
        'Puts memories together that tell the same lesson, and old notes on one file that nobody has needed. The new memory names them all, and forgetting it gives them their places again. Shows only, unless `dry_run` is false.',
      inputSchema: INPUT,
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    answering<z.infer<typeof INPUT>>(async ({ dry_run: isDry, namespace: ns }, { signal, progress }) =>
      withWired(async (wired) => {
        const { plan, apply } = wireConsolidate(wired);
        const clusters = await plan({ ns });
        if (clusters.length === 0) return 'Nothing tells the same.';
        const told = clusters.flatMap(({ why, members }) => [
          why === 'same' ? 'The same lesson:' : 'Lesser notes:',
          ...members.map((memory) => memoryLine({ memory, scope: wired.own.scope })),
        ]);
        if (isDry) return fenced(`${clusters.length} clusters would be put together.`, told);
        const sent: Promise<void>[] = [];
        const step = (count: number) => sent.push(progress(count, clusters.length));
        const done = await apply(clusters, step, signal);
        await Promise.all(sent); // behind the answer nobody listens
        const ids = done.map(({ id }) => id).join(', ');
        return fenced(`${done.length} of ${clusters.length} clusters are one memory each now: ${ids}.`, told);
      }),
    ),
  );
}
