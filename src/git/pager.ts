import { CsError } from '../core/errors.ts';
import { type GitOptions, runGit, runGitOrThrow, startPager } from './process.ts';

export interface Pager {
  /** Shows a text, and gives when the reader has left. */
  show(text: string): Promise<void>;
}

/**
 * The pager that git would take (GIT_PAGER, core.pager, PAGER, its own default; git-var(1)). Undefined where that is
 * `cat` or nothing: the user wants none.
 */
export async function openPager(options: GitOptions): Promise<Pager | undefined> {
  const { stdout, exitCode } = await runGit(['var', 'GIT_PAGER'], options);
  const command = stdout.trim();
  if (exitCode !== 0 || command === '' || command === 'cat') return undefined;
  return {
    show: (text) =>
      new Promise((resolve) => {
        const child = startPager(command, options);
        const stay = (): void => {}; // Ctrl-C is for the pager; we end when it does
        process.on('SIGINT', stay);
        const end = (): void => {
          process.off('SIGINT', stay);
          resolve();
        };
        child.on('error', end);
        child.on('close', end);
        child.stdin.on('error', () => {}); // the reader has left before the end
        child.stdin.end(text);
      }),
  };
}

/** Signs an empty commit that no ref holds, with the key that git signs with. Throws GIT_FAILED with what git said where it cannot. */
export async function trySigning(git: GitOptions): Promise<void> {
  const tree = (await runGitOrThrow(['mktree'], git, '')).trim();
  const { exitCode, stderr } = await runGit(['commit-tree', '-S', tree, '-F', '-'], git, 'Try to sign\n');
  if (exitCode !== 0)
    throw new CsError('GIT_FAILED', `git cannot sign: ${stderr.trim().split('\n').at(-1) ?? ''}`, {
      hint: 'git config gpg.format ssh; git config user.signingkey ~/.ssh/id_ed25519.pub',
    });
}
