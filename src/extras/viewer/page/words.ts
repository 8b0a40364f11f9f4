const DAY_MS = 86_400_000;
const UNITS: readonly (readonly [string, number])[] = [
  ['y', 365 * DAY_MS],
  ['mo', 30 * DAY_MS],
  ['d', DAY_MS],
  ['h', DAY_MS / 24],
  ['min', DAY_MS / 1_440],
];

/** `3 d ago`, `now`. */
export function age(at: string): string {
  const ms = Date.now() - Date.parse(at);
  const [unit, size] = UNITS.find(([, length]) => ms >= length) ?? [];
  return unit === undefined || size === undefined ? 'now' : `${Math.floor(ms / size)} ${unit} ago`;
}

/** `2026-01-31 12:30`, in the reader's own time. */
export function time(at: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return at;
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

export function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export const count = (value: number, one: string, many = `${one}s`): string =>
  `${value.toLocaleString('en')} ${value === 1 ? one : many}`;

export const WHERE: Readonly<Record<string, string>> = {
  reachable: 'in the history of HEAD',
  equivalent: 'a copy of it is in the history of HEAD',
  elsewhere: 'on another branch',
  gone: 'on no branch any more',
  unknown: 'not known here',
};

export const WHOSE: Readonly<Record<string, string>> = {
  self: 'you',
  trusted: 'trusted',
  other: 'not trusted',
};
