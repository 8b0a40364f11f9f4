/** A commit, its parents and its own time, in seconds since 1970. */
export interface CommitNode {
  readonly oid: string;
  readonly parents: readonly string[];
  readonly committedAtS: number;
}

/** A part of the history: a commit may have parents that are not in it. */
export interface CommitGraph {
  /** Newest first; a child comes before its parents. */
  readonly nodes: readonly CommitNode[];
  get(oid: string): CommitNode | undefined;
  /** The commits that these reach, themselves included, as far as the graph goes. */
  reachableFrom(oids: Iterable<string>): ReadonlySet<string>;
  /** The commits that reach this one, itself not included. It need not be in the graph; its children must be. */
  descendantsOf(oid: string): ReadonlySet<string>;
  /** Whether no commit of the graph has this one for a parent. */
  isTip(oid: string): boolean;
}

/** Parses what `git rev-list --timestamp --parents` prints: `<seconds> <commit> <parent>…` a line. */
export function parseRevList(text: string): CommitNode[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [seconds, oid = '', ...parents] = line.split(' ');
      return { oid, parents, committedAtS: Number(seconds) };
    });
}

function closure(from: Iterable<string>, next: (oid: string) => readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...from];
  for (let oid = waiting.pop(); oid !== undefined; oid = waiting.pop()) {
    if (reached.has(oid)) continue;
    reached.add(oid);
    waiting.push(...next(oid));
  }
  return reached;
}

/** A graph over some commits, given newest first. */
export function createCommitGraph(nodes: readonly CommitNode[]): CommitGraph {
  const byOid = new Map(nodes.map((node) => [node.oid, node]));
  let children: Map<string, string[]> | undefined;
  const childrenOf = (oid: string): readonly string[] => {
    children ??= childrenByParent(nodes);
    return children.get(oid) ?? [];
  };
  const inside = (oids: Iterable<string>): string[] => [...oids].filter((oid) => byOid.has(oid));
  return {
    nodes,
    get: (oid) => byOid.get(oid),
    reachableFrom: (oids) => closure(inside(oids), (oid) => inside(byOid.get(oid)?.parents ?? [])),
    descendantsOf: (oid) => {
      const reached = closure([oid], childrenOf);
      reached.delete(oid);
      return reached;
    },
    isTip: (oid) => childrenOf(oid).length === 0,
  };
}

function childrenByParent(nodes: readonly CommitNode[]): Map<string, string[]> {
  const children = new Map<string, string[]>();
  for (const { oid, parents } of nodes) {
    for (const parent of parents) {
      const known = children.get(parent);
      if (known === undefined) children.set(parent, [oid]);
      else known.push(oid);
    }
  }
  return children;
}
