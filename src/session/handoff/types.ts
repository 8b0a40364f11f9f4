import type { TranscriptMark } from '../../capture/story-state.ts';
import type { UserWord } from '../../capture/user-words.ts';
import type { Complexity } from '../complexity.ts';
import type { RunningTask } from './running.ts';

export const HANDOFF_OCCASIONS = ['compaction', 'clear', 'crash', 'end'] as const;
export type HandoffOccasion = (typeof HANDOFF_OCCASIONS)[number];

/** One entry of the session's list of things to do. */
export interface HandoffTask {
  readonly subject: string;
  /** `pending`, `in_progress`, `completed`, or another word. */
  readonly state: string;
  /** So many calls and reports came since it got there, as far as is known. */
  readonly since?: number;
  readonly description?: string;
}

/** A file with changes that are in no commit, and which, in a few words: `modified`, `added, staged`. */
export type ChangedFile = Readonly<Record<'path' | 'state', string>>;

/** What a configured command printed, in whole lines; `problem`: why that is not all, or nothing. */
export type CommandReport = Readonly<{ lines: readonly string[]; problem?: string }>;

/** The memories of a session that are worth keeping in mind, best first, each with how much (0…1), and how they were chosen (docs/explanation/capture.md). */
export interface SalientMemories {
  readonly mode: string;
  /** How they hang together; absent where there are too few to tell. */
  readonly complexity?: Complexity;
  readonly of: number;
  readonly memories: readonly Readonly<{ id: string; score: number; summary: string }>[];
}

export interface Run {
  readonly command: string;
  /** `ran`: of a line with a pipe nobody knows more. */
  readonly outcome: 'passed' | 'failed' | 'ran' | 'turned down' | 'no result';
  /** Of what failed the line that tells most, of what ran the last it printed; else ''. */
  readonly said: string;
  readonly isCheck: boolean;
  /** Whether anything was edited after it that such a command looks at. */
  readonly isBeforeEdit: boolean;
  readonly isSincePrompt: boolean;
}

/** `list`: entries of the list of things to do. `report`: what another agent says. `plan`: what the model said to do next. */
export type HappeningKind =
  | 'prompt'
  | 'said'
  | 'plan'
  | 'report'
  | 'check'
  | 'run'
  | 'look'
  | 'edit'
  | 'list'
  | 'other';

/** Something that happened in a session. Every text is filtered. */
export interface Happening {
  readonly kind: HappeningKind;
  /** In a few words; told in any case. */
  readonly lead: string;
  /** What was said, printed or changed: as much of it as there is room for. */
  readonly more: string;
}

/** What is known of a session that is about to forget. Every text is filtered; a source that failed left its part empty. */
export interface HandoffParts {
  readonly session: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly occasion: HandoffOccasion;
  /** Whose handoff it is (AGENT_ROLE). */
  readonly role?: string;
  readonly branch?: string;
  /** What the branch has that its upstream has not, as git says it: `2 commits to origin/main`. */
  readonly unpushed?: string;
  readonly asked: readonly string[];
  readonly isAnswered: boolean;
  /** All that the user typed or chose, the oldest first. */
  readonly words: readonly UserWord[];
  /** The last prompt, whole; '' where the transcript does not have it. */
  readonly lastPrompt: string;
  /** What was said before it, where it answers that. */
  readonly replied?: string;
  readonly checks?: readonly Run[];
  readonly course?: readonly Happening[];
  readonly ahead: readonly string[];
  readonly tasks: readonly HandoffTask[];
  /** Subagents and shells whose end is not known, the first started first. */
  readonly running?: readonly RunningTask[];
  /** What did not pass when it was run last, the newest first. */
  readonly failures: readonly Pick<Run, 'command' | 'said'>[];
  readonly blockers: readonly string[];
  readonly answers: readonly string[];
  readonly edited: readonly string[];
  readonly editedSince?: readonly string[];
  readonly changed: readonly ChangedFile[];
  readonly command?: CommandReport;
  /** Where the branch and the folder are, and its last commits. */
  readonly place: readonly string[];
  readonly salient?: SalientMemories;
  readonly missing: readonly string[];
}

/** The last handoff of a session, as it is told again. Every text is filtered. */
export interface StoredHandoff {
  /** The memory in the namespace `handoffs`; it may still wait in the queue. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly occasion: HandoffOccasion;
  readonly text: string;
  /** The role of the agent whose it is. */
  readonly role?: string;
  /** How far the transcript had been read then. */
  readonly heard?: TranscriptMark;
  /** Nothing before this place in the transcript is told: something of it was purged. Then `text` may be ''. */
  readonly notBefore?: TranscriptMark;
  /** What is told beside it, without the words. */
  readonly salient?: Pick<SalientMemories, 'mode' | 'complexity'> & {
    readonly memories: readonly Readonly<{ id: string; score: number }>[];
  };
  readonly toldTo: readonly string[];
  /** The sessions that were told at their start, in one line, that there is work left. */
  readonly pointedTo?: readonly string[];
}

/** How the work tree stands, asked of git once. */
export interface WorkState {
  readonly branch?: string;
  readonly commit?: string;
  readonly upstream?: { readonly name: string; readonly ahead: number; readonly behind: number };
  readonly files: readonly ChangedFile[];
  /** The last ones, the newest first: `1a2b3c4 Subject`. */
  readonly commits: readonly string[];
}
