import type { NotesRef } from '../../core/ports.ts';
import { findUnfilteredLines } from '../../memories/secrets.ts';
import { moveNotes, unite, unsharedLines } from '../notes-history.ts';
import { pushNotes, trackingRef } from '../notes-remote.ts';
import { setSynced } from '../sync-states.ts';
import type { PulledStation } from './pull.ts';
import { type Amount, amountOf, type NamespaceSync, NONE, type SyncProblem } from './report.ts';
import type { Rounds } from './stations.ts';

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

export type PushedStation = Pick<NamespaceSync, 'ns' | 'pushed' | 'sent' | 'problem'>;

const stopped = (ns: string, problem: SyncProblem) => ({ ns, pushed: false, sent: NONE, problem });

/** What is there and not in the remote, of namespaces that nothing is wrong with. */
const waitingIn = (stations: readonly PulledStation[]) =>
  stations.flatMap(({ ns, local, theirs, problem }) =>
    problem !== undefined || local === undefined || local === theirs ? [] : [{ ns, local, theirs }],
  );

/** Pushes what the remote lacks; what the gate stops holds no other up. `race`: the remote had moved on. */
export async function push(
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
    await moveNotes(
      at.git,
      done.map(({ namespace, oid: to, theirs: from }) => ({
        ref: trackingRef(remote.name, namespace),
        from,
        to,
      })),
    );
  }
  for (const { namespace: ns, result, reason = '' } of told) {
    const sent = open.find(({ namespace }) => namespace === ns)?.sent ?? NONE;
    if (result === 'pushed') results.push({ ns, pushed: true, sent });
    else if (result === 'refused') results.push(stopped(ns, { kind: 'refused', reason }));
  }
  return { results, race: told.some(({ result }) => result === 'behind') };
}

/** What a push would send. With `adopt`, what would bring back something purged is put on top of the remote's history, as a run does. */
export async function wouldPush(
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
