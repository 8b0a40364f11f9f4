import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RepositoryPlace } from './locate.ts';
import { type GitOptions, runGitOrThrow } from './process.ts';

/**
 * The commit that memories of no repository are attached to: empty, rootless, and the same for everyone, so
 * that two machines' user stores can be merged.
 */
const ROOT_COMMIT =
  'commit refs/heads/main\ncommitter cs-memory <cs-memory@localhost> 0 +0000\ndata 35\nAnchor of memories of no repository\n';

/**
 * Makes the per-user bare repository with its one commit, mode 0700, unless it is there. Two processes that
 * make it at once make the same.
 */
export async function ensureUserStore(place: RepositoryPlace, env: NodeJS.ProcessEnv): Promise<void> {
  if (existsSync(join(place.gitDir, 'refs', 'heads', 'main'))) return;
  mkdirSync(place.gitDir, { recursive: true, mode: 0o700 });
  const git: GitOptions = { cwd: place.gitDir, env: withoutRepository(env) };
  await runGitOrThrow(['init', '--quiet', '--bare', '--initial-branch=main', '.'], git);
  await runGitOrThrow(['fast-import', '--quiet', '--force'], git, ROOT_COMMIT);
}

/** The environment without what would point git at another repository. */
export function withoutRepository(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const {
    GIT_DIR: _dir,
    GIT_WORK_TREE: _tree,
    GIT_COMMON_DIR: _common,
    GIT_INDEX_FILE: _index,
    ...rest
  } = env;
  return rest;
}
