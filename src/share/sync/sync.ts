import { CsError } from '../../core/errors.ts';
import type { TrustSettings } from '../../core/memory.ts';
import type { TellProgress } from '../../core/ports.ts';
import { pause } from '../../core/time.ts';
import type { Needs } from '../../session/model/ports.ts';
import type { Remote } from '../model/remote.ts';
import { foldTwins, keepProven } from './mend.ts';
import { createPushGate } from './push.ts';
import type { SyncReport } from './report.ts';
import { runRounds } from './rounds.ts';
import {
  localStations,
  type Rounds,
  type Station,
  type SyncPlace,
  type Visible,
  visibleTo,
  withoutEmpty,
} from './stations.ts';

/** Takes the place of the one who syncs in this repository, and gives what lets it go; undefined where it is taken. */
type Lock = () => (() => void) | undefined;

const PAUSE_MS = 100;

/** Waits for the lock: two syncs would write the record of what was taken in by turns. Throws REF_CONTENDED after `maxWaitMs`. */
async function taken(lock: Lock, maxWaitMs: number, waiting: () => void): Promise<() => void> {
  const startedAt = performance.now();
  for (let isFirst = true; ; isFirst = false) {
    const release = lock();
    if (release !== undefined) return release;
    if (isFirst) waiting();
    if (performance.now() - startedAt >= maxWaitMs)
      throw new CsError('REF_CONTENDED', 'another sync is running in this repository', {
        hint: 'nothing was done; try again when it has ended',
      });
    await pause(PAUSE_MS);
  }
}

export interface SyncPorts extends SyncPlace, Needs<'filters' | 'clock'> {
  /** Calls back with ports for a dry run: what they fetch and merge is written aside, and gone afterwards. */
  readonly aside: <T>(look: (ports: Pick<SyncPlace, 'remote' | 'history'>) => Promise<T>) => Promise<T>;
  readonly lock: Lock;
  readonly trust: (hasAuthors: boolean) => Promise<TrustSettings>;
  readonly signs: boolean;
  /** How long other clones may win, or another sync here may take, before a sync gives up. */
  readonly maxWaitMs?: number;
}

export interface SyncOptions {
  /** Take what was rewritten as the remote has it, with what only this clone has on top. */
  readonly adopt?: boolean;
  /** The caller has taken the lock already. */
  readonly hasLock?: boolean;
  readonly progress?: TellProgress;
}

export type Sync = ReturnType<typeof createSync>;

const NOTHING_KEPT = { returned: 0, withoutForce: 0 };
const DEFAULT_MAX_WAIT_MS = 60_000;
const quiet = (): void => {};

/** A round, and what is to be mended after it: what is proven and went comes back, unless all `holds`; what tells the same is one. */
async function roundAndMend(ports: SyncPorts, round: () => ReturnType<typeof runRounds>, holds: boolean) {
  const before = await ports.notes.refs();
  const done = await round();
  if (done.namespaces.every(({ pulled }) => pulled === 'nothing'))
    return { ...done, twins: 0, ...NOTHING_KEPT };
  await ports.index.save();
  const kept = holds ? NOTHING_KEPT : await keepProven(ports, before);
  const twins = await foldTwins(ports, before);
  if (twins === 0 && kept.returned === 0) return { ...done, twins, ...kept };
  await ports.index.save();
  const again = await round(); // the lines that say so go the same way
  return { ...done, retries: done.retries + again.retries, twins, ...kept };
}

/** Notes ⇄ a remote. Never pushes by force, and nothing without the user's word. */
export function createSync(ports: SyncPorts) {
  const maxWaitMs = ports.maxWaitMs ?? DEFAULT_MAX_WAIT_MS;
  const hasAgreed = (remote: Remote): boolean => ports.states.read(remote)?.consentedAt !== undefined;
  const ahead = async (remote: Remote, seen = (it: Station): Station => it): Promise<readonly Station[]> => {
    const stations = (await localStations(ports, remote)).map(seen);
    const isAhead = ({ local, synced }: Station): boolean => local !== undefined && local !== synced;
    return withoutEmpty(ports.history, stations.filter(isAhead));
  };
  const frame = async (remote: Remote) => ({
    remote: remote.name,
    urls: remote.urls,
    agreed: hasAgreed(remote),
    kept: (await ports.history.local()).map(({ namespace }) => namespace).filter(ports.isPrivate),
  });

  const work = (how: Pick<Rounds, 'ports' | 'remote' | 'adopt' | 'dryRun' | 'progress'>) => {
    const gate = createPushGate(ports.filters, how.ports.history, how.progress);
    return runRounds({ ...how, gate, mayPush: hasAgreed(how.remote), signs: ports.signs, maxWaitMs });
  };

  return {
    find: ports.remote.find,
    /** What a push would show to whom; undefined where the user has agreed to that already, or nothing of ours is to be pushed. */
    look: async (remote: Remote): Promise<Visible | undefined> => {
      // What was taken in from where we fetch tells nothing of what is at another place that we push to.
      const atPush = ({ synced, ...station }: Station): Station =>
        remote.fetchUrls === undefined && synced !== undefined ? { ...station, synced } : station;
      const stations = hasAgreed(remote) ? [] : await ahead(remote, atPush);
      return stations.length === 0 ? undefined : visibleTo(ports, remote, stations);
    },
    reach: async (remote: Remote): Promise<void> => void (await ports.remote.list(remote)),
    agree: (remote: Remote): void => ports.states.consent(remote, new Date(ports.clock()).toISOString()),
    hasAgreed,
    /** Whether the user was asked whom to believe of those who push there. */
    wasAsked: ports.states.wasAsked,
    /** From now on everybody who may push there is trusted, or only whose commits are signed by a key that git trusts. Gives whether that is news. */
    trust: async (remote: Remote, everybody: boolean): Promise<boolean> => {
      const isNews = ports.states.isTrusted(remote) !== everybody;
      ports.states.setTrusted(remote, everybody);
      if (isNews) await ports.index.drop(); // it was made by what was believed before
      return isNews;
    },
    /** Whether there is something here that the remote does not have, as far as is known without asking it. */
    isAhead: async (remote: Remote): Promise<boolean> => (await ahead(remote)).length > 0,
    /** What `run` would do: the same, by copies that are thrown away. Writes nothing here or there. */
    preview: async (
      remote: Remote,
      { adopt = false, progress = quiet }: SyncOptions = {},
    ): Promise<SyncReport> => {
      const how = { remote, adopt, dryRun: true, progress };
      const done = await ports.aside((aside) => work({ ...how, ports: { ...ports, ...aside } }));
      return { ...(await frame(remote)), dryRun: true, ...done, twins: 0, ...NOTHING_KEPT };
    },
    /**
     * Fetches, merges and, where agreed, pushes. A namespace's problem holds no other up. Throws REF_CONTENDED where others were first
     * for too long, and what the remote throws; what was merged is here.
     */
    run: async (
      remote: Remote,
      { adopt = false, hasLock = false, progress = quiet }: SyncOptions = {},
    ): Promise<SyncReport> => {
      const round = () => work({ ports, remote, adopt, dryRun: false, progress });
      // Who adopts what is there, or trusts whoever pushes there, has said that it holds.
      const run = () => roundAndMend(ports, round, adopt || ports.states.isTrusted(remote));
      const waiting = () => progress('waiting for another sync in this repository');
      const release = hasLock ? undefined : await taken(ports.lock, maxWaitMs, waiting);
      const done = await run().finally(() => release?.());
      return { ...(await frame(remote)), dryRun: false, ...done };
    },
  };
}
