import { isDeepStrictEqual } from 'node:util';
import { addAll, defined } from '../../core/basics.ts';
import type { Memory } from '../../core/memory.ts';
import type { NotesRef } from '../../core/ports.ts';
import type { GitStore } from '../../git/repository.ts';
import { createCodeNow } from '../../recall/code-now.ts';
import { noteRenames } from '../../recall/known-history.ts';
import { readTips } from '../history.ts';
import { readSweep, type SweepState, writeSweep } from '../history-diff.ts';
import { findByContent, findPending, findTrails } from './evidence.ts';
import type { Follow, Followed } from './plan.ts';
import {
  lookAround,
  type MemoriesOn,
  memoriesOnCommits,
  type Places,
  type Scene,
  writeFollowing,
} from './scene.ts';
import type { Rewrite } from './trail.ts';

export interface ReanchorOptions {
  /** What git says became of commits (the post-rewrite hook), besides what it has written down. */
  readonly pairs?: readonly Rewrite[];
  readonly dryRun?: boolean;
  readonly signal?: AbortSignal;
}

export type ReanchorReport = ReturnType<typeof report>;

/** Memories follow the code: rewritten, squashed, picked, committed. Doing it again or elsewhere changes nothing. Throws git's and notes' errors. */
export async function reanchor(store: GitStore, options: ReanchorOptions = {}): Promise<ReanchorReport> {
  const [refs, tips] = await Promise.all([store.notes.refs(), readTips(store.git)]);
  const done = await sweepUntilSettled(store, { refs, tips }, options);
  // Where nothing was committed nothing was renamed.
  if (done.looked === 0 || options.dryRun) return done;
  const { git, home } = store;
  // Of a partial clone nothing is fetched for that.
  const here = { ...git, over: { ...git.over, GIT_ALLOW_PROTOCOL: 'none' } };
  const code = createCodeNow({ git: here, reader: store.reader, ...defined({ root: home.place.root }) });
  await noteRenames({ ...store, code, directory: home.directory });
  return done;
}

/** What followed may lead on (a pick of a pick); three steps are rare. */
const MAX_PASSES = 5;

async function sweepUntilSettled(store: GitStore, { refs, tips }: Places, options: ReanchorOptions) {
  const followed: Followed[] = [];
  let looked = 0;
  for (let pass = 1, now = refs; ; pass += 1, now = await store.notes.refs()) {
    const before = readSweep(store.home.directory);
    const isNews = pass === 1 && options.pairs !== undefined;
    const isSettled = !isNews && before !== undefined && isUnchanged(before, { refs: now, tips });
    const last = isSettled
      ? report([], before.unresolved, 0, true)
      : await sweep(store, { refs: now, tips }, before, options);
    addAll(followed, last.followed);
    looked += last.looked;
    const goesOn = last.followed.length > 0 && last.complete && !options.dryRun && pass < MAX_PASSES;
    if (!goesOn) return report(followed, last.unresolved, looked, last.complete);
  }
}

function report(followed: readonly Followed[], unresolved: number, looked: number, complete: boolean) {
  const ids = (isMove: boolean) =>
    new Set(followed.filter(({ moved }) => moved === isMove).map(({ id }) => id)).size;
  /** Memories that are attached to another commit now, that are on one more, and that stay since all their commits are gone. Not `complete`: it was stopped, and the next one begins anew. */
  return { moved: ids(true), copied: ids(false), unresolved, looked, complete, followed };
}

const isUnchanged = ({ tips, notes }: SweepState, now: Places): boolean =>
  tips.join() === now.tips.join() && isDeepStrictEqual(notes, oidsOf(now.refs));

const oidsOf = (refs: readonly NotesRef[]): SweepState['notes'] =>
  Object.fromEntries(refs.map(({ namespace, oid }) => [namespace, oid]));

async function sweep(
  store: GitStore,
  places: Places,
  before: SweepState | undefined,
  options: ReanchorOptions,
): Promise<ReanchorReport> {
  const { signal, dryRun = false } = options;
  const scene = await lookAround(store, places, before, options);
  const trails = findTrails(scene);
  const watched = [...scene.goneAnnotated.filter(scene.isWatched), ...trails.follows.map(({ from }) => from)];
  const onWatched = await memoriesOnCommits(scene, watched);
  const lost = lostMemories(scene, onWatched, trails.follows);
  const mayGoOn = (): boolean => signal?.aborted !== true;
  const byContent = mayGoOn() ? await findByContent(scene, trails, lost) : [];
  const pending = mayGoOn() ? await findPending(scene) : { follows: [], waiting: [] };

  const follows = [...trails.follows, ...byContent, ...pending.follows];
  const onFollowed = await memoriesOnCommits(
    scene,
    follows.map(({ from }) => from),
  );
  const followed = await writeFollowing(scene, follows, [onWatched, onFollowed], dryRun);

  const left = leftBehind(scene, lost, byContent);
  const complete = mayGoOn();
  if (complete && !dryRun)
    writeSweep(store.home.directory, {
      tips: scene.tips,
      notes: oidsOf(scene.refs),
      examined: scene.goneAnnotated,
      open: [...new Set([...left.values()].flat())].sort(),
      pending: pending.waiting,
      unresolved: left.size,
    });
  return report(followed, left.size, scene.fresh.size, complete);
}

/** The memories of watched commits that are on no branch and that no trail leads from, by the commits they are on. */
function lostMemories(scene: Scene, onWatched: MemoriesOn, follows: readonly Follow[]): MemoriesOn {
  const { isGone, isKept, isWatched } = scene;
  const leads = new Set(follows.map(({ from }) => from));
  const isLost = ({ anchors }: Memory) => !anchors.some((commit) => isKept(commit) || leads.has(commit));
  const lost = new Map<string, ReadonlyMap<string, Memory>>();
  for (const [commit, memories] of onWatched) {
    if (!isGone(commit) || !isWatched(commit)) continue;
    const own = [...memories].filter(([, memory]) => isLost(memory));
    if (own.length > 0) lost.set(commit, new Map(own));
  }
  return lost;
}

/** What of the lost memories was not found: id → the commits it is on. */
function leftBehind({ isGone }: Scene, lost: MemoriesOn, found: readonly Follow[]) {
  const left = new Map([...lost.values()].flatMap((byId) => [...byId]));
  for (const { from, ids } of found) for (const id of ids ?? lost.get(from)?.keys() ?? []) left.delete(id);
  return new Map([...left].map(([id, { anchors }]) => [id, anchors.filter(isGone)]));
}
