import type { NotesRef } from '../core/ports.ts';
import { count } from '../core/text.ts';

export interface Remote {
  readonly name: string;
  /** Where a push goes, mostly one address, with credentials masked: for people. */
  readonly urls: readonly string[];
  /** Where a fetch comes from, where that is another place than a push goes to; masked too. */
  readonly fetchUrls?: readonly string[];
  readonly sshCommand?: string;
  /** Settings of another remote for the same place, with addresses as they are: nothing to be shown. */
  readonly forPush: readonly (readonly [string, string])[];
}

export interface PushedRef extends NotesRef {
  /** `behind`: somebody else was first; fetch, merge and try again. `refused`: the remote does not want it. */
  readonly result: 'pushed' | 'behind' | 'refused';
  /** Why not, as git tells it: `pre-receive hook declined`. What the hook printed is not in it. */
  readonly reason?: string;
}

export interface AddedLine {
  readonly raw: string;
  readonly purged: boolean;
  /** The commit that its note speaks of; absent where many versions were looked at. */
  readonly anchor?: string;
}

/** What must be made one: two notes commits, or ours on top of a history that was rewritten. */
export type NotesUnion =
  | { readonly kind: 'merge'; readonly ours: string; readonly theirs: string }
  | Readonly<{ kind: 'replay'; ours: string; since: string | undefined; theirs: string | undefined }>;

/** Memories of a remote that this clone has not taken in. */
export interface Unfetched {
  readonly remote: string;
  /** Those that are known to be there; none where only signs say that there are memories. */
  readonly namespaces: readonly string[];
  readonly memories?: number;
}

/** One line for the user. Pure. */
export function unfetchedText({ remote, namespaces, memories }: Unfetched): string {
  if (memories !== undefined) return `${remote} has ${count(memories, 'memory')}: \`cs-memory sync\``;
  return namespaces.length === 0
    ? `this repository uses cs-memory, and nothing was fetched from ${remote} yet: \`cs-memory sync\``
    : `${remote} has memories that were never fetched (${namespaces.join(', ')}): \`cs-memory sync\``;
}
