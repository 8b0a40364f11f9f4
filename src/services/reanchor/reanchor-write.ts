import { addTo } from '../../domain/add-to.ts';
import type { Memory } from '../../domain/memory.ts';
import {
  type Follow,
  type Followed,
  memoriesOn,
  type PlannedNote,
  planFollowing,
} from '../../domain/reanchor/plan.ts';
import type { MemoryIndex } from '../../ports/recall.ts';
import type { NoteAddition, NoteStore } from '../../ports.ts';
import type { Scene } from './reanchor-scene.ts';

/** What has to be known of the history to write down where memories went. */
export type Ground = Pick<Scene, 'annotations' | 'isGone'> & {
  committedAtS(commit: string): number | undefined;
};

/** The memories on some commits, by commit and id, as they are in all notes together. */
export async function memoriesOnCommits(
  index: MemoryIndex,
  { annotations }: Ground,
  commits: Iterable<string>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, Memory>>> {
  const idsOn = new Map<string, ReadonlySet<string>>();
  for (const commit of new Set(commits)) idsOn.set(commit, memoriesOn(await annotations.notesOf(commit)));
  const known = await index.known([...new Set([...idsOn.values()].flatMap((ids) => [...ids]))]);
  return new Map(
    [...idsOn].map(([commit, ids]) => [
      commit,
      new Map([...ids].flatMap((id) => [[id, known.get(id)] as const]).filter(isKnown)),
    ]),
  );
}

const isKnown = (entry: readonly [string, Memory | undefined]): entry is readonly [string, Memory] =>
  entry[1] !== undefined;

function byOrigin(follows: readonly Follow[]): Map<string, Follow[]> {
  const groups = new Map<string, Follow[]>();
  for (const follow of follows) addTo(groups, follow.from, [follow]);
  return groups;
}

/** Writes what makes memories follow their commits, all refs in one transaction. Gives those that did. */
export async function writeFollowing(
  ports: { readonly notes: NoteStore; readonly index: MemoryIndex },
  ground: Ground,
  follows: readonly Follow[],
  memories: ReadonlyMap<string, Memory>,
  isDryRun: boolean,
): Promise<readonly Followed[]> {
  const known = [...memories.values()].flatMap(({ anchor, anchors }) => [anchor, ...anchors]);
  const commits = new Set([...follows.flatMap(({ from, to }) => [from, to]), ...known]);
  const notes = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const commit of commits) notes.set(commit, await ground.annotations.notesOf(commit));
  const plan = planFollowing({
    follows: byOrigin(follows),
    memories,
    notesOf: (commit) => notes.get(commit) ?? new Map(),
    isGone: ground.isGone,
    committedAtS: ground.committedAtS,
  });
  if (plan.notes.length > 0 && !isDryRun) {
    const copied = new Set([...notes.values()].flatMap((on) => [...on.values()].flat()));
    const additions = await withoutPurged(ports.index, plan.notes, memories);
    await ports.notes.add(additions.map((addition) => ({ ...addition, copied })));
    await ports.index.save();
  }
  return plan.followed;
}

/** The lines of memories that are still there: what was purged while we looked must not come back by a copy. */
async function withoutPurged(
  index: MemoryIndex,
  notes: readonly PlannedNote[],
  memories: ReadonlyMap<string, Memory>,
): Promise<NoteAddition[]> {
  const now = await index.known([...memories.keys()]);
  const isThere = (line: string): boolean => {
    const { id } = JSON.parse(line) as { id: string };
    return now.get(id)?.at === memories.get(id)?.at;
  };
  return notes.map((note) => ({ ...note, lines: note.lines.filter(isThere) }));
}
