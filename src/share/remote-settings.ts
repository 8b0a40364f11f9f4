import { CsError } from '../core/errors.ts';
import { maskUrls } from '../core/remote-url.ts';
import { type GitOptions, gitSettings } from '../git/process.ts';

export type RemoteSettings = Awaited<ReturnType<typeof readRemoteSettings>>;

const ASKED = '^(remote\\..*|branch\\..*\\.remote|core\\.sshcommand)$';
/** What a remote does by itself, rather than how it is reached. */
const OWN_DOINGS = 'fetch push mirror prune prunetags tagopt skipdefaultupdate skipfetchall'.split(' ');

/** Reads them in one git process. Throws GIT_FAILED. */
export async function readRemoteSettings(git: GitOptions) {
  const settings = await gitSettings(git, ASKED);
  const last = (key: string): string | undefined => settings.findLast(([name]) => name === key)?.[1];
  const sshCommand = last('core.sshcommand');
  return {
    /** Names of the remotes that have an address, in the order of the settings; a name may have dots itself. */
    remotes: [...new Set(settings.flatMap(([key]) => /^remote\.(.+)\.(?:push)?url$/s.exec(key)?.[1] ?? []))],
    sshCommand: sshCommand || undefined,
    upstream: (branch: string): string | undefined => last(`branch.${branch}.remote`),
    /** A remote of another name for the same place: a push by its own name moves what its fetch refspecs call the ref here, and with `+refs/notes/*` what was just flushed is lost (git 2.39). */
    copyOf: (remote: string, name: string) =>
      settings.flatMap(([key, value]): [string, string][] => {
        const variable = key.startsWith(`remote.${remote}.`) ? key.slice(`remote.${remote}.`.length) : '';
        const isHow = variable !== '' && !variable.includes('.') && !OWN_DOINGS.includes(variable);
        return isHow ? [[`remote.${name}.${variable}`, value]] : [];
      }),
  };
}

/** The remote that was named, else the branch's upstream, else origin, else the only one. Throws USAGE for none or several. */
export function chooseRemote(
  { remotes, upstream }: RemoteSettings,
  branch: string | undefined,
  wanted?: string,
): string {
  const known = remotes.join(', ');
  if (wanted !== undefined) {
    if (remotes.includes(wanted)) return wanted;
    const hint = /[/:]/.test(wanted)
      ? `give it a name first: git remote add <name> ${wanted}`
      : remotes.length === 0
        ? 'git remote add <name> <address>'
        : `there are: ${known}`;
    throw new CsError('USAGE', `this repository has no remote '${wanted}'`, { hint });
  }
  const followed = branch === undefined ? undefined : upstream(branch);
  const [only, second] = remotes;
  const wishes = [followed, 'origin', second === undefined ? only : undefined];
  const chosen = wishes.find((name = '') => remotes.includes(name));
  if (chosen !== undefined) return chosen;
  const isNone = only === undefined;
  const which = isNone ? 'no remote to sync with' : 'several remotes, none of them named origin';
  throw new CsError('USAGE', `this repository has ${which}`, {
    hint: isNone ? 'git remote add origin <address>' : `name one: ${known}`,
  });
}

/** What git, ssh and curl say in English (LC_ALL=C), and what it means of a remote `@`. The first counts: ssh's own reason comes before git's. */
const KNOWN = [
  {
    words: /dubious ownership/,
    code: 'REMOTE_DENIED',
    message: "git does not trust the owner of the repository behind '@'",
    hint: 'git config --global --add safe.directory <path>',
  },
  {
    words: /Host key verification failed|REMOTE HOST IDENTIFICATION HAS CHANGED/,
    code: 'REMOTE_DENIED',
    message: "ssh does not know the host of '@'",
    hint: 'connect once by hand (ssh <host>) and compare its key',
  },
  {
    words:
      /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied|Access denied|access (?:rights )?denied|returned error: 40[13]|Permission to .* denied|not authori[sz]ed|insufficient permission|unable to (?:create temporary|migrate|unlink)|read-only file system|invalid credentials/i,
    code: 'REMOTE_DENIED',
    message: "'@' does not let us in, or not do this",
    hint: 'make sure that `git fetch` and `git push` work without prompting: credential helper, ssh-agent, access rights',
  },
  {
    words:
      /does not appear to be a git repository|repository .*not found|does not exist|returned error: 404|not a git repository|no such file or directory/i,
    code: 'REMOTE_UNREACHABLE',
    message: "there is no repository at the address of '@', or none that you may see",
    hint: 'check its address: git remote -v',
  },
  {
    words:
      /Could not resolve host|unable to access|Failed to connect|Connection (?:refused|timed out|reset|closed)|Network is unreachable|No route to host|unable to connect|Operation timed out|Temporary failure in name resolution|Could not read from remote repository|hung up|early EOF|no answer after/i,
    code: 'REMOTE_UNREACHABLE',
    message: "'@' cannot be reached",
    hint: 'nothing is lost: the notes are here, and the next sync includes them',
  },
] as const;

/** What a network command of git that failed means, in plain words; git's own go into the cause, URLs masked. */
export function remoteFailure(remote: string, stderr: string): CsError {
  const cause = new Error(maskUrls(stderr.trim()) || 'git said nothing');
  const known = KNOWN.find(({ words }) => words.test(stderr));
  if (known === undefined) return new CsError('GIT_FAILED', `git could not sync with '${remote}'`, { cause });
  const { code, message, hint } = known;
  return new CsError(
    code,
    message.replace('@', () => remote),
    { hint, cause },
  );
}
