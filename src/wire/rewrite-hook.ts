// Git's hook is wired apart from the rest: only `setup` touches it.
import { openRewriteHook, type RewriteHook } from '../adapters/git/rewrite-hook.ts';
import { CsError } from '../domain/errors.ts';
import { findHome, gitFolder } from './home.ts';

/** The post-rewrite hook of the repository of a folder. Throws USAGE outside of any, and where hooks are tracked files. */
export async function wireRewriteHook(cwd: string, env: NodeJS.ProcessEnv): Promise<RewriteHook> {
  const home = findHome(cwd, env);
  if (home.isUserStore) throw new CsError('USAGE', 'this is not a git repository');
  const { root, commonDir } = home.place;
  const git = { cwd: gitFolder({ cwd, env }, home), env };
  return openRewriteHook({ git, commonDir, ...(root === undefined ? {} : { root }) });
}
