import type { TranscriptMark } from '../../../capture/model/narrative/story.ts';
import type {
  ChangedFile,
  CommandReport,
  HandoffOccasion,
  HandoffTask,
  SalientMemories,
  SalientMemory,
} from './types.ts';

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
    readonly memories: readonly Pick<SalientMemory, 'id' | 'score'>[];
  };
  /** Sessions that were told. */
  readonly toldTo: readonly string[];
}

/** What each session handed on last; a file beside its state, which may be removed at any time. */
export interface HandoffStore {
  /** Never throws. */
  read(session: string): StoredHandoff | undefined;
  /** Throws IO_FAILED. */
  write(session: string, handoff: StoredHandoff): void;
  /** Never throws. */
  remove(session: string): void;
}

/** How the work tree stands, asked of git once. */
export interface WorkState {
  readonly branch?: string;
  /** The commit of HEAD; absent on an unborn branch. */
  readonly commit?: string;
  readonly upstream?: { readonly name: string; readonly ahead: number; readonly behind: number };
  readonly files: readonly ChangedFile[];
  /** The last ones, the newest first: `1a2b3c4 Subject`. */
  readonly commits: readonly string[];
}

/** Asks git how the work tree stands: two processes beside each other. Throws GIT_FAILED where it does not answer in time. */
export type AskWorkState = (timeoutMs: number) => Promise<WorkState>;

/** Runs the user's own command for handoffs. Never throws: what went wrong is in the report. */
export type AskCommand = (timeoutMs: number) => Promise<CommandReport>;

/** Chooses the memories of a session that are worth keeping in mind, by what it is at. `recent`: the last prompts and answers, oldest first. */
export type AskSalient = (at: {
  readonly session: string;
  readonly files: readonly string[];
  readonly recent: readonly string[];
}) => Promise<SalientMemories>;

export type SessionTasks = (session: string) => Promise<readonly HandoffTask[]>;
