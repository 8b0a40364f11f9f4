import type { NotesHistory } from '../../ports/sync.ts';
import type { PulledStation } from './pull.ts';
import type { PushedStation } from './push.ts';
import type { createPushGate } from './push-gate.ts';
import { NONE } from './report.ts';

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
