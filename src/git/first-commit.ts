import { CsError } from '../core/errors.ts';
import { type GitOptions, runGit } from './process.ts';

/**
 * The first commit of HEAD's history, which every clone of a repository has in common; of several the smallest name.
 * Undefined without a commit, and in a shallow clone, which does not know.
 */
export async function firstCommit(options: GitOptions): Promise<string | undefined> {
  const { stdout, exitCode } = await runGit(['rev-parse', '--is-shallow-repository'], options);
  if (exitCode !== 0) throw new CsError('GIT_FAILED', 'git does not say whether the clone is shallow');
  if (stdout.trim() === 'true') return undefined;
  const roots = await runGit(['rev-list', '--max-parents=0', 'HEAD', '--'], options);
  if (roots.exitCode !== 0) return undefined; // an unborn branch
  return roots.stdout
    .split('\n')
    .filter((line) => line !== '')
    .sort()[0];
}
