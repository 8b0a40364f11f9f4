import type { Filtered } from '../filters/pipeline.ts';
import type { Learning } from './domain/learning.ts';
import type { Memory } from './domain/memory.ts';
import type { Note } from './domain/note.ts';
import type { Changes } from './domain/reanchor/changes.ts';
import type { CommitFacts } from './domain/reanchor/commit.ts';
import type { CommitGraph } from './domain/reanchor/commit-graph.ts';
import type { Rewrite } from './domain/reanchor/mentions.ts';

/** The time, in milliseconds since 1970. A function, so that tests and replays can set it. */
export type Clock = () => number;

/** One notes ref of ours, at the commit it pointed to when it was looked up. */
export interface NotesRef {
  readonly namespace: string;
  /** The notes commit. */
  readonly oid: string;
}

/** Lines to add to the note of one anchor. `lines` are encoded with `encodeLine`, every text in them `Filtered`. */
export interface NoteAddition {
  readonly namespace: string;
  /** The full object name of the annotated commit. */
  readonly anchor: string;
  readonly lines: readonly string[];
}

export interface WriteResult {
  /** The refs as they stand after the write; only those that were touched. */
  readonly refs: readonly NotesRef[];
  /** How often another writer had moved a ref in between. */
  readonly retries: number;
}

/** Git notes: the only truth. */
export interface NoteStore {
  /** All notes refs of ours, sorted by namespace. */
  refs(): Promise<readonly NotesRef[]>;
  /** Every note of a ref as it was at `ref.oid`. */
  read(ref: NotesRef): Promise<readonly Note[]>;
  /** The notes that differ between two commits of one ref, as they are at `to`; a removed note has the text ''. */
  changed(namespace: string, fromOid: string, toOid: string): Promise<readonly Note[]>;
  /**
   * Adds lines, one commit per ref, all refs in one transaction. A line that is there already is not added
   * again. Throws REF_CONTENDED when other writers won every try; then nothing was written.
   */
  add(additions: readonly NoteAddition[]): Promise<WriteResult>;
}

export interface Erased {
  /** The notes refs whose history was rewritten. */
  readonly refs: readonly string[];
  /** How many git objects are gone. */
  readonly objects: number;
  /** Where the text still is: refs of the user's own making, an object store that this one borrows from. */
  readonly leftIn: readonly string[];
}

/** Takes memories out of git for good. */
export interface NoteEraser {
  /**
   * Rewrites the notes refs, and what was fetched of others', without these memories, in one transaction; empties the
   * reflogs of those refs, and removes the objects that held the text from the object store. Every other memory,
   * ref and object stays, unreachable ones too. Throws REF_CONTENDED; then nothing was changed.
   */
  erase(ids: readonly string[]): Promise<Erased>;
}

/** All that notes ever said. */
export interface NoteArchive {
  /**
   * The text of every note that a notes commit reaches, the states before it too, each text once; undefined for one
   * whose object is missing here (a partial clone).
   */
  texts(oid: string): AsyncIterable<string | undefined>;
}

