import type {
  NotesHistory,
  NotesMove,
  NotesRemote,
  PushedRef,
  Remote,
  SyncStates,
} from '../../ports/sync.ts';
import type { NotesRef } from '../../ports.ts';
import type { PulledStation } from './pull.ts';
import type { createPushGate } from './push-gate.ts';
import { type Amount, NONE, type SyncProblem } from './report.ts';

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
