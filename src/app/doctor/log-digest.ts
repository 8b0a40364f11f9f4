import type { LogEntry, LogReader } from '../../core/background.ts';
import { DAY_MS } from '../../core/time.ts';

export interface LoggedFailure {
  readonly event: string;
  readonly failure: string;
  readonly count: number;
  readonly lastAt: string;
}

export type LogDigest = ReturnType<typeof digestLog>;

const DAYS = 7;
const BEGINNINGS = new Set(['startup', 'clear', 'fork', 'other']);
const CAPTURED = ['added', 'stated'];
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
    addFailure(failures, entry);
    const captured = sum(entry, CAPTURED);
    if (captured > 0) Object.assign(captures, { count: captures.count + captured, lastAt: at });
    if (typeof entry['written'] === 'number') addFlush(flushes, entry);
    const day = dayOf(at, nowMs);
    if (day !== undefined) told[day] = (told[day] ?? 0) + sum(entry, TOLD);
  }
  return {
    fired,
    /** When sessions began, the newest last; resumed and compacted ones do not begin. */
    starts,
    failures: [...failures.values()].sort((a, b) => (a.lastAt < b.lastAt ? 1 : -1)),
    captures: withoutBlank(captures),
    flushes: withoutBlank(flushes),
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

function addFailure(failures: Map<string, LoggedFailure>, entry: LogEntry): void {
  const { event, at, failure } = entry;
  if (typeof failure !== 'string') return;
  const key = `${event}: ${failure}`;
  const count = (failures.get(key)?.count ?? 0) + 1;
  failures.set(key, { event, failure, count, lastAt: at });
}

function addFlush(
  flushes: { count: number; written: number; seen: number; stopped: number; retries: number; lastAt: string },
  entry: LogEntry,
): void {
  flushes.count += 1;
  flushes.lastAt = entry.at;
  for (const name of ['written', 'seen', 'stopped', 'retries'] as const)
    flushes[name] += numberOf(entry, name);
}

/** Which of the last seven days, 0 the first of them; undefined for an earlier one. */
function dayOf(at: string, nowMs: number): number | undefined {
  const ago = Math.floor((nowMs - Date.parse(at)) / DAY_MS);
  return ago >= 0 && ago < DAYS ? DAYS - 1 - ago : undefined;
}

function withoutBlank<T extends { readonly lastAt: string }>({
  lastAt,
  ...counts
}: T): Omit<T, 'lastAt'> & { readonly lastAt?: string } {
  return lastAt === '' ? counts : { ...counts, lastAt };
}
