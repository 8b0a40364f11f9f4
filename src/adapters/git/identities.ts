import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GitOptions, runGit } from './process.ts';

/**
 * Who the user is to git in this place: the author that a commit would have, and every address in git's settings (a person has
 * one for work and one for all else). One process, for it prints both. Empty where git does not say.
 */
export async function readIdentities(git: GitOptions): Promise<readonly string[]> {
  const { stdout } = await runGit(['var', '-l'], git).catch(() => ({ stdout: '' }));
  const authors = [...stdout.matchAll(/^GIT_AUTHOR_IDENT=(.*>) \d+ [+-]\d+$/gm)].map(
    (found) => found[1] ?? '',
  );
  const addresses = [...stdout.matchAll(/^user\.email=(.+)$/gm)].map((found) => found[1] ?? '');
  return [...new Set([...authors, ...addresses])];
}

/** Whether notes may have come from elsewhere: the clone knows a remote. Read from git's file: not worth a process. */
export function knowsRemote(commonDir: string): boolean {
  try {
    return /^\s*\[\s*(?:remote\s|include)/im.test(readFileSync(join(commonDir, 'config'), 'utf8'));
  } catch {
    return true; // nobody can tell
  }
}
