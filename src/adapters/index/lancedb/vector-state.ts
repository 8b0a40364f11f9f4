import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { NotesRef } from '../../../ports.ts';

/** What this clone knows of its vectors. A file that may be removed at any time: then the index is asked for all it has. */
export interface VectorState {
  /** The table: it names format, model and place, so that a state of another says nothing. */
  readonly table: string;
  /** The notes of which every live memory has its vectors. */
  readonly refs: readonly NotesRef[];
  /** How often it was written to since it was last tidied, and when that was. */
  readonly writes: number;
  readonly tidiedAt: number;
  /** A reader could not read it. */
  readonly isDamaged?: true;
}

function isState(value: unknown): value is VectorState {
  const state = value as Partial<VectorState> | null;
  return (
    typeof state?.table === 'string' &&
    typeof state.writes === 'number' &&
    typeof state.tidiedAt === 'number' &&
    Array.isArray(state.refs) &&
    state.refs.every((ref) => typeof ref?.namespace === 'string' && typeof ref.oid === 'string')
  );
}

export interface VectorStateFile {
  /** Undefined where there is none for this table. */
  read(table: string): VectorState | undefined;
  /** Never throws: what could not be written costs the next update time. */
  write(state: VectorState): void;
  remove(): void;
}

/** Its name, beside the tables. */
export const VECTOR_STATE_FILE = 'vectors.json';

/** The state as a JSON file. */
export function vectorStateFile(file: string): VectorStateFile {
  return {
    read: (table) => {
      try {
        const state: unknown = JSON.parse(readFileSync(file, 'utf8'));
        return isState(state) && state.table === table ? state : undefined;
      } catch {
        return undefined; // not there yet, or damaged
      }
    },
    write: (state) => {
      const temporary = `${file}.${process.pid}.tmp`;
      try {
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
        writeFileSync(temporary, JSON.stringify(state), { mode: 0o600 });
        renameSync(temporary, file);
      } catch {
        rmSync(temporary, { force: true });
      }
    },
    remove: () => rmSync(file, { force: true }),
  };
}
