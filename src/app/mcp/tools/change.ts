import * as z from 'zod';
import { CsError } from '../../../core/errors.ts';
import { inert } from '../../../core/inert.ts';
import { EVIDENCE, type Memory, type Scope } from '../../../core/memory.ts';
import { count, firstOf, shortLine } from '../../../core/text.ts';
import type { Cluster } from '../../../memories/clusters.ts';
import { consolidate, planConsolidation } from '../../../memories/consolidate.ts';
import { becameInWords, type RememberRequest } from '../../../memories/remember.ts';
import type { Wired } from '../../wire/services.ts';
import { fenced, MEMORY_ID, memoryLine, off, texts, tool, words } from '../answers.ts';

const INPUT = z.strictObject({
  summary: words(
    1,
    1_000,
    'One complete sentence that names the tool, file or decision it is about and can be understood without this conversation.',
  ),
  body: words(0, 8_000, 'Why, what was tried, what it depends on.').optional(),
  namespace: z
    .enum(['learnings', 'decisions', 'blockers', 'progress', 'patterns'])
    .default('learnings')
    .describe(
      'learnings: what was found out; decisions: what was chosen, and why; patterns: conventions; blockers; progress.',
    ),
  tags: z.array(z.string().max(100)).max(20).optional().describe('Tags to find it by.'),
  files: texts(20, 'Paths of the files in the repository that it is about.'),
  stated_by_user: off(
    'True only if the user said so explicitly; otherwise it counts as inferred by a model.',
  ),
  for_every_project: off(
    "True for what is the user's own and applies to every project. It then cannot name files.",
  ),
});

export const remember = tool({
  name: 'remember',
  title: 'Remember',
  description:
    'Keeps one lesson in the git notes of this repository for later sessions and teammates. Worth keeping: a cause that took long to find, a decision with its reason, a convention, a pitfall of the environment. Not worth keeping: what the code or its history says anyway, the progress of this task, anything secret (which is redacted).',
  input: INPUT,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  run: (args, { wired, signal, inTurn }) =>
    inTurn(async () => {
      const store = args.for_every_project ? wired.user : wired.own;
      const keep = store === wired.own ? store.keep : store.remember;
      const [entry] = await keep([requestOf(args, wired)]);
      if (entry === undefined) throw new CsError('IO_FAILED', 'nothing was written');
      const [memory] = await store.index.find(entry.id);
      const where = entry.became === 'queued' ? '' : ` ${args.namespace}`;
      const told = `[${entry.id}] ${becameInWords(entry)}${where}: ${inert(memory?.summary ?? args.summary)}`;
      const hasSecret = JSON.stringify(memory ?? '').includes('[REDACTED:');
      return hasSecret ? `${told} Something secret was taken out.` : told;
    }, signal),
});

function requestOf(args: z.output<typeof INPUT>, { relativePath }: Wired): RememberRequest {
  const { files = [], tags = [], summary, body, namespace } = args;
  if (args.for_every_project && files.length > 0)
    throw new CsError('USAGE', 'a memory for every project cannot refer to a file in this one');
  const inside = files.map((file) => {
    const path = relativePath(file);
    if (path === undefined)
      throw new CsError('USAGE', `'${file}' is not in the work tree of this repository`, {
        hint: 'give a path below its root, or leave it out',
      });
    return path;
  });
  const evidence = args.stated_by_user ? 'user-stated' : 'model-inferred';
  return { namespace, summary, tags, files: inside, evidence, ...(body === undefined ? {} : { body }) };
}

export const forget = tool({
  name: 'forget',
  title: 'Forget',
  description:
    'Marks a memory as forgotten, so that it is no longer recalled: when the user asks for it, or when it proved wrong. The note keeps its text, and `restore` brings it back. Erasing it permanently is up to the user: `cs-memory purge`.',
  input: z.strictObject({ id: MEMORY_ID, restore: off('True to undo an earlier `forget`.') }),
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  run: ({ id, restore }, { wired, signal, inTurn }) =>
    inTurn(async () => {
      const { memory, changed } = await wired.forget(id, restore ? 'restored' : 'forgotten');
      const now = restore ? 'can be recalled again' : 'is forgotten';
      const before = restore ? 'was not forgotten' : 'was already forgotten';
      return `[${memory.id}] ${changed ? now : before}: ${inert(shortLine(memory.summary, 200))}`;
    }, signal),
});

