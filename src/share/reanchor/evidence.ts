import type { Memory } from '../../core/memory.ts';
import type { MemoryIndex, Repository } from '../../core/ports.ts';
import { type LaterCommit, takenInBy, uncommittedFiles } from '../model/reanchor/by-content.ts';
import type { Follow } from '../model/reanchor/plan.ts';
import {
  type CommitNode,
  commitsMentioned,
  createSameAuthor,
  followTrail,
  type Rewrite,
  type SameAuthor,
  stepsOf,
} from '../model/reanchor/trail.ts';
import type { CommitHistory } from '../store/history.ts';
import type { SweepState } from '../store/history-diff.ts';
import {
  answerByContent,
  ownDiff,
  type Question,
  questionOfPicks,
  questionsOfGone,
  questionsOfSquashes,
  worthAsking,
} from './content.ts';
import type { MemoriesOn, Scene } from './scene.ts';

type Trails = ReturnType<typeof findTrails>;

/** What commits say of each other, without a look at what they change: what was said (by git-filter-repo, reflogs and messages) and what has the same author, date and subject. */
export function findTrails(scene: Scene) {
  const { facts, gone, recent, annotated, fresh, isGone, isKept, isWatched } = scene;
  const factsOf = (commits: Iterable<string>) => [...commits].flatMap((oid) => facts.get(oid) ?? []);
  const now = factsOf(recent.nodes.map(({ oid }) => oid));
  const before = factsOf(new Set([...gone.nodes.map(({ oid }) => oid), ...annotated]));
  const sameAuthor = createSameAuthor(before, now);
  const alike = (commit: string): SameAuthor => {
    const own = facts.get(commit);
    return own === undefined ? { sure: [], doubtful: [] } : sameAuthor(own);
  };
  const mentioned = now.flatMap(({ oid, message }) =>
    commitsMentioned(message).map((from): Rewrite => [from, oid]),
  );
  const steps = stepsOf([
    ['told', scene.told],
    ['reflog', scene.amended],
    ['message', mentioned],
  ]);
  const of = (commit: string): Follow[] =>
    followTrail(commit, { steps, sameAuthor: (oid) => alike(oid).sure, isGone, isKept }).map(
      ({ to, why }): Follow => ({ from: commit, to, why }),
    );
  const told = scene.annotations.objects.filter((object) => !facts.has(object) && steps.has(object));
  // What a message says of a commit that is still there is looked at: a pick may have left out what a memory speaks of.
  const isDoubtful = ({ from, why }: Follow): boolean => why === 'message' && isKept(from);
  const follows = [...annotated, ...told].flatMap((commit) =>
    of(commit).filter((follow) => !isDoubtful(follow) && (isWatched(commit) || fresh.has(follow.to))),
  );
  /** The commits whose messages say that they were picked from one that is still on a branch. */
  const said = (commit: string): string[] =>
    (steps.has(commit) ? of(commit) : []).filter(isDoubtful).map(({ to }) => to);
  return { follows, of, said, alike };
}

/**
 * Finds by their changes the commits that nothing was said of: gone ones whose memories are on no other commit
 * (`lost`), cherry-picks, and branches that were squashed.
 */
export async function findByContent(
  history: CommitHistory,
  scene: Scene,
  trails: Trails,
  lost: MemoriesOn,
  ports: {
    readonly memoriesOn: (commits: string[]) => Promise<MemoriesOn>;
    readonly signal: AbortSignal | undefined;
  },
): Promise<readonly Follow[]> {
  const followed = new Set(trails.follows.map(({ from, to }) => `${from} ${to}`));
  const kept = scene.annotated.filter((commit) => !scene.isGone(commit));
  const picks = kept.map((commit): Question => {
    const { sure, doubtful } = trails.alike(commit);
    const alike = [...sure, ...doubtful].filter((oid) => !followed.has(`${commit} ${oid}`));
    return questionOfPicks(scene, commit, alike, trails.said(commit));
  });
  const gone = questionsOfGone(scene, lost.keys());
  const questions = worthAsking([...gone, ...picks, ...questionsOfSquashes(scene, kept)]);
  const others = questions.filter(({ isKept }) => isKept).map(({ commit }) => commit);
  const memories = new Map([...(await ports.memoriesOn(others)), ...lost]);
  const found = await answerByContent(history, scene, questions, memories, ports.signal);
  return [...found, ...mergesByParents(scene, trails, lost, found)];
}

/** A merge that a rebase flattened is nowhere; what was known there belongs to the commit it was made on. */
function mergesByParents({ gone }: Scene, { of }: Trails, lost: MemoriesOn, found: readonly Follow[]) {
  const answered = new Set(found.map(({ from }) => from));
  return [...lost.keys()].flatMap((commit): Follow[] => {
    const { parents = [] } = gone.get(commit) ?? {};
    if (answered.has(commit) || parents.length < 2) return [];
    const [first] = parents.flatMap((parent) => of(parent));
    return first === undefined ? [] : [{ ...first, from: commit }];
  });
}

