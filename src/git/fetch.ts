import { type GitSetting, settingsAsVariables, settingsIn } from '../core/basics.ts';
import { type GitOptions, gitSettings, runGit, runGitOrThrow } from './process.ts';

export interface NetworkOptions {
  /** Whether a person sits at a terminal, who may be asked for a password or a passphrase. */
  readonly mayAsk: boolean;
  readonly sshCommand?: string;
  /** Settings for this command only. In the environment, since a command line shows in every list of processes. */
  readonly settings?: readonly GitSetting[];
}

/** A person may take so long to find a password. */
const ASKING_TIMEOUT_MS = 600_000;
/** A first fetch of 100,000 memories over a slow line; a host that does not answer is given up by then. */
const SILENT_TIMEOUT_MS = 120_000;

/** ssh is told not to ask; another program may not know the option, and has no terminal anyhow. */
function batchSsh(env: NodeJS.ProcessEnv, configured: string | undefined): NodeJS.ProcessEnv {
  const command = env['GIT_SSH_COMMAND'] || configured || (env['GIT_SSH'] ? '' : 'ssh');
  const isSsh = /^\s*(?:"[^"]*[/\\]ssh(?:\.exe)?"|(?:[^\s"']*\/)?ssh(?:\.exe)?)(?=\s|$)/.test(command);
  return isSsh ? { GIT_SSH_COMMAND: `${command} -o BatchMode=yes` } : {};
}

/** For a git command that speaks to a remote, with the user's credentials and ssh settings; waits for no answer, unless `mayAsk`. */
export function networkGit(git: GitOptions, options: NetworkOptions): GitOptions {
  const { mayAsk, sshCommand, settings = [] } = options;
  const silent = {
    GIT_ASKPASS: '', // empty: no other way to ask either, neither core.askPass nor SSH_ASKPASS (git's prompt.c)
    SSH_ASKPASS_REQUIRE: 'never',
    GCM_INTERACTIVE: 'never',
    ...batchSsh(git.env, sshCommand),
  };
  const over: NodeJS.ProcessEnv = {
    GIT_TERMINAL_PROMPT: mayAsk ? '1' : '0',
    GIT_NO_LAZY_FETCH: '0',
    ...(mayAsk ? {} : silent),
    ...settingsAsVariables(settings, settingsIn(git.env)),
  };
  const timeoutMs = mayAsk ? ASKING_TIMEOUT_MS : SILENT_TIMEOUT_MS;
  return { ...git, over, detached: !mayAsk, timeoutMs };
}

/** For a command that asks as a stranger: no settings, no credential helper, no `.netrc`. */
export function strangersGit({ env }: GitOptions): GitOptions {
  const left = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_CONFIG_COUNT', 'GIT_CONFIG_PARAMETERS'];
  const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !left.includes(name)));
  const nobody = { HOME: '/dev/null', XDG_CONFIG_HOME: '/dev/null', GIT_CONFIG_GLOBAL: '/dev/null' };
  const git: GitOptions = { cwd: '/', env: { ...rest, ...nobody } };
  const answer = networkGit(git, { mayAsk: false, settings: [['credential.helper', '']] });
  return { ...answer, timeoutMs: STRANGER_TIMEOUT_MS };
}

/** Somebody waits for the question that this is for. */
const STRANGER_TIMEOUT_MS = 10_000;

/** A person is waiting. */
const TIMEOUT_MS = 60_000;

/** A fetch without the user's extras: no other refs (`+refs/notes/*:refs/notes/*` would throw ours away), tags, pruning, FETCH_HEAD, jobs. */
export const PLAIN_FETCH =
  'fetch --quiet --refmap= --no-tags --no-prune --no-write-fetch-head --no-recurse-submodules --no-auto-maintenance'.split(
    ' ',
  );

/** Brings the notes of a commit that a partial clone left on its remote, in rounds: below missing trees nothing is known. False where some are still missing. Never throws. */
export async function bringNotes(git: GitOptions, notesCommit: string): Promise<boolean> {
  try {
    let before = '';
    for (;;) {
      // The trees and notes that are not here. Trees that are missing hide what is below them.
      const args = ['rev-list', '--objects', '--no-walk', '--missing=print', '--stdin'];
      const stdout = await runGitOrThrow(args, git, `${notesCommit}\n`);
      const names = [...stdout.matchAll(/^\?([0-9a-f]{40,64})/gm)].map(([, name = '']) => name);
      if (names.length === 0) return true;
      if (names.join() === before || !(await fetchFromAny(git, names))) return false;
      before = names.join();
    }
  } catch {
    return false; // no git, or no answer in time
  }
}

const AT_ONCE = ['-c', 'fetch.negotiationAlgorithm=noop'];

async function fetchFromAny(git: GitOptions, names: readonly string[]): Promise<boolean> {
  const options = { ...networkGit(git, { mayAsk: false }), timeoutMs: TIMEOUT_MS };
  for (const remote of await promisorRemotes(git)) {
    // What git does for an object that a partial clone lacks (promisor-remote.c), but for all of them at once. The filter keeps away what no name asks for.
    const args = [...AT_ONCE, ...PLAIN_FETCH, '--filter=blob:none', '--stdin', '--', remote];
    const { exitCode } = await runGit(args, options, `${names.join('\n')}\n`);
    if (exitCode === 0) return true;
  }
  return false;
}

/** The remotes that a partial clone left objects on; none in a whole repository. */
export async function promisorRemotes(git: GitOptions): Promise<readonly string[]> {
  const settings = await gitSettings(git, '^(remote\\..*\\.promisor|extensions\\.partialclone)$');
  const names = settings.flatMap(([key, value]) => {
    if (key === 'extensions.partialclone') return [value];
    return value === 'false' ? [] : (/^remote\.(.*)\.promisor$/s.exec(key)?.[1] ?? []);
  });
  return [...new Set(names)];
}
