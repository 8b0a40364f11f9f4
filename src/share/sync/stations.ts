import { defined } from '../../core/basics.ts';
import { HANDOFFS, isBelowOwn, isNamespace, type TrustSettings } from '../../core/memory.ts';
import { decodeLine } from '../../core/note-line.ts';
import type { NotesRef, TellProgress } from '../../core/ports.ts';
import { maskUrls } from '../../core/remote-url.ts';
import { currentBranch } from '../../git/locate.ts';
import { headOf } from '../../git/note-documents.ts';
import { type GitOptions, runGit, runGitOrThrow } from '../../git/process.ts';
import type { GitStore } from '../../git/repository.ts';
import type { ProvenanceLedger } from '../../git/trust.ts';
import type { Needs } from '../../session/accumulator.ts';
import { addedLines, hasCommit, isWithin, localAndTracking } from '../notes-history.ts';
import { audienceOf, isBuiltOn, listNotesThere, type Network, PUSH_REMOTE } from '../notes-remote.ts';
import type { Remote } from '../remote.ts';
import { chooseRemote, type RemoteSettings, readRemoteSettings } from '../remote-settings.ts';
import { remoteState, syncedWith } from '../sync-states.ts';
import { amountOf, type SyncProblem } from './report.ts';

/** Where a namespace stands: here, there, and at the last time that we took something in. */
export interface Station {
  readonly ns: string;
  readonly local?: string;
  readonly remote?: string;
  readonly tracking?: string;
  readonly synced?: string;
  /** A name on the remote that is no namespace, and keeps this one from being pushed. */
  readonly blockedBy?: string;
}

/** Whether the remote has what was not fetched. */
export const isNews = ({ remote, tracking }: Station): boolean => remote !== undefined && remote !== tracking;

export interface Syncing extends GitStore, Network, Needs<'filters' | 'clock'> {
  readonly provenance: ProvenanceLedger;
  readonly trust: (hasAuthors: boolean) => Promise<TrustSettings>;
  /** Whether a namespace stays here. */
  readonly isPrivate: (ns: string) => boolean;
  readonly signs: boolean;
  /** How long other clones may win, or another sync here may take, before a sync gives up. */
  readonly maxWaitMs: number;
}

/** The remote of that name, else the branch's upstream, else origin, else the only one; the network is not asked. Throws USAGE. */
export async function findRemote(
  { git, home }: Pick<GitStore, 'git' | 'home'>,
  wanted?: string,
): Promise<Remote> {
  const settings = await readRemoteSettings(git);
  return remoteNamed(git, settings, chooseRemote(settings, currentBranch(home.place.gitDir), wanted));
}

/** All that have an address, by their names. Throws GIT_FAILED. */
export async function allRemotes(git: GitOptions): Promise<readonly Remote[]> {
  const settings = await readRemoteSettings(git);
  return Promise.all(settings.remotes.toSorted().map((name) => remoteNamed(git, settings, name)));
}

async function remoteNamed(git: GitOptions, settings: RemoteSettings, name: string): Promise<Remote> {
  const answers = await Promise.all([
    runGitOrThrow(['remote', 'get-url', '--push', '--all', '--', name], git),
    // a fetch takes the first one only; there is none where only a push address is set
    runGit(['remote', 'get-url', '--', name], git).then(({ stdout }) => stdout),
  ]);
  const [urls = [], fetchUrls = []] = answers.map((it) => it.split('\n').filter(Boolean).map(maskUrls));
  return {
    ...{ name, urls, forPush: settings.copyOf(name, PUSH_REMOTE) },
    ...defined({
      sshCommand: settings.sshCommand,
      fetchUrls: urls[0] === fetchUrls[0] ? undefined : fetchUrls,
    }),
  };
}

export interface Rounds {
  readonly at: Syncing;
  readonly remote: Remote;
  readonly adopt: boolean;
  /** Says what a run would do, at a place that writes aside. */
  readonly dryRun: boolean;
  readonly progress: TellProgress;
  /** Lines in which the filters found nothing: each is looked at once. */
  readonly clean: Set<string>;
}

export const hasAgreed = ({ home }: Pick<Syncing, 'home'>, remote: Remote): boolean =>
  remoteState(home.directory, remote)?.consented_at !== undefined;

/** Says of a namespace whether it is one of these, or below one of them. */
export function privateNamespaces(names: readonly string[]) {
  const all = [HANDOFFS, ...names];
  return (ns: string): boolean => all.some((name) => ns === name || ns.startsWith(`${name}/`));
}

const byNamespace = (refs: readonly NotesRef[]) =>
  new Map(refs.map(({ namespace, oid }) => [namespace, oid]));

