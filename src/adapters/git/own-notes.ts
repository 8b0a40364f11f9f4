import type { OwnNotes } from '../../ports/uninstall.ts';
import { type GitOptions, runGitOrThrow } from './process.ts';

/** Our notes refs, local and of remotes, as git lists them. */
export function createOwnNotes(git: GitOptions): OwnNotes {
  return {
    refs: async () => {
      const args = ['for-each-ref', '--format=%(refname)', 'refs/notes/cs/', 'refs/notes/cs-remote/'];
      return (await runGitOrThrow(args, git)).split('\n').filter(Boolean);
    },
    remove: async (refs) => {
      const lines = refs.map((ref) => `delete ${ref}\n`);
      await runGitOrThrow(['update-ref', '--stdin'], git, lines.join(''));
    },
  };
}
