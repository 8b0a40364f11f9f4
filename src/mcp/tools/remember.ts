import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { CsError } from '../../domain/errors.ts';
import { inert } from '../../domain/inert.ts';
import { answering, type WithWired } from '../tool.ts';

const INPUT = z.object({
  summary: z
    .string()
    .min(1)
    .max(1_000)
    .describe(
      'One whole sentence that names the tool, file or decision it is about, readable without this conversation.',
    ),
  body: z.string().max(8_000).optional().describe('Why, what was tried, what it depends on.'),
  namespace: z
    .enum(['learnings', 'decisions', 'blockers', 'progress', 'patterns'])
    .default('learnings')
    .describe(
      'learnings: what was found out; decisions: what was chosen, and why; patterns: conventions; blockers; progress.',
    ),
  tags: z.array(z.string()).max(20).optional().describe('Words to find it by.'),
  files: z
    .array(z.string())
    .max(20)
    .optional()
    .describe('Paths of files in the repository that it speaks of.'),
  stated_by_user: z
    .boolean()
    .default(false)
    .describe('True only if the user said so in as many words; else it counts as inferred by a model.'),
  for_every_project: z
    .boolean()
    .default(false)
    .describe("True for what is the user's own and holds in every project. Then it cannot name files."),
});

const SAID = {
  memory: 'remembered',
  seen: 'was known, and is noted as met again',
  known: 'was known already',
  restored: 'had been forgotten, and is back',
} as const;

/** The tool `remember`: one memory, filtered for secrets. */
export function addRemember(server: McpServer, withWired: WithWired): void {
  server.registerTool(
    'remember',
    {
      title: 'Remember',
      description:
        'Keeps one lesson in the git notes of this repository, for later sessions and teammates. Worth it: a cause that took long to find, a decision with its reason, a convention, a trap of the environment. Not worth it: what the code or its history says anyway, progress of this very task, anything secret (which is taken out).',
      inputSchema: INPUT,
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    answering<z.infer<typeof INPUT>>(async (args) =>
      withWired(async (wired) => {
        const { files = [], for_every_project: forUser } = args;
        if (forUser && files.length > 0)
          throw new CsError('USAGE', 'a memory for every project cannot speak of a file of this one');
        const inside = files.map((file) => {
          const path = wired.relativePath(file);
          if (path === undefined)
            throw new CsError('USAGE', `'${file}' is not in the work tree of this repository`);
          return path;
        });
        const store = forUser ? wired.user : wired.own;
        const [entry] = await store.remember([
          {
            namespace: args.namespace,
            summary: args.summary,
            ...(args.body === undefined ? {} : { body: args.body }),
            tags: args.tags ?? [],
            files: inside,
            evidence: args.stated_by_user ? 'user-stated' : 'model-inferred',
          },
        ]);
        if (entry === undefined) throw new CsError('IO_FAILED', 'nothing was written');
        const [memory] = await store.index.find(entry.id);
        const hidden = memory?.summary.includes('[REDACTED:') ? ' Something secret was taken out.' : '';
        return `[${entry.id}] ${SAID[entry.became]}: ${inert(memory?.summary ?? '')}${hidden}`;
      }),
    ),
  );
}
