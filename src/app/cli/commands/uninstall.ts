import { CsError } from '../../../core/errors.ts';
import type { UninstallPlan, UninstallStep } from '../../setup/uninstall.ts';
import { planUninstall } from '../../wire/install.ts';
import { command } from '../command.ts';
import { confirm, type Flags, print, printJson } from '../io.ts';
import { setting } from '../setting.ts';
import { printUndo } from './setup-hooks.ts';

type UninstallCommandOptions = Flags<'purgeMemories' | 'discardWaiting' | 'dryRun' | 'yes' | 'json'>;

export const addUninstall = command('uninstall', {
  summary: 'remove cs-memory completely; memories are kept unless you say otherwise',
  about:
    "Removes the hooks from the client's settings (this project's and your own), the scripts, git's post-rewrite hook and notes.rewriteRef, and the index, queues and settings in this repository's git directory; if no other project is set up, also the log, compiled code, packages and models. Shows each item and asks. Memories in notes are kept, and so is what is not in a note yet. The plugin itself is removed by the client: claude plugin uninstall cs@cs-memory.",
  options: {
    '--purge-memories': 'also erase all memories of this repository (its notes refs); this cannot be undone',
    '--discard-waiting': 'also discard what is waiting and not in a note yet',
    '--dry-run': 'only show what would be removed',
    '-y, --yes': 'do not ask for confirmation',
    '--json': 'print {"removed": [{"name", "about"}], "left"}; with --dry-run {"steps", "left"}',
  },
  example: 'cs-memory uninstall --dry-run\n  cs-memory uninstall',
  run: uninstall,
});

async function uninstall(options: UninstallCommandOptions): Promise<void> {
  const { purgeMemories = false, discardWaiting = false, dryRun, yes, json } = options;
  const plan = await planUninstall(setting().cwd, process.env, { purgeMemories, discardWaiting });
  if (dryRun) return json ? printJson(planJson(plan)) : show(plan);
  if (json && !yes)
    throw new CsError('USAGE', '--json does not ask for confirmation', { hint: 'pass --yes or --dry-run' });
  const removed: UninstallStep[] = [];
  const kept: UninstallStep[] = [];
  for (const step of plan.steps) {
    if (!json) showStep(step, yes === true ? 'removes' : 'would remove');
    const isAgreed = await confirm('Remove it?', yes === true, step.name !== 'memories');
    if (isAgreed) await step.run();
    (isAgreed ? removed : kept).push(step);
  }
  const left = [...kept.map(({ about }) => about), ...plan.left];
  if (removed.length === 0 && kept.length > 0) process.exitCode = 2; // each was answered with no
  if (json) printJson({ removed: removed.map(asJson), left });
  else tell(removed.length > 0, left);
}

const asJson = ({ name, about }: UninstallStep) => ({ name, about });
const planJson = ({ steps, left }: UninstallPlan) => ({ steps: steps.map(asJson), left });

function showStep({ about, undo }: UninstallStep, removes = 'would remove'): void {
  print(about);
  if (undo !== undefined) printUndo(undo, removes);
}

function show({ steps, left }: UninstallPlan): void {
  for (const step of steps) showStep(step);
  for (const what of left) print(`would be kept: ${what}`);
  print('Nothing was done: --dry-run.');
}

function tell(isDone: boolean, left: readonly string[]): void {
  print(isDone ? 'Done.' : 'Nothing was removed.');
  for (const what of left) print(`kept: ${what}`);
  print(
    'Where the plugin is installed, it is still active: run `claude plugin uninstall cs@cs-memory`, then close open sessions. Until then they write these files again.',
  );
}
