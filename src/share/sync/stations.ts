import { defined } from '../../core/basics.ts';
import { isBelowOwn, isNamespace } from '../../core/memory.ts';
import { headOf } from '../../core/note-documents.ts';
import { decodeLine } from '../../core/note-line.ts';
import type { NotesRef, TellProgress } from '../../core/ports.ts';
import type { Needs } from '../../session/model/ports.ts';
import type { Remote } from '../model/remote.ts';
import type { NotesHistory } from '../store/notes-history.ts';
import type { createNotesRemote } from '../store/notes-remote.ts';
import type { SyncStates } from '../store/sync-states.ts';
import type { ProvenanceLedger } from '../store/trust.ts';
import { type Amount, amountOf, type SyncProblem } from './report.ts';

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

/** What a sync works with. `isPrivate`: a namespace stays here. */
export interface SyncPlace extends Needs<'index' | 'notes'> {
  readonly remote: ReturnType<typeof createNotesRemote>;
  readonly history: NotesHistory;
  readonly states: SyncStates;
  readonly provenance: ProvenanceLedger;
  readonly isPrivate: (ns: string) => boolean;
}

/** How much would go, and what speaks against it. */
export type Looked = Readonly<{ amount: Amount; problem?: SyncProblem }>;

/** What the rounds of one sync go by. */
export interface Rounds {
  readonly ports: SyncPlace;
  /** Looks at what would go from one notes commit to another, before it goes. */
  readonly gate: (there: string | undefined, here: string) => Promise<Looked>;
  readonly remote: Remote;
  readonly adopt: boolean;
  /** Says what a run would do, by ports that write aside. */
  readonly dryRun: boolean;
  readonly mayPush: boolean;
  readonly signs: boolean;
  readonly progress: TellProgress;
  readonly maxWaitMs: number;
}

/** `handoffs` are between the sessions of one place. */
const ALWAYS_PRIVATE = ['handoffs'];

/** Says of a namespace whether it is one of these, or below one of them. */
export function privateNamespaces(names: readonly string[]) {
  const all = [...ALWAYS_PRIVATE, ...names];
  return (ns: string): boolean => all.some((name) => ns === name || ns.startsWith(`${name}/`));
}

const byNamespace = (refs: readonly NotesRef[]): ReadonlyMap<string, string> =>
  new Map(refs.map(({ namespace, oid }) => [namespace, oid]));

export const localStations = async (ports: SyncPlace, remote: Remote): Promise<readonly Station[]> =>
  stationsOf(ports, ports.states.read(remote), remote, new Map());

/** Asks the remote. What was taken in is read before: else a sync meanwhile makes the remote look as if it had lost it. */
export async function survey(ports: SyncPlace, remote: Remote): Promise<readonly Station[]> {
  const state = ports.states.read(remote);
  return stationsOf(ports, state, remote, byNamespace(await ports.remote.list(remote)));
}

async function stationsOf(
  { history, isPrivate }: SyncPlace,
  state: ReturnType<SyncStates['read']>,
  remote: Remote,
  there: ReadonlyMap<string, string>,
): Promise<readonly Station[]> {
  const [local = [], tracking = []] = await history.localAndTracking(remote.name);
  const [here, fetched] = [byNamespace(local), byNamespace(tracking)];
  const names = new Set([
    ...[here, there, fetched].flatMap((of) => [...of.keys()]),
    ...(state?.synced.keys() ?? []),
  ]);
  const shared = [...names].filter((ns) => isNamespace(ns) && !isPrivate(ns)).sort();
  // What is no commit holds no notes (a plain `git fetch` may have brought it): nothing of it is shared.
  const isReal = async (ns: string): Promise<boolean> =>
    here.get(ns) === undefined || history.has(here.get(ns) ?? '');
  const real = await Promise.all(shared.map(isReal));
  return Promise.all(
    shared
      .filter((_, at) => real[at])
      .map(async (ns): Promise<Station> => {
        const [local, tracking] = [here.get(ns), fetched.get(ns)];
        const known = state?.synced.get(ns);
        // Without a record of ours, a tracking ref that our history has tells of a merge by hand, or of a lost record.
        const guess = state === undefined && local && tracking && (await history.isWithin(tracking, local));
        const synced = known ?? (guess ? tracking : undefined);
        const blockedBy = [...there.keys()].find(
          (name) => name === '' || (isBelowOwn(name) && name.startsWith(`${ns}/`)),
        );
        return defined({ ns, local, remote: there.get(ns), tracking, synced, blockedBy });
      }),
  );
}

async function isRewrittenHere({ history, remote: there }: SyncPlace, station: Station, remote: Remote) {
  const { ns, local, remote: theirs, synced } = station;
  if (synced === undefined || theirs === undefined || theirs === local) return false;
  if (local === undefined) return true;
  if (await history.isWithin(synced, local)) return false;
  // The remote may have what we rewrote by now, with more on top.
  const isNews = theirs !== synced;
  return !(isNews && (await there.isBuiltOn(remote, { namespace: ns, oid: theirs }, local)));
}

/** What speaks against taking in what the remote has, before a fetch. Merging a rewritten history would bring back what was erased. */
export async function obstacle(
  { ports, remote }: Rounds,
  station: Station,
  all: readonly Station[],
): Promise<SyncProblem | undefined> {
  const { local, remote: theirs, synced } = station;
  const by = all.find((other) => sharesPath(other, station))?.ns;
  if (by !== undefined) return { kind: 'name-taken', by };
  if (station.blockedBy !== undefined && local !== undefined)
    return { kind: 'not-notes', at: station.blockedBy };
  if (await isRewrittenHere(ports, station, remote))
    return { kind: 'rewritten-here', ...(theirs === synced && local && synced ? { lease: synced } : {}) };
  if (synced === undefined || local === undefined || theirs !== undefined) return undefined;
  if (!(await ports.history.isWithin(synced, local))) return undefined;
  const missing = amountOf(await ports.history.added(undefined, synced)).memories;
  return { kind: 'deleted-there', missing, had: synced };
}

/** Without what only this clone has and is all purges: its name is nobody's business. */
export async function withoutEmpty(
  history: Pick<NotesHistory, 'added'>,
  stations: readonly Station[],
): Promise<readonly Station[]> {
  const isEmpty = async ({ local, remote, tracking, synced }: Station): Promise<boolean> =>
    local !== undefined &&
    (remote ?? tracking ?? synced) === undefined &&
    (await history.added(undefined, local)).every(({ raw }) => headOf(raw)?.type === 'purged');
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
export async function visibleTo(ports: SyncPlace, remote: Remote, stations: readonly Station[]) {
  const authors = new Set<string>();
  const namespaces: { readonly ns: string; readonly memories: number; readonly notLive: number }[] = [];
  for (const { ns, local, synced } of stations) {
    if (local === undefined || local === synced) continue;
    const from = synced && (await ports.history.has(synced)) ? synced : undefined;
    const lines = (await ports.history.added(from, local)).map(({ raw }) => decodeLine(raw));
    const made = lines.filter((line) => typeof line === 'object' && line.type === 'memory');
    const known = await ports.index.known([...new Set(made.map(({ id }) => id))]);
    const memories = [...known.values()];
    for (const { author } of memories) if (author !== undefined) authors.add(author);
    const gone = memories.filter(({ forgotten, supersededBy }) => forgotten || supersededBy !== undefined);
    namespaces.push({ ns, memories: memories.length, notLive: gone.length });
  }
  const audience = await ports.remote.audience(remote);
  return { remote: remote.name, urls: remote.urls, audience, namespaces, authors: [...authors].sort() };
}
