import { CsError } from '../../domain/errors.ts';
import { type GitOptions, gitFailure, runGit } from './process.ts';

/** One setting: its key as git gives it (section and name in lower case), and its value. */
export type Setting = readonly [string, string];

/** What git's settings say of remotes. */
export interface RemoteSettings {
  /** Names of the remotes that have an address, in the order of the settings. */
  readonly remotes: readonly string[];
  readonly sshCommand?: string;
  /** The remote that a branch follows. */
  upstream(branch: string): string | undefined;
  /**
   * What makes a remote of another name reach the same place in the same way, but fetch and push nothing by
   * itself. A push by a remote's own name also moves what its fetch refspecs call the pushed ref here: with
   * `+refs/notes/*:refs/notes/*`, which many have, that is our own ref, and what was flushed into it during
   * the push would be lost (tried with git 2.39).
   */
  copyOf(remote: string, name: string): readonly Setting[];
}

const ASKED = '^(remote\\..*|branch\\..*\\.remote|core\\.sshcommand)$';
/** What a remote does by itself, rather than how it is reached. */
const OWN_DOINGS = [
  'fetch',
  'push',
  'mirror',
  'prune',
  'prunetags',
  'tagopt',
  'skipdefaultupdate',
  'skipfetchall',
];

/** Reads them in one git process. Throws GIT_FAILED. */
export async function readRemoteSettings(git: GitOptions): Promise<RemoteSettings> {
  const args = ['config', '-z', '--get-regexp', ASKED];
  const answer = await runGit(args, git);
  if (answer.exitCode > 1) throw gitFailure(args, `exit code ${answer.exitCode}`, answer.stderr);
  const settings = answer.stdout.split('\0').filter(Boolean).map(parseSetting);
  const last = (key: string): string | undefined => settings.findLast(([name]) => name === key)?.[1];
  const sshCommand = last('core.sshcommand');
  return {
    remotes: [...new Set(settings.flatMap(([key]) => nameOf(key, ['url', 'pushurl']) ?? []))],
    ...(sshCommand ? { sshCommand } : {}),
    upstream: (branch) => last(`branch.${branch}.remote`),
    copyOf: (remote, name) =>
      settings.flatMap(([key, value]): Setting[] => {
        const variable = key.startsWith(`remote.${remote}.`) ? key.slice(`remote.${remote}.`.length) : '';
        const isHow = variable !== '' && !variable.includes('.') && !OWN_DOINGS.includes(variable);
        return isHow ? [[`remote.${name}.${variable}`, value]] : [];
      }),
  };
}

/** `<key>\n<value>`; a key without a value means true. */
function parseSetting(entry: string): Setting {
  const end = entry.indexOf('\n');
  return end < 0 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)];
}

/** The name in `remote.<name>.<variable>`, which may have dots itself. */
function nameOf(key: string, variables: readonly string[]): string | undefined {
  const [, name, variable = ''] = /^remote\.(.+)\.([^.]+)$/s.exec(key) ?? [];
  return variables.includes(variable) ? name : undefined;
}

/**
 * The remote to sync with: the one that was named, else the branch's upstream, else origin, else the only one. Throws
 * USAGE where there is none, or where it takes a word to choose.
 */
export function chooseRemote(
  { remotes, upstream }: RemoteSettings,
  branch: string | undefined,
  wanted: string | undefined,
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
  const chosen = [followed, 'origin', second === undefined ? only : undefined].find(
    (name) => name !== undefined && remotes.includes(name),
  );
  if (chosen !== undefined) return chosen;
  if (only === undefined)
    throw new CsError('USAGE', 'this repository has no remote to sync with', {
      hint: 'git remote add origin <address>',
    });
  throw new CsError('USAGE', `this repository has several remotes, none of them named origin`, {
    hint: `name one: ${known}`,
  });
}