/** Commits that are looked at for work that waits, the newest. */
const MAX_LATER = 2_000;

interface Waiting {
  readonly memory: Memory;
  readonly files: ReadonlyMap<string, string>;
  /** All its commits are here, and none has the content: what changes the file next may have taken it in. */
  readonly isSure: boolean;
  /** Of one whose commits are all not here: when it was made, in seconds since 1970. */
  readonly madeAtS: number | undefined;
}

/**
 * Finds the commits that took in what was not committed when a memory was made: of memories that came since the last sweep
 * (`before`), and of those that waited then. One that followed already stays where it is: it was attached elsewhere, and its first
 * commit is still there. One whose commits are all not here is found as well on a commit made since that brings its content: who made it
 * anew may have dropped it again. An older one had it before, and says nothing of where it belongs. Gives the ids of those that wait on.
 */
export async function findTakenIn(
  ports: Readonly<{ history: CommitHistory; repository: Repository; index: MemoryIndex }>,
  scene: Scene,
  before: SweepState | undefined,
  signal: AbortSignal | undefined,
): Promise<{ readonly follows: readonly Follow[]; readonly waiting: readonly string[] }> {
  const { arrived, recent, fresh } = scene;
  const memories =
    arrived === undefined
      ? await ports.index.all()
      : (await ports.index.known([...new Set([...arrived, ...(before?.pending ?? [])])])).values();
  const waiting = await uncommittedWork(ports.repository, scene, memories);
  // What came after a commit, oldest first; a merge brings what others committed. Of one that is not here the time alone tells.
  const above = new Map(waiting.map(({ memory: { anchor } }) => [anchor, recent.descendantsOf(anchor)]));
  const isLater = ({ memory, madeAtS }: Waiting, { oid, committedAtS }: CommitNode): boolean =>
    madeAtS === undefined
      ? above.get(memory.anchor)?.has(oid) === true
      : committedAtS >= madeAtS && (arrived?.has(memory.id) !== false || fresh.has(oid));
  const commits = recent.nodes
    .filter((node) => node.parents.length < 2 && waiting.some((each) => isLater(each, node)))
    .slice(0, MAX_LATER)
    .reverse();
  if (commits.length === 0) return { follows: [], waiting: waiting.map(({ memory }) => memory.id) };
  const within = [...new Set(waiting.flatMap(({ files }) => [...files.keys()]))];
  const requests = commits.map(({ oid }) => ownDiff(scene, oid));
  const diffs = await ports.history.changes(requests, { signal, within, keep: () => false });
  const changes = new Map(commits.map(({ oid }, index) => [oid, diffs[index]]));
  const head = await ports.repository.head();
  const ours = recent.reachableFrom(head.commit === undefined ? [] : [head.commit]);
  const dirty = new Set(await ports.repository.changedFiles());
  const follows: Follow[] = [];
  const left: string[] = [];
  for (const each of waiting) {
    const { memory, files, isSure, madeAtS } = each;
    const isHere = isSure && memory.branch === head.branch;
    const later = commits.flatMap((node): LaterCommit[] => {
      const known = isLater(each, node) ? changes.get(node.oid) : undefined;
      return known ? [{ oid: node.oid, changes: known, isOurs: isHere && ours.has(node.oid) }] : [];
    });
    const to = takenInBy(files, later, (path) => !dirty.has(path));
    const why = madeAtS === undefined ? 'committed' : 'content';
    if (to === undefined) left.push(memory.id);
    else follows.push({ from: memory.anchor, to, why, ids: new Set([memory.id]) });
  }
  return { follows, waiting: left };
}

/** What is not here comes last, the oldest at the end: so many as one sweep leaves to the next are bounded. */
async function uncommittedWork(repository: Repository, { isKept, facts }: Scene, memories: Iterable<Memory>) {
  const waiting: Waiting[] = [];
  for (const memory of memories) {
    const { at, anchor, anchors, anchoredAt, files } = memory;
    const here = anchors.filter((commit) => facts.has(commit));
    const hasFollowed =
      anchoredAt !== undefined && anchors.some((other) => other !== anchor && isKept(other));
    const isKnown = here.length > 0;
    if (hasFollowed || (isKnown && !isKept(anchor)) || files.every(({ blob }) => !blob)) continue;
    const paths = files.map(({ path }) => path);
    const committed = await Promise.all(here.map((commit) => repository.blobs(commit, paths)));
    const uncommitted = uncommittedFiles(memory, committed);
    const isSure = here.length === anchors.length;
    const madeAtS = isKnown ? undefined : Math.floor(Date.parse(at) / 1000);
    if (uncommitted.size > 0) waiting.push({ memory, files: uncommitted, isSure, madeAtS });
  }
  return waiting.sort(({ madeAtS: a = Number.MAX_VALUE }, { madeAtS: b = Number.MAX_VALUE }) => b - a);
}
