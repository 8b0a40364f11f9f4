import { type DiffLimits, type DiffRequest, readChanges } from '../history-diff.ts';
import { type Candidate, copiesFor, createForks, successorsFor, type Wanted } from './by-content.ts';
import type { Follow } from './plan.ts';
import type { MemoriesOn, Scene } from './scene.ts';
import type { CommitNode } from './trail.ts';

/** Diffs cost a millisecond each: what is looked for, and where, is bounded. The newest count. */
const MAX_WANTED = 300;
/** Commits that are gone are looked for once, and later only in what is new. */
const MAX_GONE = 1_000;
const MAX_CANDIDATES = 2_000;
const MAX_SQUASHED_INTO = 20;
/** Clocks differ: a commit made this much before another may still hold it. */
const CLOCK_SLACK_S = 86_400;

export interface Question {
  readonly commit: string;
  /** It is still on a branch: what is found is one more commit for its memories. */
  readonly isKept: boolean;
  readonly branches: readonly DiffRequest[];
  readonly candidates: readonly CommitNode[];
  /** Candidates whose messages say that they were picked from it. */
  readonly said?: ReadonlySet<string>;
}

const isPlain = ({ parents }: CommitNode): boolean => parents.length < 2;

/** Where commits that are gone may be, the newest first, so many as there is time for. */
export function questionsOfGone(scene: Scene, commits: Iterable<string>): Question[] {
  const { gone, recent, fresh, unexamined } = scene;
  const nodes = newestFirst([...commits].flatMap((oid) => gone.get(oid) ?? []));
  const forks = createForks(gone, recent);
  return nodes.slice(0, MAX_GONE).map(({ oid: commit }): Question => {
    // In what came after its branch left the history that is still there.
    const before = recent.reachableFrom(forks.pointsOf(commit));
    const isNew = (oid: string): boolean => !before.has(oid) && (unexamined.has(commit) || fresh.has(oid));
    const candidates = notBefore(scene, commit).filter(({ oid }) => isNew(oid));
    return { commit, isKept: false, branches: forks.branchesOf(commit), candidates };
  });
}

/** The commits with one parent that are no older than another one's changes. */
function notBefore({ recent, facts }: Scene, commit: string): readonly CommitNode[] {
  const earliestS = (facts.get(commit)?.authoredAtS ?? 0) - CLOCK_SLACK_S;
  return recent.nodes.filter((node) => isPlain(node) && node.committedAtS >= earliestS);
}

/** Where commits of other branches may have been squashed into: the fresh commits of branches that do not have them. */
export function questionsOfSquashes(scene: Scene, annotated: readonly string[]): Question[] {
  const { recent, fresh, tips } = scene;
  const kept = newestFirst(annotated.flatMap((oid) => recent.get(oid) ?? []));
  const freshTips = tips.filter((tip) => fresh.has(tip)).slice(0, MAX_SQUASHED_INTO);
  const pairs = freshTips.flatMap((tip) => {
    const here = recent.reachableFrom([tip]);
    return kept.filter(({ oid }) => !here.has(oid)).map(({ oid }) => ({ oid, here }));
  });
  return pairs.slice(0, MAX_WANTED).map(({ oid, here }) => questionOfKept(scene, oid, here));
}

const newestFirst = (nodes: readonly CommitNode[]): CommitNode[] =>
  [...nodes].sort((a, b) => b.committedAtS - a.committedAtS);

/** Whether commits with the author and date of one that is still on a branch are cherry-picks of it. */
export function questionOfPicks(
  { recent, fresh, unexamined }: Scene,
  commit: string,
  alike: readonly string[],
  said: readonly string[],
): Question {
  const isNew = (oid: string): boolean => fresh.has(oid) || unexamined.has(commit);
  const named = [...new Set([...alike, ...said])].filter(isNew);
  const candidates = named.flatMap((oid) => recent.get(oid) ?? []).filter(isPlain);
  return { commit, isKept: true, branches: [], candidates, said: new Set(said) };
}

