import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, defined, fieldsOf, hasShape } from '../core/basics.ts';
import { isLive, type Memory, namespaceOf } from '../core/memory.ts';
import { count, shellWord } from '../core/text.ts';
import { readJsonFile, readShaped, writeJsonFile } from '../files/write.ts';
import { currentBranch } from '../git/locate.ts';
import { listRefs } from '../git/process.ts';
import type { GitStore } from '../git/repository.ts';
import { SYNC_FILE as FILE, hasSynced } from '../git/trust.ts';
import type { Remote, Unfetched } from './remote.ts';
import { chooseRemote, readRemoteSettings } from './remote-settings.ts';

export interface RemoteState {
  /** Of its addresses; not they themselves, since an address may name people and places. */
  readonly address: string;
  readonly consented_at?: string;
  /** Whether whoever may push there is trusted; absent: the user was not asked. */
  readonly trusted?: boolean;
  readonly synced: Readonly<Record<string, string>>;
}

/** Of all places that we fetch from and push to: another one on either side is another remote. */
const addressOf = ({ urls, fetchUrls = [] }: Remote): string =>
  createHash('sha256')
    .update([...urls, ...(fetchUrls.length > 0 ? ['', ...fetchUrls] : [])].join('\n'))
    .digest('hex');

const STATE = { address: 'text', synced: 'object', consented_at: '?text', trusted: '?flag' } as const;
const isRemoteState = (value: unknown): value is RemoteState =>
  hasShape(value, STATE) &&
  hasShape({ names: Object.values(fieldsOf(fieldsOf(value)['synced'])) }, { names: 'texts' });

/** Whether the user agreed to share with any remote of the repository, as it was then. One look at a file. */
export const hasAgreedToAny = (directory: string): boolean =>
  [...readStates(directory).values()].some(({ consented_at }) => consented_at !== undefined);

/** The short names (`shortNameOf`) of the remotes whose pushers the user trusts. One look at a file. */
export function trustedRemotes(directory: string): ReadonlySet<string> {
  const all = [...readStates(directory).values()];
  return new Set(all.flatMap(({ trusted, address }) => (trusted === true ? [shortName(address)] : [])));
}

const shortName = (address: string): string => address.slice(0, 16);

function readStates(directory: string): ReadonlyMap<string, RemoteState> {
  const { remotes } = fieldsOf(readJsonFile(join(directory, FILE)));
  const known = Object.entries(fieldsOf(remotes)).flatMap(([name, state]) =>
    isRemoteState(state) ? [[name, state] as const] : [],
  );
  return new Map(known);
}

/** What this clone keeps of its dealings with a remote (`sync.json`, 0600): git's settings are the user's. Nothing is agreed for another address, or by a damaged file. */
export function remoteState(directory: string, remote: Remote): RemoteState | undefined {
  const state = readStates(directory).get(remote.name);
  return state?.address === addressOf(remote) ? state : undefined;
}

/** Read anew just before: another process may have written since. Two at the same moment: the later one stays. */
export function changeRemoteState(
  directory: string,
  remote: Remote,
  change: Partial<Omit<RemoteState, 'address'>>,
): void {
  const state = remoteState(directory, remote) ?? { address: addressOf(remote), synced: {} };
  const remotes = new Map(readStates(directory)).set(remote.name, { ...state, ...change });
  writeJsonFile(join(directory, FILE), { version: 1, remotes: Object.fromEntries(remotes) });
}

/** Namespace → the remote's commit that we took in last, none of other addresses. Undefined: no dealings with that name. */
export function syncedWith(directory: string, remote: Remote): ReadonlyMap<string, string> | undefined {
  if (!readStates(directory).has(remote.name)) return undefined;
  return new Map(Object.entries(remoteState(directory, remote)?.synced ?? {}));
}

/** Records what was taken in; undefined forgets it. */
export function setSynced(
  directory: string,
  remote: Remote,
  changes: ReadonlyMap<string, string | undefined>,
): void {
  const synced = { ...remoteState(directory, remote)?.synced, ...Object.fromEntries(changes) };
  changeRemoteState(directory, remote, { synced: defined(synced) as Record<string, string> });
}

/** A short name for the remote's addresses, that tells nothing of them. */
export const shortNameOf = (remote: Remote): string => shortName(addressOf(remote));

/** One line on the memories that were received, and that no session is given before the user trusts who pushed them; undefined where there are none. */
export function untrustedText(
  memories: readonly Memory[],
  directory: string,
  nowMs: number,
): string | undefined {
  const claimed = memories.filter((memory) => memory.origin === 'claimed' && isLive(memory, nowMs));
  const waiting = claimed.length;
  const [first] = claimed;
  if (first === undefined) return undefined;
  const states = [...readStates(directory)];
  const others = states.filter(([, { trusted }]) => trusted !== true);
  if (states.length > 0 && others.length === 0) {
    const [was, it] = waiting === 1 ? ['was', 'it is'] : ['were', 'they are'];
    return `${count(waiting, 'memory')} ${was} put into the notes by another program than cs-memory, so ${it} told only to who asks: \`cs-memory show ${first.id}\`${waiting > 1 ? ' …' : ''}`;
  }
  const [[name] = ['origin']] = others;
  const [wait, trust] = [waiting === 1 ? 'waits' : 'wait', `cs-memory trust add --remote ${shellWord(name)}`];
  return `${count(waiting, 'received memory')} ${wait} for your trust: \`${trust}\``;
}

const LOOK_FILE = 'remote-look.json';
const LOOK = { remote: 'text', namespaces: 'texts', memories: '?number' } as const;

/** What a remote was found to have when it was asked in the background. Undefined where it was not asked, or had nothing. One look at a file. */
export const readRemoteLook = (directory: string) => readShaped<Unfetched>(join(directory, LOOK_FILE), LOOK);

/** Keeps it, mode 0600: names and a number. Throws what writing throws. */
export const writeRemoteLook = (directory: string, found: Unfetched): void =>
  writeJsonFile(join(directory, LOOK_FILE), found);

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
