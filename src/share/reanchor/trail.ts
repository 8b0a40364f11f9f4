import { addTo, groupBy, onceAsked, reachedFrom } from '../../core/basics.ts';
import type { CommitFacts } from './changes.ts';
import { EVIDENCE_OF_REWRITE, type Follow, type RewriteEvidence } from './plan.ts';

/** A commit, its parents and its own time, in seconds since 1970. */
export type CommitNode = Readonly<{ oid: string; parents: readonly string[]; committedAtS: number }>;

export type CommitGraph = ReturnType<typeof createCommitGraph>;

/** Parses what `git rev-list --timestamp --parents` prints: `<seconds> <commit> <parent>…` a line. */
export function parseRevList(text: string): CommitNode[] {
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => {
    const [seconds, oid = '', ...parents] = line.split(' ');
    return { oid, parents, committedAtS: Number(seconds) };
  });
}

/** A part of the history: a commit may have parents that are not in it. `nodes`: the newest first, a child before its parents. */
export function createCommitGraph(nodes: readonly CommitNode[]) {
  const byOid = new Map(nodes.map((node) => [node.oid, node]));
  const children = onceAsked(() => {
    const byParent = new Map<string, string[]>();
    for (const { oid, parents } of nodes) for (const parent of parents) addTo(byParent, parent, [oid]);
    return byParent;
  });
  const childrenOf = (oid: string): readonly string[] => children().get(oid) ?? [];
  const inside = (oids: Iterable<string>): string[] => [...oids].filter((oid) => byOid.has(oid));
  return {
    nodes,
    get: (oid: string): CommitNode | undefined => byOid.get(oid),
    /** The commits that these reach, themselves included, as far as the graph goes. */
    reachableFrom: (oids: Iterable<string>): ReadonlySet<string> =>
      reachedFrom(inside(oids), (oid) => inside(byOid.get(oid)?.parents ?? [])),
    /** The commits that reach this one, itself not included. It need not be in the graph; its children must be. */
    descendantsOf: (oid: string): ReadonlySet<string> => {
      const reached = reachedFrom([oid], childrenOf);
      reached.delete(oid);
      return reached;
    },
    isTip: (oid: string): boolean => childrenOf(oid).length === 0,
  };
}

export type Rewrite = readonly [from: string, to: string];

const PICKED = /^\(cherry picked from commit ([0-9a-f]{40}|[0-9a-f]{64})\)$/gm;
const SQUASHED = /^Squashed commit of the following:$/m;
const LISTED = /^commit ([0-9a-f]{40}|[0-9a-f]{64})$/gm;

/** The commits that a message says were taken in: by `git cherry-pick -x`, or in the list of `git merge --squash`. */
export function commitsMentioned(message: string): string[] {
  const found = [...message.matchAll(PICKED), ...(SQUASHED.test(message) ? message.matchAll(LISTED) : [])];
  return [...new Set(found.map(([, commit = '']) => commit))];
}

const AMENDED = /^commit \(amend\)/;

/** Reads `git log --walk-reflogs --format='%gD\t%H\t%gs'`, newest first: what was amended into what, and all commits a ref was on, the latest last. Of a rebase a reflog does not tell. */
export function parseReflogs(text: string): { readonly amended: Rewrite[]; readonly visited: string[] } {
  const amended: Rewrite[] = [];
  const visited = new Set<string>();
  const newer = new Map<string, { readonly commit: string; readonly what: string }>();
  for (const line of text.split('\n')) {
    const [selector = '', commit = '', what = ''] = line.split('\t');
    const ref = selector.replace(/@\{[^}]*\}$/, '');
    if (commit === '' || ref.startsWith('refs/notes/')) continue;
    visited.add(commit);
    const next = newer.get(ref); // an entry names its new commit; the one before is that of the entry below
    if (next !== undefined && AMENDED.test(next.what) && next.commit !== commit)
      amended.push([commit, next.commit]);
    newer.set(ref, { commit, what });
  }
  return { amended, visited: [...visited].reverse() };
}

