import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { NEW_STORY, type Story, type TranscriptMark } from '../capture/story-state.ts';
import { attempt, fieldsOf, hasShape, type Shape } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import { alone, readShaped, writeJsonFile } from '../files/write.ts';
import { type GoalBook, isGoalEvent, NEW_BOOK, withEvents } from './goal-book.ts';
import type { GoalEvent } from './goal-events.ts';
import { HANDOFF_OCCASIONS, type StoredHandoff } from './handoff/types.ts';
import { createSpool, MAX_SPOOL_BYTES, type SpoolRecords } from './queue.ts';
import { sessionFileName, stemOf, takenFolder, takenNames } from './session-state.ts';

const isListOf = (value: unknown, shape: Shape): boolean =>
  Array.isArray(value) && value.every((item) => hasShape(item, shape));

export type GoalStore = ReturnType<typeof createGoalFiles>;

/**
 * What is known of the goals and tasks of the sessions of one place, every text filtered: `<session>.jsonl`, what happened, and `.json`, what
 * was told of it. Mode 0600. What is damaged begins anew.
 */
export function createGoalFiles(directory: string) {
  const toldFile = (session: string): string => join(directory, `${sessionFileName(session)}.json`);
  const spoolOf = (session: string) => createSpool(directory, sessionFileName(session));
  /** All of them by their paths, what was moved aside too. */
  const files = (): readonly string[] => [
    ...attempt(() => readdirSync(directory), []) // no goal yet
      .filter((file) => /\.jsonl?$/.test(file))
      .map((file) => join(directory, file)),
    ...takenNames(directory).map((file) => join(takenFolder(directory), file)),
  ];
  const filesOf = (session: string): readonly string[] =>
    files().filter((file) => basename(file).startsWith(`${sessionFileName(session)}.`));
  const eventsIn = (spooled: readonly SpoolRecords[]): readonly GoalEvent[] =>
    spooled.flatMap(({ records }) => records.flat()).filter(isGoalEvent);
  return {
    /** All that was noted of a session; an empty book where nothing is known. Never throws. */
    read: (session: string): GoalBook =>
      attempt(() => {
        const file = readShaped<Pick<GoalBook, 'told'>>(toldFile(session), { told: 'object' }) ?? NEW_BOOK;
        // Before there was a file of events, all stood in this one: what was told of them nobody knows any more.
        const told = 'base' in file ? {} : file.told;
        return withEvents({ events: [], told }, eventsIn(spoolOf(session).read()));
      }, NEW_BOOK),
    sessions: (): readonly string[] => [...new Set(files().map((file) => stemOf(basename(file))))],
    /** Every letter that is kept of a session, whether or not `read` tells it. */
    textOf: (session: string): string =>
      filesOf(session)
        .map((file) => attempt(() => readFileSync(file, 'utf8'), ''))
        .join('\n'),
    /** Adds events. Safe under hooks that run at the same time. Throws IO_FAILED. */
    note: (session: string, events: readonly GoalEvent[]): void => {
      if (events.length === 0) return;
      const spool = spoolOf(session);
      spool.append(events);
      if (spool.sizeBytes() <= MAX_SPOOL_BYTES) return;
      // Killed in between, it leaves some events twice, which is once.
      const taken = spool.take();
      spool.append(withEvents(NEW_BOOK, eventsIn(taken)).events);
      spool.remove(taken);
    },
    /** Lets one process at a time read what was told and tell more. */
    inTurn: <T>(session: string, task: () => T): T => alone(`${toldFile(session)}.lock`, task),
    tell: (session: string, told: GoalBook['told']): void => writeJsonFile(toldFile(session), { told }),
    drop: (session: string): void => {
      for (const file of filesOf(session)) rmSync(file, { force: true });
    },
    prune: (nowMs: number, maxAgeMs: number): void => {
      for (const file of files()) {
        // Gone in this very moment, it is not old.
        const touchedMs = attempt(() => statSync(file).mtimeMs, Number.POSITIVE_INFINITY);
        if (nowMs - touchedMs > maxAgeMs) rmSync(file, { force: true });
      }
    },
  };
}

const MARK: Shape = { file: 'text', offset: 'number' };
const HANDOFF: Shape = {
  id: 'text',
  at: 'text',
  text: 'text',
  role: '?text',
  toldTo: 'list',
  pointedTo: '?texts',
};

function isHandoff(value: unknown): value is StoredHandoff {
  const { heard, notBefore, occasion, salient } = fieldsOf(value);
  return (
    hasShape(value, HANDOFF) &&
    (HANDOFF_OCCASIONS as readonly unknown[]).includes(occasion) &&
    [heard, notBefore].every((mark) => mark === undefined || hasShape(mark, MARK)) &&
    (salient === undefined ||
      (hasShape(salient, { mode: 'text' }) &&
        isListOf(fieldsOf(salient)['memories'], { id: 'text', score: 'number' })))
  );
}

