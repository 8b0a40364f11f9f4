import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LogEntry, LogReader } from '../../ports/log.ts';
import { firedDirectory, logDirectory } from './log.ts';

const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

const FILE = /^(\d{4}-\d\d-\d\d)(?:\.(\d))?\.jsonl$/;

/** The oldest first. `2026-11-22.jsonl` is before `2026-11-22.1.jsonl`. */
function logFiles(env: NodeJS.ProcessEnv): string[] {
  const key = (name: string): string => name.replace(FILE, (_, day, number = '0') => `${day} ${number}`);
  return namesIn(logDirectory(env))
    .filter((name) => FILE.test(name))
    .sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return []; // nothing has been logged yet
  }
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
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // removed in this very moment, or not ours to read
  }
}

function modifiedAt(file: string): string | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtime.toISOString();
}

/** Undefined for a line cut off by a full disk. */
function entryOf(line: string): LogEntry | undefined {
  if (line === '') return undefined;
  try {
    const entry = JSON.parse(line) as Partial<LogEntry> | null;
    const isEntry = typeof entry?.at === 'string' && typeof entry.event === 'string';
    return isEntry ? (entry as LogEntry) : undefined;
  } catch {
    return undefined;
  }
}
