import { defined } from '../../core/basics.ts';
import { notesRef } from '../../core/memory.ts';
import type { ObjectReader } from '../../git/objects.ts';
import type { RefMove } from '../../git/write.ts';
import {
  addedLines,
  hasCommit,
  isWithin,
  localAndTracking,
  moveNotes,
  signedLines,
  unite,
} from '../notes-history.ts';
import { fetchNotes, trackingRef } from '../notes-remote.ts';
import type { NotesUnion } from '../remote.ts';
import { setSynced, shortNameOf } from '../sync-states.ts';
import { amountOf, type NamespaceSync, NONE, type Pulled, type SyncProblem } from './report.ts';
import { isNews, obstacle, type Rounds, type Station, type Syncing } from './stations.ts';

export interface PulledStation
  extends Pick<NamespaceSync, 'ns' | 'pulled' | 'received' | 'dropped' | 'purged' | 'problem'> {
  readonly local?: string;
  readonly theirs?: string;
}

/** What is to be done with one namespace: nothing where there is a problem, unless that is adopted. */
interface Plan {
  readonly station: Station;
  readonly theirs?: string;
  readonly union?: NotesUnion;
  readonly problem?: SyncProblem;
  readonly adopts: boolean;
}

/** Fetches what is new into our refs, all in one transaction; 'again': somebody wrote, only tracking refs moved. A dry run moves no ref: it is done aside. */
export async function pull(
  rounds: Rounds,
  stations: readonly Station[],
): Promise<readonly PulledStation[] | 'again'> {
  const { at, remote, dryRun } = rounds;
  const plans = await planAll(rounds, stations);
  if (plans === 'again') return 'again';
  const unions = plans.map(({ union }) => union);
  const united = await unite(at, unions);
  const targets = plans.map((plan, index) => {
    const { local } = plan.station;
    return plan.union !== undefined ? united[index] : isOpen(plan) ? (local ?? plan.theirs) : local;
  });
  if (!dryRun) {
    const open = plans.filter(isOpen);
    const isTaken = ({ station: { synced, remote: there }, theirs }: Plan): boolean =>
      theirs !== undefined && (theirs !== synced || there !== synced);
    await noteOrigins(rounds, open.filter(isTaken));
    const moves = plans.flatMap((plan, index): RefMove[] => {
      const { ns, local, tracking } = plan.station;
      if (!isOpen(plan)) return [];
      return [
        { ref: notesRef(ns), from: local, to: targets[index] },
        { ref: trackingRef(remote.name, ns), from: tracking, to: plan.theirs },
      ];
    });
    if (!(await moveNotes(at.git, moves))) return 'again'; // then nothing has moved
    const settled = open.filter(({ theirs, station }) => theirs !== station.synced);
    const taken = new Map(settled.map(({ station, theirs }) => [station.ns, theirs]));
    if (settled.length > 0) setSynced(at.home.directory, remote, taken);
  }
  return Promise.all(plans.map((plan, index) => resultOf(at.reader, plan, targets[index])));
}

const isOpen = ({ problem, adopts }: Plan): boolean => problem === undefined || adopts;

async function planAll(rounds: Rounds, stations: readonly Station[]) {
  const { at, remote, adopt } = rounds;
  const planOne = async (station: Station, isFetched: boolean, blocked: SyncProblem | undefined) => {
    if (blocked !== undefined && !adopts(blocked, adopt)) return { station, problem: blocked, adopts: false };
    const theirs = await theirCommit(at, station, isFetched);
    if (theirs === 'again') return 'again';
    const problem = blocked ?? (await rewrittenThere(at, station, theirs));
    const plan = defined({ station, adopts: adopts(problem, adopt), theirs, problem });
    if (problem !== undefined && !plan.adopts) return plan;
    return defined({ ...plan, union: unionOf(station, theirs, problem) });
  };
  const blocked = await Promise.all(stations.map((station) => obstacle(rounds, station, stations)));
  const mayTake = (index: number): boolean => blocked[index] === undefined || adopts(blocked[index], adopt);
  const names = stations.flatMap((it, index) => (mayTake(index) && isNews(it) ? [it.ns] : []));
  await fetchNotes(at, remote, names, rounds.dryRun);
  const [, fetched = []] = names.length === 0 ? [] : await localAndTracking(at.git, remote.name);
  const moved = new Map(fetched.map(({ namespace, oid }) => [namespace, oid]));
  const plans = await Promise.all(
    stations.map(async (station, index) => {
      const now = names.length === 0 ? station.tracking : moved.get(station.ns);
      // What is no commit holds no notes: it stays there, and what would be pushed in its place stays here.
      if (now !== undefined && now === station.remote && !(await hasCommit(at.reader, now))) {
        const problem: SyncProblem = { kind: 'not-notes', at: station.ns };
        return station.local === undefined ? undefined : { station, problem, adopts: false };
      }
      const isFetched = now !== undefined && now !== station.tracking;
      const current = isFetched ? { ...station, tracking: now } : station;
      return planOne(current, isFetched, blocked[index]);
    }),
  );
  const real = plans.filter((plan) => plan !== undefined);
  return real.includes('again') ? 'again' : (real as Plan[]);
}

