import type { CommitPlace } from './standing.ts';

/** A file as a commit had it. */
export interface FileAt {
  readonly commit: string;
  readonly path: string;
  /** The content a memory noted; where git never had it, the commit's own is given. */
  readonly blob?: string;
}

/** A file that is elsewhere now; `isSame`: with the very content. */
export interface Renamed {
  readonly path: string;
  readonly isSame: boolean;
}

/**
 * What became of the code since: asked of git while somebody waits, so that everything has a deadline. What git cannot tell in
 * time, or at all, is not in the answer; nothing is thrown. Looks, and changes nothing.
 */
export interface CodeNow {
  /** Where those of some commits stand that are here; one git process, two where not all are in HEAD's history. */
  places(commits: readonly string[], deadlineMs: number): Promise<ReadonlyMap<string, CommitPlace>>;
  /**
   * How many commits of HEAD's history changed each file since a commit, in the order of the questions. One git process;
   * beyond the 3,000 newest commits nothing is counted.
   */
  commitsSince(questions: readonly FileAt[], deadlineMs: number): Promise<readonly (number | undefined)[]>;
  /** Where files that commits had are in HEAD, by git's own rename detection, in the order of the questions. One git process. */
  renamedSince(questions: readonly FileAt[], deadlineMs: number): Promise<readonly (Renamed | undefined)[]>;
  /** The files that the newest commits of HEAD's history changed, the newest first, each once. One git process. */
  recentFiles(maxCommits: number, deadlineMs: number): Promise<readonly string[]>;
  /** A file as it was; undefined where git does not have it, or it is no file. */
  content(file: FileAt): Promise<Buffer | undefined>;
}

/** A commit, for people. */
export interface CommitTitle {
  readonly oid: string;
  /** `Name <email>`. */
  readonly author: string;
  /** ISO 8601, UTC: when it was authored. */
  readonly at: string;
  readonly subject: string;
}

/** Lines of a file, and the commit they come from: absent for what is not committed yet. */
export interface BlamedLines {
  readonly start: number;
  readonly end: number;
  readonly commit?: string;
  /** What the file was called there. */
  readonly path: string;
}

/** The commits that memories are on, and what they are about. Looks, and changes nothing. */
export interface CodeCommits {
  /** Those of some commits that are here. */
  titles(commits: Iterable<string>): Promise<ReadonlyMap<string, CommitTitle>>;
  /** The commits in the history of a revision, or in a range; undefined for what git does not understand. */
  within(revisions: string): Promise<ReadonlySet<string> | undefined>;
  /** The commits in HEAD's history that changed a file or folder, and all that a file was called in them. */
  touching(
    path: string,
  ): Promise<{ readonly commits: ReadonlySet<string>; readonly names: ReadonlySet<string> }>;
  /** Where the lines of a file come from; `lines` as git's own `-L` takes it. Throws USAGE with git's reason. */
  blame(path: string, lines?: string): Promise<readonly BlamedLines[]>;
}
