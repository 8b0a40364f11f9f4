import { DAY_MS } from './time.ts';

export interface ToldAtStart {
  readonly recalled: number;
  /** How many of them are new, and since when (ISO 8601). */
  readonly news?: { readonly count: number; readonly since: string } | undefined;
  readonly isHandedOn: boolean;
}

/**
 * One line for the user: what the model was told, and how to see it (`command`); undefined where that is nothing. The day is told in the user's own time
 * zone: its name within a week, else its date. Pure.
 */
export function startNotice(
  { recalled, news, isHandedOn }: ToldAtStart,
  command: string,
  nowMs: number,
): string | undefined {
  if (recalled === 0 && !isHandedOn) return undefined;
  const memories = recalled === 1 ? '1 memory' : `${recalled} memories`;
  const parts = [
    ...(isHandedOn ? ['a handoff from the last session'] : []),
    ...(recalled > 0 ? [memories] : []),
  ];
  const fresh =
    news === undefined || news.count === 0 ? '' : `, ${news.count} new since ${dayText(news.since, nowMs)}`;
  return `cs-memory: gave the model ${parts.join(' and ')}${fresh} (${command})`;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function dayText(since: string, nowMs: number): string {
  const then = new Date(since);
  const [day, now] = [new Date(then).setHours(0, 0, 0, 0), new Date(nowMs).setHours(0, 0, 0, 0)];
  if (day === now) return 'your last session';
  const days = Math.round((now - day) / DAY_MS);
  if (days === 1) return 'yesterday';
  return days < 7 ? (DAYS[then.getDay()] ?? since) : since.slice(0, 10);
}
