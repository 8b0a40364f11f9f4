import { defined } from '../../../core/basics.ts';
import { CsError } from '../../../core/errors.ts';
import type { Memory } from '../../../core/memory.ts';
import { printable, shortLine } from '../../../core/text.ts';
import type { Cluster } from '../../../memories/clusters.ts';
import { consolidate, planConsolidation, undoConsolidation } from '../../../memories/consolidate.ts';
import type { RewriteEvidence } from '../../../share/reanchor/plan.ts';
import { type ReanchorReport, reanchor } from '../../../share/reanchor/reanchor.ts';
import { parsePairs } from '../../../share/reanchor/trail.ts';
import { autoReanchor } from '../../wire/jobs.ts';
import { command } from '../command.ts';
import { colors, pick, readAllStdin } from '../io.ts';
import { countingProgress } from '../progress.ts';
import { needRepository, runQuietly, withWired } from '../setting.ts';

const REASONS: Readonly<Record<RewriteEvidence, string>> = {
  told: 'reported by git',
  reflog: 'from the reflog',
  message: 'from its message',
  author: 'same author and date',
  content: 'same changes',
  committed: 'it contains the work',
  known: 'it was already there',
};

export const addReanchor = command('reanchor', {
  summary: 'move memories to rewritten commits',
  about:
    'Finds what became of commits that were amended, rebased, squashed or cherry-picked, and attaches their memories to the new commits as well. It is safe to run at any time, as often as you like.',
  options: {
    '--dry-run': 'show what would move without writing anything',
    '--stdin-pairs':
      'read "<old> <new>" lines, as the post-rewrite hook receives them, and follow only these',
    '--auto': 'run as a background job: one at a time, print nothing, log failures',
    '--json': 'print {"moved", "copied", "unresolved", "looked", "complete", "followed"}',
  },
  example: 'cs-memory maintain reanchor --dry-run',
  run: async ({ auto, stdinPairs, dryRun = false }) => {
    if (auto) return runQuietly('reanchor', autoReanchor, { deadlineMs: DEADLINE_MS });
    const pairs = stdinPairs ? parsePairs(await readAllStdin()) : undefined;
    return withWired(async (wired) => {
      needRepository(wired);
      const how = defined({ dryRun, pairs });
      const report = await reanchor(wired.own, how);
      const known = await wired.index.known(report.followed.map(({ id }) => id));
      return { json: report, text: reportLines(report, known, dryRun) };
    });
  },
});

const DEADLINE_MS = 300_000;

function reportLines(
  { moved, copied, unresolved, followed }: ReanchorReport,
  known: ReadonlyMap<string, Memory>,
  isDryRun: boolean,
) {
  const would = isDryRun ? 'would be ' : '';
  return [
    ...followed.map(({ id, from, to, why, moved: isMoved }) => {
      const way = `${from.slice(0, 10)} ${isMoved ? '->' : '=>'} ${to.slice(0, 10)}`;
      const summary = shortLine(printable(known.get(id)?.summary ?? ''), 80);
      return `${colors.yellow(id)}  ${way}  ${summary} ${colors.dim(`(${REASONS[why]})`)}`;
    }),
    `${moved} ${would}moved to a new commit, ${copied} ${would}on one more commit`,
    unresolved > 0 &&
      `${unresolved} ${unresolved === 1 ? 'stays' : 'stay'}: the commit is gone and has no successor`,
  ];
}

const WHY = { same: 'the same lesson', weak: 'minor notes' } as const;

function clusterText({ why, ns, path, members }: Cluster, id: string | undefined): string {
  const about = path === undefined ? ns : `${ns}, ${path}`;
  const head = `${members.length} × ${WHY[why]} (${printable(about)})${id === undefined ? '' : ` → ${colors.yellow(id)}`}`;
  const lines = members.map(
    ({ id: member, summary }) => `  ${colors.yellow(member)}  ${shortLine(printable(summary), 120)}`,
  );
  return [head, ...lines].join('\n');
}

const clusterJson = ({ why, ns, path, members }: Cluster, id?: string): object => ({
  ...{ id, why, ns, path },
  members: members.map((member) => pick(member, 'id', 'summary')),
});

export const addConsolidate = command('consolidate', {
  summary: 'merge memories that say the same',
  about:
    'Merges memories that state the same lesson, and old notes on one file that nobody has needed, into one memory that names them all. This can be undone. Memories by people you do not trust are left alone.',
  options: {
    '--dry-run': 'show what would be merged without writing anything',
    '--ns <namespace>': 'only in this namespace',
    '--user': 'merge your own memories, which apply to every project',
    '--undo [id]': 'undo one merge, or all of them',
    '--json': 'print {"clusters": [{"id", "why", "ns", "path", "members": [{"id", "summary"}]}]}',
  },
  example: 'cs-memory maintain consolidate --dry-run',
  run: async ({ dryRun, ns, user, undo }) => {
    // Who asks for a dry run wants nothing to be written, and an undo has no dry run.
    if (undo !== undefined && (dryRun || ns !== undefined))
      throw new CsError('USAGE', '--undo cannot be combined with --dry-run or --ns', {
        hint: '`cs-memory maintain consolidate --undo <id>` undoes one',
      });
    return withWired(async (wired) => {
      const store = user ? wired.user : wired.own;
      const tell = countingProgress();
      if (undo !== undefined) {
        const ids = undo === true ? undefined : undo;
        const undone = await undoConsolidation(store, ids, (done, of) => tell('undoing', done, of));
        const lines = undone.map((it) => `${it.id} is undone: ${shortLine(printable(it.summary), 100)}`);
        return { json: { undone: undone.map(({ id }) => id) }, text: [...lines, `${undone.length} undone`] };
      }
      const clusters = await planConsolidation(store, await wired.trusting.settings(true), { ns });
      const done: readonly { readonly id?: string; readonly cluster: Cluster }[] = dryRun
        ? clusters.map((cluster) => ({ cluster }))
        : await consolidate(store, clusters, (count) => tell('merging', count, clusters.length));
      const members = clusters.reduce((sum, cluster) => sum + cluster.members.length, 0);
      const told = `${members} memories ${dryRun ? 'would be' : 'were'} merged into ${clusters.length}`;
      return {
        json: { clusters: done.map(({ id, cluster }) => clusterJson(cluster, id)) },
        text: [
          ...done.map(({ id, cluster }) => clusterText(cluster, id)),
          clusters.length === 0 ? 'nothing to merge' : told,
          !dryRun && done.length > 0 && '`cs-memory maintain consolidate --undo` reverses this',
        ],
      };
    });
  },
});