const TYPES = ['all', 'lessons', 'notes'] as const;

const CONSOLIDATE_INPUT = z.strictObject({
  dry_run: z
    .boolean()
    .default(true)
    .describe('True (the default) shows what would be merged without writing anything.'),
  namespace: z.string().optional().describe('Only this namespace, for example learnings (default: all).'),
  session_id: z.string().min(8).optional().describe('Only memories that this session made or saw again.'),
  memory_ids: z
    .array(z.string().min(4))
    .max(1_000)
    .optional()
    .describe('Only these, by id or prefix of an id.'),
  source: z.enum(EVIDENCE).optional().describe('Only memories with this evidence.'),
  consolidation_type: z
    .enum(TYPES)
    .default('all')
    .describe('`lessons`: memories that say the same; `notes`: minor notes on one file; `all`: both.'),
});

const WHY = { lessons: 'same', notes: 'weak' } as const;

/** So many are told one by one, and so many of the members of each: an answer is read by a model, at every word's price. */
const MAX_CLUSTERS = 15;
const MAX_MEMBERS = 5;

export const consolidateMemories = tool({
  name: 'consolidate_memories',
  title: 'Consolidate memories',
  description:
    'Merges memories that state the same lesson, and old notes on one file that nobody has needed. The new memory names them all, and forgetting it brings them back. Only shows the result unless `dry_run` is false.',
  input: CONSOLIDATE_INPUT,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  run: (
    { dry_run: isDry, namespace: ns, consolidation_type: type, ...only },
    { wired, signal, progress, inTurn },
  ) =>
    inTurn(async () => {
      const { own, trusting } = wired;
      const asked = { ns, signal, only: (memory: Memory) => isMeant(memory, only) };
      const all = await planConsolidation(own, await trusting.settings(true), asked);
      const clusters = all.filter(({ why }) => type === 'all' || why === WHY[type]);
      if (clusters.length === 0) return 'There is nothing to merge.';
      const told = linesOf(clusters, own.scope);
      if (isDry) return fenced(`${count(clusters.length, 'cluster')} would be merged.`, told);
      const sent: Promise<void>[] = [];
      const step = (at: number) => sent.push(progress(at, clusters.length));
      const done = await consolidate(own, clusters, step, signal);
      await Promise.all(sent); // behind the answer nobody listens
      const ids = done.map(({ id }) => id);
      const named = firstOf(ids, MAX_CLUSTERS, (more) => `… (${more} more)`).join(', ');
      const now = done.length === 1 ? 'is now one memory' : 'are now one memory each';
      const title = `${done.length} of ${count(clusters.length, 'cluster')} ${now}: ${named}.`;
      return fenced(title, told);
    }, signal),
});

function isMeant(
  { id, session, seenIn, evidence }: Memory,
  { session_id: of, memory_ids: ids, source }: Partial<z.infer<typeof CONSOLIDATE_INPUT>>,
): boolean {
  const isOf = of === undefined || [session, ...seenIn].some((met) => met?.startsWith(of));
  const isNamed = ids === undefined || ids.some((prefix) => id.startsWith(prefix));
  return isOf && isNamed && (source === undefined || source === evidence);
}

const linesOf = (clusters: readonly Cluster[], scope: Scope): readonly string[] => {
  const told = clusters.map(({ why, members }) => {
    const lines = members.map((memory) => memoryLine({ memory, scope }));
    const head = why === 'same' ? 'The same lesson:' : 'Minor notes:';
    return [head, ...firstOf(lines, MAX_MEMBERS, (more) => `… and ${more} more.`)].join('\n');
  });
  return firstOf(told, MAX_CLUSTERS, (more) => `… and ${count(more, 'more cluster')}.`);
};
