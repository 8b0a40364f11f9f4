import type { CommitGraph, CommitNode } from './commit-graph.ts';

/** A branch as one diff: from where it left the history that is still there to its tip. */
export interface BranchRange {
  readonly commit: string;
  readonly base: string;
}

/** Of many tips above one commit (each amend leaves one behind) the newest say enough. */
const MAX_TIPS = 4;

const newestFirst = (a: CommitNode, b: CommitNode): number => b.committedAtS - a.committedAtS;

/** Where the branches that are gone left the history that is still there. */
export interface Forks {
  /** The commits of the present history that what is gone, from `commit` down, stands on. */
  pointsOf(commit: string): readonly string[];
  /** The branches that a commit which is gone was on, each from its newest fork point: what it had merged is no work of its own. */
  branchesOf(commit: string): readonly BranchRange[];
}

/** Asked about many commits of few branches, so what was found of a commit is kept. */
export function createForks(gone: CommitGraph, recent: CommitGraph): Forks {
  const known = new Map<string, readonly string[]>();
  const pointsOf = (commit: string): readonly string[] => {
    const points = known.get(commit) ?? forkPoints(commit, gone);
    known.set(commit, points);
    return points;
  };
  const branchesOf = (commit: string): BranchRange[] => {
    const above = [commit, ...gone.descendantsOf(commit)].filter((oid) => gone.isTip(oid));
    const tips = above.map((oid) => gone.get(oid)).filter((node) => node !== undefined);
    return tips
      .sort(newestFirst)
      .slice(0, MAX_TIPS)
      .flatMap(({ oid }) => {
        const base = newest(pointsOf(oid), recent);
        return base === undefined ? [] : [{ commit: oid, base }];
      });
  };
  return { pointsOf, branchesOf };
}

function forkPoints(commit: string, gone: CommitGraph): string[] {
  const points = new Set<string>();
  for (const oid of gone.reachableFrom([commit])) {
    for (const parent of gone.get(oid)?.parents ?? []) if (gone.get(parent) === undefined) points.add(parent);
  }
  return [...points];
}

function newest(commits: readonly string[], graph: CommitGraph): string | undefined {
  const nodes = commits.map((oid) => graph.get(oid)).filter((node) => node !== undefined);
  return nodes.sort(newestFirst)[0]?.oid;
}

/** The newest commit that two histories share. */
export function sharedBase(
  graph: CommitGraph,
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
): string | undefined {
  return graph.nodes.find(({ oid }) => one.has(oid) && other.has(oid))?.oid;
}
