import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { xdgFolder } from '../../domain/environment.ts';

/** One line of the log: names and figures. No memory's text, no payload and no environment may be in it. */
export type LogRecord = Readonly<Record<string, string | number | boolean | undefined>>;

const KEPT_DAYS = 7;

/** Where the log is: one file a day, JSON lines. */
export function logDirectory(env: NodeJS.ProcessEnv): string {
  return join(xdgFolder(env, 'XDG_STATE_HOME'), 'cs-memory', 'log');
}

/** Adds a line to today's log. Never throws: a full disk must not cost a turn. */
export function writeLog(env: NodeJS.ProcessEnv, record: LogRecord): void {
  try {
    const directory = logDirectory(env);
    const at = new Date().toISOString();
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const line = `${JSON.stringify({ at, ...record })}\n`;
    appendFileSync(join(directory, `${at.slice(0, 10)}.jsonl`), line, { mode: 0o600 });
  } catch {
    // nowhere to say it
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
    ...(error.name === 'CsError' ? { message: error.message } : { thrown_at: frame }),
  };
}

function logFiles(env: NodeJS.ProcessEnv): string[] {
  try {
    return readdirSync(logDirectory(env)).filter((file) => /^\d{4}-\d\d-\d\d\.jsonl$/.test(file));
  } catch {
    return []; // nothing has been logged yet
  }
}

/** Removes the files of days longer ago than KEPT_DAYS. */
export function pruneLog(env: NodeJS.ProcessEnv, nowMs: number): void {
  const oldest = new Date(nowMs - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
  for (const file of logFiles(env)) {
    if (file.slice(0, 10) < oldest) rmSync(join(logDirectory(env), file), { force: true });
  }
}

/** What failed in the days the log has: `event: failure` → how often. */
export function recentFailures(env: NodeJS.ProcessEnv): ReadonlyMap<string, number> {
  const failures = new Map<string, number>();
  for (const file of logFiles(env)) {
    for (const line of readFileSync(join(logDirectory(env), file), 'utf8').split('\n')) {
      const failure = failureOf(line);
      if (failure !== undefined) failures.set(failure, (failures.get(failure) ?? 0) + 1);
    }
  }
  return failures;
}

function failureOf(line: string): string | undefined {
  if (!line.includes('"failure"')) return undefined;
  try {
    const { event, failure } = JSON.parse(line) as { event?: string; failure?: string };
    return failure === undefined ? undefined : `${event ?? 'unknown'}: ${failure}`;
  } catch {
    return undefined; // a line cut off by a full disk
  }
}
