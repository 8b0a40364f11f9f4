import { type GitOptions, runGit } from './process.ts';

/** A capture waits for it. Git reads a few files for its answer, and takes some milliseconds. */
const TIMEOUT_MS = 2_000;
const NONE_IGNORED = 1;

/** The paths, from the root (`git.cwd`), that git ignores, all without an answer. A committed file is not ignored. Never throws. */
export async function ignoredByGit(paths: readonly string[], git: GitOptions): Promise<ReadonlySet<string>> {
  try {
    const input = paths.map((path) => `${path}\0`).join('');
    const args = ['check-ignore', '-z', '--stdin'];
    const { exitCode, stdout } = await runGit(args, { timeoutMs: TIMEOUT_MS, ...git }, input);
    if (exitCode === NONE_IGNORED) return new Set();
    if (exitCode === 0) return new Set(stdout.split('\0').filter((path) => path !== ''));
  } catch {
    // no git, or no answer in time: what cannot be asked about is not learned about
  }
  return new Set(paths);
}