function questionOfKept(scene: Scene, commit: string, here: ReadonlySet<string>): Question {
  const { recent, fresh, tips } = scene;
  const above = recent.descendantsOf(commit);
  const branchTips = tips.filter((tip) => tip === commit || above.has(tip)).slice(0, 4);
  const branches = branchTips.flatMap((tip): DiffRequest[] => {
    const there = recent.reachableFrom([tip]);
    const base = recent.nodes.find(({ oid }) => there.has(oid) && here.has(oid)); // the newest that both share
    return base === undefined ? [] : [{ commit: tip, base: base.oid }];
  });
  const own = recent.reachableFrom(branchTips);
  const isNew = (oid: string): boolean => here.has(oid) && fresh.has(oid) && !own.has(oid);
  const candidates = notBefore(scene, commit).filter(({ oid }) => isNew(oid));
  return { commit, isKept: true, branches, candidates };
}

/** Those that can be answered, so many as there is time for: what is gone comes first. */
export const worthAsking = (questions: readonly Question[]): readonly Question[] =>
  questions.filter(({ candidates }) => candidates.length > 0).slice(0, MAX_GONE + MAX_WANTED);

/** Reads the diffs that the questions need, in two git processes, and answers them for the memories on their commits. */
export async function answerByContent(
  scene: Scene,
  questions: readonly Question[],
  memoriesOn: MemoriesOn,
): Promise<Follow[]> {
  if (questions.length === 0) return [];
  const requests = questions.flatMap(({ commit, branches }) => [ownDiff(scene, commit), ...branches]);
  const diffs = await readChanges(scene.store, requests, { signal: scene.signal });
  const wanted = questions.map(({ branches }): Wanted => {
    const [own, ...rest] = diffs.splice(0, 1 + branches.length);
    return { own, branches: rest.filter((changes) => changes !== undefined) };
  });
  const named = questions.flatMap(({ commit }) => [...(memoriesOn.get(commit)?.values() ?? [])]);
  const paths = new Set(named.flatMap(({ files }) => files.map(({ path }) => path)));
  const changes = await candidateChanges(scene, questions, wanted, paths);
  const { facts } = scene;
  return questions.flatMap(({ commit, said, isKept, candidates: nodes }, index) => {
    const candidates = nodes.flatMap(({ oid, committedAtS }): Candidate[] => {
      const change = changes.get(oid);
      const hasSameAuthor = facts.get(oid)?.author === facts.get(commit)?.author;
      const isSaid = said?.has(oid) === true;
      return change === undefined ? [] : [{ oid, committedAtS, changes: change, hasSameAuthor, isSaid }];
    });
    const own = wanted[index] ?? { own: undefined, branches: [] };
    return [...(memoriesOn.get(commit) ?? [])].flatMap(([id, { files }]) => {
      const found = (isKept ? copiesFor : successorsFor)(files, own, candidates);
      const [best, ...others] = found;
      if (best === undefined) return [];
      const follow: Follow = { from: commit, to: best, why: 'content', ids: new Set([id]) };
      return [follow, ...others.map((to): Follow => ({ ...follow, to, isOther: true }))];
    });
  });
}

/** A commit against its parent, a merge against what it was merged into, a root against nothing. */
function ownDiff({ gone, recent }: Scene, commit: string): DiffRequest {
  const [first] = (gone.get(commit) ?? recent.get(commit))?.parents ?? [];
  return first === undefined ? { commit } : { commit, base: first };
}

async function candidateChanges(
  scene: Scene,
  questions: readonly Question[],
  wanted: readonly Wanted[],
  named: ReadonlySet<string>,
) {
  const all = wanted.flatMap(({ own, branches }) => (own === undefined ? branches : [own, ...branches]));
  const marks = new Set(all.flatMap(({ added, removed }) => [...added, ...removed]));
  const paths = new Set([...all.flatMap(({ files }) => [...files.keys()]), ...named]);
  const nodes = new Set(questions.flatMap(({ candidates }) => candidates));
  const commits = newestFirst([...nodes]).slice(0, MAX_CANDIDATES);
  const keep = (mark: number): boolean => marks.has(mark);
  return ownChanges(
    scene,
    commits.map(({ oid }) => oid),
    { within: [...paths], keep },
  );
}

/** What each of some commits changes; without those whose diffs were not read. */
export async function ownChanges(scene: Scene, commits: readonly string[], limits: DiffLimits) {
  const requests = commits.map((commit) => ownDiff(scene, commit));
  const diffs = await readChanges(scene.store, requests, { ...limits, signal: scene.signal });
  return new Map(commits.flatMap((oid, index) => (diffs[index] === undefined ? [] : [[oid, diffs[index]]])));
}
