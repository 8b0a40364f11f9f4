const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** How long ago, in the largest unit that gives a whole number: `3 hours ago`. */
export function ageText(at: string, nowMs: number): string {
  const ms = Math.max(0, nowMs - Date.parse(at));
  if (Number.isNaN(ms)) return 'at an unknown time';
  if (isToCome(at, nowMs)) return 'in the future';
  const units: readonly [number, string][] = [
    [365 * DAY_MS, 'year'],
    [30 * DAY_MS, 'month'],
    [7 * DAY_MS, 'week'],
    [DAY_MS, 'day'],
    [HOUR_MS, 'hour'],
    [MINUTE_MS, 'minute'],
  ];
  const [unitMs, unit] = units.find(([size]) => ms >= size) ?? [0, ''];
  if (unitMs === 0) return 'just now';
  const count = Math.floor(ms / unitMs);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** When something ends, to the day: `in 23 days`; how long ago where it has. Undefined where it never does. */
export function untilText(ms: number, nowMs: number): string | undefined {
  if (!Number.isFinite(ms)) return undefined;
  if (ms <= nowMs) return ageText(new Date(ms).toISOString(), nowMs);
  const days = Math.ceil((ms - nowMs) / DAY_MS);
  return `in ${days} day${days === 1 ? '' : 's'}`;
}

/** Clocks differ by minutes. What is dated later than tomorrow was dated so by hand, or by a clock that was wrong. */
const isToCome = (at: string, nowMs: number): boolean => Date.parse(at) > nowMs + DAY_MS;

/** 1 when new, ½ after `halfLifeDays`, ¼ after twice that; ½ for what is dated to come, or it would be new for ever. */
export function ageFactor(at: string, nowMs: number, halfLifeDays: number): number {
  if (isToCome(at, nowMs)) return 0.5;
  const days = Math.max(0, nowMs - Date.parse(at)) / DAY_MS;
  return Number.isFinite(days) ? 2 ** (-days / halfLifeDays) : 0;
}

/** After so many days half of what age says for a memory is gone: machines and work age in weeks, decisions hold. Of kinds, and of namespaces. Judged. */
const HALF_LIVES: readonly (readonly [days: number, names: string])[] = [
  [14, 'handoff progress handoffs'],
  [45, 'error environment blocker blockers'],
  [60, 'warning workaround'],
  [90, 'discovery'],
  [365, 'correction insight pattern patterns'],
  [730, 'convention decision decisions'],
];
const DEFAULT_HALF_LIFE_DAYS = 180;

/** The half-life of a memory of this kind, else of this namespace, in days. */
export function halfLifeDays(ns: string, kind: string): number {
  const of = (name: string) => HALF_LIVES.find(([, names]) => names.split(' ').includes(name))?.[0];
  return of(kind) ?? of(ns) ?? DEFAULT_HALF_LIFE_DAYS;
}

/** Now, or just after what happened last: another clone's clock may be ahead of ours, and the later line wins. */
export function laterThan(changedAt: string | undefined, nowMs: number): string {
  const lastMs = changedAt === undefined ? 0 : Date.parse(changedAt);
  return new Date(Math.max(nowMs, Number.isFinite(lastMs) ? lastMs + 1 : 0)).toISOString();
}

/** What a promise gives within `ms` milliseconds; throws what it throws, and after that time what `late` makes. What comes later is dropped. */
export async function orLate<T>(promise: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([promise, isLate]).finally(() => clearTimeout(timer));
}

/** What a promise gives in time, else `otherwise`, also where it fails or no time is left; what comes later is dropped. */
export async function inTime<T>(promise: Promise<T>, ms: number, otherwise: T): Promise<T> {
  if (ms <= 0) {
    promise.catch(() => {}); // nobody waits for it
    return otherwise;
  }
  return orLate(promise, ms, () => new Error('late')).catch(() => otherwise);
}

/** A session without a recorded client counts as dead after so long without a sign of life, milliseconds. */
export const IDLE_MS = 30 * 60_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
