import type { Handler } from './stdio.ts';

export interface EventPlan {
  readonly load: () => Promise<Handler>;
  /** The hook ends by itself after so long; hooks.json declares a longer time-out, after which the client kills. */
  readonly deadlineMs: number;
  /** How long stdin may pause. */
  readonly stdinMs: number;
  readonly switchVariable?: string;
  /** It is served without a session's id, too: for the newest open session here. */
  readonly mayLackSession?: true;
  /** What it is there to keep is lost where it fails, so the user is told; the client shows that of this event. */
  readonly keeps?: true;
  /** The client's own variable by which the user gives the hooks of this event longer, and how much of that is used at most. */
  readonly given?: { readonly variable: string; readonly longestMs: number };
}

const STDIN_MS = 2_000;

/**
 * Every event in hooks.json. SessionStart has no switch of its own, since it does two things: it flushes what was
 * left and recalls, and each has its switch; nor has PostToolUseFailure, which captures and tells what helped, nor UserPromptSubmit, which recalls and keeps what is stated. SessionEnd gets 1.5 s for all plugins together, whatever is declared; SubagentStop
 * and PreCompact must be over in 5 and 10 s.
 */
export const EVENTS: Readonly<Record<string, EventPlan>> = {
  SessionStart: {
    load: async () => (await import('./lazy/services.ts')).sessionStart,
    deadlineMs: 8_000,
    stdinMs: STDIN_MS,
  },
  UserPromptSubmit: {
    load: async () => (await import('./user-prompt-submit.ts')).userPromptSubmit,
    deadlineMs: 4_000,
    stdinMs: STDIN_MS,
    keeps: true,
  },
  PreToolUse: {
    load: async () => (await import('./pre-tool-use.ts')).preToolUse,
    deadlineMs: 1_500,
    stdinMs: 1_000,
    switchVariable: 'CS_EDIT_BRIEF_ENABLED',
  },
  PostToolUse: {
    load: async () => (await import('./post-tool-use.ts')).postToolUse,
    deadlineMs: 4_000,
    stdinMs: STDIN_MS,
    keeps: true,
    switchVariable: 'CS_TOOL_CAPTURE_ENABLED',
  },
  PostToolUseFailure: {
    load: async () => (await import('./post-tool-use.ts')).postToolUseFailure,
    deadlineMs: 4_000,
    stdinMs: STDIN_MS,
    keeps: true,
  },
  PostToolBatch: {
    load: async () => (await import('./post-tool-use.ts')).postToolBatch,
    deadlineMs: 4_000,
    stdinMs: STDIN_MS,
    keeps: true,
    switchVariable: 'CS_TOOL_CAPTURE_ENABLED',
  },
  Stop: {
    load: async () => (await import('./lazy/services.ts')).stop,
    deadlineMs: 12_000,
    stdinMs: STDIN_MS,
    switchVariable: 'CS_FLUSH_ENABLED',
  },
  SubagentStop: {
    load: async () => (await import('./lazy/services.ts')).subagentStop,
    mayLackSession: true,
    deadlineMs: 4_500,
    stdinMs: STDIN_MS,
    switchVariable: 'CS_FLUSH_ENABLED',
  },
  PreCompact: {
    load: async () => (await import('./lazy/services.ts')).preCompact,
    mayLackSession: true,
    deadlineMs: 9_000,
    stdinMs: STDIN_MS,
    switchVariable: 'CS_FLUSH_ENABLED',
  },
  SessionEnd: {
    load: async () => (await import('./lazy/services.ts')).sessionEnd,
    deadlineMs: 1_300,
    stdinMs: 800,
    switchVariable: 'CS_FLUSH_ENABLED',
    given: { variable: 'CLAUDE_CODE_SESSIONEND_HOOKS_TIMEOUT_MS', longestMs: 9_500 },
  },
};

/** The hook ends so long before the client would kill it. */
const MARGIN_MS = 200;

/** When a hook ends by itself, milliseconds: its event's deadline, or later where the user has the client wait longer. */
export function deadlineOf({ deadlineMs, given }: EventPlan, env: NodeJS.ProcessEnv): number {
  if (given === undefined) return deadlineMs;
  const endsMs = Math.min(Number(env[given.variable]) - MARGIN_MS, given.longestMs);
  return endsMs > deadlineMs ? endsMs : deadlineMs;
}
