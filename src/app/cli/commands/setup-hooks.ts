import { lineDiff } from '../../../core/line-diff.ts';
import { printable } from '../../../core/text.ts';
import { type Agent, agentChanges } from '../../setup/agents.ts';
import * as hooks from '../../setup/install-hooks.ts';
import { agentParts, changeAgent, hasPlugin, hookPlaces, hooksOffIn } from '../../wire/install.ts';
import { planUninstall, type UninstallStep } from '../../wire/uninstall.ts';
import { command } from '../command.ts';
import { colors, confirm, isInteractive, pick, print, refuseIf, setting } from '../io.ts';
import { carryOut, MUST_SAY, NOTHING_DONE, type SetupOptions } from './setup-extras.ts';

export const scopeOf = ({ user, local }: SetupOptions) => (user ? 'user' : local ? 'local' : 'project');

const fileLine = (verb: string, path: string): void => print(printable(`${verb.padEnd(13)}  ${path}`));

/** `yes` and `force` say that somebody has seen what would be done. */
const isSeen = ({ yes, force, dryRun }: SetupOptions): boolean => !dryRun && (yes ?? force) === true;

/** A diff of a file, as git shows one, or a line where it is agreed to already. It may come from a clone: nothing in it that a terminal obeys. */
function printChange(name: string, before: string, after: string, isAgreed: boolean): void {
  const lines = lineDiff(before, after);
  if (lines.length > 0 && isAgreed) fileLine(before === '' ? 'new file' : 'change', name);
  if (lines.length === 0 || isAgreed) return;
  print(colors.bold(`--- ${before === '' ? '/dev/null' : name}\n+++ ${name}`));
  for (const line of lines.map(printable)) {
    const paint = { '+': colors.green, '-': colors.red, '@': colors.cyan }[line[0] ?? ''];
    print(paint === undefined ? line : paint(line));
  }
}

function printPlan(plan: hooks.HooksPlan, isAgreed: boolean): void {
  const { place, settings, leadsTo, scripts } = plan;
  if (settings !== undefined) printChange(place.settings.name, settings.before, settings.after, isAgreed);
  if (settings !== undefined && leadsTo !== undefined)
    print(printable(`${place.settings.name} is a link: the file that changes is ${leadsTo}`));
  for (const { path, state } of scripts) if (state !== 'same') fileLine(SCRIPT_WORDS[state], path);
}

const SCRIPT_WORDS = { new: 'new script', changed: 'update script', foreign: 'move aside' } as const;

const placeJson = ({ place }: hooks.HooksPlan | hooks.UndoPlan, before = '', after = before) => ({
  scope: place.scope,
  settings: place.settings.path,
  diff: lineDiff(before, after),
});

/** `setup`: our hooks in a settings file of the client, and their scripts, shown and asked for. Gives whether they are there now. */
export async function setUpHooks(options: SetupOptions): Promise<boolean> {
  const places = hookPlaces(setting());
  const plan = hooks.planHooks(places[scopeOf(options)], options.force === true);
  const { place, settings, isStrict } = plan;
  const { name } = place.settings;
  const [isPlugin, offIn] = [hasPlugin(places), hooksOffIn(places)];
  const loose = `${name} has comments or trailing commas. They stay, but Claude Code ignores such a file, including its hooks (seen with 2.1.197 and 2.1.330).`;
  const off = offIn && `"disableAllHooks" is true in ${offIn}: Claude Code runs no hook at all.`;
  const idle = isStrict ? off : loose;
  return carryOut(options, {
    show: () => {
      // Where nobody can agree a list of files says what would be done; --dry-run shows the whole.
      printPlan(plan, isSeen(options) || (!options.dryRun && !isInteractive()));
      if (idle !== undefined) print(idle);
      if (isPlugin)
        print(
          'The plugin is enabled too. Only one of the two serves each turn, so nothing is captured twice, but one is enough.',
        );
    },
    isDone: plan.isDone,
    already: `The hooks are already in ${name}.`,
    byDefault: true,
    add: () => {
      hooks.installHooks(plan);
      const holds =
        idle === undefined
          ? `Done: new sessions use the hooks in ${name}.`
          : `The hooks are in ${name}, but none of them will run: see above.`;
      const scope = place.scope === 'project' ? '' : ` --${place.scope}`;
      return `${holds} \`cs-memory setup${scope} --undo\` undoes this.`;
    },
    json: (done) => ({
      ...placeJson(plan, settings?.before, settings?.after),
      scripts: plan.scripts.map(({ path, state }) => ({ path, state })),
      read_by_client: isStrict,
      disabled_in: offIn,
      plugin: isPlugin,
      done,
    }),
  });
}

