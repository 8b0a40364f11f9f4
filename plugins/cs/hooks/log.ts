import { appendFileSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { LogRecord } from './outcome.ts';

/** Where the log is: one file a day, JSON lines. */
export function logDirectory(env: NodeJS.ProcessEnv): string {
  return join(env['XDG_STATE_HOME'] || join(env['HOME'] ?? homedir(), '.local', 'state'), 'cs-memory', 'log');
}

/**
 * Adds a line to today's log. Never throws: a full disk must not cost a turn. Takes names and figures only;
 * no memory's text, no payload and no environment may be in a record.
 */
export function writeLog(env: NodeJS.ProcessEnv, record: LogRecord): void {
  try {
    const directory = logDirectory(env);
    const at = new Date().toISOString();
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    appendFileSync(join(directory, `${at.slice(0, 10)}.jsonl`), `${JSON.stringify({ at, ...record })}\n`, {
      mode: 0o600,
    });
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
