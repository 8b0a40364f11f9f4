import type { NotesRef } from '../../core/ports.ts';
import { count } from '../../core/text.ts';
import type { Changes, CommitFacts } from './reanchor/changes.ts';
import type { CommitGraph, Rewrite } from './reanchor/trail.ts';

export interface Remote {
  readonly name: string;
  /** Where a push goes, mostly one address, with credentials masked: for people. */
  readonly urls: readonly string[];
  /** Where a fetch comes from, where that is another place than a push goes to; masked too. */
  readonly fetchUrls?: readonly string[];
}

export interface PushedRef extends NotesRef {
  /** `behind`: somebody else was first; fetch, merge and try again. `refused`: the remote does not want it. */
  readonly result: 'pushed' | 'behind' | 'refused';
  /** Why not, as git tells it: `pre-receive hook declined`. What the hook printed is not in it. */
  readonly reason?: string;
}

/**
 * The notes refs of remotes. All but `find` goes over the network, and throws REMOTE_UNREACHABLE, REMOTE_DENIED or
 * GIT_FAILED; none of it can wait for a prompt that nobody sees.
 */
export interface NotesRemote {
  /** The remote of that name, else the branch's upstream, else origin, else the only one. Throws USAGE. */
  find(name?: string): Promise<Remote>;
  list(remote: Remote): Promise<readonly NotesRef[]>;
  /** Brings these refs to their tracking refs. One that was rewritten leaves its tracking ref where it was. */
  fetch(remote: Remote, namespaces: readonly string[]): Promise<void>;
  /** Whether a commit of the remote's that is not here has this one in its history. Keeps nothing of what it fetches. */
  isBuiltOn(remote: Remote, ref: NotesRef, commit: string): Promise<boolean>;
  /** Pushes exactly these commits, never by force, all or none where the remote can. No ref of ours moves. */
  push(remote: Remote, refs: readonly NotesRef[]): Promise<readonly PushedRef[]>;
  /** Who can read it: tried without any credentials where that can be tried. Throws nothing. */
  audience(remote: Remote): Promise<'everybody' | 'some' | 'folder' | 'maybe-everybody' | 'unknown'>;
}

/** A line that one notes commit has and another lacks. */
export interface AddedLine {
  readonly raw: string;
  /** A purge at the other commit has ended it. */
  readonly purged: boolean;
  /** The commit that its note speaks of; absent where many versions were looked at. */
  readonly anchor?: string;
}

/** Lines, as they stand in notes, and who signed the commit that brought them: `Ada <ada@example.org>`. */
export interface SignedLines {
  readonly signer: string;
  readonly raws: readonly string[];
}

/** One local ref and its tracking ref to move, each only from where it is; undefined: it is not, or shall not be, there. */
export interface NotesMove {
  readonly namespace: string;
  readonly local?: { readonly from: string | undefined; readonly to: string | undefined };
  readonly tracking?: { readonly from: string | undefined; readonly to: string | undefined };
}

/** What must be made one: two notes commits, or ours on top of a history that was rewritten. */
export type NotesUnion =
  | { readonly kind: 'merge'; readonly ours: string; readonly theirs: string }
  | {
      readonly kind: 'replay';
      readonly ours: string;
      readonly since: string | undefined;
      readonly theirs: string | undefined;
    };

/** The commits that notes refs point to, here. None of it goes over the network, but for what a partial clone lacks. */
export interface NotesHistory {
  local(): Promise<readonly NotesRef[]>;
  /** Where the remote's refs were when they were fetched last. */
  tracking(remote: string): Promise<readonly NotesRef[]>;
  /** Whether both are here, and the first is the second or in its history. */
  isWithin(ancestor: string, descendant: string): Promise<boolean>;
  has(commit: string): Promise<boolean>;
  /**
   * For each pair the commit that has what both have: one of the two where it contains the other, else a new one.
   * Undefined where nothing is left. No ref moves. Throws GIT_FAILED where an object is missing.
   */
  unite(unions: readonly NotesUnion[]): Promise<readonly (string | undefined)[]>;
  /** Moves all these refs or none. False where one was not where it should be. */
  move(remote: string, moves: readonly NotesMove[], reason: string): Promise<boolean>;
  /** The lines of notes that differ, without those that `from` has in the same note. */
  added(from: string | undefined, to: string): Promise<readonly AddedLine[]>;
  /**
   * The lines that commits between the two bring which are signed by somebody whose key git trusts (`%G?` is G): by each signer what the commit adds
   * to its first parent.
   */
  signed(from: string | undefined, to: string): Promise<readonly SignedLines[]>;
  /**
   * A commit that has what `local` has, signed with the user's key, and stands for what it adds to `theirs`. Throws GIT_FAILED where git cannot
   * sign. No ref moves.
   */
  sign(local: string, theirs: string | undefined): Promise<string>;
  /** The same for every version of a note in the history of `to` that `from` does not have: what a push would send. */
  unshared(from: string | undefined, to: string): Promise<readonly AddedLine[]>;
}

/** What this clone keeps of its dealings with remotes. Not in git's settings: those are the user's. */
export interface SyncStates {
  /**
   * `synced`: per namespace the remote's commit that our ref last took in; nothing where the dealings were with other
   * addresses, for what stood there tells nothing of what stands here. Undefined: no dealings with a remote of that name.
   */
  read(
    remote: Remote,
  ): { readonly consentedAt?: string; readonly synced: ReadonlyMap<string, string> } | undefined;
  consent(remote: Remote, at: string): void;
  /** Whether everybody who may push to it is trusted; false until the user says so. */
  isTrusted(remote: Remote): boolean;
  /** Undefined takes the answer back. */
  setTrusted(remote: Remote, trusted: boolean | undefined): void;
  wasAsked(remote: Remote): boolean;
  /** A short name for the remote's addresses, that tells nothing of them. */
  nameOf(remote: Remote): string;
  /** Records what was taken in; undefined forgets it. */
  setSynced(remote: Remote, synced: ReadonlyMap<string, string | undefined>): void;
}

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
  recent(tips: readonly string[], max: number): Promise<CommitGraph>;
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
