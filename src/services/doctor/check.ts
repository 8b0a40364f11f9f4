/** What was looked at, and what was found. */
export interface Check {
  readonly name: string;
  readonly state: 'ok' | 'warn' | 'fail';
  /** For people; may change. */
  readonly detail: string;
  /** How to mend it. */
  readonly hint?: string;
  /** Whether `doctor --fix` mends it. */
  readonly fixable?: true;
  /** The figures behind it, for programs. */
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
}

/** How many of something: `1 memory`, `2 memories`. */
export const count = (n: number, what: string): string =>
  `${n} ${n === 1 ? what : what.endsWith('y') ? `${what.slice(0, -1)}ies` : `${what}s`}`;

/** Nothing is wrong. */
export const ok = (name: string, detail: string, facts?: Check['facts']): Check => ({
  name,
  state: 'ok',
  detail,
  ...(facts === undefined ? {} : { facts }),
});
