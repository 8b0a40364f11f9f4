import type { Memory, Scope } from '../core/memory.ts';
import type { GitStore } from '../git/repository.ts';
import type { CodeCommits } from '../recall/commits.ts';
import type { MemoryStores } from '../recall/memory-stores.ts';
import type { CaptureAccumulator, Needs } from '../session/accumulator.ts';

/** A store of memories as verbs are given it: a place's own, or the user's. */
export interface MemoryStore
  extends GitStore,
    Needs<'filters' | 'clock' | 'branch' | 'states' | 'accumulator'> {
  readonly scope: Scope;
  readonly commits: CodeCommits;
  /** Makes the place that is written to, where it does not exist yet, or for a trial only says whether it may be. */
  readonly prepare?: ((isTrial?: boolean) => Promise<void>) | undefined;
  /** Whom the user trusts: a lesson is not folded into the word of anybody else, which is not told unasked. */
  readonly trusted: () => readonly string[];
  /** After so long known lessons are not looked for: a second memory is a nuisance, and a flush that is late is lost. */
  readonly budgetMs: number;
  /** What waits for `cs-memory review`. */
  readonly held: CaptureAccumulator;
  /** Waits for other processes that write what they took out of queues. */
  readonly flushesEnd: () => Promise<void>;
  /** Takes memories out of what else is made from the notes: the vectors, here and on a shared place. */
  readonly dropVectors: (ids: readonly string[]) => Promise<void>;
  /** Takes what they say out of what sessions keep besides their queues. */
  readonly dropTold: (memories: readonly Memory[]) => void;
}

/** The stores of a place: its own and the user's, the same outside of a repository, and both to be searched as one. */
export interface BothStores {
  readonly own: MemoryStore;
  readonly user: MemoryStore;
  /** Whether the user's is another one, and there. */
  readonly hasUser: () => boolean;
  readonly stores: MemoryStores;
}

/** Those that there are, the place's first. */
export const storesOf = ({ own, user, hasUser }: BothStores): readonly MemoryStore[] =>
  hasUser() ? [own, user] : [own];
