import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SweepState, SweepStates } from '../../ports/history.ts';

const FILE = 'reanchor-v1.json';

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

function isState(value: unknown): value is SweepState {
  if (value === null || typeof value !== 'object') return false;
  const state = value as Record<string, unknown>;
  return (
    ['tips', 'examined', 'open', 'pending'].every((name) => isTexts(state[name])) &&
    state['notes'] !== null &&
    typeof state['notes'] === 'object' &&
    typeof state['unresolved'] === 'number'
  );
}

/** The state of the sweep in a file of `directory`, which is made when it is not there. Mode 0600; names and counts only. */
export function createSweepStates(directory: string): SweepStates {
  const file = join(directory, FILE);
  return {
    read: () => {
      try {
        const state: unknown = JSON.parse(readFileSync(file, 'utf8'));
        return isState(state) ? state : undefined;
      } catch {
        return undefined; // the first sweep, or a damaged file: all is looked at
      }
    },
    write: (state) => {
      const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
      try {
        mkdirSync(directory, { recursive: true, mode: 0o700 });
        writeFileSync(temporary, JSON.stringify(state), { mode: 0o600 });
        renameSync(temporary, file);
      } catch {
        rmSync(temporary, { force: true });
      }
    },
  };
}
