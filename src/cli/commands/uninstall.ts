import type { Command } from 'commander';
import { CsError } from '../../domain/errors.ts';
import type { UninstallPlan, UninstallStep } from '../../services/setup/uninstall.ts';
import { planUninstall } from '../../wire/uninstall.ts';
import { confirm, print, printJson } from '../io.ts';
import { setting } from '../setting.ts';
import { printUndo } from '../setup/setup-hooks.ts';

interface UninstallCommandOptions {
  readonly purgeMemories?: true;
  readonly discardWaiting?: true;
  readonly dryRun?: true;
  readonly yes?: true;
  readonly json?: true;
}

/** `cs-memory uninstall`: everything of ours out again. */
export function addUninstall(program: Command): void {
  program
    .command('uninstall')
    .summary('take everything of cs-memory out again; memories stay unless you say otherwise')
    .description(
      "Takes our hooks out of the client's settings (of this project and your own), the scripts, git's post-rewrite hook and notes.rewriteRef, and the index, queues and settings in this repository's git directory; where no other project is set up, the log, compiled code, packages and models, too. Shows each and asks. Memories in notes stay, and so does what is in no note yet. The plugin is the client's to remove: claude plugin uninstall cs@cs-memory.",
    )
    .option(
      '--purge-memories',
      'all memories of this repository as well: our notes refs. This cannot be undone',
    )
    .option('--discard-waiting', 'what waits and is in no note yet as well')
    .option('--dry-run', 'only show what would go')
    .option('-y, --yes', 'do not ask')
    .option('--json', 'print {"removed": [{"name", "about"}], "left"}; with --dry-run {"steps", "left"}')
    .addHelpText('after', '\nExample:\n  cs-memory uninstall --dry-run\n  cs-memory uninstall')
    .action(uninstall);
}

async function uninstall(options: UninstallCommandOptions): Promise<void> {
  const { purgeMemories = false, discardWaiting = false, dryRun, yes, json } = options;
  const plan = await planUninstall(setting().cwd, process.env, { purgeMemories, discardWaiting });
  if (dryRun) return json ? printJson(planJson(plan)) : show(plan);
  if (json && !yes) throw new CsError('USAGE', '--json does not ask', { hint: 'pass --yes, or --dry-run' });
  const removed: UninstallStep[] = [];
  const kept: UninstallStep[] = [];
  for (const step of plan.steps) {
    if (!json) showStep(step);
    const isAgreed = await confirm('Take it out?', yes === true, step.name !== 'memories');
    if (isAgreed) await step.run();
    (isAgreed ? removed : kept).push(step);
  }
  const left = [...kept.map(({ about }) => about), ...plan.left];
  if (json) printJson({ removed: removed.map(asJson), left });
  else tell(removed.length, left);
}

const asJson = ({ name, about }: UninstallStep) => ({ name, about });
const planJson = ({ steps, left }: UninstallPlan) => ({ steps: steps.map(asJson), left });

function showStep({ about, undo }: UninstallStep): void {
  print(about);
  if (undo !== undefined) printUndo(undo);
}

function show({ steps, left }: UninstallPlan): void {
  for (const step of steps) showStep(step);
  for (const what of left) print(`stays: ${what}`);
  print('Nothing was done: --dry-run.');
}

function tell(count: number, left: readonly string[]): void {
  print(count === 0 ? 'Nothing was taken out.' : 'Done.');
  for (const what of left) print(`left: ${what}`);
  print('If the plugin is installed, the client removes it: claude plugin uninstall cs@cs-memory');
}
