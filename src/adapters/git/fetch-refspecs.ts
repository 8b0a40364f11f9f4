import { type GitOptions, gitFailure, runGit } from './process.ts';

/** What `git fetch` of each remote fetches, and to where, as git's settings have it. Throws GIT_FAILED. */
export async function fetchRefspecs(
  git: GitOptions,
): Promise<readonly { readonly remote: string; readonly refspec: string }[]> {
  const args = ['config', '-z', '--get-regexp', '^remote\\..*\\.fetch$'];
  const { stdout, stderr, exitCode } = await runGit(args, git);
  if (exitCode > 1) throw gitFailure(args, `exit code ${exitCode}`, stderr); // 1: there is none
  return stdout
    .split('\0')
    .filter(Boolean)
    .map((entry) => {
      const end = entry.indexOf('\n');
      const key = end < 0 ? entry : entry.slice(0, end);
      return {
        remote: key.slice('remote.'.length, -'.fetch'.length),
        refspec: end < 0 ? '' : entry.slice(end + 1),
      };
    });
}
