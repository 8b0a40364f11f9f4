import type { FilterPipeline } from '../../../filters/pipeline.ts';
import type { NotesRef, TellProgress } from '../../core/ports.ts';
import { findUnfilteredLines } from '../../memories/secrets.ts';
import type { NotesMove, PushedRef, Remote } from '../model/remote.ts';
import type { NotesHistory } from '../store/notes-history.ts';
import type { NotesRemote } from '../store/notes-remote.ts';
import type { SyncStates } from '../store/sync-states.ts';
import type { PulledStation } from './pull.ts';
import { type Amount, amountOf, NONE, type SyncProblem } from './report.ts';

/** What a push of one namespace would send, and what speaks against it. */
export interface Sending {
  readonly amount: Amount;
  readonly problem?: SyncProblem;
}

/**
 * The last look before a push, at every line that the remote does not have, in every version that would go with the
 * history: nothing unfiltered leaves, and nothing that was purged there comes back. Lines found clean are not looked
 * at again by the same gate: a lost race asks several times.
 */
export function createPushGate(filters: FilterPipeline, history: NotesHistory, tell?: TellProgress) {
  const clean = new Set<string>();
  return async (there: string | undefined, here: string): Promise<Sending> => {
    const lines = await history.unshared(there, here);
    const amount = amountOf(lines);
    const purged = lines.filter((line) => line.purged).length;
    if (purged > 0) return { amount, problem: { kind: 'purged-there', lines: purged } };
    const open = lines.map(({ raw }) => raw).filter((raw) => !clean.has(raw));
    const found = findUnfilteredLines(filters, open, (done) =>
      tell?.('looking for secrets', done, open.length),
    );
    if (found.length > 0) return { amount, problem: { kind: 'secret', lines: found } };
    for (const raw of open) clean.add(raw);
    return { amount };
  };
}

export interface PushPorts {
  readonly remote: NotesRemote;
  readonly history: NotesHistory;
  readonly states: SyncStates;
  readonly gate: ReturnType<typeof createPushGate>;
}

export interface PushedStation {
  readonly ns: string;
  readonly pushed: boolean;
  readonly sent: Amount;
  readonly problem?: SyncProblem;
}

/**
 * Pushes what the remote lacks, namespace by namespace through the gate first; what it stops is not pushed, and holds
 * no other up. 'again' in `race` where the remote had moved on.
 */
export async function push(
  ports: PushPorts,
  remote: Remote,
  stations: readonly PulledStation[],
): Promise<{ readonly results: readonly PushedStation[]; readonly race: boolean }> {
  const results: PushedStation[] = [];
  const open: (NotesRef & { readonly theirs: string | undefined; readonly sent: Amount })[] = [];
  for (const { ns, local, theirs, problem } of stations) {
    if (problem !== undefined || local === undefined || local === theirs) continue;
    const sending = await ports.gate(theirs, local);
    if (sending.problem === undefined) open.push({ namespace: ns, oid: local, theirs, sent: sending.amount });
    else results.push({ ns, pushed: false, sent: NONE, problem: sending.problem });
  }
  if (open.length === 0) return { results, race: false };
  const told = await ports.remote.push(remote, open);
  const done = told.filter(({ result }) => result === 'pushed');
  await settle(
    ports,
    remote,
    open.filter(({ namespace }) => done.some((ref) => ref.namespace === namespace)),
  );
  for (const ref of told) {
    const sent = open.find(({ namespace }) => namespace === ref.namespace)?.sent ?? NONE;
    if (ref.result !== 'behind') results.push(resultOf(ref, sent));
  }
  return { results, race: told.some(({ result }) => result === 'behind') };
}

function resultOf({ namespace: ns, result, reason = '' }: PushedRef, sent: Amount): PushedStation {
  if (result === 'pushed') return { ns, pushed: true, sent };
  return { ns, pushed: false, sent: NONE, problem: { kind: 'refused', reason } };
}

/** The remote has them now. Where a tracking ref cannot be moved, the next fetch moves it. */
async function settle(
  { history, states }: PushPorts,
  remote: Remote,
  done: readonly (NotesRef & { readonly theirs: string | undefined })[],
): Promise<void> {
  if (done.length === 0) return;
  states.setSynced(remote, new Map(done.map(({ namespace, oid }) => [namespace, oid])));
  const moves = done.map(
    ({ namespace, oid, theirs }): NotesMove => ({ namespace, tracking: { from: theirs, to: oid } }),
  );
  await history.move(remote.name, moves, 'cs-memory: sync');
}

export interface PreviewPorts {
  readonly history: NotesHistory;
  readonly gate: ReturnType<typeof createPushGate>;
}

/**
 * What a push of these namespaces would send, as far as the gate lets them. With `adopt`, what would bring back
 * something purged is looked at as the real run pushes it: put on top of the remote's history.
 */
export async function wouldPush(
  ports: PreviewPorts,
  stations: readonly PulledStation[],
  adopt: boolean,
): Promise<readonly PushedStation[]> {
  const open = stations.filter(
    ({ local, theirs, problem }) => problem === undefined && local !== undefined && local !== theirs,
  );
  return Promise.all(open.map((station) => wouldPushOne(ports, station, adopt)));
}

async function wouldPushOne(
  { history, gate }: PreviewPorts,
  { ns, local = '', theirs }: PulledStation,
  adopt: boolean,
): Promise<PushedStation> {
  const direct = await gate(theirs, local);
  const isReplayed = adopt && direct.problem?.kind === 'purged-there';
  const [target] = isReplayed
    ? await history.unite([{ kind: 'replay', ours: local, since: theirs, theirs }])
    : [local];
  if (target === undefined || target === theirs) return { ns, pushed: false, sent: NONE };
  const { amount, problem } = isReplayed ? await gate(theirs, target) : direct;
  return problem === undefined
    ? { ns, pushed: true, sent: amount }
    : { ns, pushed: false, sent: NONE, problem };
}
