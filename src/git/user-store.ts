import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasUserStore, type RepositoryPlace } from './locate.ts';
import { type GitOptions, runGitOrThrow } from './process.ts';

/**
 * The commit that memories of no repository are attached to: empty, rootless, and the same for everyone, so
 * that two machines' user stores can be merged.
 */
const ROOT_COMMIT =
  'commit refs/heads/main\ncommitter cs-memory <cs-memory@localhost> 0 +0000\ndata 35\nAnchor of memories of no repository\n';

/**
 * Makes the per-user bare repository with its one commit, mode 0700, unless it is there. It is made aside and then
 * moved into place, since `git init` and `fast-import` fail where two processes do it at once (seen in 5 of 6 runs
 * with 8 processes). All make the same, so whoever is first wins.
 */
export async function ensureUserStore(place: RepositoryPlace, env: NodeJS.ProcessEnv): Promise<void> {
  if (hasUserStore(place)) return;
  mkdirSync(place.gitDir, { recursive: true, mode: 0o700 });
  const aside = mkdtempSync(`${place.gitDir}.new-`);
  try {
    // The same store on every machine, whatever format of repositories the user prefers.
    const format = { GIT_DEFAULT_HASH: 'sha1', GIT_DEFAULT_REF_FORMAT: 'files' };
    const git: GitOptions = { cwd: aside, env: withoutRepository(env), over: format };
    await runGitOrThrow(['init', '--quiet', '--bare', '--template=', '--initial-branch=main', '.'], git);
    await runGitOrThrow(['fast-import', '--quiet', '--force'], git, ROOT_COMMIT);
    // The refs last: they are what shows that the store is whole.
    const names = readdirSync(aside).filter((name) => name !== 'refs');
    for (const name of [...names, 'refs']) moveUnlessThere(join(aside, name), join(place.gitDir, name));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** The folder itself may be there before: it also holds the queues of sessions that captured something. */
function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error; // else another process was first, with the same
  }
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
