import { simpleGit } from 'simple-git';
import { FIXED_SETTINGS, type GitOptions, gitEnvironment } from './process.ts';

/** A status of a huge work tree is cut off here: the changed files only weigh what is recalled. */
const STATUS_TIMEOUT_MS = 3_000;

/** What simple-git would refuse: variables are the user's own, settings and arguments constants of ours. */
const USERS_OWN_ENVIRONMENT = {
  allowUnsafeAskPass: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeDiffExternal: true,
  allowUnsafeEditor: true,
  allowUnsafeExec: true,
  allowUnsafeGitProxy: true,
  allowUnsafeHooksPath: true,
  allowUnsafePager: true,
  allowUnsafeSshCommand: true,
  allowUnsafeTemplateDir: true,
} as const;

/** What git says, asked in its own words; undefined where it says nothing. Most questions load none of this: simple-git costs a third of a node start. */
export async function gitSays(
  { cwd, env }: GitOptions,
  args: readonly string[],
): Promise<string | undefined> {
  try {
    const environment = gitEnvironment(env);
    const git = simpleGit({
      baseDir: cwd,
      allowEnvironment: Object.keys(environment),
      config: [...FIXED_SETTINGS],
      timeout: { block: STATUS_TIMEOUT_MS },
      unsafe: USERS_OWN_ENVIRONMENT,
    });
    return await git.env(environment).raw(...args);
  } catch {
    return undefined; // no identity, no work tree, no answer in time: each caller says what that means
  }
}
