import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CsError } from '../../core/errors.ts';
import type { Clock } from '../../core/ports.ts';

/** A command waits so long for a place on the network, a hook less (its own deadline). A far bucket needs a second at the first question. */
const PATIENCE_MS = 3_000;
/** What was asked so lately may still be answered. */
const FRESH_MS = 1_000;
/** So long after it did not answer it is not asked by a question again. */
const SILENT_MS = 10 * 60_000;

/** Whether a place on the network answers: who asks must not wait for one that does not, each time. */
export interface Silence {
  /** Asks, unless it did not answer lately. Throws what asking throws, and INDEX_UNAVAILABLE at once, or after a moment. */
  heeded<T>(ask: () => Promise<T>): Promise<T>;
  end(): void;
}

/** For a place on this machine: everything is asked, however long it takes. */
export const NO_SILENCE: Silence = { heeded: (ask) => ask(), end: () => {} };

/**
 * Remembers it by the time of a file, which may be removed at any time. It is written before asking and goes with the answer, so that what is
 * cut off by a deadline counts too.
 */
export function createSilence(file: string, place: string, clock: Clock): Silence {
  const silent = (): CsError =>
    new CsError('INDEX_UNAVAILABLE', `the shared index ${place} did not answer in time`, {
      hint: 'recall goes by words for ten minutes, or until `cs-memory maintain reindex --update` reaches it',
    });
  const isSilent = (): boolean => {
    const askedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;
    const sinceMs = clock() - askedMs;
    return sinceMs >= FRESH_MS && sinceMs < SILENT_MS;
  };
  const end = (): void => rmSync(file, { force: true });
  return {
    heeded: async (ask) => {
      if (isSilent()) throw silent();
      begin(file);
      const answer = await orLate(ask(), silent);
      end();
      return answer;
    },
    end,
  };
}

function begin(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, '', { mode: 0o600 });
  } catch {
    // then the next question waits too
  }
}

async function orLate<T>(asked: Promise<T>, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), PATIENCE_MS);
  });
  try {
    return await Promise.race([asked, timeUp]);
  } finally {
    clearTimeout(timer);
    asked.catch(() => {}); // nobody waits for it any more
  }
}
