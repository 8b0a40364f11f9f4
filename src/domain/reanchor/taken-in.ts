import type { Memory } from '../memory.ts';
import type { Changes } from './changes.ts';

/** A commit made after a memory's own, and what it changes. */
export interface LaterCommit {
  readonly oid: string;
  readonly changes: Changes;
  /** It is in the history of the branch that the memory's work was done on, as checked out here. */
  readonly isOurs: boolean;
}

/**
 * The files of a memory whose content none of its commits has (`committed`: path → blob, of each): work that was not
 * committed.
 */
export function uncommittedFiles(
  { files }: Memory,
  committed: readonly ReadonlyMap<string, string>[],
): ReadonlyMap<string, string> {
  const known = files.flatMap(({ path, blob }) => (blob === undefined ? [] : [[path, blob] as const]));
  return new Map(known.filter(([path, blob]) => !committed.some((blobs) => blobs.get(path) === blob)));
}

/**
 * The commit that took uncommitted work in: the first after the memory's own (`later`, the oldest first) that gives a
 * file the content the memory speaks of. Work that went on before it was committed has another content by then: so
 * the first that changes such a file, once nothing of it is left to commit (`isClean`). Undefined where it still waits.
 */
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
