import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, defined, groupBy } from '../core/basics.ts';
import { IDLE_MS } from '../core/time.ts';
import { isRunning, processStart } from '../files/lock.ts';
import { alone, readShaped, writeIfChanged } from '../files/write.ts';
import { fnv1a } from './goals-folded.ts';
import type { SessionState } from './ports.ts';

/** A file name for a foreign id: no plain word is spelled in hex, a long one cut, with a hash. The name of a name is itself. */
export function sessionFileName(session: string): string {
  if (/^[A-Za-z0-9_-]{1,100}$/.test(session)) return session;
  return `x${Buffer.from(session).toString('hex').slice(0, 60)}-${fnv1a(session)}`;
}

/** What flushes have in hand lies in a folder of its own: what looks for it lists no files of a thousand sessions that ended. */
export const takenFolder = (directory: string): string => join(directory, 'taken');

/** The files that flushes took and have not removed, of all sessions of a folder. */
export const takenNames = (directory: string): readonly string[] =>
  attempt(() => readdirSync(takenFolder(directory)), []); // nothing was ever taken

/** Whoever looks at what other sessions did looks at the newest: a repository may have seen thousands. */
const MAX_RECENT = 100;
const RECENT_MS = 1_000;
const MAX_REMOVED = 20;

/** What a session writes: each is a sign of life. */
const FILE_ENDINGS = ['.json', '.jsonl', '.story.json', '.handoff.json', '.open'];

const STATE = { session_id: 'text', started_at: 'text' } as const;

/** The client's process, and when it started; undefined where nobody tells which that is. */
export function clientOf(env: NodeJS.ProcessEnv) {
  const pid = Number(env['CLAUDE_PID']);
  return Number.isInteger(pid) && pid > 0 ? { pid, started: processStart(pid) } : undefined;
}

/** A folder's file names by what stands before their first dot. Empty where there is none. */
export const namesByStem = (directory: string): ReadonlyMap<string, readonly string[]> =>
  groupBy(
    attempt(() => readdirSync(directory), []),
    stemOf,
  );

/** What of a state is to be other than it is; a field without a value goes. */
type StateChange = { readonly [Field in keyof SessionState]?: SessionState[Field] | undefined };
type Change = (state: SessionState) => SessionState;

export type SessionStates = ReturnType<typeof createSessionStates>;

