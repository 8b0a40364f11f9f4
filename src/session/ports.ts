import type { FixVerdict, ToldFix } from '../capture/pair.ts';
import type { NotesRef } from '../core/ports.ts';
import type { AgentMerge } from './subagent.ts';

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
  /** Of a former version; a purge clears it. */
  readonly last_command?: string | undefined;
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
  /** What of the commands of every day it ran, each of its subagents for itself, as hashes: what is known of them is looked up once. */
  readonly ran?: readonly string[];
  /** Who the session's memories are by; '' where git knows nobody. */
  readonly author?: string;
  /** Every name and address that git knew the user by when the session began. */
  readonly self?: readonly string[];
  /** Notes refs that only git can read, by common directory, with the mark of its files at that time (git/locate.ts). */
  readonly asked_refs?: Readonly<Record<string, AskedRefs>>;
}

/** When a session was over; undefined for one that nobody knows to be. */
export const overAt = ({ ended_at, died_at }: Pick<SessionState, 'ended_at' | 'died_at'>) =>
  ended_at ?? died_at;

/** When a session was last seen at work; the file of its state may be written later. */
export const endOf = (state: SessionState): string => overAt(state) ?? state.started_at;

/** Orders sessions by when they were last seen at work. */
export const latestFirst = (a: SessionState, b: SessionState): number => (endOf(a) < endOf(b) ? 1 : -1);
