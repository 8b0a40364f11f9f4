import type { Memory } from '../../domain/memory.ts';
import type { Changes } from '../../domain/reanchor/changes.ts';
import type { Follow } from '../../domain/reanchor/plan.ts';
import { type LaterCommit, takenInBy, uncommittedFiles } from '../../domain/reanchor/taken-in.ts';
import type { CommitHistory } from '../../ports/history.ts';
import type { Repository } from '../../ports.ts';
import { ownDiff } from './reanchor-content.ts';
import type { Scene } from './reanchor-scene.ts';

/** Commits that are looked at for work that waits, the newest. */
const MAX_LATER = 2_000;

export interface Pending {
  readonly follows: readonly Follow[];
  /** Memories whose work still waits to be committed. */
  readonly waiting: readonly string[];
}

interface Waiting {
  readonly memory: Memory;
  readonly files: ReadonlyMap<string, string>;
  /** All its commits are here, and none has the content: what changes the file next may have taken it in. */
  readonly isSure: boolean;
}

/**
 * Finds the commits that took in what was not committed when a memory was made. One that followed already stays where it
 * is: it was attached elsewhere, and its first commit is still there.
 */
export async function findTakenIn(
  ports: { readonly history: CommitHistory; readonly repository: Repository },
  scene: Scene,
  memories: Iterable<Memory>,
  signal: AbortSignal | undefined,
): Promise<Pending> {
  const waiting = await uncommittedWork(ports.repository, scene, memories);
  const later = new Map(waiting.map(({ memory }) => [memory.anchor, laterCommits(scene, memory.anchor)]));
  const commits = [...new Set([...later.values()].flat())].slice(-MAX_LATER);
  if (commits.length === 0) return { follows: [], waiting: waiting.map(({ memory }) => memory.id) };
  const within = [...new Set(waiting.flatMap(({ files }) => [...files.keys()]))];
  const stop = signal === undefined ? {} : { signal };
  const requests = commits.map((commit) => ownDiff(scene, commit));
  const diffs = await ports.history.changes(requests, { ...stop, within, keep: () => false });
  const changes = new Map(commits.map((commit, index) => [commit, diffs[index]]));
  return settle(ports.repository, scene, waiting, later, changes);
}

async function uncommittedWork(
  repository: Repository,
  { isKept, facts }: Scene,
  memories: Iterable<Memory>,
): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  for (const memory of memories) {
    const { anchor, anchors, anchoredAt, files } = memory;
    const hasFollowed =
      anchoredAt !== undefined && anchors.some((other) => other !== anchor && isKept(other));
    if (hasFollowed || !isKept(anchor) || files.every(({ blob }) => blob === undefined)) continue;
    const here = anchors.filter((commit) => facts.has(commit));
    const paths = files.map(({ path }) => path);
    const committed = await Promise.all(here.map((commit) => repository.blobs(commit, paths)));
    const uncommitted = uncommittedFiles(memory, committed);
    const isSure = here.length === anchors.length;
    if (uncommitted.size > 0) waiting.push({ memory, files: uncommitted, isSure });
  }
  return waiting;
}

/** What came after a commit, oldest first; a merge brings what others committed. */
function laterCommits({ recent }: Scene, commit: string): string[] {
  const later = recent.descendantsOf(commit);
  const plain = recent.nodes.filter(({ oid, parents }) => parents.length < 2 && later.has(oid));
  return plain.map(({ oid }) => oid).reverse();
}

async function settle(
  repository: Repository,
  { recent }: Scene,
  waiting: readonly Waiting[],
  later: ReadonlyMap<string, readonly string[]>,
  changes: ReadonlyMap<string, Changes | undefined>,
): Promise<Pending> {
  const head = await repository.head();
  const ours = recent.reachableFrom(head.commit === undefined ? [] : [head.commit]);
  const dirty = new Set(await repository.changedFiles());
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
