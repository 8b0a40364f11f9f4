import { defined } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import { notesRef } from '../../core/memory.ts';
import type { NotesRef } from '../../core/ports.ts';
import { pause } from '../../core/time.ts';
import { findUnfilteredLines } from '../../memories/secrets.ts';
import { addedLines, moveNotes, signedCommit, unite, unsharedLines } from '../notes-history.ts';
import { pushNotes, trackingRef } from '../notes-remote.ts';
import type { NotesUnion } from '../remote.ts';
import { setSynced } from '../sync-states.ts';
import { type PulledStation, pull } from './pull.ts';
import { type Amount, amountOf, type NamespaceSync, NONE, plus, type SyncProblem } from './report.ts';
import { hasAgreed, isNews, type Rounds, survey, withoutEmpty } from './stations.ts';

/** How much would go from one notes commit to another, and what speaks against it. Every line in every version is looked at: nothing unfiltered leaves, nothing purged there comes back. */
async function gate(
  { at, clean, progress }: Rounds,
  there: string | undefined,
  here: string,
): Promise<{ readonly amount: Amount; readonly problem?: SyncProblem }> {
  const lines = await unsharedLines(at, there, here, at.provenance.originOf);
  const amount = amountOf(lines);
  const purged = lines.filter((line) => line.purged).length;
  if (purged > 0) return { amount, problem: { kind: 'purged-there', lines: purged } };
  const open = lines.map(({ raw }) => raw).filter((raw) => !clean.has(raw));
  const count = (done: number): void => progress('looking for secrets', done, open.length);
  const found = findUnfilteredLines(at.filters, open, count);
  if (found.length > 0) return { amount, problem: { kind: 'secret', lines: found } };
  for (const raw of open) clean.add(raw);
  return { amount };
}

type PushedStation = Pick<NamespaceSync, 'ns' | 'pushed' | 'sent' | 'problem'>;

const stopped = (ns: string, problem: SyncProblem) => ({ ns, pushed: false, sent: NONE, problem });

/** What is there and not in the remote, of namespaces that nothing is wrong with. */
const waitingIn = (stations: readonly PulledStation[]) =>
  stations.flatMap(({ ns, local, theirs, problem }) =>
    problem !== undefined || local === undefined || local === theirs ? [] : [{ ns, local, theirs }],
  );

/** Pushes what the remote lacks; what the gate stops holds no other up. `race`: the remote had moved on. */
async function push(
  rounds: Rounds,
  stations: readonly PulledStation[],
): Promise<{ readonly results: readonly PushedStation[]; readonly race: boolean }> {
  const { at, remote } = rounds;
  const results: PushedStation[] = [];
  const open: (NotesRef & { readonly theirs: string | undefined; readonly sent: Amount })[] = [];
  for (const { ns, local, theirs } of waitingIn(stations)) {
    const { amount: sent, problem } = await gate(rounds, theirs, local);
    if (problem === undefined) open.push({ namespace: ns, oid: local, theirs, sent });
    else results.push(stopped(ns, problem));
  }
  if (open.length === 0) return { results, race: false };
  const told = await pushNotes(at, remote, open);
  const isPushed = (ns: string): boolean =>
    told.some(({ namespace, result }) => namespace === ns && result === 'pushed');
  const done = open.filter(({ namespace }) => isPushed(namespace));
  if (done.length > 0) {
    setSynced(at.home.directory, remote, new Map(done.map(({ namespace, oid }) => [namespace, oid])));
    // The remote has them now. Where a tracking ref cannot be moved, the next fetch moves it.
    const refOf = (ns: string): string => trackingRef(remote.name, ns);
    const moves = done.map(({ namespace, oid, theirs }) => ({
      ref: refOf(namespace),
      from: theirs,
      to: oid,
    }));
    await moveNotes(at.git, moves);
  }
  for (const { namespace: ns, result, reason = '' } of told) {
    const sent = open.find(({ namespace }) => namespace === ns)?.sent ?? NONE;
    if (result === 'pushed') results.push({ ns, pushed: true, sent });
    else if (result === 'refused') results.push(stopped(ns, { kind: 'refused', reason }));
  }
  return { results, race: told.some(({ result }) => result === 'behind') };
}

/** What a push would send. With `adopt`, what would bring back something purged is put on top of the remote's history, as a run does. */
async function wouldPush(
  rounds: Rounds,
  stations: readonly PulledStation[],
): Promise<readonly PushedStation[]> {
  return Promise.all(
    waitingIn(stations).map(async ({ ns, local, theirs }): Promise<PushedStation> => {
      const direct = await gate(rounds, theirs, local);
      const isReplayed = rounds.adopt && direct.problem?.kind === 'purged-there';
      const [target] = isReplayed
        ? await unite(rounds.at, [{ kind: 'replay', ours: local, since: theirs, theirs }])
        : [local];
      if (target === undefined || target === theirs) return { ns, pushed: false, sent: NONE };
      const { amount: sent, problem } = isReplayed ? await gate(rounds, theirs, target) : direct;
      return problem === undefined ? { ns, pushed: true, sent } : stopped(ns, problem);
    }),
  );
}

const MIN_PAUSE_MS = 30;
const MAX_PAUSE_MS = 1_500;

