import type { NotesHistory } from '../../ports-sync.ts';
import type { createPushGate } from './push-gate.ts';
import { amountOf, type NamespaceSync, NONE, type Pulled } from './report.ts';
import { obstacle, type Station, type SurveyPorts } from './stations.ts';

export interface PreviewPorts extends SurveyPorts {
  readonly gate: ReturnType<typeof createPushGate>;
}

/**
 * What a sync of these namespaces would do, by what is here and the names of the commits that the remote has. Whether
 * a commit that is not here yet was rewritten, only a fetch could tell.
 */
export async function preview(
  ports: PreviewPorts,
  stations: readonly Station[],
  adopt: boolean,
): Promise<readonly NamespaceSync[]> {
  return Promise.all(
    stations.map(async (station): Promise<NamespaceSync> => {
      const problem = await obstacle(ports, station, stations);
      if (problem !== undefined) {
        const isAdopted = adopt && problem.kind !== 'name-taken';
        const pulled: Pulled = isAdopted ? 'adopted' : 'nothing';
        return { ns: station.ns, pulled, pushed: false, sent: NONE, ...(isAdopted ? {} : { problem }) };
      }
      return previewOne(ports, station);
    }),
  );
}

async function previewOne(ports: PreviewPorts, station: Station): Promise<NamespaceSync> {
  const { ns, local, remote, synced } = station;
  const isHere = remote === undefined || (await ports.history.has(remote));
  const pulled = await wouldPull(ports.history, station, isHere);
  const received =
    pulled === 'nothing'
      ? NONE
      : isHere && remote !== undefined
        ? amountOf(await ports.history.added(local, remote))
        : undefined;
  const common = { ns, pulled, pushed: false, sent: NONE, ...(received === undefined ? {} : { received }) };
  const isOurs =
    local !== undefined && local !== remote && pulled !== 'created' && pulled !== 'fast-forwarded';
  if (!isOurs) return common;
  const { amount, problem } = await ports.gate(isHere ? remote : synced, local);
  return problem === undefined ? { ...common, pushed: true, sent: amount } : { ...common, problem };
}

async function wouldPull(
  history: NotesHistory,
  { local, remote, synced }: Station,
  isHere: boolean,
): Promise<Pulled> {
  if (remote === undefined || remote === local) return 'nothing';
  if (local === undefined) return 'created';
  if (!isHere) return local === synced ? 'fast-forwarded' : 'merged';
  if (await history.isWithin(remote, local)) return 'nothing';
  return (await history.isWithin(local, remote)) ? 'fast-forwarded' : 'merged';
}
