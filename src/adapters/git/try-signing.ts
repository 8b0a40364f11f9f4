import { CsError } from '../../domain/errors.ts';
import { type GitOptions, runGit, runGitOrThrow } from './process.ts';

/** Signs an empty commit that no ref holds, with the key that git signs with. Throws GIT_FAILED with what git said where it cannot. */
export async function trySigning(git: GitOptions): Promise<void> {
  const tree = (await runGitOrThrow(['mktree'], git, '')).trim();
  const { exitCode, stderr } = await runGit(['commit-tree', '-S', tree, '-F', '-'], git, 'Try to sign\n');
  if (exitCode !== 0)
    throw new CsError('GIT_FAILED', `git cannot sign: ${stderr.trim().split('\n').at(-1) ?? ''}`, {
      hint: 'git config gpg.format ssh; git config user.signingkey ~/.ssh/id_ed25519.pub',
    });
}
