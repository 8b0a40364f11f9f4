import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessionFileName } from './accumulator.ts';

/** What is known of one session; the file beside its spool. Field names are the file's own. */
export interface SessionState {
  readonly session_id: string;
  /** ISO 8601, UTC. */
  readonly started_at: string;
  readonly ended_at?: string;
  /** The client's process, and when it started: a number alone may have been given to another process since. */
  readonly client_pid?: number;
  readonly client_started?: string;
  /** The last command that a learning came from, filtered. */
  readonly last_command?: string;
  readonly memory_queue: { readonly count: number; readonly namespaces: Readonly<Record<string, number>> };
  /** The ledger: ids of the memories that this session was shown unasked. */
  readonly shown: readonly string[];
  /** Who the session's memories are by. */
  readonly author?: string;
}

const EMPTY_QUEUE = { count: 0, namespaces: {} };

function isState(value: unknown): value is SessionState {
  const state = value as SessionState | null;
  return typeof state?.session_id === 'string' && typeof state.started_at === 'string';
}

/** When a process started, as the system tells it; undefined where it is gone or the system cannot tell cheaply. */
export function processStart(pid: number): string | undefined {
  try {
    // Field 22 of /proc/<pid>/stat (proc(5)), counted behind the command's name, which may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Files of the sessions of one repository: which there are, and whether the client behind one still runs. */
export interface SessionStates {
  read(session: string): SessionState | undefined;
  /** Reads, changes and writes; makes the state of a session not met before. Two at once: the later one stays. */
  update(session: string, change: (state: SessionState) => SessionState): SessionState;
  /** Like `update`, and records the client that runs the session now: a resumed session has another one. */
  begin(session: string, change: (state: SessionState) => SessionState): SessionState;
  /** All sessions that have a state or a spool. */
  list(): readonly string[];
  /**
   * Whether nobody will flush a session any more: its client is gone, or, where no client was recorded,
   * nothing has touched its files for `idleMs`.
   */
  isDead(session: string, nowMs: number, idleMs: number): boolean;
  /** Removes the states of sessions without a spool that are older than `maxAgeMs`. */
  prune(nowMs: number, maxAgeMs: number): void;
}

/** Session states in `directory`, with `env` telling who the client is. */
export function createSessionStates(
  directory: string,
  env: NodeJS.ProcessEnv,
  clock: () => number,
): SessionStates {
  const stateFile = (session: string): string => join(directory, `${sessionFileName(session)}.json`);
  const files = (): string[] => {
    try {
      return readdirSync(directory);
    } catch {
      return []; // no session yet
    }
  };

  const read = (session: string): SessionState | undefined => {
    try {
      const state: unknown = JSON.parse(readFileSync(stateFile(session), 'utf8'));
      return isState(state) ? state : undefined;
    } catch {
      return undefined; // absent or damaged: it holds nothing that cannot be had again
    }
  };

  const client = (): Pick<SessionState, 'client_pid' | 'client_started'> => {
    const pid = Number(env['CLAUDE_PID']);
    if (!Number.isInteger(pid) || pid <= 0) return {};
    const started = processStart(pid);
    return { client_pid: pid, ...(started === undefined ? {} : { client_started: started }) };
  };

  const fresh = (session: string): SessionState => ({
    session_id: session,
    started_at: new Date(clock()).toISOString(),
    ...client(),
    memory_queue: EMPTY_QUEUE,
    shown: [],
  });

  const write = (session: string, state: SessionState): SessionState => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const temporary = `${stateFile(session)}.${process.pid}.tmp`;
    writeFileSync(temporary, `${JSON.stringify(state)}\n`, { mode: 0o600 });
    renameSync(temporary, stateFile(session));
    return state;
  };

  const hasSpool = (session: string, names: readonly string[]): boolean => {
    const name = sessionFileName(session);
    return names.some((file) => file.startsWith(`${name}.`) && file.endsWith('.jsonl'));
  };

  const lastTouchedMs = (session: string): number => {
    const name = sessionFileName(session);
    const own = files().filter((file) => file.startsWith(`${name}.`));
    return Math.max(0, ...own.map((file) => statMs(join(directory, file))));
  };

  return {
    read,
    update: (session, change) => write(session, change(read(session) ?? fresh(session))),
    begin: (session, change) => {
      const { client_pid: _pid, client_started: _started, ended_at: _ended, ...known } = read(session) ?? fresh(session);
      return write(session, change({ ...known, ...client() }));
    },
    list: () => [
      ...new Set(
        files()
          .filter((file) => /\.jsonl?$/.test(file))
          .map((file) => file.slice(0, file.indexOf('.'))),
      ),
    ],
    isDead: (session, nowMs, idleMs) => {
      const { client_pid: pid, client_started: started } = read(session) ?? {};
      if (pid === undefined) return nowMs - lastTouchedMs(session) > idleMs;
      return !isRunning(pid) || (started !== undefined && processStart(pid) !== started);
    },
    prune: (nowMs, maxAgeMs) => {
      const names = files();
      for (const file of names.filter((name) => name.endsWith('.json') || name.endsWith('.tmp'))) {
        const session = file.slice(0, file.indexOf('.'));
        if (hasSpool(session, names) || nowMs - statMs(join(directory, file)) < maxAgeMs) continue;
        rmSync(join(directory, file), { force: true });
      }
    },
  };
}

function statMs(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0; // removed in this very moment
  }
}
