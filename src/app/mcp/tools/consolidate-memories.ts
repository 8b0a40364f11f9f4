import * as z from 'zod';
import { EVIDENCE, type Memory, type Scope } from '../../../core/memory.ts';
import type { Cluster } from '../../../memories/model/digest.ts';
import { wireConsolidate } from '../../wire/review.ts';
import { fenced, memoryLine } from '../resources.ts';
import { tool } from '../tool.ts';

const TYPES = ['all', 'lessons', 'notes'] as const;

const INPUT = z.strictObject({
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

/** What a cluster is put together for, by the name that the tool takes. */
const WHY = { lessons: 'same', notes: 'weak' } as const;

/** So many are told one by one, and so many of the members of each: an answer is read by a model, at every word's price. */
const MAX_CLUSTERS = 15;
const MAX_MEMBERS = 5;

export const consolidateMemories = tool({
  name: 'consolidate_memories',
  title: 'Consolidate memories',
  description:
    'Merges memories that state the same lesson, and old notes on one file that nobody has needed. The new memory names them all, and forgetting it brings them back. Only shows the result unless `dry_run` is false.',
  input: INPUT,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  run: (
    { dry_run: isDry, namespace: ns, consolidation_type: type, ...only },
    { wired, signal, progress, turns },
  ) =>
    turns.take(async () => {
      const { plan, apply } = wireConsolidate(wired);
      const all = await plan({ ns, signal, only: (memory) => isMeant(memory, only) });
      const clusters = all.filter(({ why }) => type === 'all' || why === WHY[type]);
      if (clusters.length === 0) return 'There is nothing to merge.';
      const told = linesOf(clusters, wired.own.scope);
      if (isDry) return fenced(`${amount(clusters.length)} would be merged.`, told);
      const sent: Promise<void>[] = [];
      const step = (count: number) => sent.push(progress(count, clusters.length));
      const done = await apply(clusters, step, signal);
      await Promise.all(sent); // behind the answer nobody listens
      const ids = done.slice(0, MAX_CLUSTERS).map(({ id }) => id);
      const more = done.length > ids.length ? `, … (${done.length - ids.length} more)` : '';
      const now = done.length === 1 ? 'is now one memory' : 'are now one memory each';
      const title = `${done.length} of ${amount(clusters.length)} ${now}: ${ids.join(', ')}${more}.`;
      return fenced(title, told);
    }, signal),
});

const amount = (clusters: number): string => (clusters === 1 ? '1 cluster' : `${clusters} clusters`);

function isMeant(
  { id, session, seenIn, evidence }: Memory,
  {
    session_id: of,
    memory_ids: ids,
    source,
  }: Pick<z.infer<typeof INPUT>, 'session_id' | 'memory_ids' | 'source'>,
): boolean {
  const isOf = of === undefined || [session, ...seenIn].some((met) => met?.startsWith(of));
  const isNamed = ids === undefined || ids.some((prefix) => id.startsWith(prefix));
  return isOf && isNamed && (source === undefined || source === evidence);
}

function linesOf(clusters: readonly Cluster[], scope: Scope): string[] {
  const left = clusters.length - MAX_CLUSTERS;
  const lines = clusters
    .slice(0, MAX_CLUSTERS)
    .flatMap(({ why, members }) => [
      why === 'same' ? 'The same lesson:' : 'Minor notes:',
      ...members.slice(0, MAX_MEMBERS).map((memory) => memoryLine({ memory, scope })),
      ...(members.length > MAX_MEMBERS ? [`… and ${members.length - MAX_MEMBERS} more.`] : []),
    ]);
  return left > 0 ? [...lines, `… and ${left} more ${left === 1 ? 'cluster' : 'clusters'}.`] : lines;
}
