import type { ToldCount } from '../domain/told-count.ts';

/** How often memories were told here, and what came of it: a file of this clone, which may be removed at any time. */
export interface ToldCounts {
  /** By the id of the memory. Never throws. */
  read(): ReadonlyMap<string, ToldCount>;
  /** The memories that are not told unasked any more. Never throws. */
  wornOut(): ReadonlySet<string>;
  /** Puts what is made of those of before in their places. Of two at once one waits for the other. Throws what the file system throws. */
  update(change: (before: ReadonlyMap<string, ToldCount>) => ReadonlyMap<string, ToldCount>): void;
}
