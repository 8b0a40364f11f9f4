import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NEW_STORY, type Story } from '../../capture/model/narrative/story.ts';
import type { StoryStore } from '../../capture/model/ports.ts';
import { CsError } from '../../core/errors.ts';
import { fieldsOf, hasShape, type Shape } from '../../core/json-text.ts';
import { attempt } from '../../core/lazy.ts';
import { pause } from '../../core/time.ts';
import { isRunning } from '../../files/lock.ts';
import { readJsonFile, writeJsonFile } from '../../files/write.ts';
import { type GoalBook, NEW_BOOK, withEvents } from '../model/goals/book.ts';
import { isGoalEvent } from '../model/goals/events.ts';
import type { HandoffStore, StoredHandoff } from '../model/handoff/ports.ts';
import { HANDOFF_OCCASIONS } from '../model/handoff/types.ts';
import type { GoalStore } from '../model/ports.ts';
import { createSpool, type SpoolRecords } from './queue.ts';
import { sessionFileName, takenNames } from './session-state.ts';

const isListOf = (value: unknown, shape: Shape): boolean =>
  Array.isArray(value) && value.every((item) => hasShape(item, shape));

const FOLDED = { state: 'text', since: 'text', asked: 'text', formerly: 'list' } as const;

function isBook(value: unknown): value is GoalBook {
  const { goals, tasks } = fieldsOf(fieldsOf(value)['base']);
  return (
    hasShape(value, { events: 'list', told: 'object' }) &&
    isListOf(goals, { ...FOLDED, id: 'text', title: 'text', details: 'list' }) &&
    isListOf(tasks, { ...FOLDED, key: 'text', subject: 'text' })
  );
}

/**
 * The goals of sessions in `directory`, a folder of their own: `<session>.json`, the book, and `<session>.jsonl`, what was
 * noted since. Mode 0600. A damaged book begins anew.
 */
export function createGoalFiles(directory: string): GoalStore {
  const bookFile = (session: string): string => join(directory, `${sessionFileName(session)}.json`);
  const spoolOf = (session: string) => createSpool(directory, sessionFileName(session));
  const files = (): readonly string[] => attempt(() => readdirSync(directory), []); // no goal yet
  const written = (session: string): GoalBook | undefined => {
    const book = readJsonFile(bookFile(session));
    return isBook(book) ? { ...book, events: book.events.filter(isGoalEvent) } : undefined;
  };
  const write = (session: string, book: GoalBook): void => writeJsonFile(bookFile(session), book);
  return {
    read: (session) => attempt(() => withRecords(written(session), spoolOf(session).read()), NEW_BOOK),
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

function withRecords(book: GoalBook = NEW_BOOK, taken: readonly SpoolRecords[]): GoalBook {
  const events = taken.flatMap(({ records }) => records.flat()).filter(isGoalEvent);
  return events.length === 0 ? book : withEvents(book, events);
}

/** Gone in this very moment, it is not old. */
const touchedMs = (path: string): number => attempt(() => statSync(path).mtimeMs, Number.POSITIVE_INFINITY);

const MARK: Shape = { file: 'text', offset: 'number' };
const HANDOFF: Shape = { id: 'text', at: 'text', text: 'text', role: '?text', toldTo: 'list' };

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

const LISTS = ['asked', 'tried', 'decided', 'found', 'finished', 'tasks', 'files', 'answered'];
const STORY: Shape = {
  ...Object.fromEntries(LISTS.map((name) => [name, 'list' as const])),
  isAnswered: 'flag',
};
const GATHERED: Shape = {
  ...{ candidates: 'list', written: 'list', turn: 'number', message: 'number', upTo: 'number' },
};

function isStory(value: unknown): value is Story {
  const { mark, told, gathered } = fieldsOf(value);
  return (
    hasShape(value, STORY) &&
    (mark === undefined || hasShape(mark, MARK)) &&
    (gathered === undefined || hasShape(gathered, GATHERED)) &&
    (told === undefined || hasShape(told, { id: 'text', text: 'text' }))
  );
}

/** One value a session, `<session>.<name>.json` beside its state, mode 0600. One that is damaged is none. */
function createFiles<T>(directory: string, name: string, isOne: (value: unknown) => value is T) {
  const fileOf = (session: string): string => join(directory, `${sessionFileName(session)}.${name}.json`);
  return {
    read: (session: string): T | undefined => {
      const value = readJsonFile(fileOf(session));
      return isOne(value) ? value : undefined;
    },
    write: (session: string, value: T): void => writeJsonFile(fileOf(session), value),
    remove: (session: string): void => rmSync(fileOf(session), { force: true }),
  };
}

export const createHandoffFiles = (directory: string): HandoffStore =>
  createFiles(directory, 'handoff', isHandoff);

/** Stories in `directory`. A damaged one begins anew. */
export function createStoryFiles(directory: string): StoryStore {
  const { read, write } = createFiles(directory, 'story', isStory);
  return { read: (session) => read(session) ?? NEW_STORY, write };
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
    await pause(PAUSE_MS);
  }
}

function isInHand(name: string): boolean {
  const [, since = '', pid = ''] = TAKEN.exec(name) ?? [];
  const isOther = pid !== '' && Number(pid) !== process.pid;
  return isOther && Date.now() - Number.parseInt(since, 36) < MAX_FLUSH_MS && isRunning(Number(pid));
}
