import { commitsMentioned, type Rewrite } from '../../domain/reanchor/mentions.ts';
import type { Follow } from '../../domain/reanchor/plan.ts';
import { createSameAuthor, type SameAuthor } from '../../domain/reanchor/same-author.ts';
import { followTrail, stepsOf } from '../../domain/reanchor/trail.ts';
import type { CommitHistory } from '../../ports/history.ts';
import {
  answerByContent,
  type MemoriesOn,
  type Question,
  questionOfPicks,
  questionsOfGone,
  questionsOfSquashes,
  worthAsking,
} from './reanchor-content.ts';
import type { Scene } from './reanchor-scene.ts';

/** What commits say of each other, without a look at what they change. */
export interface Trails {
  readonly follows: readonly Follow[];
  /** Where a commit went. */
  readonly of: (commit: string) => readonly Follow[];
  /** The commits whose messages say that they were picked from one that is still on a branch. */
  readonly said: (commit: string) => readonly string[];
  /** Which commits have its author and date. */
  readonly alike: (commit: string) => SameAuthor;
}

const NONE: SameAuthor = { sure: [], doubtful: [] };

/** Follows what was said (by git-filter-repo, reflogs and messages) and what has the same author, date and subject. */
export function findTrails(scene: Scene): Trails {
  const { facts, gone, recent, annotated, fresh, unexamined, open, isGone, isKept } = scene;
  const factsOf = (commits: Iterable<string>) => [...commits].flatMap((oid) => facts.get(oid) ?? []);
  const now = factsOf(recent.nodes.map(({ oid }) => oid));
  const before = factsOf(new Set([...gone.nodes.map(({ oid }) => oid), ...annotated]));
  const sameAuthor = createSameAuthor(before, now);
  const alike = (commit: string): SameAuthor => {
    const own = facts.get(commit);
    return own === undefined ? NONE : sameAuthor(own);
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
  const isWatched = (commit: string): boolean => unexamined.has(commit) || open.has(commit);
  const told = scene.annotations.objects.filter((object) => !facts.has(object) && steps.has(object));
  // What a message says of a commit that is still there is looked at: a pick may have left out what a memory speaks of.
  const isDoubtful = ({ from, why }: Follow): boolean => why === 'message' && isKept(from);
  const follows = [...annotated, ...told].flatMap((commit) =>
    of(commit).filter((follow) => !isDoubtful(follow) && (isWatched(commit) || fresh.has(follow.to))),
  );
  const said = (commit: string): string[] =>
    steps.has(commit)
      ? of(commit)
          .filter(isDoubtful)
          .map(({ to }) => to)
      : [];
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
  ports: { readonly memoriesOn: (commits: string[]) => Promise<MemoriesOn>; readonly signal?: AbortSignal },
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
function mergesByParents(
  { gone }: Scene,
  { of }: Trails,
  lost: MemoriesOn,
  found: readonly Follow[],
): Follow[] {
  const answered = new Set(found.map(({ from }) => from));
  return [...lost.keys()].flatMap((commit): Follow[] => {
    const { parents = [] } = gone.get(commit) ?? {};
    if (answered.has(commit) || parents.length < 2) return [];
    const [first] = parents.flatMap((parent) => of(parent));
    return first === undefined ? [] : [{ ...first, from: commit }];
  });
}
