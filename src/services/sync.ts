import type { FilterPipeline } from '../../filters/pipeline.ts';
import type { Clock } from '../ports.ts';
import type { MemoryIndex } from '../ports-recall.ts';
import type { NotesHistory, NotesRemote, Remote, SyncStates } from '../ports-sync.ts';
import { preview } from './sync/preview.ts';
import { createPushGate } from './sync/push-gate.ts';
import type { SyncReport } from './sync/report.ts';
import { runRounds } from './sync/rounds.ts';
import { localStations, privateNamespaces, type Station, type SurveyPorts, survey } from './sync/stations.ts';
import { type Visible, visibleTo } from './sync/visible.ts';

export interface SyncPorts {
  readonly remote: NotesRemote;
  readonly history: NotesHistory;
  readonly states: SyncStates;
  readonly index: MemoryIndex;
  readonly filters: FilterPipeline;
  readonly clock: Clock;
  /** Namespaces that stay here, besides `handoffs`; what is below one of them stays too. */
  readonly privateNamespaces: readonly string[];
  /** How long other clones may win before a sync gives up. */
  readonly maxWaitMs?: number;
}

export interface SyncOptions {
  /** Take what was rewritten as the remote has it, with what only this clone has on top. */
  readonly adopt?: boolean;
  /** Told what is being done, in a few words, for a person who waits. */
  readonly progress?: (doing: string) => void;
}

export interface Sync {
  /** The remote of that name, else the one that git would take. Throws USAGE. */
  find(name?: string): Promise<Remote>;
  /** What a push would show to whom; undefined where the user has agreed to that already, or nothing of ours is to be pushed. */
  look(remote: Remote): Promise<Visible | undefined>;
  /** The user has agreed to share with this remote, from now on. */
  agree(remote: Remote): void;
  hasAgreed(remote: Remote): boolean;
  /** Whether there is something here that the remote does not have, as far as is known without asking it. */
  isAhead(remote: Remote): Promise<boolean>;
  /** What `run` would do. Asks the remote what it has, and writes nothing anywhere. */
  preview(remote: Remote, options?: SyncOptions): Promise<SyncReport>;
  /**
   * Fetches, merges and, where the user has agreed, pushes, until both sides have the same. What is wrong with one
   * namespace is told in its problem, and holds no other up. Throws REF_CONTENDED where others were first for too
   * long, and what the remote throws; then nothing is lost: what was merged is here.
   */
  run(remote: Remote, options?: SyncOptions): Promise<SyncReport>;
}

const DEFAULT_MAX_WAIT_MS = 60_000;
const quiet = (): void => {};

/** Notes ⇄ a remote. Never pushes by force, and nothing without the user's word. */
export function createSync(ports: SyncPorts): Sync {
  const isPrivate = privateNamespaces(ports.privateNamespaces);
  const around: SurveyPorts = { ...ports, isPrivate };
  const hasAgreed = (remote: Remote): boolean => ports.states.read(remote)?.consentedAt !== undefined;
  const ahead = async (remote: Remote): Promise<readonly Station[]> =>
    (await localStations(around, remote)).filter(
      ({ local, synced }) => local !== undefined && local !== synced,
    );
  const frame = async (remote: Remote) => ({
    remote: remote.name,
    urls: remote.urls,
    agreed: hasAgreed(remote),
    kept: (await ports.history.local()).map(({ namespace }) => namespace).filter(isPrivate),
  });

  return {
    find: (name) => ports.remote.find(name),
    look: async (remote) => {
      const stations = hasAgreed(remote) ? [] : await ahead(remote);
      return stations.length === 0 ? undefined : visibleTo(ports, remote, stations);
    },
    agree: (remote) => ports.states.consent(remote, new Date(ports.clock()).toISOString()),
    hasAgreed,
    isAhead: async (remote) => (await ahead(remote)).length > 0,
    preview: async (remote, { adopt = false, progress = quiet } = {}) => {
      progress(`asking ${remote.name} what it has`);
      const stations = await survey(around, remote);
      const gate = createPushGate(ports.filters, ports.history);
      const namespaces = await preview({ ...around, gate }, stations, adopt);
      return { ...(await frame(remote)), dryRun: true, namespaces, retries: 0 };
    },
    run: async (remote, { adopt = false, progress = quiet } = {}) => {
      const { namespaces, retries } = await runRounds({
        ports: around,
        gate: createPushGate(ports.filters, ports.history),
        remote,
        adopt,
        mayPush: hasAgreed(remote),
        progress,
        maxWaitMs: ports.maxWaitMs ?? DEFAULT_MAX_WAIT_MS,
      });
      if (namespaces.some(({ pulled }) => pulled !== 'nothing')) await ports.index.save();
      return { ...(await frame(remote)), dryRun: false, namespaces, retries };
    },
  };
}
