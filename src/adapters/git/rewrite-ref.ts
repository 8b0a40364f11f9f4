import { type GitOptions, runGit, runGitOrThrow } from './process.ts';

const KEY = 'notes.rewriteRef';
const OURS = 'refs/notes/cs/*';
/** Globs that take our refs in. */
const COVERING = ['refs/notes/*', OURS];

/** Git's own copying of notes at amend and rebase, as a setting of one repository. */
export interface RewriteRef {
  /** Whether git copies our notes, by whosever setting. */
  readonly isOn: boolean;
  /** Whether it does by ours. */
  readonly isOurs: boolean;
  add(): Promise<void>;
  /** Takes only ours away. */
  remove(): Promise<void>;
}

/** Looks at `notes.rewriteRef`. Throws GIT_FAILED, GIT_MISSING. */
export async function openRewriteRef(git: GitOptions): Promise<RewriteRef> {
  const values = async (...scope: readonly string[]): Promise<readonly string[]> =>
    (await runGit(['config', ...scope, '--get-all', KEY], git)).stdout.split('\n').filter(Boolean);
  return {
    isOn: (await values()).some((value) => COVERING.includes(value)),
    isOurs: (await values('--local')).includes(OURS),
    add: async () => {
      await runGitOrThrow(['config', '--local', '--add', KEY, OURS], git);
    },
    remove: async () => {
      await runGitOrThrow(['config', '--local', '--unset-all', KEY, '^refs/notes/cs/\\*$'], git);
    },
  };
}
