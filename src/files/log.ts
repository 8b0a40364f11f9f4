import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { LogEntry, LogReader } from '../core/background.ts';
import { xdgFolder } from '../core/environment.ts';
import { attempt } from '../core/lazy.ts';
import { DAY_MS } from '../core/time.ts';

/** One line of the log: names and figures. No memory's text, no payload and no environment may be in it. */
export type LogRecord = Readonly<Record<string, string | number | boolean | undefined>>;

/** 10 MB less what processes that look at the same moment may add: none takes more than a line. */
const MAX_FILE_BYTES = 10_000_000 - 256 * 1024;
/** A day on which more is to be said has something running wild in it: what comes then is not said. */
const MAX_FILES_A_DAY = 4;
/** Our own messages are sentences; one that names many things is cut. */
const MAX_TEXT_CHARS = 500;

/** Where the log is: a file a day and, where that is full, up to three more; JSON lines. */
export function logDirectory(env: NodeJS.ProcessEnv): string {
  return join(xdgFolder(env, 'XDG_STATE_HOME'), 'cs-memory', 'log');
}

/** Where an empty file for each hook event tells by its time when the event was raised last. */
export function firedDirectory(env: NodeJS.ProcessEnv): string {
  return join(xdgFolder(env, 'XDG_STATE_HOME'), 'cs-memory', 'fired');
}

/** `2026-11-22.jsonl`, and `2026-11-22.1.jsonl` where that is full. */
export const logFileName = (day: string, number: number): string =>
  number === 0 ? `${day}.jsonl` : `${day}.${number}.jsonl`;

/** Who is told each line besides: a command with `--verbose`. Hooks have nobody. */
let listener: ((line: string) => void) | undefined;

/** From now on each line that this process logs is told, without its line end; undefined ends that. */
export function listenToLog(tell: ((line: string) => void) | undefined): void {
  listener = tell;
}

/** Tells the listener, where there is one, a line that is not for the file. */
export function sayOnly(record: LogRecord): void {
  listener?.(lineOf(new Date().toISOString(), record));
}

const lineOf = (at: string, record: LogRecord): string => JSON.stringify({ at, ...record });

/**
 * Adds a line to today's log, in one write at the file's end, so that lines of hooks that run side by side stay whole. A
 * file is never renamed: where it is full the next one is taken. Never throws: a full disk must not cost a turn.
 */
export function writeLog(env: NodeJS.ProcessEnv, record: LogRecord): void {
  try {
    const at = new Date().toISOString();
    const line = lineOf(at, record);
    listener?.(line);
    const directory = logDirectory(env);
    for (let number = 0; number < MAX_FILES_A_DAY; number += 1)
      if (append(directory, logFileName(at.slice(0, 10), number), `${line}\n`)) return;
  } catch {
    // nowhere to say it
  }
}

/** False where the file is full. Throws what the system says. */
function append(directory: string, name: string, line: string): boolean {
  const file = openIn(directory, name);
  try {
    if (fstatSync(file).size >= MAX_FILE_BYTES) return false;
    writeSync(file, line);
    return true;
  } finally {
    closeSync(file);
  }
}

/** The folder is mostly there: it is made where the file cannot be. */
function openIn(directory: string, name: string): number {
  const path = `${directory}/${name}`;
  try {
    return openSync(path, 'a', 0o600);
  } catch {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return openSync(path, 'a', 0o600);
  }
}

/**
 * Notes that a hook was called, by the time of a file: 0.06 ms, where a line of the log takes 0.43 (node 20, medians of
 * 15 first calls), of which most calls would have one that says nothing. Never throws.
 */
export function noteFired(env: NodeJS.ProcessEnv, event: string): void {
  const directory = firedDirectory(env);
  try {
    const now = Date.now() / 1000;
    utimesSync(`${directory}/${event}`, now, now);
  } catch {
    makeFired(directory, event);
  }
}

function makeFired(directory: string, event: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(`${directory}/${event}`, '', { mode: 0o600 });
  } catch {
    // nothing can be written here: doctor will not know
  }
}

/** What may be said of a thrown value: our own codes, else its name, its system code and where it was thrown. */
export function failureRecord(error: unknown): LogRecord {
  if (!(error instanceof Error)) return { failure: typeof error };
  const { code } = error as { code?: unknown };
  const frame = /\n\s+at (.*)/.exec(error.stack ?? '')?.[1]?.replace(/\(?(?:file:\/\/)?\/.*\//, '(');
  return {
    failure: typeof code === 'string' ? code : error.name,
    // our own errors speak in our own words; any other message might quote what it choked on
    ...(error.name === 'CsError'
      ? { message: error.message.slice(0, MAX_TEXT_CHARS) }
      : { thrown_at: frame }),
  };
}

const KEPT_DAYS = 7;

const FILE = /^(\d{4}-\d\d-\d\d)(?:\.(\d))?\.jsonl$/;

/** The oldest first. `2026-11-22.jsonl` is before `2026-11-22.1.jsonl`. */
function logFiles(env: NodeJS.ProcessEnv): string[] {
  const key = (name: string): string => name.replace(FILE, (_, day, number = '0') => `${day} ${number}`);
  return namesIn(logDirectory(env))
    .filter((name) => FILE.test(name))
    .sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function namesIn(directory: string): string[] {
  return attempt(() => readdirSync(directory), []); // nothing has been logged yet
}

/** Removes the files of days longer ago than a week, and tells how many. */
export function pruneLog(env: NodeJS.ProcessEnv, nowMs: number): number {
  const oldest = new Date(nowMs - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const old = logFiles(env).filter((file) => file.slice(0, 10) < oldest);
  for (const file of old) rmSync(join(logDirectory(env), file), { force: true });
  return old.length;
}

/** The log in files. See the port for the promises. */
export function createLogReader(env: NodeJS.ProcessEnv): LogReader {
  return {
    *entries() {
      for (const file of logFiles(env)) {
        for (const line of textOf(join(logDirectory(env), file)).split('\n')) {
          const entry = entryOf(line);
          if (entry !== undefined) yield entry;
        }
      }
    },
    fired: () =>
      new Map(
        namesIn(firedDirectory(env)).flatMap((event): [string, string][] => {
          const at = modifiedAt(join(firedDirectory(env), event));
          return at === undefined ? [] : [[event, at]];
        }),
      ),
  };
}

function textOf(file: string): string {
  return attempt(() => readFileSync(file, 'utf8'), ''); // removed in this very moment, or not ours to read
}

function modifiedAt(file: string): string | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtime.toISOString();
}

/** Undefined for a line cut off by a full disk. */
function entryOf(line: string): LogEntry | undefined {
  const entry = line === '' ? undefined : attempt(() => JSON.parse(line) as Partial<LogEntry> | null);
  const isEntry = typeof entry?.at === 'string' && typeof entry.event === 'string';
  return isEntry ? (entry as LogEntry) : undefined;
}
