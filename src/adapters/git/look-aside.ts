import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { type GitOptions, runGitOrThrow } from './process.ts';

/**
 * Runs something with options under which git writes new objects into a folder of their own, which is removed at the
 * end: to look at what a remote has, without a byte of it coming into the repository.
 */
export async function lookAside<T>(git: GitOptions, look: (aside: GitOptions) => Promise<T>): Promise<T> {
  const objects = resolve(git.cwd, (await runGitOrThrow(['rev-parse', '--git-path', 'objects'], git)).trim());
  const others = git.env['GIT_ALTERNATE_OBJECT_DIRECTORIES'];
  const quoted = `"${objects.replace(/["\\]/g, '\\$&')}"`; // a path may hold what separates paths (git(1))
  const folder = mkdtempSync(join(tmpdir(), 'cs-memory-look-'));
  const env = {
    ...git.env,
    GIT_OBJECT_DIRECTORY: folder,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: others ? `${quoted}${delimiter}${others}` : quoted,
  };
  try {
    return await look({ ...git, env });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
