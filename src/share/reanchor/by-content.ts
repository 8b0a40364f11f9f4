import { onceEach } from '../../core/basics.ts';
import type { FileRef, Memory } from '../../core/memory.ts';
import { type Changes, partOf, shareIn, shareOf } from './changes.ts';
import type { CommitGraph, CommitNode } from './trail.ts';

export interface Candidate {
  readonly oid: string;
  readonly committedAtS: number;
  readonly changes: Changes;
  /** It has the author and the author's date of the commit that is looked for. */
  readonly hasSameAuthor: boolean;
  readonly isSaid: boolean;
}

export interface Wanted {
  /** Undefined where its parents are not here. */
  readonly own: Changes | undefined;
  /** What the branches it was on changed, from where they forked to their tips. */
  readonly branches: readonly Changes[];
}

export type Match = Readonly<{ candidate: Candidate; share: number }>;

/** A commit that is gone lives on where at least half of its lines came in. */
const GONE_SHARE = 0.5;
/** One that is still on a branch was taken in elsewhere only where nearly all of it came in. */
const KEPT_SHARE = 0.8;
/** A branch was squashed into a commit that has nearly all that the branch changed. */
const BRANCH_SHARE = 0.8;
/** A smaller part is chance: a common line in the same file. */
const PART_SHARE = 0.2;
/** What the same author and date are worth beside the lines: a reworded commit with conflicts keeps a quarter. */
const SAME_AUTHOR_SHARE = 0.25;

function matchOf(wanted: Wanted, candidate: Candidate): Match {
  const alone = wanted.own === undefined ? 0 : shareIn(wanted.own, candidate.changes);
  const byAuthor = alone > 0 && candidate.hasSameAuthor ? SAME_AUTHOR_SHARE : 0;
  const squashed = wanted.branches.map((branch) => {
    // Both the branch's lines are in it and those of the commit's that were still there at the branch's end: a commit that was
    // dropped before the squash is not found in it, and one that a later commit of the branch wrote over is.
    const share = shareIn(branch, candidate.changes);
    if (share < BRANCH_SHARE) return 0;
    if (wanted.own === undefined) return share;
    const left = [...wanted.own.added].filter((mark) => branch.added.has(mark));
    return left.length === 0 || shareOf(left, candidate.changes.added) >= GONE_SHARE ? share : 0;
  });
  return { candidate, share: Math.min(1, Math.max(alone + byAuthor, ...squashed)) };
}

/** More of it first, then what has less besides, then the older one; the name decides, so that all choose alike. */
function byShare(a: Match, b: Match): number {
  return (
    b.share - a.share ||
    a.candidate.changes.addedCount - b.candidate.changes.addedCount ||
    a.candidate.committedAtS - b.candidate.committedAtS ||
    (a.candidate.oid < b.candidate.oid ? -1 : 1)
  );
}

export function matchesOf(wanted: Wanted, candidates: readonly Candidate[]): Match[] {
  return candidates
    .map((candidate) => matchOf(wanted, candidate))
    .filter(({ share }) => share >= PART_SHARE)
    .sort(byShare);
}

/** What of a commit a memory speaks of: its own files where the commit changes any, so that what was split is told apart; else all. */
function wantedFor(files: readonly FileRef[], { own, branches }: Wanted): Wanted {
  const paths = new Set(files.map(({ path }) => path).filter((path) => own?.files.has(path)));
  if (own === undefined || paths.size === 0) return { own, branches };
  return { own: partOf(own, paths), branches: branches.map((branch) => partOf(branch, paths)) };
}

/** Where else a memory is found while its own commit is there: in what took in nearly all it speaks of, or says so and touches its files. */
export function copiesFor(files: readonly FileRef[], wanted: Wanted, candidates: readonly Candidate[]) {
  const part = wantedFor(files, wanted);
  const paths = [...(part.own?.files.keys() ?? [])];
  const said = candidates.filter(
    ({ isSaid, changes }) => isSaid && (paths.length === 0 || paths.some((path) => changes.files.has(path))),
  );
  const found = matchesOf(part, candidates).filter(({ share }) => share >= KEPT_SHARE);
  const picked = found.filter(({ candidate }) => candidate.hasSameAuthor);
  const best = (picked.length > 0 ? picked : found.slice(0, 1)).map(({ candidate }) => candidate);
  return [...new Set([...said, ...best].map(({ oid }) => oid))];
}

