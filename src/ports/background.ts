/** What hooks have done after they are gone: commands of ours, one at a time of each kind in a repository. */
export const JOBS = ['reanchor', 'sync', 'reindex', 'distil', 'flush', 'gc'] as const;
export type Job = (typeof JOBS)[number];

/** The words behind `cs-memory` that do a job. */
export const JOB_COMMANDS: Readonly<Record<Job, readonly string[]>> = {
  reanchor: ['maintain', 'reanchor'],
  sync: ['sync'],
  reindex: ['maintain', 'reindex'],
  distil: ['session', 'distil'],
  flush: ['session', 'flush'],
  gc: ['maintain', 'gc'],
};

/** What is known of a job's last run. Names and times only. */
export interface JobState {
  /** ISO 8601. */
  readonly started_at: string;
  /** Absent while it runs, and where it died. */
  readonly ended_at?: string;
  /** One word: `swept`, `incomplete`, `synced`, `not-agreed`, `no-remote`, `indexed`, `distilled`, `flushed`, `tidied` or `failed`. */
  readonly outcome?: string;
  /** Where the refs were when it began: there only when it has looked at all of them. */
  readonly refs_mark?: string;
}

/** A file for each job, which may be removed at any time: then the next run looks at more. */
export interface JobStates {
  read(job: Job): JobState | undefined;
  /** Never throws; false where it could not be written. */
  write(job: Job, state: JobState): boolean;
}
