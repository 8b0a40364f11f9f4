import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type GoalBook, NEW_BOOK, withEvents } from '../../domain/goals/book.ts';
import { isGoalEvent } from '../../domain/goals/events.ts';
import type { GoalStore } from '../../ports/goals.ts';
import { writeJsonFile } from './json-file.ts';
import { sessionFileName } from './session-file-name.ts';
import { createSpool, type SpoolRecords } from './spool.ts';

/** Whether a value is a list whose items all have these texts, and lists. */
const isListOf = (value: unknown, texts: readonly string[], lists: readonly string[]): boolean =>
  Array.isArray(value) &&
  value.every(
    (item: Readonly<Record<string, unknown>> | null) =>
      texts.every((name) => typeof item?.[name] === 'string') &&
      lists.every((name) => Array.isArray(item?.[name])),
  );

/** Whether a value is a book; another version of the product may have written it. */
function isBook(value: unknown): value is GoalBook {
  const book = value as Partial<GoalBook> | null;
  const { base, events, told } = book ?? {};
  const isTold = told !== null && typeof told === 'object';
  return (
    isListOf(base?.goals, ['id', 'title', 'state', 'since', 'asked'], ['details', 'formerly']) &&
    isListOf(base?.tasks, ['key', 'subject', 'state', 'since', 'asked'], ['formerly']) &&
    Array.isArray(events) &&
    isTold
  );
}

/**
 * The goals of sessions in `directory`, a folder of their own: `<session>.json`, the book, and `<session>.jsonl`, what was
 * noted since. Mode 0600. A damaged book begins anew.
 */
export function createGoalFiles(directory: string): GoalStore {
  const bookFile = (session: string): string => join(directory, `${sessionFileName(session)}.json`);
  const spoolOf = (session: string) => createSpool(directory, sessionFileName(session));
  const files = (): readonly string[] => {
    try {
      return readdirSync(directory);
    } catch {
      return []; // no goal yet
    }
  };
  const written = (session: string): GoalBook | undefined => {
    try {
      const book: unknown = JSON.parse(readFileSync(bookFile(session), 'utf8'));
      return isBook(book) ? { ...book, events: book.events.filter(isGoalEvent) } : undefined;
    } catch {
      return undefined;
    }
  };
  const write = (session: string, book: GoalBook): void => writeJsonFile(bookFile(session), book);
  return {
    read: (session) => {
      try {
        return withRecords(written(session), spoolOf(session).read());
      } catch {
        return NEW_BOOK;
      }
    },
    sessions: () => [
      ...new Set(
        files()
          .filter((file) => /\.jsonl?$/.test(file))
          .map((file) => file.slice(0, file.indexOf('.'))),
      ),
    ],
    note: (session, events) => {
      if (events.length > 0) spoolOf(session).append(events);
    },
    open: (session) => {
      const spool = spoolOf(session);
      const taken = spool.take();
      const known = written(session);
      if (known === undefined && taken.length === 0) return undefined;
      return {
        book: withRecords(known, taken),
        write: (book) => {
          write(session, book);
          spool.remove(taken);
        },
      };
    },
    drop: (session) => {
      const own = files().filter((file) => file.startsWith(`${sessionFileName(session)}.`));
      for (const file of own) rmSync(join(directory, file), { force: true });
    },
    prune: (nowMs, maxAgeMs) => {
      for (const file of files())
        if (nowMs - touchedMs(join(directory, file)) > maxAgeMs)
          rmSync(join(directory, file), { force: true });
    },
  };
}

function withRecords(book: GoalBook = NEW_BOOK, taken: readonly SpoolRecords[] = []): GoalBook {
  const events = taken.flatMap(({ records }) => records.flat()).filter(isGoalEvent);
  return events.length === 0 ? book : withEvents(book, events);
}

function touchedMs(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY; // gone in this very moment
  }
}