/** Reads lines of `<old> <new>` (the post-rewrite hook, git-filter-repo); others are passed over. A dropped commit (zeros) has no pair. */
export function parsePairs(text: string): Rewrite[] {
  const pairs = [...text.matchAll(/^([0-9a-f]{40}|[0-9a-f]{64}) ([0-9a-f]{40}|[0-9a-f]{64})(?: |\r?$)/gm)];
  return pairs
    .map(([, from = '', to = '']): Rewrite => [from, to])
    .filter(([from, to]) => from !== to && !/^0+$/.test(to));
}

/** What has the author and the author's date of a commit, to the second: git keeps both when it makes a commit anew. */
export interface SameAuthor {
  /** It is the same commit: nothing else of that second has its subject, before or after. */
  readonly sure: readonly string[];
  /** It may be: the changes must tell. */
  readonly doubtful: readonly string[];
}

/** Asks which of the commits `now` one `before` became. Sure is only where subject and second are one commit's own on both sides: several are made within a second. */
export function createSameAuthor(before: readonly CommitFacts[], now: readonly CommitFacts[]) {
  const byAuthor = groupBy(now, ({ author }) => author);
  const named = ({ author, subject }: CommitFacts): string => `${author}\n${subject}`;
  const beforeByName = groupBy(before, named);
  return (commit: CommitFacts): SameAuthor => {
    const alike = (byAuthor.get(commit.author) ?? []).filter(({ oid }) => oid !== commit.oid);
    const sameSubject = alike.filter(({ subject }) => subject === commit.subject);
    const rivals = (beforeByName.get(named(commit)) ?? []).filter(({ oid }) => oid !== commit.oid);
    const oids = (commits: readonly CommitFacts[]): string[] => commits.map(({ oid }) => oid);
    const isSure = sameSubject.length === 1 && rivals.length === 0;
    return isSure ? { sure: oids(sameSubject), doubtful: [] } : { sure: [], doubtful: oids(alike) };
  };
}

export type Step = Pick<Follow, 'to' | 'why'>;

export type Steps = ReadonlyMap<string, readonly Step[]>;

export function stepsOf(said: Readonly<Partial<Record<RewriteEvidence, readonly Rewrite[]>>>): Steps {
  const steps = new Map<string, Step[]>();
  for (const [why, rewrites] of Object.entries(said) as [RewriteEvidence, readonly Rewrite[]][])
    for (const [from, to] of rewrites) addTo(steps, from, [{ to, why }]);
  return steps;
}

export interface TrailInput {
  readonly steps: Steps;
  /** What is surely the same commit, of one that is gone. */
  readonly sameAuthor: (commit: string) => readonly string[];
  readonly isGone: (commit: string) => boolean;
  readonly isKept: (commit: string) => boolean;
}

const weaker = (a: RewriteEvidence, b: RewriteEvidence): RewriteEvidence =>
  EVIDENCE_OF_REWRITE.indexOf(a) > EVIDENCE_OF_REWRITE.indexOf(b) ? a : b;

/** Where a commit is now, through as many rewrites as there were: commits that a branch is on. A chain is as strong as its weakest step. */
export function followTrail(commit: string, input: TrailInput): Follow[] {
  const found = new Map<string, RewriteEvidence>();
  const visited = new Set<string>();
  const visit = (from: string, strength: RewriteEvidence): void => {
    if (visited.has(from)) return;
    visited.add(from);
    const said = input.steps.get(from) ?? [];
    const alike = input.isGone(from) ? input.sameAuthor(from).map((to): Step => ({ to, why: 'author' })) : [];
    for (const { to, why } of [...said, ...alike]) {
      const reached = weaker(strength, why);
      if (to === commit) continue;
      if (input.isKept(to)) found.set(to, found.get(to) ?? reached);
      else visit(to, reached);
    }
  };
  visit(commit, 'told');
  return [...found].map(([to, why]) => ({ from: commit, to, why }));
}