/** Where all shared namespaces stand; of the remote, unless it `asks`, as far as is known here. What was taken in is read first: a sync meanwhile would look like a loss. */
export async function survey(at: Syncing, remote: Remote, asks: boolean): Promise<readonly Station[]> {
  const taken = syncedWith(at.home.directory, remote);
  const there = byNamespace(asks ? await listNotesThere(at, remote) : []);
  const [local = [], tracking = []] = await localAndTracking(at.git, remote.name);
  const [here, fetched] = [byNamespace(local), byNamespace(tracking)];
  const names = new Set([here, there, fetched, taken].flatMap((of) => [...(of?.keys() ?? [])]));
  const shared = [...names].filter((ns) => isNamespace(ns) && !at.isPrivate(ns)).sort();
  const stations = shared.map(async (ns): Promise<Station | undefined> => {
    const [local, tracking] = [here.get(ns), fetched.get(ns)];
    // What is no commit holds no notes (a plain `git fetch` may have brought it): nothing of it is shared.
    if (local !== undefined && !(await hasCommit(at.reader, local))) return undefined;
    // Without a record of ours, a tracking ref that our history has tells of a merge by hand, or of a lost record.
    const guess = taken === undefined && local && tracking && (await isWithin(at, tracking, local));
    const synced = taken?.get(ns) ?? (guess ? tracking : undefined);
    const isInTheWay = (name: string) => name === '' || (isBelowOwn(name) && name.startsWith(`${ns}/`));
    const blockedBy = [...there.keys()].find(isInTheWay);
    return defined({ ns, local, remote: there.get(ns), tracking, synced, blockedBy });
  });
  return (await Promise.all(stations)).filter((it) => it !== undefined);
}

async function isRewrittenHere({ at, remote }: Rounds, station: Station) {
  const { ns, local, remote: theirs, synced } = station;
  if (synced === undefined || theirs === undefined || theirs === local) return false;
  if (local === undefined) return true;
  if (await isWithin(at, synced, local)) return false;
  // The remote may have what we rewrote by now, with more on top.
  return !(theirs !== synced && (await isBuiltOn(at, remote, { namespace: ns, oid: theirs }, local)));
}

/** What speaks against taking in what the remote has, before a fetch. Merging a rewritten history would bring back what was erased. */
export async function obstacle(
  rounds: Rounds,
  station: Station,
  all: readonly Station[],
): Promise<SyncProblem | undefined> {
  const { local, remote: theirs, synced } = station;
  const by = all.find((other) => sharesPath(other, station))?.ns;
  if (by !== undefined) return { kind: 'name-taken', by };
  if (station.blockedBy !== undefined && local !== undefined)
    return { kind: 'not-notes', at: station.blockedBy };
  if (await isRewrittenHere(rounds, station))
    return { kind: 'rewritten-here', ...(theirs === synced && local && synced ? { lease: synced } : {}) };
  if (synced === undefined || local === undefined || theirs !== undefined) return undefined;
  if (!(await isWithin(rounds.at, synced, local))) return undefined;
  const missing = amountOf(await addedLines(rounds.at.reader, undefined, synced)).memories;
  return { kind: 'deleted-there', missing, had: synced };
}

/** Without what only this clone has and is all purges: its name is nobody's business. */
export async function withoutEmpty(
  { reader }: Pick<GitStore, 'reader'>,
  stations: readonly Station[],
): Promise<readonly Station[]> {
  const isEmpty = async ({ local, remote, tracking, synced }: Station): Promise<boolean> =>
    local !== undefined &&
    (remote ?? tracking ?? synced) === undefined &&
    (await addedLines(reader, undefined, local)).every(({ raw }) => headOf(raw)?.type === 'purged');
  const empty = await Promise.all(stations.map(isEmpty));
  return stations.filter((_, at) => !empty[at]);
}

/** Git cannot keep `team` beside `team/ops`: whether one of the two is where the other would have to go. */
function sharesPath(other: Station, station: Station): boolean {
  const clash = other.ns.startsWith(`${station.ns}/`) || station.ns.startsWith(`${other.ns}/`);
  if (!clash) return false;
  if (station.local === undefined) return other.local !== undefined;
  return station.remote === undefined && other.remote !== undefined;
}

export type Visible = Awaited<ReturnType<typeof visibleTo>>;

/** What a first push would show to whom: new memories by namespace, as far as known without asking, also those no longer recalled. */
export async function visibleTo(at: Syncing, remote: Remote, stations: readonly Station[]) {
  const authors = new Set<string>();
  const namespaces: { readonly ns: string; readonly memories: number; readonly notLive: number }[] = [];
  for (const { ns, local, synced } of stations) {
    if (local === undefined || local === synced) continue;
    const from = synced && (await hasCommit(at.reader, synced)) ? synced : undefined;
    const lines = (await addedLines(at.reader, from, local)).map(({ raw }) => decodeLine(raw));
    const made = lines.filter((line) => typeof line === 'object' && line.type === 'memory');
    const known = await at.index.known([...new Set(made.map(({ id }) => id))]);
    const memories = [...known.values()];
    for (const { author } of memories) if (author !== undefined) authors.add(author);
    const gone = memories.filter(({ forgotten, supersededBy }) => forgotten || supersededBy !== undefined);
    namespaces.push({ ns, memories: memories.length, notLive: gone.length });
  }
  const audience = await audienceOf(at.git, remote.urls);
  return { remote: remote.name, urls: remote.urls, audience, namespaces, authors: [...authors].sort() };
}
