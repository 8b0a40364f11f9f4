import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FIXED_SETTINGS, type GitOptions, runGit } from './process.ts';

/** A hook by which users say that git may not tidy up now. */
const VETO = 'pre-auto-gc';

/**
 * Has git tidy up where it finds it due, as a commit or a fetch of the user's would (`gc --auto`): each flush leaves loose objects, and those who commit seldom
 * would gather them. Not where the user's settings are against it (`gc.auto`, `maintenance.auto`), nor past their hook. `gitDir`: the common one. Throws GIT_MISSING.
 */
export async function tidyWhenDue(git: GitOptions, gitDir: string): Promise<void> {
  if ((await ownSetting(git, 'maintenance.auto')) === 'false') return;
  const hooks = (await ownSetting(git, 'core.hooksPath')) ?? join(gitDir, 'hooks');
  if (existsSync(join(hooks, VETO))) return;
  const auto = (await ownSetting(git, 'gc.auto')) ?? String(DEFAULT_GC_AUTO);
  await runGit(['-c', `gc.auto=${auto}`, '-c', 'gc.autoDetach=false', 'gc', '--auto', '--quiet'], git);
}

/** Whether there may be more loose objects than `gc.auto` allows by default, by one of 256 folders, as git itself guesses. False where nothing can be seen. */
export function hasManyLooseObjects(gitDir: string): boolean {
  try {
    return readdirSync(join(gitDir, 'objects/17')).length > DEFAULT_GC_AUTO / 256;
  } catch {
    return false;
  }
}

/** Git's own (git-config(1), gc.auto). */
const DEFAULT_GC_AUTO = 6_700;

/** What the user has set: the last value is ours where we set one for every git. */
async function ownSetting(git: GitOptions, key: string): Promise<string | undefined> {
  const { stdout } = await runGit(['config', '--get-all', key], git);
  const values = stdout.split('\n').filter(Boolean);
  const isOurs = FIXED_SETTINGS.some((setting) => setting.toLowerCase().startsWith(`${key.toLowerCase()}=`));
  return (isOurs ? values.slice(0, -1) : values).at(-1);
}
