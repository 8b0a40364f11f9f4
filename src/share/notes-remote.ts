import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { defined } from '../core/basics.ts';
import { errorCode, errorMessage } from '../core/errors.ts';
import {
  isBelowOwn,
  isNamespace,
  NOTES_FOLDER,
  NOTES_PREFIX,
  namespaceOf,
  notesRef,
  TRACKING_PREFIX,
} from '../core/memory.ts';
import type { NotesRef } from '../core/ports.ts';
import { anonymousUrl, hostOf, isKnownForge } from '../core/remote-url.ts';
import { networkGit, PLAIN_FETCH, strangersGit } from '../git/fetch.ts';
import { type GitAnswer, type GitOptions, runGit, runGitOrThrow } from '../git/process.ts';
import type { PushedRef, Remote } from './remote.ts';
import { remoteFailure } from './remote-settings.ts';

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

/** How remotes are spoken to. `mayAsk`: a person sits at a terminal, who may be asked for a password. */
export type Network = Readonly<{ git: GitOptions; mayAsk: boolean }>;

/** Where the notes refs of a remote are kept here. */
export const trackingRef = (remote: string, namespace: string): string =>
  `${TRACKING_PREFIX}${remote}/${namespace}`;

/** In a partial clone the whole notes, which a filter would leave out. */
const FETCH = [...PLAIN_FETCH, '--no-write-commit-graph', '--no-filter', '--show-forced-updates'];

const PUSH =
  'push --porcelain --no-verify --no-signed --no-follow-tags --no-recurse-submodules --no-progress'.split(
    ' ',
  );
/** Another name for where a push goes (`copyOf`). */
export const PUSH_REMOTE = 'cs-memory-push';

/** What a push says of a ref that somebody else moved, or is moving, or that fell with another one. */
const BEHIND =
  /fetch first|non-fast-forward|stale info|incorrect old value|failed to update ref|cannot lock ref|failed to lock|already exists|atomic (?:push|transaction) fail/;

type How = Readonly<{ settings?: Remote['forPush']; isFine?: (answer: GitAnswer) => boolean }>;

/** Waits for no prompt. Throws REMOTE_UNREACHABLE, REMOTE_DENIED, GIT_FAILED, as all below that go over the network. */
async function ask(
  { git, mayAsk }: Network,
  { name, sshCommand }: Remote,
  args: readonly string[],
  { settings = [], isFine = ({ exitCode }) => exitCode === 0 }: How = {},
): Promise<GitAnswer> {
  const network = networkGit(git, { mayAsk, settings, ...defined({ sshCommand }) });
  const answer = await runGit(args, network).catch((error) => {
    throw errorCode(error) === 'GIT_FAILED' ? remoteFailure(name, errorMessage(error)) : error;
  });
  if (!isFine(answer)) throw remoteFailure(name, answer.stderr);
  return answer;
}

/** Pushes exactly these commits, never by force, all or none where the remote can. No ref of ours moves. */
export async function pushNotes(
  network: Network,
  remote: Remote,
  refs: readonly NotesRef[],
  canBeAtomic = true,
): Promise<readonly PushedRef[]> {
  const refspecs = refs.map(({ namespace, oid }) => `${oid}:${notesRef(namespace)}`);
  const args = [...PUSH, ...(canBeAtomic ? ['--atomic'] : []), '--', PUSH_REMOTE, ...refspecs];
  const answer = await ask(network, remote, args, { settings: remote.forPush, isFine: () => true });
  if (canBeAtomic && /does not support --atomic/.test(answer.stderr))
    return pushNotes(network, remote, refs, false);
  const told = parsePush(answer.stdout);
  if (answer.exitCode !== 0 && told.size === 0) throw remoteFailure(remote.name, answer.stderr);
  return refs.map((ref) => ({ ...ref, ...(told.get(ref.namespace) ?? { result: 'behind' }) }));
}

/** Without names that we would not write, but for those in the way of ours; '' is one in the place of the folder of all. */
export async function listNotesThere(network: Network, remote: Remote): Promise<readonly NotesRef[]> {
  const args = ['ls-remote', '--refs', '--', remote.name, `${NOTES_PREFIX}*`, NOTES_FOLDER];
  const { stdout } = await ask(network, remote, args);
  return stdout.split('\n').flatMap((line) => {
    const [oid = '', ref = ''] = line.split('\t');
    const namespace = ref === NOTES_FOLDER ? '' : namespaceOf(ref);
    const isOurs = (ns: string): boolean => ns === '' || isNamespace(ns) || isBelowOwn(ns);
    return namespace !== undefined && isOurs(namespace) ? [{ namespace, oid }] : [];
  });
}

/** Brings these refs to their tracking refs, or, where one only looks, their commits. One that was rewritten leaves its tracking ref where it was. */
export async function fetchNotes(
  network: Network,
  remote: Remote,
  namespaces: readonly string[],
  looksOnly: boolean,
): Promise<void> {
  if (namespaces.length === 0) return;
  const kept = (ns: string): string => (looksOnly ? '' : `:${trackingRef(remote.name, ns)}`);
  const refspecs = namespaces.map((ns) => notesRef(ns) + kept(ns));
  // 1: a ref was not taken, which the caller sees by where it stands. A ref that went in between is no fault.
  const isFine = ({ exitCode, stderr }: GitAnswer): boolean =>
    exitCode <= 1 || /couldn't find remote ref|cannot lock ref/.test(stderr);
  await ask(network, remote, [...FETCH, '--', remote.name, ...refspecs], { isFine });
}

/** Whether a commit of the remote's that is not here has this one in its history. Keeps nothing of what it fetches. */
export const isBuiltOn = (
  network: Network,
  remote: Remote,
  { namespace, oid }: NotesRef,
  commit: string,
): Promise<boolean> =>
  lookAside(network.git, async (git) => {
    await ask({ ...network, git }, remote, [...FETCH, '--', remote.name, notesRef(namespace)]);
    return (await runGit(['merge-base', '--is-ancestor', commit, oid], git)).exitCode === 0;
  });

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

/** Who can read it: every address is asked as a stranger would, without any credentials; the widest audience counts. Throws nothing. */
export async function audienceOf(git: GitOptions, urls: readonly string[]) {
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