/** Where a memory of a commit that is gone belongs, best first: what gave its files that content; what has most of it; others that have nearly all. */
export function successorsFor(files: readonly FileRef[], wanted: Wanted, candidates: readonly Candidate[]) {
  const part = wantedFor(files, wanted);
  const matches = matchesOf(part, candidates);
  const contents = (candidate: Candidate): number =>
    files.filter(({ path, blob }) => blob !== undefined && candidate.changes.files.get(path)?.blob === blob)
      .length;
  const [taken] = candidates
    .map((candidate) => ({ candidate, share: contents(candidate) }))
    .filter(({ share }) => share > 0)
    .sort(byShare);
  const [found] = matches;
  // Split, it is in several together.
  const together = new Set(matches.flatMap(({ candidate }) => [...candidate.changes.added]));
  const isSplit = part.own !== undefined && shareOf(part.own.added, together) >= GONE_SHARE;
  const best = taken ?? (found !== undefined && (found.share >= GONE_SHARE || isSplit) ? found : undefined);
  if (best === undefined) return [];
  const all = [best, ...matches.filter(({ share }) => share >= KEPT_SHARE)];
  return [...new Set(all.map(({ candidate }) => candidate.oid))];
}

export interface LaterCommit {
  readonly oid: string;
  readonly changes: Changes;
  /** It is in the history of the branch that the memory's work was done on, as checked out here. */
  readonly isOurs: boolean;
}

/** The files of a memory whose content none of its commits (path → blob, of each) has: work that was not committed. */
export function uncommittedFiles(
  { files }: Memory,
  committed: readonly ReadonlyMap<string, string>[],
): ReadonlyMap<string, string> {
  const known = files.flatMap(({ path, blob }) => (blob === undefined ? [] : [[path, blob] as const]));
  return new Map(known.filter(([path, blob]) => !committed.some((blobs) => blobs.get(path) === blob)));
}

/** The first later commit (oldest first) that gives a file the content a memory speaks of; else the first that changes one of which nothing is left to commit (`isClean`). Undefined: it waits. */
export function takenInBy(
  files: ReadonlyMap<string, string>,
  later: readonly LaterCommit[],
  isClean: (path: string) => boolean,
): string | undefined {
  const exact = later.find(({ changes }) =>
    [...files].some(([path, blob]) => changes.files.get(path)?.blob === blob),
  );
  if (exact !== undefined) return exact.oid;
  const paths = [...files.keys()].filter(isClean);
  return later.find(({ changes, isOurs }) => isOurs && paths.some((path) => changes.files.has(path)))?.oid;
}

/** Of many tips above one commit (each amend leaves one behind) the newest say enough. */
const MAX_TIPS = 4;

/** Where the branches that are gone left the history that is still there. */
export function createForks(gone: CommitGraph, recent: CommitGraph) {
  /** The commits of the present history that what is gone, from `commit` down, stands on. */
  const pointsOf = onceEach((commit: string): readonly string[] => {
    const parents = [...gone.reachableFrom([commit])].flatMap((oid) => gone.get(oid)?.parents ?? []);
    return [...new Set(parents.filter((parent) => gone.get(parent) === undefined))];
  });
  const newest = (commits: readonly string[], graph: CommitGraph): CommitNode[] =>
    commits.flatMap((oid) => graph.get(oid) ?? []).sort((a, b) => b.committedAtS - a.committedAtS);
  /** The branches that a commit which is gone was on, each from its newest fork point: what it had merged is no work of its own. */
  const branchesOf = (commit: string) => {
    const above = [commit, ...gone.descendantsOf(commit)].filter((oid) => gone.isTip(oid));
    return newest(above, gone)
      .slice(0, MAX_TIPS)
      .flatMap(({ oid }) => {
        const [base] = newest(pointsOf(oid), recent);
        return base === undefined ? [] : [{ commit: oid, base: base.oid }];
      });
  };
  return { pointsOf, branchesOf };
}
