import { planUninstall, type UninstallStep } from '../../wire/uninstall.ts';
import { command } from '../command.ts';
import { confirm, pick, print, refuseIf, setting } from '../io.ts';
import { MUST_SAY, NOTHING_DONE } from './setup-extras.ts';
import { printUndo } from './setup-hooks.ts';

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
  run: async ({ purgeMemories = false, discardWaiting = false, dryRun, yes, json }) => {
    const plan = await planUninstall(setting(), { purgeMemories, discardWaiting });
    if (dryRun) {
      for (const step of json ? [] : plan.steps) showStep(step, false);
      return {
        json: { steps: plan.steps.map(asJson), left: plan.left },
        text: [...plan.left.map((what) => `would be kept: ${what}`), NOTHING_DONE],
      };
    }
    refuseIf(json && !yes, ...MUST_SAY);
    const removed: UninstallStep[] = [];
    const kept: UninstallStep[] = [];
    for (const step of plan.steps) {
      if (!json) showStep(step, yes === true);
      const isAgreed = await confirm('Remove it?', yes === true, step.name !== 'memories');
      if (isAgreed) await step.run();
      (isAgreed ? removed : kept).push(step);
    }
    const left = [...kept.map(({ about }) => about), ...plan.left];
    if (removed.length === 0 && kept.length > 0) process.exitCode = 2; // each was answered with no
    return {
      json: { removed: removed.map(asJson), left },
      text: [
        removed.length > 0 ? 'Done.' : 'Nothing was removed.',
        ...left.map((what) => `kept: ${what}`),
        'Where the plugin is installed, it is still active: run `claude plugin uninstall cs@cs-memory`, then close open sessions. Until then they write these files again.',
      ],
    };
  },
});

const asJson = (step: UninstallStep): object => pick(step, 'name', 'about');

function showStep({ name, about, undo }: UninstallStep, isAgreed: boolean): void {
  print(name === 'memories' ? `${about}. This cannot be undone` : about);
  if (undo !== undefined) printUndo(undo, isAgreed);
}
