import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../core/basics.ts';
import { namespaceOf } from '../core/memory.ts';
import { currentBranch } from '../git/locate.ts';
import type { ObjectReader } from '../git/objects.ts';
import { type GitOptions, listRefs, runGitOrThrow } from '../git/process.ts';
import type { GitStore } from '../git/repository.ts';
import { hasSynced } from '../git/trust.ts';
import type { Unfetched } from './remote.ts';
import { chooseRemote, readRemoteSettings } from './remote-settings.ts';
import { readRemoteLook } from './sync-states.ts';

/** Where a fetch of another's notes leaves them: ours, and what people configure. */
const THEIRS = /^refs\/(?:notes\/cs-remote\/([^/]+)|remotes\/([^/]+)\/notes\/cs)\/(.+)$/;
/** Committed files that nobody has who does not use cs-memory. */
const SIGNS = ['.cs-memory.json', '.claude/hooks/cs-memory-session-start.sh'];

/** A remote's notes that git knows here and no ref of ours has, or else signs that there are some; undefined without either. No network. Throws GIT_FAILED. */
export async function knownUnfetched({
  git,
  home: { directory, place },
}: Pick<GitStore, 'git' | 'home'>): Promise<Unfetched | undefined> {
  const patterns = ['refs/notes', 'refs/remotes/*/notes/cs/**'];
  const refs = (await listRefs(git, patterns)).map(({ ref }) => ref);
  const own = new Set(refs.flatMap((ref) => namespaceOf(ref) ?? []));
  const theirs = refs.flatMap((ref) => {
    const [, tracked, configured, namespace = ''] = THEIRS.exec(ref) ?? [];
    const remote = tracked ?? configured;
    return remote === undefined || own.has(namespace) ? [] : [{ remote, namespace }];
  });
  const [first] = theirs;
  if (first !== undefined) {
    const own = theirs.filter(({ remote }) => remote === first.remote);
    return { remote: first.remote, namespaces: [...new Set(own.map(({ namespace }) => namespace))].sort() };
  }
  if (hasSynced(directory)) return undefined;
  const looked = readRemoteLook(directory); // what the remote said it has, if it was asked
  if (looked !== undefined) return looked;
  if (own.size > 0 || !saysItIsUsed(place.root)) return undefined;
  const settings = await readRemoteSettings(git);
  // Where there is no remote to fetch from, or it takes a word to choose one, nothing is said.
  return attempt(() => ({ remote: chooseRemote(settings, currentBranch(place.gitDir)), namespaces: [] }));
}

/** Whether the files of a work tree tell a clone that there should be memories. */
export const saysItIsUsed = (root: string | undefined): boolean =>
  root !== undefined && SIGNS.some((name) => existsSync(join(root, name)));

const TOLD = 'unfetched-told';

/** Whether the user was told already. One look at a file. */
export const wasTold = (directory: string): boolean => existsSync(join(directory, TOLD));

/** True once for a folder of ours: whoever gets it may tell the user. False where that cannot be noted. */
export const isFirstTelling = (directory: string): boolean =>
  attempt(() => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(join(directory, TOLD), '', { flag: 'wx', mode: 0o600 });
    return true;
  }, false);

/** Each signature is a process of git's, and whoever may push can push thousands: they are looked at for so long, the oldest first. */
const MAX_VERIFY_MS = 20_000;
const AT_ONCE = 25;

/** The commits between two that a key git trusts signed, and what each adds to. What was not looked at in time is nobody's word. */
export async function signedCommits(
  git: GitOptions,
  reader: ObjectReader,
  from: string | undefined,
  to: string,
) {
  const range = from === undefined ? `${to}\n` : `${to}\n^${from}\n`;
  const names = (await runGitOrThrow(['rev-list', '--reverse', '--stdin'], git, range))
    .split('\n')
    .filter(Boolean);
  const bearing = new Map<string, Commit>();
  for (const name of names) {
    const commit = await readCommit(reader, name);
    if (commit?.isSigned !== true) continue;
    // A signature of a commit that adds nothing proves nothing, and thousands of those cost nothing to make.
    const before = commit.parent === undefined ? { tree: '' } : await readCommit(reader, commit.parent);
    if (before !== undefined && before.tree !== commit.tree) bearing.set(name, commit);
  }
  const signers = await signersOf(git, [...bearing.keys()]);
  return [...signers].map(([commit, signer]) => ({ signer, commit, parent: bearing.get(commit)?.parent }));
}

type Commit = NonNullable<Awaited<ReturnType<typeof readCommit>>>;

/** As it is written: git itself takes a commit for a first one where a shallow clone ends, and then it would seem to add all that it has. */
async function readCommit(reader: ObjectReader, name: string) {
  const object = await reader.get(name);
  if (object?.type !== 'commit') return undefined;
  const [head = ''] = object.content.toString('latin1').split('\n\n', 1);
  return {
    tree: /^tree (\S+)/m.exec(head)?.[1],
    parent: /^parent (\S+)/m.exec(head)?.[1],
    isSigned: /^gpgsig/m.test(head),
  };
}

async function signersOf(git: GitOptions, commits: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const signers = new Map<string, string>();
  const endMs = performance.now() + MAX_VERIFY_MS;
  const args = '-c log.showSignature=false log --no-walk=unsorted --stdin'.split(' ');
  args.push('--format=%H %G? %GS');
  for (let at = 0; at < commits.length; at += AT_ONCE) {
    const timeoutMs = endMs - performance.now();
    if (timeoutMs <= 0) break;
    const some = commits.slice(at, at + AT_ONCE);
    const log = await runGitOrThrow(args, { ...git, timeoutMs }, `${some.join('\n')}\n`).catch(() => '');
    for (const line of log.split('\n')) {
      const [, commit, signer] = /^([0-9a-f]+) G (.+)$/.exec(line) ?? [];
      if (commit !== undefined && signer !== undefined) signers.set(commit, signer);
    }
  }
  return signers;
}
