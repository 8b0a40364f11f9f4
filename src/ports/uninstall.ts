/** A folder of ours, on a disk. */
export interface OwnFolder {
  readonly path: string;
  readonly exists: boolean;
  /** Removes it with all that is in it, but for the parts named. Throws IO_FAILED. */
  remove(but?: readonly string[]): void;
}

/** The notes of a repository that are ours, those of remotes too. */
export interface OwnNotes {
  /** Throws GIT_FAILED. */
  refs(): Promise<readonly string[]>;
  /** Deletes them, in one step. The objects stay until git prunes them. Throws GIT_FAILED. */
  remove(refs: readonly string[]): Promise<void>;
}
