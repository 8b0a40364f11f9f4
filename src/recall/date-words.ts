import { onceAsked } from '../core/basics.ts';
import type { Memory } from '../core/memory.ts';
import type { TimeSpan } from '../core/ports.ts';
import { joined } from '../core/text.ts';
import { DAY_MS } from '../core/time.ts';

/** What a query says of time, and what is to be looked for. */
export interface DatedQuery {
  readonly bounds?: TimeSpan;
  /** Without relative words ("last week"): they are about now, and in a memory they would be about then. */
  readonly query: string;
  /** Where there are bounds: the query without all that says when. */
  readonly rest?: string;
}

type Stretch = Readonly<{ from: Date; until: Date }>;

const MONTH_NAMES =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const NUMBERS = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const dayOf = (date: Date, offset = 0): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + offset);
const days = (from: Date, count: number): Stretch => ({ from, until: dayOf(from, count) });
const monthOf = (year: number, month: number): Stretch => ({
  from: new Date(year, month, 1),
  until: new Date(year, month + 1, 1),
});
const yearOf = (year: number): Stretch => ({ from: new Date(year, 0, 1), until: new Date(year + 1, 0, 1) });
const monthNumber = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase());

/** The last month of that name that has begun. */
function lastMonth(name: string, now: Date): Stretch {
  const month = monthNumber(name);
  return monthOf(now.getFullYear() - (month > now.getMonth() ? 1 : 0), month);
}

/** Undefined for a few. */
function numberOf(text = ''): number | undefined {
  if (/few|couple/i.test(text)) return undefined;
  const word = NUMBERS.indexOf(text.toLowerCase().replace(/^an$/, 'a'));
  return word === -1 ? Number(text) : Math.max(1, word);
}

/** Weeks begin on Monday. */
function unitOf(unit: string, now: Date, back: number): Stretch {
  if (unit === 'day') return days(dayOf(now, -back), 1);
  if (unit === 'week') return days(dayOf(now, -((now.getDay() + 6) % 7) - 7 * back), 7);
  if (unit === 'month') return monthOf(now.getFullYear(), now.getMonth() - back);
  return yearOf(now.getFullYear() - back);
}

/** `three weeks ago` may be four days more or less; `a few days ago` is two or more, of years up to six. */
function ago(count: number | undefined, unit: string, now: Date): Stretch {
  if (count === undefined)
    return { from: backFrom(now, unit === 'day' ? 8 : 6, unit), until: backFrom(now, 1, unit) };
  if (unit === 'year') return yearOf(now.getFullYear() - count);
  const day = backFrom(now, count, unit);
  if (unit === 'day') return days(day, 1);
  return unit === 'week' ? days(dayOf(day, -4), 9) : days(dayOf(day, -15), 31);
}

/** The day that is so many days, weeks, months or years back. */
function backFrom(now: Date, count: number, unit: string): Date {
  if (unit === 'year') return new Date(now.getFullYear() - count, now.getMonth(), now.getDate());
  if (unit === 'month') return new Date(now.getFullYear(), now.getMonth() - count, now.getDate());
  return dayOf(now, unit === 'week' ? -7 * count : -count);
}

/** A date or a month in one of the ways they are written, from its beginning to its end. */
function pointOf(text: string, now: Date): Stretch {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(text) ?? [];
  if (day !== undefined) return dateOf(year, Number(month) - 1, Number(day), now);
  if (month !== undefined) return monthOf(Number(year), Number(month) - 1);
  const named = /\d{4}$/.exec(text)?.[0];
  return named === undefined ? lastMonth(text, now) : monthOf(Number(named), monthNumber(text));
}

/** From the beginning of one to the end of the other; a month that would begin later is that of the year before. */
function between(first: string, last: string, now: Date): Stretch {
  const [{ from }, { until }] = [pointOf(first, now), pointOf(last, now)];
  const back = from < until || /\d{4}/.test(first) ? 0 : 1;
  return { from: new Date(from.getFullYear() - back, from.getMonth(), from.getDate()), until };
}

function dateOf(year: string | undefined, month: number, day: number, now: Date): Stretch {
  if (year !== undefined) return days(new Date(Number(year), month, day), 1);
  const date = new Date(now.getFullYear(), month, day);
  return days(date <= now ? date : new Date(now.getFullYear() - 1, month, day), 1);
}

interface Wording {
  readonly pattern: RegExp;
  readonly isRelative: boolean;
  readonly read: (parts: readonly (string | undefined)[], now: Date) => Stretch;
}

const COUNT = `(\\d{1,3}|(?:a )?(?:few|couple(?: of)?)|an?|${NUMBERS.slice(1).join('|')})`;
const UNIT = '(day|week|month|year)';
const wording = (source: string, isRelative: boolean, read: Wording['read']): Wording => ({
  pattern: new RegExp(`\\b${source}\\b`, 'i'),
  isRelative,
  read,
});
/** No mere year: "from 2021 to 2024" may be an edition. */
const POINT = `((?:19|20)\\d\\d(?:-\\d\\d){1,2}|(?:${MONTH_NAMES})(?:,? (?:19|20)\\d\\d)?)`;
const unitName = (text: string | undefined): string => (text ?? '').toLowerCase();

