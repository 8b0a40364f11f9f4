import type { MemoryContent, Severity } from './memory.ts';

/** How a finished tool call ended. `rejected`: the client refused it before it ran (an edit whose text is not there). */
export type ToolOutcome = 'success' | 'failure' | 'rejected';

/** One finished tool call, whichever event reported it. */
export interface ToolCall {
  /** The client's name of the tool: Bash, Read, Edit, … */
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly response: ToolResponse;
  /** How long it ran; absent where the client does not tell. */
  readonly durationMs?: number;
}

/** What came back, as far as a detector needs it. */
export interface ToolResponse {
  readonly outcome: ToolOutcome;
  /** What the tool printed or answered: stdout and stderr, the error, the text blocks. */
  readonly text: string;
  readonly exitCode?: number;
  /** The client's own reading of a non-zero exit that is no failure ("No matches found"). */
  readonly interpretation?: string;
  /** The user or a time-out stopped it. */
  readonly interrupted: boolean;
}

export const CATEGORIES = ['error', 'workaround', 'discovery', 'warning'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What a detector makes of a tool call worth remembering. Raw text: nothing of it may touch a disk unfiltered. */
export interface ToolLearning {
  readonly tool: string;
  readonly category: Category;
  readonly severity: Severity;
  /** 0…1. */
  readonly score: number;
  /** One sentence that names the tool or the file. */
  readonly summary: string;
  /** What was being done: the command, the path, the address. */
  readonly context: string;
  /** What came of it, in a few words. */
  readonly observation: string;
  readonly exitCode?: number;
  /** The telling part of the output; at most 1 KiB once filtered. */
  readonly excerpt: string;
  readonly signature?: string;
  /** Paths the call names, as the client gave them. */
  readonly files: readonly string[];
}

/** A memory on its way into a note: its content and where it comes from, not yet anchored. */
export interface MemoryDraft<Text extends string = string> extends MemoryContent<Text> {
  /** ISO 8601, UTC: when it was met. */
  readonly at: string;
  /** Relative to the root of the work tree. */
  readonly files: readonly Text[];
  readonly session?: Text;
  readonly agent?: Text;
  readonly branch?: Text;
  /** ISO 8601, UTC: when it stops being recalled. */
  readonly expires?: string;
  /** Ids of memories of the same namespace whose place it takes. */
  readonly supersedes?: readonly string[];
}

/** A subagent, as the client names it. */
export interface AgentName {
  readonly id: string;
  readonly type: string;
}

/** Something worth remembering, filtered and waiting in the accumulator for the next flush. */
export interface Learning<Text extends string = string> extends MemoryDraft<Text> {
  readonly session: Text;
  /** 0…1, from the detector. */
  readonly score?: number;
  /** The subagent that met it, until its session has taken it over (services/flush/merge-agents.ts); never in a note. */
  readonly agentId?: Text;
}
