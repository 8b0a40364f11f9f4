import { type GitOptions, runGitOrThrow } from './process.ts';

/** What `git --version` prints. Throws GIT_MISSING. */
export const gitVersion = (git: GitOptions): Promise<string> => runGitOrThrow(['--version'], git);
