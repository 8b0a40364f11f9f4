// Apart from the queue: the hook that only looks whether a failure is open loads nothing else.

import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import { writeWhole } from '../files/write.ts';
import { sessionFileName, takenFolder, takenNames } from './session-state.ts';

export interface SpoolRecords {
  readonly file: string;
  readonly records: readonly unknown[];
  /** Lines that do not parse: a hook was killed in the middle of a write. One for a file that cannot be read. */
  readonly broken: number;
  /** It could not be read: maybe another time, so it stays. */
  readonly isUnread?: true;
}

/** How often an append may meet a file that is being taken away; each time, another process has made progress. */
const MAX_APPEND_TRIES = 100;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** What is there by the name of the file, and is none that may be written: somebody ran a hook as another user. */
const IN_THE_WAY = new Set(['EACCES', 'EPERM', 'EISDIR']);

function readRecords(file: string): SpoolRecords | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const isGone = codeOf(error) === 'ENOENT'; // another flush has written and removed it
    return isGone ? undefined : { file, records: [], broken: 1, isUnread: true };
  }
  const records: unknown[] = [];
  let broken = 0;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const record: unknown = attempt(() => JSON.parse(line));
    if (record === undefined) broken += 1;
    else records.push(record);
  }
  return { file, records, broken };
}

/** A file is rewritten without its dead records beyond this size; 200 learnings are a third of it. */
export const MAX_SPOOL_BYTES = 1024 * 1024;

/**
 * A session's spool: an append-only file that many write and any may take, as `taken/<name>.<n>.taken.jsonl` while it is flushed. No lock:
 * an append checks that its file is still the one to be taken, or writes again: twice perhaps, never lost; ids make that harmless.
 */
export function createSpool(directory: string, name: string) {
  const active = join(directory, `${name}.jsonl`);
  const takenFiles = (): string[] =>
    takenNames(directory)
      .filter((file) => file.startsWith(`${name}.`))
      .sort()
      .map((file) => join(takenFolder(directory), file));
  const readAll = (files: readonly string[]): SpoolRecords[] =>
    files.map(readRecords).filter((records): records is SpoolRecords => records !== undefined);

  /** Nothing is moved where there is nothing, or another process has moved it. Any other failure must not look like an empty queue. */
  const moveAside = (): void => {
    // The time first: the files of several killed flushes are read by name, and so in the order they were taken.
    const unique = `${Date.now().toString(36).padStart(9, '0')}-${process.pid}-${process.hrtime.bigint().toString(36)}`;
    try {
      renameSync(active, join(takenFolder(directory), `${name}.${unique}.taken.jsonl`));
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      if (!existsSync(active)) return;
      mkdirSync(takenFolder(directory), { recursive: true, mode: 0o700 });
      moveAside();
    }
  };

  const openToAppend = (): number => {
    try {
      return openSync(active, 'a', 0o600);
    } catch (error) {
      if (!IN_THE_WAY.has(codeOf(error) ?? '')) throw error;
      attempt(moveAside); // it waits with what flushes took, and holds up nothing that is new
      return openSync(active, 'a', 0o600); // where it could not be moved this fails again
    }
  };

  const appendOnce = (line: Buffer): boolean => {
    const file = openToAppend();
    try {
      const written = writeSync(file, line);
      // A disk that fills up takes the beginning of a write, and says nothing until the next one.
      const message = `only ${written} of ${line.length} bytes of a record could be written`;
      if (written < line.length) throw new CsError('IO_FAILED', message, { hint: 'the disk is full' });
      return fstatSync(file).ino === attempt(() => statSync(active).ino); // taken away in this very moment
    } finally {
      closeSync(file);
    }
  };

  return {
    /** Adds one record. When it returns, the record is where `read` finds it, whatever others do at the time. */
    append: (record: unknown): void => {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      // The leading newline ends a line that a killed process left half written.
      const line = Buffer.from(`\n${JSON.stringify(record)}\n`);
      for (let tries = 0; tries < MAX_APPEND_TRIES; tries += 1) if (appendOnce(line)) return;
      throw new CsError('IO_FAILED', `the spool was taken away ${MAX_APPEND_TRIES} times during one write`);
    },
    /** All that waits, also what an interrupted `take` left. */
    read: (): readonly SpoolRecords[] => readAll([...takenFiles(), active]),
    /** Moves what waits out of the way of new records, and reads it. Taking twice gives the same again. */
    take: (): readonly SpoolRecords[] => {
      moveAside();
      return readAll(takenFiles()); // also what an earlier flush took and could not write
    },
    /** Removes files that `take` gave, but for those it could not read. */
    remove: (taken: readonly SpoolRecords[]): void => {
      for (const { file, isUnread } of taken) if (isUnread !== true) rmSync(file, { force: true });
    },
    sizeBytes: (): number => attempt(() => statSync(active).size, 0),
  };
}

const watchFile = (directory: string, session: string): string =>
  join(directory, `${sessionFileName(session)}.open`);

/** Lines of families, an empty line, and the steps that earlier flushes left, a JSON line each. */
function read(directory: string, session: string): readonly [families: string, steps: string] {
  const file = watchFile(directory, session);
  if (!existsSync(file)) return ['', ''];
  const [families = '', steps = ''] = attempt(() => readFileSync(file, 'utf8'), '').split('\n\n', 2); // removed in this very moment
  return [families, steps];
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** The command families that something open waits for. The file is there only while one is, so a quiet call pays one look. Never throws. */
export function readWatch(directory: string, session: string): readonly string[] {
  return linesOf(read(directory, session)[0]);
}

/** What earlier flushes left for later ones, as it was written; what does not parse is left out. */
export function readKept(directory: string, session: string): readonly unknown[] {
  return linesOf(read(directory, session)[1]).flatMap((line) =>
    attempt((): unknown[] => [JSON.parse(line)], []),
  );
}

/** Watches for exactly these, and keeps exactly these steps; the file goes where there are neither. */
export function writeWatch(
  directory: string,
  session: string,
  families: readonly string[],
  kept: readonly unknown[],
): void {
  const file = watchFile(directory, session);
  if (families.length === 0 && kept.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  const steps = kept.map((step) => JSON.stringify(step));
  const text = [...new Set(families)].sort().concat('', steps, '').join('\n');
  // What fails again and again is waited for already.
  if (attempt(() => readFileSync(file, 'utf8'), '') !== text) writeWhole(file, text);
}