/** Rounds of fetch, merge and push until nobody was in between. Throws REF_CONTENDED after `maxWaitMs` of lost races. */
export async function runRounds(
  rounds: Rounds,
): Promise<{ readonly namespaces: readonly NamespaceSync[]; readonly retries: number }> {
  const startedAt = performance.now();
  const known = new Map<string, NamespaceSync>();
  for (let retries = 0; ; retries += 1) {
    const { results, race } = await round(rounds, known);
    for (const result of results) known.set(result.ns, together(known.get(result.ns), result));
    if (!race) return { namespaces: [...known.values()], retries };
    const { maxWaitMs } = rounds.at;
    if (performance.now() - startedAt > maxWaitMs) {
      const message = `others moved the notes of '${rounds.remote.name}' ${retries + 1} times in ${maxWaitMs} ms`;
      throw new CsError('REF_CONTENDED', message, {
        hint: 'nothing is lost: what was fetched is merged here, and the next sync pushes the rest',
      });
    }
    rounds.progress('somebody else was faster; trying again');
    await pause(Math.random() * Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** Math.min(retries + 1, 6)));
  }
}

/** `race`: somebody else was first, and another round is needed. */
async function round(rounds: Rounds, known: ReadonlyMap<string, NamespaceSync>) {
  const { at, remote, adopt, dryRun, progress } = rounds;
  progress(`asking ${remote.name} what it has`);
  const stations = await survey(at, remote, true);
  if (stations.some(isNews)) progress('fetching and merging');
  const all = await pull(rounds, stations);
  if (all === 'again') return { results: [], race: true };
  const shared = new Set((await withoutEmpty(at, stations)).map(({ ns }) => ns));
  const pulled = all.filter(({ ns }) => shared.has(ns));
  const pushes = dryRun ? await wouldPush(rounds, pulled) : [];
  if (dryRun || !hasAgreed(at, remote)) return { results: joined(pulled, pushes), race: false };

  const refused = pulled.filter(({ ns }) => known.get(ns)?.problem?.kind === 'refused');
  const open = pulled.filter((station) => !refused.includes(station));
  if (open.some(({ local, theirs }) => local !== theirs)) progress('looking for secrets and pushing');
  const ready = at.signs ? await signAll(rounds, open) : open;
  const pushed = await push(rounds, ready);
  const replayed = adopt && (await replayPurged(rounds, pulled, pushed.results));
  const results = joined(pulled, pushed.results).map((it) => {
    const before = refused.some(({ ns }) => ns === it.ns) ? known.get(it.ns)?.problem : undefined;
    return before === undefined ? it : { ...it, problem: before };
  });
  return { results, race: pushed.race || replayed };
}

/** What is to be pushed, signed where all of it is this clone's own. Where somebody wrote in between, this round goes without. */
async function signAll({ at }: Rounds, pulled: readonly PulledStation[]) {
  return Promise.all(
    pulled.map(async (station) => {
      const { ns, local, theirs, problem } = station;
      if (problem !== undefined || local === undefined || local === theirs) return station;
      const ours = await addedLines(at.reader, theirs, local);
      if (ours.length === 0 || ours.some(({ raw }) => at.provenance.originOf(raw) !== undefined))
        return station;
      const to = await signedCommit(at.git, local, theirs);
      const moved = await moveNotes(at.git, [{ ref: notesRef(ns), from: local, to }]);
      return moved ? { ...station, local: to } : station;
    }),
  );
}

/** Puts what only we have on top of the remote's history, where our own would bring back what was purged there. */
async function replayPurged(
  { at }: Rounds,
  pulled: readonly PulledStation[],
  pushed: readonly PushedStation[],
): Promise<boolean> {
  const names = pushed.flatMap(({ ns, problem }) => (problem?.kind === 'purged-there' ? [ns] : []));
  const stations = pulled.filter(({ ns }) => names.includes(ns));
  if (stations.length === 0) return false;
  const unions = stations.map(({ local: ours = '', theirs }): NotesUnion => {
    return { kind: 'replay', ours, since: theirs, theirs };
  });
  const targets = await unite(at, unions);
  const moves = stations.map(({ ns, local }, i) => ({ ref: notesRef(ns), from: local, to: targets[i] }));
  await moveNotes(at.git, moves);
  return true;
}

const joined = (stations: readonly PulledStation[], pushes: readonly PushedStation[]) =>
  stations.map(({ local: _local, theirs: _theirs, ...station }): NamespaceSync => {
    const pushing = pushes.find(({ ns }) => ns === station.ns);
    const { pushed = false, sent = NONE } = pushing ?? {};
    return defined({ ...station, pushed, sent, problem: station.problem ?? pushing?.problem });
  });

function together(before: NamespaceSync | undefined, now: NamespaceSync): NamespaceSync {
  if (before === undefined) return now;
  return {
    ...now,
    ...defined({ dropped: now.dropped ?? before.dropped, purged: now.purged ?? before.purged }),
    pulled: now.pulled === 'nothing' ? before.pulled : now.pulled,
    pushed: before.pushed || now.pushed,
    received: plus(before.received, now.received),
    sent: plus(before.sent, now.sent),
  };
}
