import { readFileSync } from 'node:fs';
import { writeJsonFile } from '../../files/write.ts';
import { type DaySpent, type LastCall, type Ledger, NOTHING_SPENT } from '../model/ports.ts';

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