/** The closest first: `12 May 2026` is not read as `May 2026`. */
function wordings(): readonly Wording[] {
  const year = '((?:19|20)\\d\\d)';
  return [
    wording(`(?:between|from) ${POINT} (?:and|to|until|till) ${POINT}`, false, ([, first, last], now) =>
      between(first ?? '', last ?? '', now),
    ),
    wording(`${year}-(\\d\\d)-(\\d\\d)`, false, ([, y, m, d], now) =>
      dateOf(y, Number(m) - 1, Number(d), now),
    ),
    wording(`(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH_NAMES})(?:,? ${year})?`, false, ([, d, m, y], now) =>
      dateOf(y, monthNumber(m ?? ''), Number(d), now),
    ),
    wording(`(${MONTH_NAMES}) (\\d{1,2})(?:st|nd|rd|th)?(?:,? ${year})?`, false, ([, m, d, y], now) =>
      dateOf(y, monthNumber(m ?? ''), Number(d), now),
    ),
    wording(`(${MONTH_NAMES}),? ${year}`, false, ([, m, y]) => monthOf(Number(y), monthNumber(m ?? ''))),
    wording(`${year}-(\\d\\d)`, false, ([, y, m]) => monthOf(Number(y), Number(m) - 1)),
    wording(
      `(?:in|during|since|until|before|after|last|this) (${MONTH_NAMES})(?! \\d)`,
      false,
      ([, m], now) => lastMonth(m ?? '', now),
    ),
    wording(`(?:in|during|since|until|before|after) ${year}`, false, ([, y]) => yearOf(Number(y))),
    wording(`${COUNT} ${UNIT}s? ago`, true, ([, count, unit], now) =>
      ago(numberOf(count), unitName(unit), now),
    ),
    wording(
      `(?:in |over |during |within )?(?:the )?(?:last|past) ${COUNT} ${UNIT}s?`,
      true,
      ([, count, unit], now) => ({
        from: backFrom(now, numberOf(count) ?? 6, unitName(unit)),
        until: dayOf(now, 1),
      }),
    ),
    wording('the other day', true, (_, now) => ({ from: dayOf(now, -14), until: dayOf(now) })),
    wording('(last|previous|this) (week|month|year)', true, ([, which, unit], now) =>
      unitOf(unitName(unit), now, unitName(which) === 'this' ? 0 : 1),
    ),
    wording('the day before yesterday', true, (_, now) => unitOf('day', now, 2)),
    wording('(?:yesterday|last night)', true, (_, now) => unitOf('day', now, 1)),
    wording('(?:today|this morning|this afternoon)', true, (_, now) => unitOf('day', now, 0)),
    wording(`(?:on|last|since|before|after|until) (${WEEKDAYS.join('|')})`, true, ([, name], now) => {
      const back = (now.getDay() - WEEKDAYS.indexOf(unitName(name)) + 7) % 7 || 7;
      return days(dayOf(now, -back), 1);
    }),
  ];
}

const known = onceAsked(wordings);

function boundsOf({ from, until }: Stretch, text: string, before: string): TimeSpan | undefined {
  const [fromMs, untilMs] = [from.getTime(), until.getTime()];
  if (!(fromMs < untilMs) || untilMs - fromMs > 4000 * DAY_MS) return undefined;
  const word =
    /\b(since|after|before|until|till|by)\s+(?:the\s+)?$/i.exec(before)?.[1] ??
    /^(since|after|before|until)\b/i.exec(text)?.[1];
  if (word === undefined) return { fromMs, untilMs };
  if (/since/i.test(word)) return { fromMs };
  if (/after/i.test(word)) return { fromMs: untilMs };
  return { untilMs: /before/i.test(word) ? fromMs : untilMs };
}

/** A date in a log line or a version is no question about time: one that is meant has a word before it, and no time after it. */
const MEANT =
  /\b(?:on|in|of|from|during|since|after|before|until|till|by|around|for|early|late)\s+(?:the\s+)?$/i;
const CLOCK = /^[T ,]*\d{1,2}:\d\d/;

function isMeant({ isRelative }: Wording, text: string, before: string, after: string): boolean {
  return (
    isRelative ||
    ((/^(?:in|during|since|until|before|after|last|this|between|from) /i.test(text) || MEANT.test(before)) &&
      !CLOCK.test(after))
  );
}

/** The first words on time in a query, in local time; a month or day without year is the last begun. Not for each query: its patterns are long. Pure. */
export function readDateWords(query: string, nowMs: number): DatedQuery {
  const now = new Date(nowMs);
  for (const candidate of known()) {
    const match = candidate.pattern.exec(query);
    if (match === null) continue;
    const [text] = match;
    const before = query.slice(0, match.index);
    const after = query.slice(match.index + text.length);
    if (!isMeant(candidate, text, before, after)) continue;
    const bounds = boundsOf(candidate.read(match, now), text, before);
    if (bounds === undefined) continue;
    const rest = joined([before.replace(MEANT, '').trim(), after.trim()], ' ');
    return { bounds, query: candidate.isRelative && /\p{L}{3}/u.test(rest) ? rest : query, rest };
  }
  return { query };
}

/** Whether a memory was met within bounds. */
export const isInside = ({ at, lastSeenAt }: Pick<Memory, 'at' | 'lastSeenAt'>, bounds: TimeSpan): boolean =>
  isWithin(at, bounds) || isWithin(lastSeenAt, bounds);

/** Whether a query names a time and none of what was found is from it: recall falls back on other times. Pure. */
export function isFromOtherTimes(
  query: string,
  found: readonly { readonly memory: Pick<Memory, 'at' | 'lastSeenAt'> }[],
  nowMs: number,
): boolean {
  const { bounds } = readDateWords(query, nowMs);
  return bounds !== undefined && found.length > 0 && !found.some(({ memory }) => isInside(memory, bounds));
}

/** Whether a time (ISO 8601) lies within bounds; one that is no time does. */
export function isWithin(at: string, bounds: TimeSpan): boolean {
  const ms = Date.parse(at);
  return !(ms < (bounds.fromMs ?? -Infinity)) && !(ms >= (bounds.untilMs ?? Infinity));
}
