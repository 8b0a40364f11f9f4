import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { defined, fieldsOf, hasShape } from '../core/basics.ts';
import { isLive, type Memory } from '../core/memory.ts';
import { count, shellWord } from '../core/text.ts';
import { readJsonFile, readShaped, writeJsonFile } from '../files/write.ts';
import { SYNC_FILE as FILE } from '../git/trust.ts';
import type { Remote, Unfetched } from './remote.ts';

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
  const waiting = memories.filter((memory) => memory.origin === 'claimed' && isLive(memory, nowMs)).length;
  if (waiting === 0) return undefined;
  const others = [...readStates(directory)].filter(([, { trusted }]) => trusted !== true);
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
