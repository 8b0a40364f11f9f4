import { hooks } from '../../../hooks.json';
import { JOB_COMMANDS, JOBS, type LogEntry, type ReadJob } from '../../core/background.ts';
import { groupBy } from '../../core/basics.ts';
import { count } from '../../core/text.ts';
import { ageText, DAY_MS } from '../../core/time.ts';
import type { LogReader } from '../../files/background.ts';
import { ok, type Verdict, warn } from './check.ts';

export interface LoggedFailure {
  readonly event: string;
  readonly failure: string;
  readonly count: number;
  readonly lastAt: string;
}

export const failureText = ({ event, failure, count, lastAt }: LoggedFailure, nowMs: number): string =>
  `${event}: ${failure} ×${count}, last ${ageText(lastAt, nowMs)}`;

export type LogDigest = ReturnType<typeof digestLog>;

const DAYS = 7;
const BEGINNINGS = new Set(['startup', 'clear', 'fork', 'other']);
const CAPTURED = ['added', 'stated'];
const FLUSHED = ['written', 'seen', 'stopped', 'retries'] as const;
const TOLD = ['recalled', 'specific', 'briefed', 'known_fixes'];

/** What the log of the last days tells; all times are ISO 8601, UTC. Reads it once. Its lines may be of any version of the product: what is no number counts as nothing. */
export function digestLog(log: LogReader, nowMs: number) {
  const fired = new Map(log.fired());
  const starts: string[] = [];
  const failures = new Map<string, LoggedFailure>();
  const flushes = { count: 0, written: 0, seen: 0, stopped: 0, retries: 0, lastAt: '' };
  const captures = { count: 0, lastAt: '' };
  const told = new Array<number>(DAYS).fill(0);
  let build: string | undefined;
  for (const entry of log.entries()) {
    const { event, at } = entry;
    if ((fired.get(event) ?? '') < at) fired.set(event, at);
    if (event === 'SessionStart' && BEGINNINGS.has(String(entry['source']))) starts.push(at);
    if (typeof entry['build'] === 'string') build = entry['build'];
    const { failure } = entry;
    if (typeof failure === 'string') {
      const key = `${event}: ${failure}`;
      failures.set(key, { event, failure, count: (failures.get(key)?.count ?? 0) + 1, lastAt: at });
    }
    const captured = sum(entry, CAPTURED);
    if (captured > 0) Object.assign(captures, { count: captures.count + captured, lastAt: at });
    if (typeof entry['written'] === 'number') {
      Object.assign(flushes, { count: flushes.count + 1, lastAt: at });
      for (const name of FLUSHED) flushes[name] += numberOf(entry, name);
    }
    const day = DAYS - 1 - Math.floor((nowMs - Date.parse(at)) / DAY_MS);
    if (day >= 0 && day < DAYS) told[day] = (told[day] ?? 0) + sum(entry, TOLD);
  }
  return {
    fired,
    /** When sessions began, the newest last; resumed and compacted ones do not begin. */
    starts,
    failures: [...failures.values()].sort((a, b) => (a.lastAt < b.lastAt ? 1 : -1)),
    captures: { ...captures, lastAt: captures.lastAt || undefined },
    flushes: { ...flushes, lastAt: flushes.lastAt || undefined },
    /** How many memories were told to sessions on each of the last seven days, the last today. */
    told,
    build,
  };
}

