import type { Memory } from '../../core/memory.ts';
import type { Follow } from '../model/reanchor/plan.ts';
import { type Content, contentKey, readFirsts, seesAllBranches } from '../store/history-firsts.ts';
import type { Scene } from './scene.ts';

/**
 * Finds memories none of whose commits is here on the first commit that brings their content, if it was made since: where an older
 * one had it, or not all branches are here, it tells nothing. `waiting`: ids of those that wait on.
 */
export async function findBrought(
  { store, arrived, tips, before, signal }: Scene,
  memories: readonly Memory[],
): Promise<{ readonly follows: readonly Follow[]; readonly waiting: readonly string[] }> {
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
