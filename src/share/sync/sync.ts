import { CsError } from '../../core/errors.ts';
import type { TellProgress } from '../../core/ports.ts';
import { networkGit } from '../../git/fetch.ts';
import { createObjectReader } from '../../git/objects.ts';
import { waitFor } from '../../git/write.ts';
import { listNotesThere, lookAside } from '../notes-remote.ts';
import type { Remote } from '../remote.ts';
import { changeRemoteState, remoteState, saysItIsUsed } from '../sync-states.ts';
import { foldTwins, keepProven } from './mend.ts';
import type { SyncReport } from './report.ts';
import { runRounds } from './rounds.ts';
import {
  hasAgreed,
  type Station,
  type Syncing,
  survey,
  type Visible,
  visibleTo,
  withoutEmpty,
} from './stations.ts';

export interface SyncOptions {
  /** Take what was rewritten as the remote has it, with what only this clone has on top. */
  readonly adopt?: boolean;
  readonly hasLock?: boolean;
  readonly progress?: TellProgress;
}

/** Waits for the lock: two syncs would write the record of what was taken in by turns. Throws REF_CONTENDED after `maxWaitMs`. */
async function taken({ home, maxWaitMs }: Syncing, progress: TellProgress): Promise<() => void> {
  const told = () => progress('waiting for another sync in this repository');
  const release = await waitFor({ directory: home.directory }, maxWaitMs, told);
  if (release !== undefined) return release;
  throw new CsError('REF_CONTENDED', 'another sync is running in this repository', {
    hint: 'nothing was done; try again when it has ended',
  });
}

const NOTHING_KEPT = { returned: 0, withoutForce: 0 };
const quiet = (): void => {};

/** A round, and what is to be mended after it: what is proven and went comes back, unless all `holds`; what tells the same is one. */
async function roundAndMend(at: Syncing, round: () => ReturnType<typeof runRounds>, holds: boolean) {
  const before = await at.notes.refs();
  const done = await round();
  if (done.namespaces.every(({ pulled }) => pulled === 'nothing'))
    return { ...done, twins: 0, ...NOTHING_KEPT };
  await at.index.save();
  const kept = holds ? NOTHING_KEPT : await keepProven(at, before);
  const twins = await foldTwins(at, before);
  if (twins === 0 && kept.returned === 0) return { ...done, twins, ...kept };
  await at.index.save();
  const again = await round(); // the lines that say so go the same way
  return { ...done, retries: done.retries + again.retries, twins, ...kept };
}

const frameOf = async (at: Syncing, remote: Remote) => ({
  remote: remote.name,
  urls: remote.urls,
  agreed: hasAgreed(at, remote),
  kept: (await at.notes.refs()).map(({ namespace }) => namespace).filter(at.isPrivate),
});

async function ahead(at: Syncing, remote: Remote, seen = (it: Station): Station => it) {
  const stations = (await survey(at, remote, false)).map(seen);
  const isAhead = ({ local, synced }: Station): boolean => local !== undefined && local !== synced;
  return withoutEmpty(at, stations.filter(isAhead));
}

/** Whether there is something here that the remote does not have, as far as is known without asking it. */
export const isAhead = async (at: Syncing, remote: Remote): Promise<boolean> =>
  (await ahead(at, remote)).length > 0;

/** What a push would show to whom; undefined where the user has agreed to that already, or nothing of ours is to be pushed. */
export async function lookBeforePush(at: Syncing, remote: Remote): Promise<Visible | undefined> {
  // What was taken in from where we fetch tells nothing of what is at another place that we push to.
  const atPush = ({ synced, ...station }: Station): Station =>
    remote.fetchUrls === undefined && synced !== undefined ? { ...station, synced } : station;
  const stations = hasAgreed(at, remote) ? [] : await ahead(at, remote, atPush);
  return stations.length === 0 ? undefined : visibleTo(at, remote, stations);
}

/** Throws what a remote that cannot be reached throws. */
export const reach = async (at: Syncing, remote: Remote): Promise<void> =>
  void (await listNotesThere(at, remote));

/** Whether a new clone is told by a committed file that there are memories. */
export const isKnownUsed = ({ home }: Syncing): boolean => saysItIsUsed(home.place.root);

export const agree = ({ home, clock }: Syncing, remote: Remote): void =>
  changeRemoteState(home.directory, remote, { consented_at: new Date(clock()).toISOString() });

/** Whether the user was asked whom to believe of those who push there. */
export const wasAsked = ({ home }: Syncing, remote: Remote): boolean =>
  remoteState(home.directory, remote)?.trusted !== undefined;

/** Whether everybody who may push there is trusted; false until the user says so. */
export const isTrusted = ({ home }: Pick<Syncing, 'home'>, remote: Remote): boolean =>
  remoteState(home.directory, remote)?.trusted === true;

/** From now on everybody who may push there is trusted, or only whose commits are signed by a key that git trusts. Gives whether that is news. */
export async function trustPushers(
  { home, index }: Pick<Syncing, 'home' | 'index'>,
  remote: Remote,
  everybody: boolean,
): Promise<boolean> {
  const isNews = isTrusted({ home }, remote) !== everybody;
  changeRemoteState(home.directory, remote, { trusted: everybody });
  if (isNews) await index.drop(); // it was made by what was believed before
  return isNews;
}

/** What `runSync` would do: the same, by copies that are thrown away. Writes nothing here or there. */
export async function previewSync(
  at: Syncing,
  remote: Remote,
  { adopt = false, progress = quiet }: SyncOptions = {},
): Promise<SyncReport> {
  const done = await lookAside(at.git, (aside) => {
    const git = networkGit(aside, at);
    const reader = createObjectReader(git);
    const there = { ...at, git, reader };
    const rounds = { at: there, remote, adopt, dryRun: true, progress, clean: new Set<string>() };
    return runRounds(rounds).finally(reader.close);
  });
  return { ...(await frameOf(at, remote)), dryRun: true, ...done, twins: 0, ...NOTHING_KEPT };
}

/** Fetches, merges and, where agreed, pushes, never by force. A namespace's problem holds no other up. Throws REF_CONTENDED, and what the remote throws; what was merged is here. */
export async function runSync(
  at: Syncing,
  remote: Remote,
  { adopt = false, hasLock = false, progress = quiet }: SyncOptions = {},
): Promise<SyncReport> {
  const round = () => runRounds({ at, remote, adopt, dryRun: false, progress, clean: new Set<string>() });
  const release = hasLock ? undefined : await taken(at, progress);
  // Who adopts what is there, or trusts whoever pushes there, has said that it holds.
  const run = roundAndMend(at, round, adopt || isTrusted(at, remote));
  const done = await run.finally(() => release?.());
  return { ...(await frameOf(at, remote)), dryRun: false, ...done };
}
