import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { attempt } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import type { Clock, MemoryIndex, NotesRef } from '../../core/ports.ts';
import { orLate } from '../../core/time.ts';
import { readShaped, writeAtOnce, writeJsonFile } from '../../files/write.ts';
import type { Embedder } from '../../recall/ports.ts';
import type { Needs } from '../../session/accumulator.ts';
import type { IndexPlace, LanceDatabase } from './database.ts';

/** A network place is waited for three times as long as it took before, within bounds. LanceDB takes 100 ms of the first question. */
const PATIENCE_MS = { least: 300, most: 3_000, times: 3 } as const;
/** What an answer of a far bucket takes: taken for one that an update reached, until a question was answered. */
const FAR_MS = 1_000;
/** What was asked so lately may still be answered. */
const FRESH_MS = 1_000;
/** So long after it did not answer it is not asked by a question again. */
const SILENT_MS = 10 * 60_000;

/** For a place on this machine: everything is asked, however long it takes. */
export const NO_SILENCE: ReturnType<typeof createSilence> = { heeded: (ask) => ask(), end: () => {} };

/** Whether a place on the network answers: who asks must not wait for one that does not, each time. Remembers by the time of a file, written before asking and removed with the answer: what a deadline cuts off counts too. */
export function createSilence(file: string, place: string, clock: Clock) {
  const silent = (): CsError =>
    new CsError('INDEX_UNAVAILABLE', `the shared index ${place} did not answer in time`, {
      hint: 'recall goes by words for ten minutes, or until `cs-memory maintain reindex --update` reaches it',
    });
  const isSilent = (): boolean => {
    const askedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;
    const sinceMs = clock() - askedMs;
    return sinceMs >= FRESH_MS && sinceMs < SILENT_MS;
  };
  const answered = `${file}-ms`;
  const knownMs = (): number | undefined => {
    const ms = Number.parseFloat(attempt(() => readFileSync(answered, 'utf8'), ''));
    return Number.isFinite(ms) ? ms : undefined;
  };
  const learn = (ms: number): void => {
    const before = knownMs() ?? 0;
    if (ms > 2 * before || ms < before / 2) keep(answered, ms.toFixed(0));
  };
  const patienceMs = (): number =>
    Math.min(PATIENCE_MS.most, Math.max(PATIENCE_MS.least, PATIENCE_MS.times * (knownMs() ?? 0)));
  return {
    /** Asks, unless it did not answer lately. Throws what asking throws, and INDEX_UNAVAILABLE at once, or after a moment. */
    heeded: async <T>(ask: () => Promise<T>): Promise<T> => {
      if (isSilent()) throw silent();
      keep(file, '');
      const beganMs = performance.now();
      const asked = ask();
      asked.catch(() => {}); // who has waited long enough is told so, and nobody waits any more
      const answer = await orLate(asked, patienceMs(), silent).catch((error: unknown) => {
        const sinceMs = clock() - FRESH_MS; // nothing is under way any more: who asks next does not wait as well
        attempt(() => utimesSync(file, new Date(sinceMs), new Date(sinceMs)));
        throw error;
      });
      rmSync(file, { force: true });
      learn(performance.now() - beganMs);
      return answer;
    },
    /** Something reached it: questions may ask again. */
    end: (): void => {
      rmSync(file, { force: true });
      if (knownMs() === undefined) keep(answered, String(FAR_MS));
    },
  };
}

function keep(file: string, text: string): void {
  attempt(() => writeAtOnce(file, text, { isPrivate: true })); // else the next question waits too
}

/** What this clone knows of its vectors. A file that may be removed at any time: then the index is asked for all it has. */
export interface VectorState {
  /** The table: it names format, model and place, so that a state of another says nothing. */
  readonly table: string;
  /** The notes of which every live memory has its vectors. */
  readonly refs: readonly NotesRef[];
  /** How often it was written to since it was last tidied, and when that was. */
  readonly writes: number;
  readonly tidiedAt: number;
  /** Of a shared place: which beginning of ids is looked for next among the vectors. */
  readonly lookedTo?: number;
  /** A reader could not read it. */
  readonly isDamaged?: true;
}

const STATE = { table: 'text', writes: 'number', tidiedAt: 'number', refs: 'list' } as const;

export const VECTOR_STATE_FILE = 'vectors.json';

/** The state as a JSON file. */
export function vectorStateFile(file: string) {
  return {
    /** Undefined where there is none for this table. */
    read: (table: string): VectorState | undefined => {
      const state = readShaped<VectorState>(file, STATE);
      return state?.table === table ? state : undefined;
    },
    /** Never throws: what could not be written costs the next update time. */
    write: (state: VectorState): void => attempt(() => writeJsonFile(file, state)),
    remove: (): void => rmSync(file, { force: true }),
  };
}

/** What vectors are made of, and where they go. */
export interface VectorPlace extends Needs<'notes' | 'clock'> {
  /** The repository's own folder for this index; with `place`, only what this clone knows of it is there. */
  readonly directory: string;
  /** Another place than `directory`; see `sharedPlace`. */
  readonly place?: IndexPlace;
  /** Where LanceDB may be installed, the better place first. */
  readonly packagesFrom: readonly string[];
  /** What the memories are now: a vector knows only an id. */
  readonly memories: Pick<MemoryIndex, 'all' | 'known' | 'find'>;
  readonly embedder: Embedder;
  /** Takes the right to write, and gives what lets it go; undefined where another process has it. */
  readonly lock: () => (() => void) | undefined;
  /** Namespaces of which nothing goes to a shared place. */
  readonly isPrivate: (namespace: string) => boolean;
}

/** The same with what is open of it. */
export interface VectorContext extends VectorPlace {
  readonly database: LanceDatabase;
  readonly table: string;
  readonly file: ReturnType<typeof vectorStateFile>;
}
