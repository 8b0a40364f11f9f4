import type { Filtered, FilterPipeline } from '../../../filters/pipeline.ts';
import type { FixVerdict, ToldFix } from '../../capture/model/pair.ts';
import type { Learning, Step } from '../../core/learning.ts';
import type { Clock, MemoryIndex, NoteStore, NotesRef, Repository } from '../../core/ports.ts';
import type { AgentMerge } from './subagent.ts';

export interface AddResult {
  /** False: this session had met it already, and nothing was queued. */
  readonly added: boolean;
  readonly count: number;
  readonly namespaces: Readonly<Record<string, number>>;
  /** How many had to go to keep within the cap, the least recently met first. */
  readonly dropped: number;
}

export interface ClaimedLearnings {
  readonly learnings: readonly Learning<Filtered>[];
  readonly steps: readonly Step<Filtered>[];
  /** Records that could not be read (a hook killed in the middle of a write). */
  readonly broken: number;
  /** Removes them for good, but for those kept, which wait on: only after all others are in the notes. */
  release(kept?: readonly Learning<Filtered>[], keptSteps?: readonly Step<Filtered>[]): void;
}

/** One session's queue of learnings and its temp file. Safe under hooks that run at the same time. */
export interface CaptureAccumulator {
  readonly session: string;
  add(learning: Learning<Filtered>): AddResult;
  /** Keeps a call for pairing; a failure is watched for from then on. */
  note(step: Step<Filtered>): void;
  /** The learnings that wait, the least recently met first; the queue stays as it is. */
  queued(): readonly Learning<Filtered>[];
  /** The calls that are kept for pairing, of earlier flushes too; the queue stays as it is. */
  steps(): readonly Step<Filtered>[];
  /** The command families whose success would end something that is open; mostly none. */
  watched(): readonly string[];
  watch(families: readonly string[]): void;
  waits(): boolean;
  /** Whether nothing at all is kept, not even what an earlier flush left open. */
  isEmpty(): boolean;
  count(): number;
  byNamespace(): Readonly<Record<string, number>>;
  /** One line for people: `3 learnings waiting (learnings 2, decisions 1)`. */
  summary(): string;
  /** Takes all that waits, also what a killed flush had taken. Undefined when nothing waits. */
  claim(): ClaimedLearnings | undefined;
}

/** What git answered, good as long as the mark of its files is the same. */
export type AskedRefs = Readonly<{ mark: string; refs: readonly NotesRef[] }>;

/** A memory that a session was told, at first: what came of it is looked for in what follows. */
export interface Telling {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The session had asked: in vain is nothing that was asked for. */
  readonly asked?: true;
  /** What came of it as a fix, which the notes have already: its use is not marked once more. */
  readonly judged?: FixVerdict['verdict'];
}