/** `setup --undo` of the hooks, shown with `also`, which goes with them, and asked for. False: it was answered with no. */
export async function undoHooks(options: SetupOptions, also: readonly string[]): Promise<boolean> {
  const plan = hooks.planUndo(hookPlaces(setting())[scopeOf(options)]);
  const { name } = plan.place.settings;
  const none = `There are no cs-memory hooks in ${name}.`;
  return carryOut(options, {
    show: () => {
      printUndo(plan, isSeen(options));
      for (const what of also) fileLine(isSeen(options) ? 'undo' : 'would undo', what);
    },
    isDone: plan.isDone && also.length === 0,
    already: none,
    byDefault: true,
    add: () => {
      if (plan.isDone) return none;
      hooks.undoHooks(plan);
      return `The cs-memory hooks were removed from ${name}.`;
    },
    json: (done) => ({
      ...placeJson(plan, plan.before, plan.after),
      scripts: plan.scripts.map((path) => ({ path, state: 'removed' })),
      done,
    }),
  });
}

/** What taking back would change, as a diff or, where it is agreed to, a line, the scripts that go, and what of the user's stays where setup put it. */
export function printUndo({ place, before, after, scripts, left }: hooks.UndoPlan, isAgreed: boolean): void {
  const removes = isAgreed ? 'removes' : 'would remove';
  if (after === undefined && before !== '') fileLine(removes, place.settings.path);
  else if (after !== undefined) printChange(place.settings.name, before, after, isAgreed);
  for (const path of scripts) fileLine(removes, path);
  for (const path of left) fileLine('stays', path);
}

/** `setup --agent`: memory in another coding agent; `--off` takes it away again. Throws CONFIG_INVALID, IO_FAILED, USAGE. */
export async function setUpAgent(options: SetupOptions): Promise<void> {
  const { agent, off } = options;
  if (agent === undefined) return;
  const parts = agentParts(agent, setting());
  const isOn = off !== true;
  const planned = agentChanges(parts, isOn);
  let done: ReturnType<typeof agentChanges> = [];
  await carryOut(options, {
    show: () => {
      for (const { path, before = '', after } of planned)
        if (after === undefined) fileLine(isSeen(options) ? 'removes' : 'would remove', path);
        else printChange(path, before, after, isSeen(options));
    },
    isDone: planned.length === 0,
    already: isOn ? `${agent} is already set up` : 'it was not set up by us',
    add: () => {
      done = changeAgent(parts, isOn, process.env);
      return isOn
        ? `Set up. ${NEXT[agent]} \`cs-memory setup --agent ${agent} --off\` undoes this.`
        : 'Undone.';
    },
    json: () => ({ agent, on: isOn, files: done.map(({ path }) => path) }),
  });
}

const NEXT: Readonly<Record<Agent, string>> = {
  codex: 'Codex asks you to trust the hook when it starts next.',
  cursor: 'The rule is in this project; run it in your other projects too.',
  copilot: 'Copilot asks before it calls a tool.',
  gemini: 'Gemini asks before it calls a tool.',
};

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
    // Where nobody can be asked, the first question ends it: all that --yes would remove is shown before.
    const isAtOnce = !yes && !isInteractive();
    for (const step of isAtOnce ? plan.steps : []) showStep(step, false);
    for (const step of plan.steps) {
      if (!json && !isAtOnce) showStep(step, yes === true);
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
