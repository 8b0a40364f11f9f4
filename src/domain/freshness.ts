import type { FileRef, Memory } from './memory.ts';

/** The anchored files against HEAD. `unknown`: the memory names none that had a content at its anchor. */
export const FRESHNESSES = ['fresh', 'changed', 'moved', 'deleted', 'unknown'] as const;
export type Freshness = (typeof FRESHNESSES)[number];

/** One file that a memory speaks of, as it is now. */
export interface FileState {
  readonly path: string;
  readonly state: Freshness;
  /** Where its content is now, for one that was moved, or moved and changed. */
  readonly movedTo?: string;
  /** How many commits of HEAD's history changed it since the anchor; absent where that was not asked, or has no answer. */
  readonly commits?: number;
}

/** What the contents of one path are called: absent where there is no such file, or nobody looked. */
export interface FileNow {
  /** In HEAD. */
  readonly head?: string;
  /** In the work tree, where that is another one. */
  readonly work?: string;
  /** In the anchor of the memory. */
  readonly anchor?: string;
}

/** The worst of several files is what the memory is. */
const WORST_FIRST: readonly Freshness[] = ['deleted', 'changed', 'moved', 'fresh', 'unknown'];

/**
 * How one file stands. A memory may speak of content that was not committed when it was made (its blob is not the one that
 * its anchor has): that is fresh while the work tree has it, and where a commit took it in (`wasTakenIn`: the memory
 * was attached to that one) as long as nothing was changed since.
 */
export function fileStateOf({ path, blob }: FileRef, now: FileNow, wasTakenIn: boolean): FileState {
  if (blob === undefined) return { path, state: 'unknown' };
  const { head, work, anchor } = now;
  if (blob === head || blob === work) return { path, state: 'fresh' };
  if (wasTakenIn && work === undefined && head !== undefined && head === anchor)
    return { path, state: 'fresh' };
  return { path, state: head === undefined && work === undefined ? 'deleted' : 'changed' };
}

/** How a memory stands by its files: the worst of them, those apart that nobody knows of. */
export function freshnessOf(states: readonly FileState[]): Freshness {
  return WORST_FIRST.find((freshness) => states.some(({ state }) => state === freshness)) ?? 'unknown';
}

/** The states in one line for people and models: `files changed: src/a.ts (12 commits since)`. Fresh ones are not named. */
export function freshnessText(freshness: Freshness, states: readonly FileState[]): string {
  const told = states.filter(({ state }) => state !== 'fresh' && state !== 'unknown').map(stateText);
  return told.length === 0 ? `files ${freshness}` : `files ${freshness}: ${told.join(', ')}`;
}

function stateText({ path, state, movedTo, commits }: FileState): string {
  const since =
    commits === undefined || commits === 0
      ? ''
      : ` (${commits} ${commits === 1 ? 'commit' : 'commits'} since)`;
  if (movedTo !== undefined) return `${path} -> ${movedTo}${state === 'moved' ? '' : ' and changed'}${since}`;
  return `${path}${state === 'deleted' ? ' deleted' : ''}${since}`;
}

/** A memory's files with a moved one where it was found. */
export function movedState(
  state: FileState,
  found: { readonly path: string; readonly isSame: boolean } | undefined,
): FileState {
  if (found === undefined || state.state !== 'deleted') return state;
  return { ...state, state: found.isSame ? 'moved' : 'changed', movedTo: found.path };
}

/** The paths of a memory that have a content to compare. */
export function comparedPaths({ files }: Memory): readonly string[] {
  return files.flatMap(({ path, blob }) => (blob === undefined ? [] : [path]));
}
