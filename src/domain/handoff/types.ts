import type { Complexity } from '../salience/types.ts';
import type { RunningTask } from './running.ts';
import type { UserWord } from './user-words.ts';

/** Why a handoff was made. */
export const HANDOFF_OCCASIONS = ['compaction', 'clear', 'crash', 'end'] as const;
export type HandoffOccasion = (typeof HANDOFF_OCCASIONS)[number];

/** One entry of the session's list of things to do. */
export interface HandoffTask {
  readonly subject: string;
  /** `pending`, `in_progress`, `completed`, or another word. */
  readonly state: string;
}

/** A command that did not pass when it was run last, and what it said, where that is known. */
export interface OpenFailure {
  readonly command: string;
  readonly said?: string;
}

/** A file with changes that are in no commit. */
export interface ChangedFile {
  /** Relative to the root of the work tree. */
  readonly path: string;
  /** In a few words: `modified`, `added, staged`. */
  readonly state: string;
}

/** What a configured command printed, in whole lines; `problem`: why that is not all, or nothing. */
export interface CommandReport {
  readonly lines: readonly string[];
  readonly problem?: string;
}

/** A memory that is worth keeping in mind, and how much, 0…1. */
export interface SalientMemory {
  readonly id: string;
  readonly score: number;
  readonly summary: string;
}

/** Those of a session, best first, and how they were chosen (docs/explanation/capture.md). */
export interface SalientMemories {
  readonly mode: string;
  /** How they hang together; absent where there are too few to tell. */
  readonly complexity?: Complexity;
  /** Of so many. */
  readonly of: number;
  readonly memories: readonly SalientMemory[];
}

/** `none`: there was none since. */
export type Checks = 'passed' | 'failed' | 'none';

/** What is known of a session that is about to forget. Every text is filtered; a source that failed left its part empty. */
export interface HandoffParts {
  readonly session: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly occasion: HandoffOccasion;
  /** Whose handoff it is (AGENT_ROLE). */
  readonly role?: string;
  readonly branch?: string;
  /** The first prompt, and the last few. */
  readonly asked: readonly string[];
  readonly isAnswered: boolean;
  /** All that the user typed or chose, the oldest first. */
  readonly words: readonly UserWord[];
  /** The last prompt, whole; '' where the transcript does not have it. */
  readonly lastPrompt: string;
  /** The call after which nothing was said, in a few words; '' where something was. */
  readonly lastStep: string;
  /** How the last test, build or lint since the last edit came out; absent where nothing was edited. */
  readonly checks?: Checks | undefined;
  /** What the newest answer leaves to be done. */
  readonly ahead: readonly string[];
  readonly tasks: readonly HandoffTask[];
  /** Subagents and shells whose end is not known, the first started first. */
  readonly running?: readonly RunningTask[];
  readonly failures: readonly OpenFailure[];
  readonly blockers: readonly string[];
  /** What was decided, found out and finished, the newest last. */
  readonly settled: readonly string[];
  /** The last answers whole, the newest first. */
  readonly answers: readonly string[];
  /** Files that the session changed, the newest last. */
  readonly edited: readonly string[];
  readonly changed: readonly ChangedFile[];
  readonly command?: CommandReport;
  /** Where the branch and the folder are, and its last commits. */
  readonly place: readonly string[];
  readonly salient?: SalientMemories;
  /** What could not be asked, each in a few words. */
  readonly missing: readonly string[];
}
