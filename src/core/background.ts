/** What hooks have done after they are gone: commands of ours, one at a time of each kind in a repository. */
export const JOBS = ['reanchor', 'sync', 'reindex', 'distil', 'flush', 'gc', 'look'] as const;
export type Job = (typeof JOBS)[number];

export const JOB_COMMANDS: Readonly<Record<Job, readonly string[]>> = {
  reanchor: ['maintain', 'reanchor'],
  sync: ['sync'],
  reindex: ['maintain', 'reindex'],
  distil: ['session', 'distil'],
  flush: ['session', 'flush'],
  gc: ['maintain', 'gc'],
  look: ['sync', '--dry-run'],
};

export interface JobState {
  /** ISO 8601. */
  readonly started_at: string;
  readonly ended_at?: string;
  /** One word: `swept`, `incomplete`, `synced`, `not-agreed`, `no-remote`, `indexed`, `distilled`, `flushed`, `tidied`, `asked` or `failed`. */
  readonly outcome?: string;
  /** Where the refs were when it began: there only when it has looked at all of them. */
  readonly refs_mark?: string;
}

/** How a job went last; undefined where it never ran. */
export type ReadJob = (job: Job) => JobState | undefined;

export interface LogEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** A hook's event, a job in the background, `mcp` or `cli`. */
  readonly event: string;
  readonly [figure: string]: string | number | boolean | undefined;
}

/** What a hook may do to the index: no timer can interrupt it, so it is bounded before. `reindex --auto` does more; until then INDEX_BEHIND. */
export interface IndexBound {
  /** So much of the notes is read, all reads of one process together. */
  readonly maxNoteBytes: number;
  /** A base file of so many memories is written anew; what is added beside a larger one still is. */
  readonly maxMemories: number;
}

const MIB = 1024 * 1024;

/** Building takes 0.2 to 0.55 s a MiB of notes (100,000 memories in 60 MB: 10 to 33 s, two busy cores, node 20). For deadlines of 1.3 to 4 s. */
export const QUICK_BOUND: IndexBound = { maxNoteBytes: MIB, maxMemories: 1_500 };

/** For events with a deadline of 4.5 s and more: SessionStart, Stop, SubagentStop, PreCompact. */
export const LONG_BOUND: IndexBound = { maxNoteBytes: 4 * MIB, maxMemories: 6_000 };

export const GARBAGE = [
  'sessions',
  'stories',
  'handoffs',
  'goals',
  'turns',
  'log',
  'compiled',
  'index',
] as const;
export type GarbageKind = (typeof GARBAGE)[number];

/** `none`: nothing was indexed yet. `behind`: the notes have moved since. `damaged`: its files cannot be read. */
export type IndexHealth = Readonly<{ state: 'current' | 'behind' | 'none' | 'damaged'; bytes: number }>;
