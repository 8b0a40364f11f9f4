import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { onceAsked } from '../../core/basics.ts';
import { errorCode, errorMessage } from '../../core/errors.ts';
import {
  isBelowOwn,
  isNamespace,
  NOTES_FOLDER,
  NOTES_PREFIX,
  namespaceOf,
  notesRef,
  TRACKING_PREFIX,
} from '../../core/memory.ts';
import type { NotesRef } from '../../core/ports.ts';
import { anonymousUrl, hostOf, isKnownForge, maskUrls } from '../../core/remote-url.ts';
import { networkGit, PLAIN_FETCH, strangersGit } from '../../git/fetch.ts';
import { type GitAnswer, type GitOptions, runGit, runGitOrThrow } from '../../git/process.ts';
import type { PushedRef, Remote } from '../model/remote.ts';
import { chooseRemote, readRemoteSettings, remoteFailure } from './remote-settings.ts';

/** Runs something with options under which git writes new objects into a folder that goes at the end: to look at what a remote has. */
export async function lookAside<T>(git: GitOptions, look: (aside: GitOptions) => Promise<T>): Promise<T> {
  const objects = resolve(git.cwd, (await runGitOrThrow(['rev-parse', '--git-path', 'objects'], git)).trim());
  const others = git.env['GIT_ALTERNATE_OBJECT_DIRECTORIES'];
  const quoted = `"${objects.replace(/["\\]/g, '\\$&')}"`; // a path may hold what separates paths (git(1))
  const folder = mkdtempSync(join(tmpdir(), 'cs-memory-look-'));
  const env = {
    ...git.env,
    GIT_OBJECT_DIRECTORY: folder,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: others ? `${quoted}${delimiter}${others}` : quoted,
  };
  try {
    return await look({ ...git, env });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * `mayAsk`: a person sits at a terminal, who may be asked for a password. `looksOnly`: a fetch brings commits only, and moves no tracking
 * ref: for a look.
 */
type NotesRemoteOptions = Readonly<{
  git: GitOptions;
  branch: string | undefined;
  mayAsk: boolean;
  looksOnly?: boolean;
}>;

/** Where the notes refs of a remote are kept here. */
export const trackingRef = (remote: string, namespace: string): string =>
  `${TRACKING_PREFIX}${remote}/${namespace}`;

/** In a partial clone the whole notes, which a filter would leave out. */
const FETCH = [...PLAIN_FETCH, '--no-write-commit-graph', '--no-filter', '--show-forced-updates'];

const PUSH =
  'push --porcelain --no-verify --no-signed --no-follow-tags --no-recurse-submodules --no-progress'.split(
    ' ',
  );
const PUSH_REMOTE = 'cs-memory-push';

/** What a push says of a ref that somebody else moved, or is moving, or that fell with another one. */
const BEHIND =
  /fetch first|non-fast-forward|stale info|incorrect old value|failed to update ref|cannot lock ref|failed to lock|already exists|atomic (?:push|transaction) fail/;

/** The notes refs of remotes. All but `find` go over the network, wait for no prompt, and throw REMOTE_UNREACHABLE, REMOTE_DENIED, GIT_FAILED. */
export function createNotesRemote({ git, branch, mayAsk, looksOnly = false }: NotesRemoteOptions) {
  const ask = () => onceAsked(() => readRemoteSettings(git));
  let settings = ask();
  let canBeAtomic = true;

  const run = async (
    { name }: Remote,
    args: readonly string[],
    more: readonly (readonly [string, string])[] = [],
    where: GitOptions = git,
    isFine = ({ exitCode }: GitAnswer): boolean => exitCode === 0,
  ): Promise<GitAnswer> => {
    const { sshCommand } = await settings();
    const ssh = sshCommand === undefined ? {} : { sshCommand };
    const network = networkGit(where, { mayAsk, settings: more, ...ssh });
    const answer = await runGit(args, network).catch((error) => {
      throw errorCode(error) === 'GIT_FAILED' ? remoteFailure(name, errorMessage(error)) : error;
    });
    if (!isFine(answer)) throw remoteFailure(name, answer.stderr);
    return answer;
  };

  const push = async (remote: Remote, refs: readonly NotesRef[]): Promise<readonly PushedRef[]> => {
    const { copyOf } = await settings();
    const refspecs = refs.map(({ namespace, oid }) => `${oid}:${notesRef(namespace)}`);
    const args = [...PUSH, ...(canBeAtomic ? ['--atomic'] : []), '--', PUSH_REMOTE, ...refspecs];
    const answer = await run(remote, args, copyOf(remote.name, PUSH_REMOTE), git, () => true);
    if (canBeAtomic && /does not support --atomic/.test(answer.stderr)) {
      canBeAtomic = false;
      return push(remote, refs);
    }
    const told = parsePush(answer.stdout);
    if (answer.exitCode !== 0 && told.size === 0) throw remoteFailure(remote.name, answer.stderr);
    return refs.map((ref) => ({ ...ref, ...(told.get(ref.namespace) ?? { result: 'behind' }) }));
  };

  return {
    /** Pushes exactly these commits, never by force, all or none where the remote can. No ref of ours moves. */
    push,
    /** The remote of that name, else the branch's upstream, else origin, else the only one. Throws USAGE. */
    find: async (wanted?: string): Promise<Remote> => {
      settings = ask(); // a server lives long, and the address may be another one since
      const known = await settings();
      const name = chooseRemote(known, branch, wanted);
      const { push, fetch } = known.addresses(name) ?? (await addressesByGit(git, name));
      const [urls, fetchUrls] = [push.map(maskUrls), fetch.map(maskUrls)];
      return { name, urls, ...(urls[0] === fetchUrls[0] ? {} : { fetchUrls }) };
    },
    /** Without names that we would not write, but for those in the way of ours; '' is one in the place of the folder of all. */
    list: async (remote: Remote): Promise<readonly NotesRef[]> => {
      const args = ['ls-remote', '--refs', '--', remote.name, `${NOTES_PREFIX}*`, NOTES_FOLDER];
      const { stdout } = await run(remote, args);
      return stdout.split('\n').flatMap((line) => {
        const [oid = '', ref = ''] = line.split('\t');
        const namespace = ref === NOTES_FOLDER ? '' : namespaceOf(ref);
        const isOurs = (ns: string): boolean => ns === '' || isNamespace(ns) || isBelowOwn(ns);
        return namespace !== undefined && isOurs(namespace) ? [{ namespace, oid }] : [];
      });
    },
    /** Brings these refs to their tracking refs. One that was rewritten leaves its tracking ref where it was. */
    fetch: async (remote: Remote, namespaces: readonly string[]): Promise<void> => {
      if (namespaces.length === 0) return;
      const refspecs = namespaces.map(
        (ns) => `${notesRef(ns)}${looksOnly ? '' : `:${trackingRef(remote.name, ns)}`}`,
      );
      // 1: a ref was not taken, which the caller sees by where it stands. A ref that went in between is no fault.
      const isFine = ({ exitCode, stderr }: GitAnswer): boolean =>
        exitCode <= 1 || /couldn't find remote ref|cannot lock ref/.test(stderr);
      await run(remote, [...FETCH, '--', remote.name, ...refspecs], [], git, isFine);
    },
    /** Whether a commit of the remote's that is not here has this one in its history. Keeps nothing of what it fetches. */
    isBuiltOn: (remote: Remote, { namespace, oid }: NotesRef, commit: string): Promise<boolean> =>
      lookAside(git, async (aside) => {
        const args = [...FETCH, '--', remote.name, notesRef(namespace)];
        await run(remote, args, [], aside);
        return (await runGit(['merge-base', '--is-ancestor', commit, oid], aside)).exitCode === 0;
      }),
    /** Who can read it: tried without any credentials where that can be tried. Throws nothing. */
    audience: ({ urls }: Remote) => audienceOf(git, urls),
  };
}

async function addressesByGit(git: GitOptions, name: string) {
  const answers = await Promise.all([
    runGitOrThrow(['remote', 'get-url', '--push', '--all', '--', name], git),
    // a fetch takes the first one only; there is none where only a push address is set
    runGit(['remote', 'get-url', '--', name], git).then(({ stdout }) => stdout),
  ]);
  const [push = [], fetch = []] = answers.map((it) => it.split('\n').filter(Boolean));
  return { push, fetch };
}

type Told = Pick<PushedRef, 'result' | 'reason'>;

/** `<flag>\t<from>:<to>\t<summary>` (git-push(1)). A remote with several push addresses says each ref several times. */
function parsePush(stdout: string): ReadonlyMap<string, Told> {
  const told = new Map<string, Told>();
  for (const line of stdout.split('\n')) {
    const [flag, refs, summary = ''] = line.split('\t');
    const namespace = namespaceOf(refs?.slice(refs.indexOf(':') + 1) ?? '');
    if (namespace === undefined || flag === undefined || flag.length !== 1) continue;
    if (told.get(namespace)?.result !== undefined && told.get(namespace)?.result !== 'pushed') continue;
    const reason = /\((.*)\)\s*$/.exec(summary)?.[1] ?? summary;
    const result = flag !== '!' ? 'pushed' : BEHIND.test(reason) ? 'behind' : 'refused';
    told.set(namespace, result === 'pushed' ? { result } : { result, reason });
  }
  return told;
}

/** Asks every address as a stranger would; the widest audience counts. */
async function audienceOf(git: GitOptions, urls: readonly string[]) {
  if (urls.every((url) => hostOf(url) === undefined)) return 'folder';
  const found = await Promise.all(urls.map((url) => strangerReads(git, url.replace('***@', ''))));
  if (found.includes('everybody')) return 'everybody';
  if (found.every((answer) => answer === 'some')) return 'some';
  return urls.some(isKnownForge) ? 'maybe-everybody' : 'unknown';
}

async function strangerReads(git: GitOptions, url: string): Promise<'everybody' | 'some' | 'unknown'> {
  const address = anonymousUrl(url);
  if (address === undefined) return 'unknown';
  try {
    const { exitCode, stderr } = await runGit(['ls-remote', '--', address, 'HEAD'], strangersGit(git));
    if (exitCode === 0) return 'everybody';
    return remoteFailure('', stderr).code === 'REMOTE_DENIED' ? 'some' : 'unknown';
  } catch {
    return 'unknown'; // no answer in time
  }
}
