/** Memories of a remote that this clone has not taken in. */
export interface Unfetched {
  readonly remote: string;
  /** Those that are known to be there; none where only signs say that there are memories. */
  readonly namespaces: readonly string[];
}

/** One line for the user. Pure. */
export function unfetchedText({ remote, namespaces }: Unfetched): string {
  return namespaces.length === 0
    ? `this repository uses cs-memory, and nothing was fetched from ${remote} yet: \`cs-memory sync\``
    : `${remote} has memories that were never fetched (${namespaces.join(', ')}): \`cs-memory sync\``;
}