/** What is known of one session; the file beside its spool. Field names are the file's own. */
export interface SessionState {
  readonly session_id: string;
  /** ISO 8601, UTC. */
  readonly started_at: string;
  readonly ended_at?: string;
  /** It is over and was distilled: there is nothing left in its story for anybody. Until it is resumed. */
  readonly distilled?: boolean;
  /** A model was asked about it, or gave no answer for good. Until it is resumed. */
  readonly model_done?: boolean;
  /** How often a model was asked about it in vain, and when it may be asked again (ISO 8601). */
  readonly model_part?: { readonly tries: number; readonly next_at: string };
  /** Its transcript began with it: no line of it is another session's. */
  readonly own_transcript?: boolean;
  /** The client's process, and when it started: a number alone may have been given to another process since. */
  readonly client_pid?: number;
  readonly client_started?: string;
  /** The last command that a learning came from, filtered. */
  readonly last_command?: string;
  readonly memory_queue: { readonly count: number; readonly namespaces: Readonly<Record<string, number>> };
  readonly last_flush?: { readonly at: string; readonly written: number; readonly seen: number };
  /** The work tree that it began in, by git's own name (git/locate.ts): another one has other files, and another branch. A path of a former version says nothing. */
  readonly tree?: string;
  /** AGENT_ROLE when it began, filtered. */
  readonly role?: string;
  /** The last sign of life (ISO 8601) of a session whose client was found gone without a SessionEnd. Until it is resumed. */
  readonly died_at?: string;
  /** A new session was told of its work, or there was nothing to tell. */
  readonly handed_on?: boolean;
  /** What became of the learnings of its subagents, the newest last. */
  readonly agents?: readonly AgentMerge[];
  /** Other places where this session queued learnings: its Stop may come from any of them. */
  readonly workplaces?: readonly string[];
  /** The user was told that the queue is full; until the next flush. */
  readonly told_full?: boolean;
  /** The ledger: ids of the memories that this session was shown, asked or not. */
  readonly shown: readonly string[];
  /** Those of them that are handoffs, or progress in the place of one: they are told whole, and so not again when the session asks. */
  readonly told_handoffs?: readonly string[];
  /** The same of its subagents, each of which has a context of its own; the latest last. */
  readonly shown_to_agents?: readonly { readonly agent: string; readonly shown: readonly string[] }[];
  /** What the session itself was shown, the latest last, and when: it outlives the context, for what came of it is asked at the end. */
  readonly told?: readonly Telling[];
  /** Fixes that it was told when their error struck, and of which it is not known yet whether they helped. */
  readonly told_fixes?: readonly ToldFix[];
  /** The last prompt that was looked at was said to be far from the session's work: the next one is not. */
  readonly told_shift?: boolean;
  /** Who the session's memories are by; '' where git knows nobody. */
  readonly author?: string;
  /** Every name and address that git knew the user by when the session began. */
  readonly self?: readonly string[];
  /** Notes refs that only git can read, by common directory, with the mark of its files at that time (git/locate.ts). */
  readonly asked_refs?: Readonly<Record<string, AskedRefs>>;
}

/** The sessions of one repository: what is known of each, and whether anybody will still flush it. */
export interface SessionStates {
  read(session: string): SessionState | undefined;
  /** Reads, changes and writes; makes the state of a session not met before. Of two at once one waits for the other. */
  update(session: string, change: (state: SessionState) => SessionState): SessionState;
  /** Like `update`, and records the client that runs the session now: a resumed session has another one. */
  begin(session: string, change: (state: SessionState) => SessionState): SessionState;
  /** All sessions that have a state or a spool. */
  list(): readonly string[];
  /** Those of them that may have something in a queue, with a flush, or open: who has to look at all sessions looks at the names of files alone. */
  waiting(): readonly string[];
  /** The states of those that were touched last, the newest first, at most so many as a start has time for: read at most once a second. */
  recent(): readonly SessionState[];
  /** Whether nobody will flush it: its client is gone or runs another session (ours: who asks); without a client, untouched for `idleMs`, else half an hour. */
  isDead(session: string, idleMs?: number): boolean;
  /** When something last touched the session's files, in milliseconds since 1970; 0 where there are none. */
  touchedMs(session: string): number;
  /** Removes the states of sessions without a spool that are older than `maxAgeMs`. */
  prune(nowMs: number, maxAgeMs: number): void;
  /** Removes sessions that are over but the `keep` touched last and those that wait; gives names. So few that a start has time for it. */
  keepNewest(keep: number, isOver: (state: SessionState) => boolean): readonly string[];
}

/** What verbs work with; each names what it needs. */
export interface Context {
  readonly notes: NoteStore;
  readonly index: MemoryIndex;
  readonly repository: Repository;
  readonly states: SessionStates;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly filters: FilterPipeline;
  readonly clock: Clock;
  /** Of the work tree; undefined when detached, and in the user's own store. */
  readonly branch: string | undefined;
  /** Whether a path, relative to the root of the work tree, is a file there. */
  readonly isFile: (path: string) => boolean;
  /** Makes a path relative to the root of the work tree; undefined for one outside of it. */
  readonly relativePath: (path: string) => string | undefined;
}
export type Needs<Name extends keyof Context> = Pick<Context, Name>;

/** When a session was last seen at work; the file of its state may be written later. */
export const endOf = ({ ended_at, died_at, started_at }: SessionState): string =>
  ended_at ?? died_at ?? started_at;
