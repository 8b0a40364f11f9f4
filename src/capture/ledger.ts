import { readFileSync } from 'node:fs';
import { attempt, defined, fieldsOf } from '../core/basics.ts';
import { writeJsonFile } from '../files/write.ts';
import { type DaySpent, type LastCall, NOTHING_SPENT } from './ports.ts';

const MAX_DAYS = 31;
type Book = { readonly days: Readonly<Record<string, DaySpent>>; readonly last?: LastCall };

const isFigure = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

function isBook(value: unknown): value is Book {
  const { days } = fieldsOf(value);
  if (days === null || typeof days !== 'object') return false;
  const figures = Object.keys(NOTHING_SPENT);
  return Object.values(days).every((day) => figures.every((name) => isFigure(fieldsOf(day)[name])));
}

function read(file: string): Book | undefined {
  try {
    const book: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isBook(book) ? book : undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? { days: {} } : undefined;
  }
}

function change(file: string, day: string, by: (spent: DaySpent) => DaySpent, last?: LastCall): boolean {
  const book = read(file);
  if (book === undefined) return false;
  const days = { ...book.days, [day]: by(book.days[day] ?? NOTHING_SPENT) };
  const newest = Object.entries(days)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, MAX_DAYS);
  return attempt(() => {
    writeJsonFile(file, { ...book, days: Object.fromEntries(newest), ...defined({ last }) });
    return true;
  }, false);
}

// What calls came to, of all repositories of the user on this machine, in one file, mode 0600: figures, days and words of ours only. Whoever
// books holds the machine's lock.

/** What was spent on a day (`2026-11-23`, UTC). What cannot be read counts as all there is to spend. */
export function spentOn(file: string, day: string): DaySpent {
  const book = read(file);
  const all = { ...NOTHING_SPENT, calls: Number.MAX_SAFE_INTEGER, usd: Number.MAX_SAFE_INTEGER };
  return book === undefined ? all : (book.days[day] ?? NOTHING_SPENT);
}

/** Counts a call, before it is made at the most it may take. False where it could not be written: then it is not made. */
export const bookCall = (file: string, day: string, most: DaySpent): boolean =>
  change(file, day, (spent) => sum(spent, most, 1));

/** Puts what it took in the place of the most, and how it ended. Never throws. */
export const settleCall = (file: string, day: string, most: DaySpent, took: DaySpent, ended: LastCall) =>
  change(file, day, (spent) => sum(sum(spent, most, -1), took, 1), ended);

/** How the last call ended. */
export const lastCall = (file: string): LastCall | undefined => read(file)?.last;

/** Never less than nothing: a day may have turned between booking and settling. */
const sum = (a: DaySpent, b: DaySpent, sign: 1 | -1): DaySpent => ({
  calls: Math.max(0, a.calls + sign * b.calls),
  inputTokens: Math.max(0, a.inputTokens + sign * b.inputTokens),
  outputTokens: Math.max(0, a.outputTokens + sign * b.outputTokens),
  usd: Math.max(0, a.usd + sign * b.usd),
});