const numberOf = (entry: LogEntry, name: string): number => {
  const value = entry[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};

const sum = (entry: LogEntry, names: readonly string[]): number =>
  names.reduce((total, name) => total + numberOf(entry, name), 0);

export type HookEvent = keyof typeof hooks;

/** The events of hooks.json, in the order of a session. */
export const HOOK_EVENTS = Object.keys(hooks) as readonly HookEvent[];

/** Event → the one without which it has no occasion. An event that is not here may have none for weeks. */
const FOLLOWS: Readonly<Partial<Record<HookEvent, HookEvent>>> = {
  UserPromptSubmit: 'SessionStart',
  Stop: 'UserPromptSubmit',
  SessionEnd: 'SessionStart',
  PostToolBatch: 'PostToolUse',
};

/** The events that should have been raised since a time, as what they follow was, and were not. `fired`: event → when last, as `since`. */
export function missingEvents(fired: ReadonlyMap<string, string>, since: string): readonly HookEvent[] {
  const isNew = (event: string): boolean => (fired.get(event) ?? '') >= since;
  return HOOK_EVENTS.filter((event) => {
    const before = FOLLOWS[event];
    return before !== undefined && isNew(before) && !isNew(event);
  });
}

const LAST_SESSIONS = 3;

/** Whether hooks are really run: which event was raised when, and which one should have been and was not. */
export function checkHooks({ fired, starts }: LogDigest, nowMs: number): Verdict {
  const seen = HOOK_EVENTS.filter((event) => fired.has(event));
  if (seen.length === 0)
    return warn('no hook has run yet for this user', {
      hint: 'after the plugin is installed, or `cs-memory setup` was run, they run from the next session on; `/plugin` in Claude Code shows whether cs-memory is enabled',
    });
  const facts = Object.fromEntries(seen.map((event) => [event, fired.get(event) ?? '']));
  const last = lastTimes(fired, seen, nowMs);
  const never = HOOK_EVENTS.filter((event) => !fired.has(event));
  const detail =
    never.length === 0 ? `${last}; every event has occurred` : `${last}; never: ${never.join(', ')}`;
  const since = starts.at(-LAST_SESSIONS);
  const missing = since === undefined ? [] : missingEvents(fired, since);
  if (missing.length === 0) return ok(detail, facts);
  return warn(`${detail}; missing in the last ${LAST_SESSIONS} sessions: ${missing.join(', ')}`, {
    hint: 'a client older than 2.1.197 does not know all events; variables such as CS_FLUSH_ENABLED switch some off; `/hooks` in Claude Code lists the declared ones',
    facts,
  });
}

function lastTimes(fired: LogDigest['fired'], seen: readonly string[], nowMs: number): string {
  const newestFirst = [...seen].sort((a, b) => ((fired.get(a) ?? '') < (fired.get(b) ?? '') ? 1 : -1));
  const byAge = groupBy(newestFirst, (event) => ageText(fired.get(event) ?? '', nowMs));
  return `last ${[...byAge].map(([age, events]) => `${events.join(', ')} ${age}`).join('; ')}`;
}

/** Whether the hooks that ran last are of the build that asks. `own` is undefined where it is run from the sources. */
export function checkBuild(own: string | undefined, version: string, ran: string | undefined): Verdict {
  const mine = own ?? `${version}, from the sources`;
  const facts = { own: own ?? version, ...(ran === undefined ? {} : { hooks: ran }) };
  if (own === undefined || ran === undefined || own === ran)
    return ok(`${mine}${own !== undefined && own === ran ? ', same as the hooks that ran last' : ''}`, facts);
  return warn(`this is ${own}; the hooks that ran last were ${ran}`, {
    hint: 'update the plugin (`/plugin`) or this command and start a new session: two versions may be installed',
    facts,
  });
}

export function checkCaptures({ captures, flushes, starts }: LogDigest, nowMs: number): Verdict {
  const { count: many, lastAt, ...sums } = flushes;
  const facts = { captured: captures.count, flushes: many, ...sums };
  const last = lastAt === undefined ? '' : `, the last ${ageText(lastAt, nowMs)}`;
  const written = `${flushes.written} written, ${flushes.seen} seen again`;
  const detail = `in 7 days, everywhere: ${count(captures.count, 'learning')} queued; ${count(flushes.count, 'flush')}: ${written}${last}`;
  if (flushes.stopped > 0)
    return warn(`${detail}; ${flushes.stopped} stopped because a filter failed`, {
      hint: 'they are waiting in their queue; the filters check above shows whether one is broken',
      facts,
    });
  if (captures.count > 0 && flushes.count === 0 && starts.length >= LAST_SESSIONS)
    return warn(detail, {
      hint: 'nothing was written: `cs-memory session flush` does it now, or says why not',
      facts,
    });
  return ok(detail, facts);
}

export function checkLog({ failures }: LogDigest, directory: string, nowMs: number): Verdict {
  const total = failures.reduce((sum, failure) => sum + failure.count, 0);
  if (total === 0) return ok('no failures in 7 days', { failures: 0 });
  const told = failures.map((failure) => failureText(failure, nowMs));
  return warn(`failures in the last 7 days: ${told.join('; ')}`, {
    hint: `the log in ${directory} has a line with time and reason for each; docs/reference/errors.md explains the codes`,
    facts: { failures: total },
  });
}

/** A job that began so long ago has died. The longest stops itself after a quarter of an hour. */
const DEAD_JOB_MS = 30 * 60_000;

export function checkBackground(readJob: ReadJob, nowMs: number): Verdict {
  const jobs = JOBS.flatMap((job) => {
    const state = readJob(job);
    return state === undefined ? [] : [[job, state] as const];
  });
  const told = jobs.map(
    ([job, { started_at: at, outcome }]) => `${job} ${ageText(at, nowMs)}: ${outcome ?? 'not finished'}`,
  );
  const bad = jobs.filter(
    ([, { outcome, ended_at: ended, started_at: at }]) =>
      outcome === 'failed' || (ended === undefined && nowMs - Date.parse(at) > DEAD_JOB_MS),
  );
  if (bad.length === 0) return ok(told.length === 0 ? 'nothing to do so far' : told.join('; '));
  const commands = bad.map(
    ([job]) => `\`cs-memory ${JOB_COMMANDS[job].join(' ')}${job === 'reindex' ? ' --update' : ''}\``,
  );
  return warn(told.join('; '), { hint: `run ${commands.join(' and ')} to do it now and see what is wrong` });
}