const STORY: Shape = {
  ...{ asked: 'list', tried: 'list', decided: 'list', found: 'list', finished: 'list' },
  ...{ files: 'list', answered: 'list', isAnswered: 'flag', ahead: '?texts' },
};
const GATHERED: Shape = {
  ...{ candidates: 'list', written: 'list', turn: 'number', message: 'number', upTo: 'number' },
};
const CANDIDATE: Shape = { source: 'text', text: 'text', about: 'text', turn: 'number', message: 'number' };

function isStory(value: unknown): value is Story {
  const { mark, told, gathered } = fieldsOf(value);
  return (
    hasShape(value, STORY) &&
    (mark === undefined || hasShape(mark, MARK)) &&
    (gathered === undefined ||
      (hasShape(gathered, GATHERED) && isListOf(fieldsOf(gathered)['candidates'], CANDIDATE))) &&
    (told === undefined || hasShape(told, { id: 'text', text: 'text' }))
  );
}

/** One value a session, `<session>.<name>.json` beside its state, mode 0600. One that is damaged is none. */
function createFiles<T>(directory: string, name: string, isOne: (value: unknown) => value is T) {
  const fileOf = (session: string): string => join(directory, `${sessionFileName(session)}.${name}.json`);
  return {
    read: (session: string): T | undefined => readShaped(fileOf(session), isOne),
    write: (session: string, value: T): void => writeJsonFile(fileOf(session), value),
    remove: (session: string): void => rmSync(fileOf(session), { force: true }),
  };
}

export type HandoffStore = ReturnType<typeof createHandoffFiles>;

/** What each session handed on last; it may be removed at any time. */
export const createHandoffFiles = (directory: string) => createFiles(directory, 'handoff', isHandoff);

export type StoryStore = ReturnType<typeof createStoryFiles>;

/** What is known of the course of each session; every text in it is filtered. A damaged one begins anew; `write` throws IO_FAILED. */
export function createStoryFiles(directory: string) {
  const { read, write } = createFiles(directory, 'story', isStory);
  return { read: (session: string): Story => read(session) ?? NEW_STORY, write };
}

/** At most so much at once: a turn is under 300 KB. Of more the last: a session resumed with 200 MB costs what a small one costs. */
export const MAX_READ_BYTES = 2 * 1024 * 1024;

const NEWLINE = 10;

/** What the system says where there is no such file, or not even a folder that it could be in. */
const ABSENT: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR']);

/**
 * Reads a transcript from where the mark says, never more than `maxBytes`: of more that is new the last. One that is not there, or cannot be read,
 * has no lines; `onFailure` is told of one that is there and cannot be read. Never throws.
 */
export function readTranscript(
  file: string,
  from: TranscriptMark | undefined,
  maxBytes = MAX_READ_BYTES,
  onFailure: (error: CsError) => void = () => {},
): ReturnType<typeof readNew> {
  const offset = from?.file === file ? from.offset : 0;
  let fd: number | undefined;
  try {
    fd = openSync(file, 'r');
    return readNew(fd, file, offset, maxBytes);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    // One that is not made yet, or gone with its session, is nobody's failure.
    if (!ABSENT.has(code))
      onFailure(new CsError('IO_FAILED', `the transcript could not be read (${code})`, { cause }));
    return { lines: [], mark: { file, offset }, bytesRead: 0 };
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}

/** Whole lines, without their ends, of which the first may be the rest of one where something was passed over; the mark to go on from; the bytes read now. */
function readNew(fd: number, file: string, offset: number, maxBytes: number) {
  const { size } = fstatSync(fd);
  // A file that is shorter than it was is another one by the same name.
  const known = offset <= size ? offset : 0;
  const start = Math.max(known, size - maxBytes);
  const buffer = Buffer.allocUnsafe(size - start);
  const bytesRead = readSync(fd, buffer, 0, buffer.length, start); // where it was cut off in this very moment, less
  const bytes = buffer.subarray(0, bytesRead);
  const end = bytes.lastIndexOf(NEWLINE) + 1;
  // One line that fills all there is room for would be read again and again: it is given up.
  const next = end === 0 && bytesRead >= maxBytes ? bytesRead : end;
  const text = bytes.toString('utf8', 0, end);
  const lines = text === '' ? [] : text.slice(0, -1).split('\n');
  return { lines, mark: { file, offset: start + next }, bytesRead };
}
