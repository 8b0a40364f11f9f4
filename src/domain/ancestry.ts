import type { Memory } from './memory.ts';

/** Where a commit stands that is here: in HEAD's history, on another branch, tag or remote branch only, or on none. */
export type CommitPlace = 'history' | 'branch' | 'nowhere';

/**
 * How the code that a memory was made over stands to HEAD. `reachable`: its anchor is in HEAD's history. `equivalent`: another
 * commit is, that was found to say the same (rebased, squashed or picked: the memory is on that one too). `elsewhere`: on
 * another branch only. `gone`: its commits are here, and no branch leads to them. `unknown`: none of them is here.
 */
export const ANCESTRIES = ['reachable', 'equivalent', 'elsewhere', 'gone', 'unknown'] as const;
export type Ancestry = (typeof ANCESTRIES)[number];

/** `places`: where the commits stand that are here and were looked at in time. */
export function ancestryOf(memory: Memory, places: ReadonlyMap<string, CommitPlace>): Ancestry {
  if (places.get(memory.anchor) === 'history') return 'reachable';
  const found = new Set(memory.anchors.map((anchor) => places.get(anchor)));
  if (found.has('history')) return 'equivalent';
  if (found.has('branch')) return 'elsewhere';
  return found.has('nowhere') ? 'gone' : 'unknown';
}
