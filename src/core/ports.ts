import type { Memory, OriginOf } from './memory.ts';
import type { Note } from './note.ts';

/** Told while something takes long: what is being done, and how far it has come where that is counted. Called as often as anybody likes. */
export type TellProgress = (doing: string, done?: number, total?: number) => void;

/** The time, in milliseconds since 1970. A function, so that tests and replays can set it. */
export type Clock = () => number;

/** One notes ref of ours, at the commit it pointed to when it was looked up. */
export type NotesRef = Readonly<{ namespace: string; oid: string }>;

/** Lines to add to the note of one anchor. `lines` are encoded with `encodeLine`, every text in them `Filtered`. */
export interface NoteAddition {
  readonly namespace: string;
  readonly anchor: string;
  readonly lines: readonly string[];
  /** None of them is in the notes yet: so a long note need not be read to see. */
  readonly isNew?: boolean;
  /** Those of them that stood in another note before: writing them here makes them nobody else's. */
  readonly copied?: ReadonlySet<string>;
}

export interface WriteResult {
  /** The refs as they stand after the write; only those that were touched. */
  readonly refs: readonly NotesRef[];
  /** How often another writer had moved a ref in between. */
  readonly retries: number;
}

export interface NoteStore {
  /** All notes refs of ours, sorted by namespace. */
  refs(): Promise<readonly NotesRef[]>;
  /** Each note at `ref.oid` that differs from `fromOid` (removed: ''), or all; twice where reading begins again. Throws what `take` throws. */
  each(ref: NotesRef, fromOid: string | undefined, take: (note: Note) => void): Promise<void>;
  /** All of them at once, for a store that is known to be small, or for a few that changed. */
  read(ref: NotesRef): Promise<readonly Note[]>;
  /** The notes that differ between two commits of one ref, as they are at `to`; a removed note has the text ''. */
  changed(namespace: string, fromOid: string, toOid: string): Promise<readonly Note[]>;
  /** Adds lines that are not there, all refs in one transaction. Throws REF_CONTENDED when others won every try; then nothing was written. */
  add(additions: readonly NoteAddition[]): Promise<WriteResult>;
  /** Who vouches for a line of a note that was read; absent where nothing can have come from elsewhere. */
  readonly originOf?: OriginOf;
}

/** What the rest of git knows of the place a session works in. */
export interface Repository {
  /** `commit` is absent on an unborn branch, `branch` on a detached HEAD. */
  head(): Promise<{ readonly commit?: string; readonly branch?: string }>;
  /** `Name <email>` as git would write it; undefined where no identity is set. */
  author(): Promise<string | undefined>;
  /** Paths with uncommitted changes, relative to the root of the work tree. */
  changedFiles(): Promise<readonly string[]>;
  /** The path of the one tracked file that each of some names means, a bare name or the end of a path; one that several have is not in the map. */
  named(names: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The blob each path has in a commit; a path that is not there is not in the map. */
  blobs(commit: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The blob git would make of each path's content in the work tree, where it is not the one that a commit has. */
  uncommitted(
    commit: string,
    paths: readonly string[],
    committed: ReadonlyMap<string, string>,
  ): Promise<ReadonlyMap<string, string>>;
}

/** Something that keeps notes or queues from being written, and how to mend it. */
export interface StoreProblem {
  readonly what: string;
  readonly hint: string;
  /** The lock that a killed process left: where it is gone, so is the problem. */
  readonly lock?: string;
}

export interface SearchHit {
  readonly memory: Memory;
  /** Greater is better; comparable within one answer only. */
  readonly score: number;
  /** What of the score the memories around it in its session give; all of it, where none of the words is its own. */
  readonly session?: number;
  /** What of the score it has because it is worded as the query is. */
  readonly wording?: number;
  /** What part of all that the query's own words can say this memory says, its wording aside, 0 and more. */
  readonly covers?: number;
}

export interface QueryTerm {
  readonly term: string;
  readonly weight: number;
  /** The word of the query in whose place it is looked for; it is to count no more than that one would. */
  readonly insteadOf?: string;
  /** Where words are looked for that are near to those of the query: the words that it stands for, itself too, with what it counts for each. */
  readonly concepts?: ReadonlyMap<string, number>;
}

/** How common the words of a query are in an index: what makes the scores of several indexes comparable. */
export interface WordCounts {
  readonly documents: number;
  /** The lengths of all documents together, in the index's own unit. */
  readonly totalLength: number;
  readonly holders: readonly number[];
}

export interface SearchOptions {
  readonly limit: number;
  readonly nowMs: number;
  /** The same query's counts in another index: then scores are those that one index over both would give. */
  readonly beside?: WordCounts;
  /** What is looked for besides the query's own words; then in the counts too. */
  readonly near?: readonly QueryTerm[];
}

/** A stretch of time, `fromMs` included, `untilMs` not, in milliseconds since 1970; absent: no bound. */
export type TimeSpan = Readonly<{ fromMs?: number; untilMs?: number }>;

/** A disposable index, as of the notes at each call. A question by key costs what its answer does; of live memories the newest thousand. */
export interface MemoryIndex {
  search(query: string, options: SearchOptions): Promise<readonly SearchHit[]>;
  counts(query: string, near?: readonly QueryTerm[]): Promise<WordCounts>;
  /** Every memory, the forgotten and superseded ones too. */
  all(): Promise<readonly Memory[]>;
  known(ids: readonly string[]): Promise<ReadonlyMap<string, Memory>>;
  /** Gives what looks ids up in the notes as they are now, however they go on; until the index is asked for something else. */
  pinned(): Promise<(ids: readonly string[]) => ReadonlyMap<string, Memory>>;
  find(idPrefix: string): Promise<readonly Memory[]>;
  liveIn(namespace: string, nowMs: number): Promise<readonly Memory[]>;
  openFailures(nowMs: number): Promise<readonly Memory[]>;
  withSignature(signature: string, nowMs: number): Promise<readonly Memory[]>;
  /** Of the live memories that hold most of what is rare in some words at most `limit`, those that hold most first: not how they are ranked for a question. */
  holding(
    words: readonly string[],
    how: { readonly limit: number; readonly nowMs: number },
  ): Promise<readonly Memory[]>;
  ofSession(session: string, nowMs: number): Promise<readonly Memory[]>;
  /** Live memories by restingWeight, heaviest first, `limit` from the `from`th on. `within`: made or met then, those without weight too. */
  resting(nowMs: number, from: number, limit: number, within?: TimeSpan): Promise<readonly Memory[]>;
  /** Of the live memories anchored in each of these files the newest `each`. */
  atPaths(
    paths: readonly string[],
    how: { readonly nowMs: number; readonly each: number },
  ): Promise<readonly Memory[]>;
  /** Those that a memory took the place of at some time, in whatever state. */
  onceSupersededBy(id: string): Promise<readonly Memory[]>;
  /** Writes what it learned from the notes to its file, so that the next process need not. */
  save(): Promise<void>;
  /** Removes its files, and forgets what it has read. The next question builds it again. */
  drop(): Promise<void>;
}

/** Memories by what they mean: the vectors of an index that has an embedder. */
export interface VectorIndex {
  /** The live memories nearest to a query's vector, best first; `score` is the cosine, −1…1, of the nearest chunk. */
  nearest(
    query: Float32Array,
    options: { readonly limit: number; readonly nowMs: number },
  ): Promise<readonly SearchHit[]>;
  /** The cosine of each of these memories with a query's vector; one without a vector is not in the map. */
  similarities(query: Float32Array, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
