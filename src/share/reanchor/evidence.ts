import type { Memory } from '../../core/memory.ts';
import { type Content, contentKey, readFirsts, seesAllBranches } from '../history-diff.ts';
import { type LaterCommit, takenInBy, uncommittedFiles } from './by-content.ts';
import {
  answerByContent,
  ownChanges,
  type Question,
  questionOfPicks,
  questionsOfGone,
  questionsOfSquashes,
  worthAsking,
} from './content.ts';
import type { Follow } from './plan.ts';
import { type MemoriesOn, memoriesOnCommits, type Scene } from './scene.ts';
import {
  commitsMentioned,
  createSameAuthor,
  followTrail,
  type Rewrite,
  type SameAuthor,
  stepsOf,
} from './trail.ts';

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
  const steps = stepsOf({ told: scene.told, reflog: scene.amended, message: mentioned });
  const of = (commit: string): Follow[] =>
    followTrail(commit, { steps, sameAuthor: (oid) => alike(oid).sure, isGone, isKept });
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

/** By their changes: gone commits whose memories are on no other commit (`lost`), cherry-picks, and squashed branches. */
export async function findByContent(
  scene: Scene,
  trails: Trails,
  lost: MemoriesOn,
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
  const memories = new Map([...(await memoriesOnCommits(scene, others)), ...lost]);
  const found = await answerByContent(scene, questions, memories);
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

/** A store of a hundred thousand memories has this many that wait for a commit only if something is wrong; as many more wait for one that never came here. */
const MAX_PENDING = 1_000;

type Pending = { readonly follows: readonly Follow[]; readonly waiting: readonly string[] };

/** Where memories went that came since the last sweep (`before`) or waited then, for work that was not committed or for commits that never came here. */
export async function findPending(scene: Scene): Promise<Pending> {
  const { arrived, facts, before } = scene;
  const { index } = scene.store;
  const memories =
    arrived === undefined
      ? await index.all()
      : [...(await index.known([...new Set([...arrived, ...(before?.pending ?? [])])])).values()];
  const taken = await findTakenIn(scene, memories);
  const isStranger = ({ anchors, files }: Memory): boolean =>
    files.some(({ blob }) => blob) && !anchors.some((each) => facts.has(each));
  const strangers = memories
    .filter(isStranger)
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, MAX_PENDING);
  const brought = await findBrought(scene, strangers);
  return {
    follows: [...taken.follows, ...brought.follows],
    waiting: [...taken.waiting.slice(0, MAX_PENDING), ...brought.waiting],
  };
}

/** The commits that took in what was not committed when a memory was made. One that followed already stays. `waiting`: ids that wait on. */
async function findTakenIn(scene: Scene, memories: readonly Memory[]): Promise<Pending> {
  const { store } = scene;
  const waiting = await uncommittedWork(scene, memories);
  const later = new Map<string, string[]>();
  for (const { memory } of waiting) {
    // What came after its commit, oldest first; a merge brings what others committed.
    const after = scene.recent.descendantsOf(memory.anchor);
    const plain = scene.recent.nodes.filter(({ oid, parents }) => parents.length < 2 && after.has(oid));
    later.set(memory.anchor, plain.map(({ oid }) => oid).reverse());
  }
  const commits = [...new Set([...later.values()].flat())].slice(-MAX_LATER);
  if (commits.length === 0) return { follows: [], waiting: waiting.map(({ memory }) => memory.id) };
  const within = [...new Set(waiting.flatMap(({ files }) => [...files.keys()]))];
  const changes = await ownChanges(scene, commits, { within, keep: () => false });
  const head = await store.repository.head();
  const ours = scene.recent.reachableFrom(head.commit === undefined ? [] : [head.commit]);
  const dirty = new Set(await store.repository.changedFiles());
  const follows: Follow[] = [];
  const left: string[] = [];
  for (const { memory, files, isSure } of waiting) {
    const isHere = isSure && memory.branch === head.branch;
    const commits = (later.get(memory.anchor) ?? []).flatMap((oid): LaterCommit[] => {
      const known = changes.get(oid);
      return known === undefined ? [] : [{ oid, changes: known, isOurs: isHere && ours.has(oid) }];
    });
    const to = takenInBy(files, commits, (path) => !dirty.has(path));
    if (to === undefined) left.push(memory.id);
    else follows.push({ from: memory.anchor, to, why: 'committed', ids: new Set([memory.id]) });
  }
  return { follows, waiting: left };
}

async function uncommittedWork({ store: { repository }, isKept, facts }: Scene, memories: readonly Memory[]) {
  const waiting: { memory: Memory; files: ReadonlyMap<string, string>; isSure: boolean }[] = [];
  for (const memory of memories) {
    const { anchor, anchors, anchoredAt, files } = memory;
    const hasFollowed =
      anchoredAt !== undefined && anchors.some((other) => other !== anchor && isKept(other));
    if (hasFollowed || !isKept(anchor) || files.every(({ blob }) => blob === undefined)) continue;
    const here = anchors.filter((commit) => facts.has(commit));
    const paths = files.map(({ path }) => path);
    const committed = await Promise.all(here.map((commit) => repository.blobs(commit, paths)));
    const uncommitted = uncommittedFiles(memory, committed);
    // All its commits are here, and none has the content: what changes the file next may have taken it in.
    const isSure = here.length === anchors.length;
    if (uncommitted.size > 0) waiting.push({ memory, files: uncommitted, isSure });
  }
  return waiting;
}

/** Puts memories none of whose commits is here on the first commit that brings their content, if made since; where an older one had it, or branches are missing, that tells nothing. */
export async function findBrought(
  { store, arrived, tips, before, signal }: Scene,
  memories: readonly Memory[],
): Promise<Pending> {
  const waiting = memories.map(({ id }) => id);
  if (memories.length === 0 || !(await seesAllBranches(store))) return { follows: [], waiting };
  const waited = memories.filter(({ id }) => arrived?.has(id) === false);
  const known = before?.tips ?? [];
  const news = await readFirsts(store.git, contentsOf(waited), { tips, known, signal });
  const asked = memories.filter(
    (memory) =>
      arrived?.has(memory.id) !== false || contentsOf([memory]).some((each) => news.has(contentKey(each))),
  );
  const firsts = await readFirsts(store.git, contentsOf(asked), { tips, known: [], signal });
  const follows = asked.flatMap((memory): Follow[] => {
    const { id, at, anchor } = memory;
    const madeAtS = Math.floor(Date.parse(at) / 1000);
    const since = contentsOf([memory])
      .flatMap((each) => firsts.get(contentKey(each)) ?? [])
      .filter(({ isMerge, committedAtS }) => !isMerge && committedAtS >= madeAtS)
      .sort((a, b) => a.committedAtS - b.committedAtS || (a.oid < b.oid ? -1 : 1));
    return since.slice(0, 1).map(({ oid: to }) => ({ from: anchor, to, why: 'content', ids: new Set([id]) }));
  });
  const found = new Set(follows.flatMap(({ ids }) => [...(ids ?? [])]));
  return { follows, waiting: waiting.filter((id) => !found.has(id)) };
}

/** What memories speak of, each file with each content once. */
function contentsOf(memories: readonly Memory[]): readonly Content[] {
  const all = memories.flatMap(({ files }) =>
    files.flatMap(({ path, blob }) => (blob ? [{ path, blob }] : [])),
  );
  return [...new Map(all.map((each) => [contentKey(each), each])).values()];
}
