import { CsError } from '../../../core/errors.ts';
import { printable, shortLine } from '../../../core/text.ts';
import type { Cluster } from '../../../memories/model/digest.ts';
import type { RewriteEvidence } from '../../../share/model/reanchor/plan.ts';
import { parsePairs } from '../../../share/model/reanchor/trail.ts';
import type { ReanchorOptions, ReanchorReport } from '../../../share/reanchor/reanchor.ts';
import { autoReanchor } from '../../wire/background.ts';
import { wireConsolidate } from '../../wire/evaluate.ts';
import { wireReanchor } from '../../wire/share.ts';
import { command } from '../command.ts';
import { colors, print, printJson, readAllStdin } from '../io.ts';
import { countingProgress } from '../progress.ts';
import { needRepository, quietSetting, runQuietly, setting, using, withWired } from '../setting.ts';

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
  run: async (options) => {
    if (options.auto) return sweepQuietly();
    const pairs = options.stdinPairs ? parsePairs(await readAllStdin()) : undefined;
    const how = { dryRun: options.dryRun === true, ...(pairs === undefined ? {} : { pairs }) };
    const [report, summaries] = await run(how);
    if (options.json) printJson(report);
    else printReport(report, summaries, options.dryRun === true);
  },
});

const DEADLINE_MS = 300_000;

const sweepQuietly = (): Promise<void> =>
  runQuietly(
    'reanchor',
    (wired) =>
      using(wireReanchor(quietSetting(), wired), ({ reanchor }) =>
        autoReanchor(quietSetting(), wired, reanchor),
      ),
    { deadlineMs: DEADLINE_MS },
  );

async function run(how: ReanchorOptions): Promise<[ReanchorReport, ReadonlyMap<string, string>]> {
  return withWired(async (wired) => {
    needRepository(wired);
    const report = await using(wireReanchor(setting(), wired), ({ reanchor }) => reanchor(how));
    const known = await wired.index.known(report.followed.map(({ id }) => id));
    return [report, new Map([...known].map(([id, { summary }]) => [id, summary]))];
  });
}

function printReport(
  report: ReanchorReport,
  summaries: ReadonlyMap<string, string>,
  isDryRun: boolean,
): void {
  const { moved, copied, unresolved, followed } = report;
  for (const { id, from, to, why, moved: isMoved } of followed) {
    const way = `${from.slice(0, 10)} ${isMoved ? '->' : '=>'} ${to.slice(0, 10)}`;
    const summary = shortLine(printable(summaries.get(id) ?? ''), 80);
    print(`${colors.yellow(id)}  ${way}  ${summary} ${colors.dim(`(${REASONS[why]})`)}`);
  }
  const would = isDryRun ? 'would be ' : '';
  print(`${moved} ${would}moved to a new commit, ${copied} ${would}on one more commit`);
  if (unresolved > 0)
    print(`${unresolved} ${unresolved === 1 ? 'stays' : 'stay'}: the commit is gone and has no successor`);
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
  id,
  why,
  ns,
  path,
  members: members.map(({ id: member, summary }) => ({ id: member, summary })),
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
  run: async ({ dryRun, ns, user, undo, json }) => {
    // Who asks for a dry run wants nothing to be written, and an undo has no dry run.
    if (undo !== undefined && (dryRun || ns !== undefined))
      throw new CsError('USAGE', '--undo cannot be combined with --dry-run or --ns', {
        hint: '`cs-memory maintain consolidate --undo <id>` undoes one',
      });
    await withWired(async (wired) => {
      const { plan, apply, undo: giveBack } = wireConsolidate(wired, { isUser: user === true });
      if (undo !== undefined) {
        const tell = countingProgress();
        const undone = await giveBack(undo === true ? undefined : undo, (done, of) =>
          tell('undoing', done, of),
        );
        if (json) return printJson({ undone: undone.map(({ id }) => id) });
        for (const { id, summary } of undone) print(`${id} is undone: ${shortLine(printable(summary), 100)}`);
        return print(`${undone.length} undone`);
      }
      const clusters = await plan({ ns });
      if (dryRun) {
        if (json) return printJson({ clusters: clusters.map((cluster) => clusterJson(cluster)) });
        for (const cluster of clusters) print(clusterText(cluster, undefined));
        return print(told(clusters, 'would be merged'));
      }
      const tell = countingProgress();
      const done = await apply(clusters, (count) => tell('merging', count, clusters.length));
      if (json) return printJson({ clusters: done.map(({ id, cluster }) => clusterJson(cluster, id)) });
      for (const { id, cluster } of done) print(clusterText(cluster, id));
      print(told(clusters, 'were merged'));
      if (done.length > 0) print('`cs-memory maintain consolidate --undo` reverses this');
    });
  },
});

function told(clusters: readonly Cluster[], what: string): string {
  if (clusters.length === 0) return 'nothing to merge';
  const members = clusters.reduce((sum, cluster) => sum + cluster.members.length, 0);
  return `${members} memories ${what} into ${clusters.length}`;
}
