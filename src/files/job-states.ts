import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JobState, JobStates } from '../core/background.ts';

const FIELDS = ['ended_at', 'outcome', 'refs_mark'] as const;

function isState(value: unknown): value is JobState {
  if (value === null || typeof value !== 'object') return false;
  const state = value as Record<string, unknown>;
  const isText = (field: string): boolean => typeof state[field] === 'string';
  return isText('started_at') && FIELDS.every((field) => state[field] === undefined || isText(field));
}

/** The states of background jobs in files of `directory`, `background-<job>.json`, mode 0600. */
export function createJobStates(directory: string): JobStates {
  const fileOf = (job: string): string => join(directory, `background-${job}.json`);
  return {
    read: (job) => {
      try {
        const state: unknown = JSON.parse(readFileSync(fileOf(job), 'utf8'));
        return isState(state) ? state : undefined;
      } catch {
        return undefined; // it never ran, or the file is damaged
      }
    },
    write: (job, state) => {
      const temporary = `${fileOf(job)}.${process.pid}.tmp`;
      try {
        mkdirSync(directory, { recursive: true, mode: 0o700 });
        writeFileSync(temporary, `${JSON.stringify(state)}\n`, { mode: 0o600 });
        renameSync(temporary, fileOf(job));
        return true;
      } catch {
        removeQuietly(temporary);
        return false;
      }
    },
  };
}

/** Below something that is no folder node throws for it, too. */
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // it was never made
  }
}