/** The sessions of one repository, in `directory`: what is known of each, and whether anybody will still flush it. `env` tells who the client is. */
export function createSessionStates(directory: string, env: NodeJS.ProcessEnv, clock: () => number) {
  const stateFile = (session: string): string => join(directory, `${sessionFileName(session)}.json`);

  /** Absent or damaged it holds nothing that cannot be had again. */
  const read = (session: string) => readShaped<SessionState>(stateFile(session), STATE);

  /** The session that the client runs now, for its hooks and its Bash tool; undefined where nobody says. */
  const live = env['CLAUDE_CODE_SESSION_ID'] || undefined;

  /** Whose client it is: a script that runs in it and names a session of its own ends as it likes. */
  const clientFor = (session: string): Pick<SessionState, 'client_pid' | 'client_started'> => {
    const { pid, started } = (live === undefined || live === session ? clientOf(env) : undefined) ?? {};
    return defined({ client_pid: pid, client_started: started });
  };

  const fresh = (session: string): SessionState => ({
    session_id: session,
    started_at: new Date(clock()).toISOString(),
    ...clientFor(session),
    shown: [],
  });

  let known: { readonly atMs: number; readonly states: readonly SessionState[] } | undefined;

  const stemsOf = (isOne: RegExp): readonly string[] => {
    const names = [...[...namesByStem(directory).values()].flat(), ...takenNames(directory)];
    return [...new Set(names.filter((name) => isOne.test(name)).map(stemOf))];
  };

  /** The sessions of which nothing waits and no flush has anything in hand, with their files. */
  const idle = (): (readonly [stem: string, names: readonly string[]])[] => {
    const inHand = new Set(takenNames(directory).map(stemOf));
    return [...namesByStem(directory)].filter(
      ([stem, names]) => !inHand.has(stem) && !names.some((file) => file.endsWith('.jsonl')),
    );
  };

  /** Those that have a state, the one that was written last first. */
  const byTime = (): readonly string[] => {
    const stems = stemsOf(/^[^.]+\.json$/).map((stem) => ({
      stem,
      atMs: statMs(join(directory, `${stem}.json`)),
    }));
    return stems.sort((a, b) => b.atMs - a.atMs).map(({ stem }) => stem);
  };

  /** The states of those that were touched last, the newest first, at most so many as a start has time for: read at most once a second. */
  const recent = (): readonly SessionState[] => {
    if (known !== undefined && performance.now() - known.atMs < RECENT_MS) return known.states;
    const stems = byTime().slice(0, MAX_RECENT);
    known = { atMs: performance.now(), states: stems.flatMap((stem) => read(stem) ?? []) };
    return known.states;
  };

  const inTurn = (session: string, next: () => SessionState): SessionState => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return alone(`${stateFile(session)}.lock`, () => {
      const state = next();
      known = undefined;
      writeIfChanged(stateFile(session), `${JSON.stringify(state)}\n`);
      return state;
    });
  };

  /** When something last touched the session's files, in milliseconds since 1970; 0 where there are none. */
  const lastTouchedMs = (session: string): number =>
    Math.max(...FILE_ENDINGS.map((end) => statMs(join(directory, `${sessionFileName(session)}${end}`))));

  return {
    read,
    /** Reads, merges what is to be other, and writes; makes the state of a session not met before. Of two at once one waits for the other. */
    update: (session: string, change: StateChange | ((state: SessionState) => StateChange)): SessionState =>
      inTurn(session, () => {
        const state = read(session) ?? fresh(session);
        return { ...state, ...(typeof change === 'function' ? change(state) : change) } as SessionState;
      }),
    /** Like `update`, and records the client that runs the session now: a resumed session has another one. */
    begin: (session: string, change: Change) =>
      inTurn(session, () => {
        const {
          client_pid: _pid,
          client_started: _started,
          ended_at: _ended,
          died_at: _died,
          handed_on: _handed,
          ...known
        } = read(session) ?? fresh(session);
        return change({ ...known, ...clientFor(session) });
      }),
    /** All sessions that have a state or a spool. */
    list: () => stemsOf(/\.jsonl?$/),
    /** Those of them that may have something in a queue, with a flush, or open: who has to look at all sessions looks at the names of files alone. */
    waiting: () => stemsOf(/\.(?:jsonl|open)$/),
    recent,
    /** Whether nobody will flush it: its client is gone or runs another session (ours: `live`); without a client, untouched for `idleMs`, else half an hour. */
    isDead: (session: string, idleMs = IDLE_MS): boolean => {
      const { client_pid: pid, client_started: started } = read(session) ?? {};
      if (pid === undefined) return clock() - lastTouchedMs(session) > idleMs;
      if (live !== undefined && pid === clientOf(env)?.pid) return session !== live;
      return !isRunning(pid) || (started !== undefined && processStart(pid) !== started);
    },
    touchedMs: lastTouchedMs,
    /** Removes the states of sessions without a spool that are older than `maxAgeMs`. */
    prune: (nowMs: number, maxAgeMs: number): void => {
      for (const file of idle().flatMap(([, names]) => names))
        if (/\.(?:json|tmp|open|lock)$/.test(file) && nowMs - statMs(join(directory, file)) >= maxAgeMs)
          rmSync(join(directory, file), { force: true });
    },
    /** Removes sessions that are over but the `keep` touched last and those that wait; gives names. So few that a start has time for it. */
    keepNewest: (keep: number, isOver: (state: SessionState) => boolean): readonly string[] => {
      if (namesByStem(directory).size <= keep) return [];
      const files = new Map(idle());
      const isGone = (stem: string): boolean => {
        const state = files.has(stem) ? read(stem) : undefined;
        return state !== undefined && isOver(state);
      };
      const gone: string[] = [];
      for (const stem of byTime().slice(keep)) {
        if (!isGone(stem)) continue;
        for (const file of files.get(stem) ?? []) rmSync(join(directory, file), { force: true });
        if (gone.push(stem) === MAX_REMOVED) break;
      }
      return gone;
    },
  };
}

/** What stands before the first dot of a file's name: of ours, the name of a session. */
export const stemOf = (file: string): string => file.replace(/\..*/, '');

const statMs = (path: string): number => attempt(() => statSync(path).mtimeMs, 0); // removed in this very moment
