import { CsError } from '../../domain/errors.ts';
import { maskUrls } from '../../domain/remote-url.ts';

interface Known {
  readonly words: RegExp;
  readonly code: 'REMOTE_UNREACHABLE' | 'REMOTE_DENIED' | 'GIT_FAILED';
  readonly message: (remote: string) => string;
  readonly hint: string;
}

/**
 * What git, ssh and curl say when a remote cannot be used, in English (LC_ALL=C), and what it means. The first that
 * fits counts: ssh's own reason comes before git's general one.
 */
const KNOWN: readonly Known[] = [
  {
    words: /dubious ownership/,
    code: 'REMOTE_DENIED',
    message: (remote) => `git does not trust the owner of the repository behind '${remote}'`,
    hint: 'git config --global --add safe.directory <path>',
  },
  {
    words: /Host key verification failed|REMOTE HOST IDENTIFICATION HAS CHANGED/,
    code: 'REMOTE_DENIED',
    message: (remote) => `ssh does not know the host of '${remote}'`,
    hint: 'connect once by hand (ssh <host>) and compare its key',
  },
  {
    words:
      /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied|Access denied|access (?:rights )?denied|returned error: 40[13]|Permission to .* denied|not authori[sz]ed|insufficient permission|unable to (?:create temporary|migrate|unlink)|read-only file system|invalid credentials/i,
    code: 'REMOTE_DENIED',
    message: (remote) => `'${remote}' does not let us in, or not do this`,
    hint: 'make sure that `git fetch` and `git push` work without prompting: credential helper, ssh-agent, access rights',
  },
  {
    words:
      /does not appear to be a git repository|repository .*not found|does not exist|returned error: 404|not a git repository|no such file or directory/i,
    code: 'REMOTE_UNREACHABLE',
    message: (remote) => `there is no repository at the address of '${remote}', or none that you may see`,
    hint: 'check its address: git remote -v',
  },
  {
    words:
      /Could not resolve host|unable to access|Failed to connect|Connection (?:refused|timed out|reset|closed)|Network is unreachable|No route to host|unable to connect|Operation timed out|Temporary failure in name resolution|Could not read from remote repository|hung up|early EOF|no answer after/i,
    code: 'REMOTE_UNREACHABLE',
    message: (remote) => `'${remote}' cannot be reached`,
    hint: 'nothing is lost: the notes are here, and the next sync includes them',
  },
];

/** What a network command of git that failed means, in plain words; git's own go into the cause, URLs masked. */
export function remoteFailure(remote: string, stderr: string): CsError {
  const cause = new Error(maskUrls(stderr.trim()) || 'git said nothing');
  const known = KNOWN.find(({ words }) => words.test(stderr));
  if (known === undefined) {
    return new CsError('GIT_FAILED', `git could not sync with '${remote}'`, { cause });
  }
  return new CsError(known.code, known.message(remote), { hint: known.hint, cause });
}
