import type { Changes } from '../domain/reanchor/changes.ts';
import type { CommitFacts } from '../domain/reanchor/commit.ts';
import type { CommitGraph } from '../domain/reanchor/commit-graph.ts';
import type { Rewrite } from '../domain/reanchor/mentions.ts';
import type { NotesRef } from '../ports.ts';

/** The annotated objects of some notes refs. */
export interface Annotations {
  readonly objects: readonly string[];
  /** The notes of a commit: namespace → lines, those of its parts included. */
  notesOf(commit: string): Promise<ReadonlyMap<string, readonly string[]>>;
}

/**
 * A diff that is asked for: of a commit against `base`; of one without a parent, against nothing. Git takes a base for
 * the commit's only parent from then on, so a commit that is asked for twice needs one both times.
 */
export interface DiffRequest {
  readonly commit: string;
  readonly base?: string;
}

/** The history of the code that memories are attached to. Looks, and changes nothing. */
export interface CommitHistory {
  /** Where branches, tags, remote-tracking branches and the work trees' HEADs are; sorted, each once. */
  tips(): Promise<readonly string[]>;
  annotations(refs: readonly NotesRef[]): Promise<Annotations>;
  /** What git wrote down of rewrites: amends in reflogs, git-filter-repo's map; and all commits that reflogs name. */
  rewrites(): Promise<{
    readonly amended: readonly Rewrite[];
    readonly told: readonly Rewrite[];
    readonly visited: readonly string[];
  }>;
  /** The commits that `from` reaches and `tips` do not. A name that is not here, or no commit, is passed over. */
  gone(from: readonly string[], tips: readonly string[]): Promise<CommitGraph>;
  /** The newest commits that `tips` reach, at most so many. */
  recent(tips: readonly string[], max: number): Promise<CommitGraph>;
  /** What is known of those of some commits that are here. */
  facts(commits: Iterable<string>): Promise<ReadonlyMap<string, CommitFacts>>;
  /**
   * What diffs change, in the order they are asked for: `within` some paths, and with the marks that `keep` wants, where
   * given. Undefined for a commit whose parents or content are not here (a shallow or partial clone), and for what
   * was not read when `signal` said stop, or after 256 MB of diffs.
   */
  changes(
    requests: readonly DiffRequest[],
    options?: {
      readonly within?: readonly string[];
      readonly keep?: (mark: number) => boolean;
      readonly signal?: AbortSignal;
    },
  ): Promise<readonly (Changes | undefined)[]>;
}

/** What the last sweep over the history left for the next one. */
export interface SweepState {
  /** Where the branches and the notes were. */
  readonly tips: readonly string[];
  readonly notes: Readonly<Record<string, string>>;
  /** Annotated commits that were gone then: only new commits can have taken them in. */
  readonly examined: readonly string[];
  /** Those of them with a memory that is on no other commit. */
  readonly open: readonly string[];
  /** Memories that speak of work that was not committed yet. */
  readonly pending: readonly string[];
  /** How many memories are on no commit of a branch. */
  readonly unresolved: number;
}

/** A file that may be removed at any time: then the next sweep looks at more. */
export interface SweepStates {
  read(): SweepState | undefined;
  /** Never throws: what could not be written costs the next sweep time. */
  write(state: SweepState): void;
}
