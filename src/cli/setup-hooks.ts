import { lineDiff } from '../domain/line-diff.ts';
import type { SettingsScope } from '../domain/settings-hooks.ts';
import type { HooksPlan, UndoPlan } from '../services/install-hooks.ts';
import { wireInstall } from '../wire/install.ts';
import { colors } from './colors.ts';
import { confirm, isInteractive, print, printJson } from './io.ts';

/** The words of `setup` that its hooks take. */
export interface SetupHooksOptions {
  readonly project?: true;
  readonly user?: true;
  readonly local?: true;
  readonly force?: true;
  readonly dryRun?: true;
  readonly yes?: true;
  readonly json?: true;
}

/** The scope that was named; the project's where none was. */
export const scopeOf = ({ user, local }: SetupHooksOptions): SettingsScope =>
  user ? 'user' : local ? 'local' : 'project';

/** A diff of a settings file, as git shows one. */
function printDiff(name: string, before: string, after: string): void {
  const lines = lineDiff(before, after);
  if (lines.length === 0) return;
  print(colors.bold(`--- ${name}\n+++ ${name}`));
  for (const line of lines) {
    const paint = { '+': colors.green, '-': colors.red, '@': colors.cyan }[line[0] ?? ''];
    print(paint === undefined ? line : paint(line));
  }
}

function printPlan({ place, settings, scripts, isStrict }: HooksPlan, hasPlugin: boolean): void {
  if (settings !== undefined) printDiff(place.settings.name, settings.before, settings.after);
  for (const { path, state } of scripts)
    if (state !== 'same') print(`${SCRIPT_WORDS[state].padEnd(13)}  ${path}`);
  if (!isStrict)
    print(
      `${place.settings.name} has comments or commas too many. They stay, but Claude Code passes over such a file, hooks and all (seen with 2.1.197 and 2.1.330).`,
    );
  if (hasPlugin)
    print(
      'The plugin is on, too. Of both, one serves each turn, so nothing is captured twice; you need only one.',
    );
}

const SCRIPT_WORDS = { new: 'new script', changed: 'script anew', foreign: 'moved aside', same: '' } as const;

const planJson = ({ place, settings, scripts, isStrict }: HooksPlan, done: boolean, hasPlugin: boolean) => ({
  scope: place.scope,
  settings: place.settings.path,
  diff: settings === undefined ? [] : lineDiff(settings.before, settings.after),
  scripts: scripts.map(({ path, state }) => ({ path, state })),
  read_by_client: isStrict,
  plugin: hasPlugin,
  done,
});

/**
 * `setup`: our hooks in a settings file of the client, and the scripts they run. Shows what changes, and asks where there is somebody
 * to ask. Gives whether they are there now.
 */
export async function setUpHooks(options: SetupHooksOptions): Promise<boolean> {
  const { force, dryRun, yes, json } = options;
  const wired = wireInstall(process.cwd(), process.env);
  const plan = wired.install.plan(wired.place(scopeOf(options)), { force: force === true });
  const hasPlugin = wired.hasPlugin();
  const tell = (words: string, done: boolean): boolean => {
    if (json) printJson(planJson(plan, done, hasPlugin));
    else print(words);
    return done;
  };
  if (!json) printPlan(plan, hasPlugin);
  if (plan.isDone) return tell(`The hooks are in ${plan.place.settings.name} already.`, true);
  if (dryRun) return tell('Nothing was done: --dry-run.', false);
  const isAsked = !json && isInteractive();
  if (isAsked && !(await confirm('Go on?', yes === true || force === true, true)))
    return tell('Nothing was done.', false);
  wired.install.run(plan);
  return tell(
    `Done: sessions that start now have their hooks from ${plan.place.settings.name}. \`cs-memory setup${scopeWord(plan)} --undo\` puts everything back.`,
    true,
  );
}

const scopeWord = ({ place }: HooksPlan): string => (place.scope === 'project' ? '' : ` --${place.scope}`);

/** What `setup --undo` does with hooks: shown, and asked for like setup itself. Gives false where it was answered with no. */
export async function undoHooks(options: SetupHooksOptions): Promise<boolean> {
  const { dryRun, yes, force, json } = options;
  const wired = wireInstall(process.cwd(), process.env);
  const plan = wired.install.planUndo(wired.place(scopeOf(options)));
  if (!json) printUndo(plan);
  const tell = (words: string, done: boolean): void =>
    json ? printJson(undoJson(plan, done)) : print(words);
  if (plan.isDone) {
    tell(`No hooks of ours are in ${plan.place.settings.name}.`, true);
    return true;
  }
  if (dryRun) {
    tell('Nothing was done: --dry-run.', false);
    return false;
  }
  const isAsked = !json && isInteractive();
  if (isAsked && !(await confirm('Go on?', yes === true || force === true, true))) {
    tell('Nothing was done.', false);
    return false;
  }
  wired.install.undo(plan);
  tell(`${plan.place.settings.name} is without our hooks.`, true);
  return true;
}

/** What taking back changes, as a diff and the scripts that go. */
export function printUndo({ place, before, after, scripts }: UndoPlan): void {
  if (after === undefined && before !== '') print(`${'removed'.padEnd(13)}  ${place.settings.path}`);
  else if (after !== undefined) printDiff(place.settings.name, before, after);
  for (const path of scripts) print(`${'removed'.padEnd(13)}  ${path}`);
}

const undoJson = ({ place, before, after, scripts }: UndoPlan, done: boolean) => ({
  scope: place.scope,
  settings: place.settings.path,
  diff: after === undefined ? [] : lineDiff(before, after),
  scripts: scripts.map((path) => ({ path, state: 'removed' })),
  done,
});
