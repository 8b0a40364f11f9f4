import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NEW_STORY, type Story, type TranscriptMark } from '../../capture/model/narrative/story.ts';
import type { StoryStore } from '../../capture/model/ports.ts';
import { CsError } from '../../core/errors.ts';
import { isRunning } from '../../files/lock.ts';
import { writeJsonFile } from '../../files/write.ts';
import { type GoalBook, NEW_BOOK, withEvents } from '../model/goals/book.ts';
import { isGoalEvent } from '../model/goals/events.ts';
import type { HandoffStore, StoredHandoff } from '../model/handoff/ports.ts';
import { HANDOFF_OCCASIONS } from '../model/handoff/types.ts';
import type { GoalStore } from '../model/ports.ts';
import { createSpool, type SpoolRecords } from './queue.ts';
import { sessionFileName, takenNames } from './session-state.ts';

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
        [...files(), ...takenNames(directory)]
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

/** Whether a value is a handoff; another version of the product may have written it. */
function isHandoff(value: unknown): value is StoredHandoff {
  const handoff = value as Partial<Record<keyof StoredHandoff, unknown>> | null;
  if (handoff === null || typeof handoff !== 'object') return false;
  const { role, heard, notBefore, toldTo, occasion } = handoff;
  return (
    [handoff.id, handoff.at, handoff.text].every((text) => typeof text === 'string') &&
    (HANDOFF_OCCASIONS as readonly unknown[]).includes(occasion) &&
    (role === undefined || typeof role === 'string') &&
    Array.isArray(toldTo) &&
    [heard, notBefore].every((mark) => mark === undefined || isMark(mark)) &&
    (handoff.salient === undefined || areSalient(handoff.salient))
  );
}

function areSalient(value: unknown): value is StoredHandoff['salient'] {
  const { mode, memories } = (value ?? {}) as { mode?: unknown; memories?: unknown };
  const isOne = (it: { id?: unknown; score?: unknown } | null): boolean =>
    typeof it?.id === 'string' && typeof it.score === 'number';
  return typeof mode === 'string' && Array.isArray(memories) && memories.every(isOne);
}

function isMark(value: unknown): value is TranscriptMark {
  const mark = value as Partial<Record<keyof TranscriptMark, unknown>> | null;
  return typeof mark?.file === 'string' && Number.isSafeInteger(mark.offset);
}

/** Handoffs in `directory`, `<session>.handoff.json` beside the session's state, mode 0600. A damaged one is none. */
export function createHandoffFiles(directory: string): HandoffStore {
  const fileOf = (session: string): string => join(directory, `${sessionFileName(session)}.handoff.json`);
  return {
    read: (session) => {
      try {
        const handoff: unknown = JSON.parse(readFileSync(fileOf(session), 'utf8'));
        return isHandoff(handoff) ? handoff : undefined;
      } catch {
        return undefined;
      }
    },
    write: (session, handoff) => writeJsonFile(fileOf(session), handoff),
    remove: (session) => rmSync(fileOf(session), { force: true }),
  };
}

const LISTS = ['asked', 'tried', 'decided', 'found', 'finished', 'tasks', 'files', 'answered'] as const;

/** Whether a value is a story; another version of the product may have written it. */
function isStory(value: unknown): value is Story {
  if (value === null || typeof value !== 'object') return false;
  const story = value as Record<string, unknown>;
  const { mark, told, gathered } = story as {
    gathered?: { candidates?: unknown; written?: unknown; turn?: unknown; message?: unknown; upTo?: unknown };
    mark?: { file?: unknown; offset?: unknown };
    told?: { id?: unknown; text?: unknown };
  };
  return (
    LISTS.every((list) => Array.isArray(story[list])) &&
    typeof story['isAnswered'] === 'boolean' &&
    (mark === undefined || (typeof mark.file === 'string' && Number.isSafeInteger(mark.offset))) &&
    (gathered === undefined ||
      ([gathered.candidates, gathered.written].every(Array.isArray) &&
        [gathered.turn, gathered.message, gathered.upTo].every(Number.isSafeInteger))) &&
    (told === undefined || (typeof told.id === 'string' && typeof told.text === 'string'))
  );
}

/** Stories in `directory`, `<session>.story.json` beside the session's state, mode 0600. A damaged one begins anew. */
export function createStoryFiles(directory: string): StoryStore {
  const fileOf = (session: string): string => join(directory, `${sessionFileName(session)}.story.json`);
  return {
    read: (session) => {
      try {
        const story: unknown = JSON.parse(readFileSync(fileOf(session), 'utf8'));
        return isStory(story) ? story : NEW_STORY;
      } catch {
        return NEW_STORY;
      }
    },
    write: (session, story) => writeJsonFile(fileOf(session), story),
  };
}

/** The file of a flush that has taken a queue: when, and by which process (spool.ts). */
const TAKEN = /\.([0-9a-z]+)-(\d+)-[0-9a-z]+\.taken\.jsonl$/;
/** No flush takes longer: its number belongs to another process by then. */
const MAX_FLUSH_MS = 60_000;
const PAUSE_MS = 25;

/**
 * Waits until no other process has something in hand that it took out of the queues in this folder: what it writes is in the notes
 * then, and what it could not write is in a queue again. Throws REF_CONTENDED after `maxWaitMs`.
 */
export async function flushesEnd(directory: string, maxWaitMs = 20_000): Promise<void> {
  const endMs = performance.now() + maxWaitMs;
  while (takenNames(directory).some(isInHand)) {
    if (performance.now() >= endMs)
      throw new CsError('REF_CONTENDED', 'a session is writing what it learned and has not finished', {
        hint: 'nothing was changed; try again in a minute',
      });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function isInHand(name: string): boolean {
  const [, since = '', pid = ''] = TAKEN.exec(name) ?? [];
  const isOther = pid !== '' && Number(pid) !== process.pid;
  return isOther && Date.now() - Number.parseInt(since, 36) < MAX_FLUSH_MS && isRunning(Number(pid));
}
