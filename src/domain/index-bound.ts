/**
 * What a hook may do to bring the index up to date: it is work that no timer can interrupt, so it is bounded before it
 * begins. What is more is left to a process of its own (`reindex --auto`); whoever asks until then gets INDEX_BEHIND.
 */
export interface IndexBound {
  /** So much of the notes is read, all reads of one process together. */
  readonly maxNoteBytes: number;
  /** A base file of so many memories is written anew; what is added beside a larger one still is. */
  readonly maxMemories: number;
}

const MIB = 1024 * 1024;

/**
 * Building takes 0.2 to 0.55 s a MiB of notes (100,000 memories in 60 MB took 10 to 33 s on two busy cores, Node 20). For
 * events with a deadline of 1.3 to 4 s: PreToolUse, prompts, failures, SessionEnd.
 */
export const QUICK_BOUND: IndexBound = { maxNoteBytes: MIB, maxMemories: 1_500 };

/** For events with a deadline of 4.5 s and more: SessionStart, Stop, SubagentStop, PreCompact. */
export const LONG_BOUND: IndexBound = { maxNoteBytes: 4 * MIB, maxMemories: 6_000 };