/** Where the remote has nothing there is nothing to adopt: what is here may be nowhere else. */
const adopts = (problem: SyncProblem | undefined, adopt: boolean): boolean =>
  adopt && problem !== undefined && !NOT_ADOPTED.has(problem.kind);
const NOT_ADOPTED: ReadonlySet<SyncProblem['kind']> = new Set(['name-taken', 'not-notes', 'deleted-there']);

/** The remote's commit; 'again': it has moved on. Only a tracking ref that this fetch moved is news: an older one may have what is lost there. */
async function theirCommit(at: Syncing, { remote, tracking }: Station, isFetched: boolean) {
  if (remote === undefined || remote === tracking) return remote;
  if (isFetched && tracking !== undefined && (await isWithin(at, remote, tracking))) return tracking;
  return (await hasCommit(at.reader, remote)) ? remote : 'again'; // here, but not taken: the remote was rewritten
}

async function rewrittenThere(
  at: Syncing,
  { local, synced }: Station,
  theirs: string | undefined,
): Promise<SyncProblem | undefined> {
  if (synced === undefined || theirs === undefined || theirs === local) return undefined;
  if (await isWithin(at, synced, theirs)) return undefined;
  // Rewritten here, and what the remote has is built on that: what we took in before is history on both sides.
  if (local === undefined || !(await isWithin(at, synced, local))) return undefined;
  const lost = await addedLines(at.reader, theirs, synced);
  const missing = amountOf(lost.filter(({ purged }) => !purged)).memories;
  const older = await isWithin(at, theirs, synced);
  const purged = amountOf(lost).memories - missing;
  return { kind: 'rewritten-there', missing, purged, had: synced, has: theirs, older };
}

function unionOf(
  { local, synced }: Station,
  theirs: string | undefined,
  adopted: SyncProblem | undefined,
): NotesUnion | undefined {
  if (local === undefined || local === theirs) return undefined;
  if (adopted !== undefined) {
    // What was rewritten here has nothing of the last sync to be compared with: all that theirs lacks is ours.
    const since = adopted.kind === 'rewritten-here' ? theirs : synced;
    return { kind: 'replay', ours: local, since, theirs };
  }
  // What was taken in last is in our history: `obstacle` has looked.
  return theirs === undefined || theirs === synced ? undefined : { kind: 'merge', ours: local, theirs };
}

async function resultOf(reader: ObjectReader, plan: Plan, to: string | undefined): Promise<PulledStation> {
  const { ns, local } = plan.station;
  const pulled = isOpen(plan) ? pulledHow(plan, to) : 'nothing';
  const isAdopted = pulled === 'adopted' && to !== undefined && local !== undefined;
  const lost = isAdopted ? await addedLines(reader, to, local) : undefined;
  const goneBy = (purge: boolean) => lost && amountOf(lost.filter(({ purged }) => purged === purge)).memories;
  const isNew = pulled !== 'nothing' && to !== undefined;
  const received = isNew ? amountOf(await addedLines(reader, local, to)) : NONE;
  const [dropped, purged] = [goneBy(false), goneBy(true) || undefined];
  const problem = plan.adopts ? undefined : plan.problem;
  return defined({ ns, local: to, theirs: plan.theirs, pulled, received, dropped, purged, problem });
}

function pulledHow({ station, theirs, adopts: isAdopted }: Plan, to: string | undefined): Pulled {
  if (to === station.local) return 'nothing';
  if (isAdopted) return 'adopted';
  if (station.local === undefined) return 'created';
  return to === theirs ? 'fast-forwarded' : 'merged';
}

/** Notes who brings and who signed lines before they are in our notes: else they are nobody's word. Our own that come back stay ours. */
async function noteOrigins({ at, remote }: Rounds, taken: readonly Plan[]): Promise<void> {
  const { provenance } = at;
  if (taken.length === 0) return;
  await provenance.ready();
  for (const { theirs = '', station } of taken) {
    // What was taken in last may have been purged since.
    const synced =
      station.synced && (await hasCommit(at.reader, station.synced)) ? station.synced : undefined;
    const lines = await addedLines(at.reader, synced, theirs);
    const foreign = lines.map(({ raw }) => raw).filter((raw) => provenance.originOf(raw) !== undefined);
    provenance.took(foreign, shortNameOf(remote));
    const isForeign = new Set(foreign);
    for (const { signer, raws } of await signedLines(at, synced, theirs)) {
      const own = raws.filter((raw) => isForeign.has(raw));
      provenance.signed(own, signer);
    }
  }
}
