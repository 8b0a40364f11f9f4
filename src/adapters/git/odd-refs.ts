import { NOTES_PREFIX } from '../../domain/namespace.ts';
import { type GitOptions, runGitOrThrow } from './process.ts';

/** Refs where our notes should be that hold something else, each with what it is: `refs/notes/cs/x (blob)`. Throws GIT_FAILED. */
export async function oddNotesRefs(git: GitOptions): Promise<readonly string[]> {
  const stdout = await runGitOrThrow(
    ['for-each-ref', '--format=%(objecttype) %(refname)', NOTES_PREFIX],
    git,
  );
  return stdout
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('commit '))
    .map((line) => line.replace(/^(\S+) (.*)$/, '$2 ($1)'));
}