/** What the rest of git knows of the place a session works in. */
export interface Repository {
  /** `commit` is absent on an unborn branch, `branch` on a detached HEAD. */
  head(): Promise<{ readonly commit?: string; readonly branch?: string }>;
  /** `Name <email>` as git would write it; undefined where no identity is set. */
  author(): Promise<string | undefined>;
  /** Paths with uncommitted changes, relative to the root of the work tree. */
  changedFiles(): Promise<readonly string[]>;
  /** The blob each path has in a commit; a path that is not there is not in the map. */
  blobs(commit: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The blob git would make of each path's content in the work tree, where it is not the one that a commit has. */
  uncommitted(
    commit: string,
    paths: readonly string[],
    committed: ReadonlyMap<string, string>,
  ): Promise<ReadonlyMap<string, string>>;
}

export interface AddResult {
  /** False: this session had met it already, and nothing was queued. */
  readonly added: boolean;
  /** How many learnings wait now. */
  readonly count: number;
  /** How many had to go to keep within the cap, the least recently met first. */
  readonly dropped: number;
}

/** The learnings taken out of the queue for one flush. */
export interface ClaimedLearnings {
  readonly learnings: readonly Learning<Filtered>[];
  /** Records that could not be read (a hook killed in the middle of a write). */
  readonly broken: number;
  /** Removes them for good, but for `kept`, which wait on: only after all others are in the notes. */
  release(kept?: readonly Learning<Filtered>[]): void;
}

/** One session's queue of learnings and its temp file. Safe under hooks that run at the same time. */
export interface CaptureAccumulator {
  readonly session: string;
  add(learning: Learning<Filtered>): AddResult;
  count(): number;
  byNamespace(): Readonly<Record<string, number>>;
  /** One line for people: `3 learnings waiting (learnings 2, decisions 1)`. */
  summary(): string;
  /** Takes all that waits, also what a killed flush had taken. Undefined when nothing waits. */
  claim(): ClaimedLearnings | undefined;
}

/** What is known of one session; the file beside its spool. Field names are the file's own. */
export interface SessionState {
  readonly session_id: string;
  /** ISO 8601, UTC. */
  readonly started_at: string;
  readonly ended_at?: string;
  /** The client's process, and when it started: a number alone may have been given to another process since. */
  readonly client_pid?: number;
  readonly client_started?: string;
  /** The last command that a learning came from, filtered. */
  readonly last_command?: string;
  readonly memory_queue: { readonly count: number; readonly namespaces: Readonly<Record<string, number>> };
  /** What the last flush of this session did. */
  readonly last_flush?: { readonly at: string; readonly written: number; readonly seen: number };
  /** Other places where this session queued learnings: its Stop may come from any of them. */
  readonly workplaces?: readonly string[];
  /** The user was told that the queue is full; until the next flush. */
  readonly told_full?: boolean;
  /** The ledger: ids of the memories that this session was shown unasked. */
  readonly shown: readonly string[];
  /** Who the session's memories are by; '' where git knows nobody. */
  readonly author?: string;
}

/** The sessions of one repository: what is known of each, and whether anybody will still flush it. */
export interface SessionStates {
  read(session: string): SessionState | undefined;
  /** Reads, changes and writes; makes the state of a session not met before. Two at once: the later one stays. */
  update(session: string, change: (state: SessionState) => SessionState): SessionState;
  /** Like `update`, and records the client that runs the session now: a resumed session has another one. */
  begin(session: string, change: (state: SessionState) => SessionState): SessionState;
  /** All sessions that have a state or a spool. */
  list(): readonly string[];
  /**
   * Whether nobody will flush a session any more: its client is gone, or runs another session now (ours: the one
   * that asks), or, where no client was recorded, nothing has touched its files for `idleMs`.
   */
  isDead(session: string, nowMs: number, idleMs: number): boolean;
  /** Removes the states of sessions without a spool that are older than `maxAgeMs`. */
  prune(nowMs: number, maxAgeMs: number): void;
}

export interface SearchHit {
  readonly memory: Memory;
  /** Greater is better; comparable within one answer only. */
  readonly score: number;
}

/** How common the words of a query are in an index: what makes the scores of several indexes comparable. */
export interface WordCounts {
  readonly documents: number;
  /** The lengths of all documents together, in the index's own unit. */
  readonly totalLength: number;
  /** How many documents hold each word of the query. */
  readonly holders: readonly number[];
}

/** A disposable search structure over the notes. Every answer is as of the notes at the time of the call. */
export interface MemoryIndex {
  /**
   * Live memories that fit the words, best first. `beside`: the same query's counts in another index; then scores are
   * those that one index over both would give.
   */
  search(
    query: string,
    options: { readonly limit: number; readonly nowMs: number; readonly beside?: WordCounts },
  ): Promise<readonly SearchHit[]>;
  counts(query: string): Promise<WordCounts>;
  /** Every memory, the forgotten and superseded ones too. */
  all(): Promise<readonly Memory[]>;
  /** The memories among these ids that exist, in whatever state. */
  known(ids: readonly string[]): Promise<ReadonlyMap<string, Memory>>;
  /** Memories whose id begins so. */
  find(idPrefix: string): Promise<readonly Memory[]>;
  /** Writes what it learned from the notes to its file, so that the next process need not. */
  save(): Promise<void>;
  /** Removes its files, and forgets what it has read. The next question builds it again. */
  drop(): Promise<void>;
}

/** A remote of the repository, as git's settings have it. */
export interface Remote {
  readonly name: string;
  /** Where a push goes, mostly one address, with credentials masked: for people. */
  readonly urls: readonly string[];
}

/** What became of one ref of a push. */
export interface PushedRef extends NotesRef {
  /** `behind`: somebody else was first; fetch, merge and try again. `refused`: the remote does not want it. */
  readonly result: 'pushed' | 'behind' | 'refused';
  /** The remote's own word for why not. */
  readonly reason?: string;
}

/**
 * The notes refs of remotes. All but `find` goes over the network, and throws REMOTE_UNREACHABLE, REMOTE_DENIED or
 * GIT_FAILED; none of it can wait for a prompt that nobody sees.
 */
export interface NotesRemote {
  /** The remote of that name, else the branch's upstream, else origin, else the only one. Throws USAGE. */
  find(name?: string): Promise<Remote>;
  /** The notes refs that the remote has now. Writes nothing. */
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
  /** The refs of ours, asked anew. */
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
  /** The same for every version of a note in the history of `to` that `from` does not have: what a push would send. */
  unshared(from: string | undefined, to: string): Promise<readonly AddedLine[]>;
}

/** What this clone keeps of its dealings with remotes. Not in git's settings: those are the user's. */
export interface SyncStates {
  /** `synced`: per namespace the remote's commit that our ref last took in. Undefined: no dealings yet, or other addresses. */
  read(
    remote: Remote,
  ): { readonly consentedAt?: string; readonly synced: ReadonlyMap<string, string> } | undefined;
  consent(remote: Remote, at: string): void;
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

/** Notes under any ref, of any writer. */
export interface ForeignNotes {
  /** The refs that fit one of git's patterns (`refs/notes/mem/*`), sorted, each once. */
  refs(patterns: readonly string[]): Promise<readonly ForeignRef[]>;
  /** The notes of a ref: annotated object and text. */
  read(ref: ForeignRef): Promise<readonly { readonly object: string; readonly text: string }[]>;
}

export interface ForeignRef {
  readonly name: string;
  readonly oid: string;
}
