import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DaySpent,
  type LastCall,
  type Ledger,
  NOTHING_SPENT,
  type ReadTranscript,
  type TranscriptDelta,
} from '../../capture/model/ports.ts';
import { writeJsonFile } from '../../files/write.ts';
import type { ToldCounts } from '../../recall/model/exact.ts';
import { isWornOut, type ToldCount } from '../../recall/model/told.ts';
import { alone } from './session-state.ts';

/** What was told longest ago goes first. */
const MAX_MEMORIES = 2_000;

function isCount(value: unknown): value is ToldCount {
  const count = value as Partial<ToldCount> | null;
  return Array.isArray(count?.idle) && Number.isSafeInteger(count.told) && Number.isSafeInteger(count.used);
}

/** The counts in `told.json` of a directory, mode 0600. A damaged file begins anew: then something is told that was not needed five times. */
export function createToldCounts(directory: string): ToldCounts {
  const file = join(directory, 'told.json');
  const read = (): ReadonlyMap<string, ToldCount> => {
    try {
      const counts: unknown = JSON.parse(readFileSync(file, 'utf8'));
      return new Map(
        Object.entries(counts as object).filter((entry): entry is [string, ToldCount] => isCount(entry[1])),
      );
    } catch {
      return new Map();
    }
  };
  return {
    read,
    idle: () => new Map([...read()].map(([id, { idle }]) => [id, idle.length])),
    wornOut: () => new Set([...read()].flatMap(([id, count]) => (isWornOut(count) ? [id] : []))),
    update: (change) =>
      alone(`${file}.lock`, () => {
        const before = read();
        const all = new Map(before);
        for (const [id, count] of change(before)) {
          all.delete(id);
          all.set(id, count);
        }
        writeJsonFile(file, Object.fromEntries([...all].slice(-MAX_MEMORIES)));
      }),
  };
}

const MAX_DAYS = 31;
/** A file that cannot be read says nothing of what was spent: then nothing more is. */
const ALL: DaySpent = { ...NOTHING_SPENT, calls: Number.MAX_SAFE_INTEGER, usd: Number.MAX_SAFE_INTEGER };

interface Book {
  readonly days: Readonly<Record<string, DaySpent>>;
  readonly last?: LastCall;
}

const isFigure = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

function isBook(value: unknown): value is Book {
  if (value === null || typeof value !== 'object') return false;
  const { days } = value as { days?: unknown };
  if (days === null || typeof days !== 'object') return false;
  return Object.values(days).every(
    (day: Partial<DaySpent> | null) =>
      day !== null && [day.calls, day.inputTokens, day.outputTokens, day.usd].every(isFigure),
  );
}

/** The ledger in one file, mode 0600. Whoever books holds the machine's lock. */
export function createLedger(file: string): Ledger {
  const read = (): Book | undefined => {
    try {
      const book: unknown = JSON.parse(readFileSync(file, 'utf8'));
      return isBook(book) ? book : undefined;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? { days: {} } : undefined;
    }
  };
  const write = (book: Book): boolean => {
    const newest = Object.entries(book.days)
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .slice(0, MAX_DAYS);
    try {
      writeJsonFile(file, { ...book, days: Object.fromEntries(newest) });
      return true;
    } catch {
      return false;
    }
  };
  const change = (day: string, by: (spent: DaySpent) => DaySpent, last?: LastCall): boolean => {
    const book = read();
    if (book === undefined) return false;
    const days = { ...book.days, [day]: by(book.days[day] ?? NOTHING_SPENT) };
    return write({ ...book, days, ...(last === undefined ? {} : { last }) });
  };
  return {
    spentOn: (day) => {
      const book = read();
      return book === undefined ? ALL : (book.days[day] ?? NOTHING_SPENT);
    },
    book: (day, most) => change(day, (spent) => sum(spent, most, 1)),
    settle: (day, most, took, outcome) =>
      void change(day, (spent) => sum(sum(spent, most, -1), took, 1), outcome),
    last: () => read()?.last,
  };
}

/** Never less than nothing: a day may have turned between booking and settling. */
const sum = (a: DaySpent, b: DaySpent, sign: 1 | -1): DaySpent => ({
  calls: Math.max(0, a.calls + sign * b.calls),
  inputTokens: Math.max(0, a.inputTokens + sign * b.inputTokens),
  outputTokens: Math.max(0, a.outputTokens + sign * b.outputTokens),
  usd: Math.max(0, a.usd + sign * b.usd),
});

/**
 * So much is read at once at most: a turn of the sessions looked at is under 300 KB. Of more that is new, or of a transcript
 * not met before, the last of it: a session resumed with 200 MB behind it costs what a small one costs.
 */
export const MAX_READ_BYTES = 2 * 1024 * 1024;

const NEWLINE = 10;

/** Reads transcripts from files by byte offset. See the port for the promises. */
export function createTranscriptReader(maxBytes = MAX_READ_BYTES): ReadTranscript {
  return (file, from) => {
    const offset = from?.file === file ? from.offset : 0;
    const nothing: TranscriptDelta = { lines: [], mark: { file, offset }, bytesRead: 0 };
    let fd: number;
    try {
      fd = openSync(file, 'r');
    } catch {
      return nothing; // not made yet, or gone with its session
    }
    try {
      return readNew(fd, file, offset, maxBytes);
    } catch {
      return nothing; // a folder, a disk that fails
    } finally {
      closeSync(fd);
    }
  };
}

function readNew(fd: number, file: string, offset: number, maxBytes: number): TranscriptDelta {
  const { size } = fstatSync(fd);
  // A file that is shorter than it was is another one by the same name.
  const known = offset <= size ? offset : 0;
  const start = Math.max(known, size - maxBytes);
  const buffer = Buffer.allocUnsafe(size - start);
  const bytesRead = readFully(fd, buffer, start);
  const bytes = buffer.subarray(0, bytesRead);
  const end = bytes.lastIndexOf(NEWLINE) + 1;
  // One line that fills all there is room for would be read again and again: it is given up.
  const next = end === 0 && bytesRead >= maxBytes ? bytesRead : end;
  const text = bytes.toString('utf8', 0, end);
  const lines = text === '' ? [] : text.slice(0, -1).split('\n');
  return { lines, mark: { file, offset: start + next }, bytesRead };
}

function readFully(fd: number, buffer: Buffer, position: number): number {
  let filled = 0;
  while (filled < buffer.length) {
    const bytes = readSync(fd, buffer, filled, buffer.length - filled, position + filled);
    if (bytes === 0) break; // it was cut off in this very moment
    filled += bytes;
  }
  return filled;
}
