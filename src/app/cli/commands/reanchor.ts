import type { Command } from 'commander';
import { oneLine, printable } from '../../../core/text.ts';
import type { RewriteEvidence } from '../../../share/model/reanchor/plan.ts';
import { parsePairs } from '../../../share/model/reanchor/trail.ts';
import type { ReanchorOptions, ReanchorReport } from '../../../share/reanchor/reanchor.ts';
import { autoReanchor } from '../../wire/background.ts';
import { wireReanchor } from '../../wire/share.ts';
import { colors, print, printJson, readAllStdin } from '../io.ts';
import { needRepository, quietSetting, runQuietly, setting, withWired } from '../setting.ts';

interface CommandOptions {
  readonly dryRun?: true;
  readonly json?: true;
  readonly stdinPairs?: true;
  readonly auto?: true;
}

const REASONS: Readonly<Record<RewriteEvidence, string>> = {
  told: 'reported by git',
  reflog: 'from the reflog',
  message: 'from its message',
  author: 'same author and date',
  content: 'same changes',
  committed: 'it contains the work',
  known: 'it was already there',
};

/** `cs-memory maintain reanchor`: memories follow the code through rewrites. */
export function addReanchor(group: Command): void {
  group
    .command('reanchor')
    .summary('move memories to rewritten commits')
    .description(
      'Finds what became of commits that were amended, rebased, squashed or cherry-picked, and attaches their memories to the new commits as well. It is safe to run at any time, as often as you like.',
    )
    .option('--dry-run', 'show what would move without writing anything')
    .option(
      '--stdin-pairs',
      'read "<old> <new>" lines, as the post-rewrite hook receives them, and follow only these',
    )
    .option('--auto', 'run as a background job: one at a time, print nothing, log failures')
    .option('--json', 'print {"moved", "copied", "unresolved", "looked", "complete", "followed"}')
    .addHelpText('after', '\nExample:\n  cs-memory maintain reanchor --dry-run')
    .action(async (options: CommandOptions) => {
      if (options.auto) return sweepQuietly();
      const pairs = options.stdinPairs ? parsePairs(await readAllStdin()) : undefined;
      const how = { dryRun: options.dryRun === true, ...(pairs === undefined ? {} : { pairs }) };
      const [report, summaries] = await run(how);
      if (options.json) printJson(report);
      else printReport(report, summaries, options.dryRun === true);
    });
}

const DEADLINE_MS = 300_000;

const sweepQuietly = (): Promise<void> =>
  runQuietly(
    'reanchor',
    async (wired) => {
      const { reanchor, close } = wireReanchor(quietSetting(), wired);
      await autoReanchor(quietSetting(), wired, reanchor).finally(close);
    },
    { deadlineMs: DEADLINE_MS },
  );

async function run(how: ReanchorOptions): Promise<[ReanchorReport, ReadonlyMap<string, string>]> {
  return withWired(async (wired) => {
    needRepository(wired);
    const { reanchor, close } = wireReanchor(setting(), wired);
    try {
      const report = await reanchor(how);
      const known = await wired.index.known(report.followed.map(({ id }) => id));
      return [report, new Map([...known].map(([id, { summary }]) => [id, summary]))];
    } finally {
      close();
    }
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
    const summary = oneLine(printable(summaries.get(id) ?? ''), 80);
    print(`${colors.yellow(id)}  ${way}  ${summary} ${colors.dim(`(${REASONS[why]})`)}`);
  }
  const would = isDryRun ? 'would be ' : '';
  print(`${moved} ${would}moved to a new commit, ${copied} ${would}on one more commit`);
  if (unresolved > 0)
    print(`${unresolved} ${unresolved === 1 ? 'stays' : 'stay'}: the commit is gone and has no successor`);
}
