// What comes from outside: variables of the environment, and values of unknown making.

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The user's home. Not asked of the system: loading node:os costs every hook call a hundredth of a node start, and
 * whoever runs a client has HOME. Without it, a place where nobody can make anything, root included.
 */
export function homeOf(env: Environment): string {
  return env['HOME'] || env['USERPROFILE'] || '/dev/null';
}

/** Below the home, where the XDG base directory specification puts what its variables do not place elsewhere. */
const XDG_DEFAULTS = {
  XDG_CONFIG_HOME: '.config',
  XDG_DATA_HOME: '.local/share',
  XDG_STATE_HOME: '.local/state',
  XDG_CACHE_HOME: '.cache',
} as const;

const ABSOLUTE = /^(?:[\\/]|[A-Za-z]:[\\/])/;

/**
 * A base folder of the user's. A relative path is ignored, as the XDG specification asks: it would put what is the
 * user's alone into whatever work tree a hook runs in.
 */
export function xdgFolder(env: Environment, name: keyof typeof XDG_DEFAULTS, home = homeOf(env)): string {
  const named = env[name] ?? '';
  return ABSOLUTE.test(named) ? named : `${home}/${XDG_DEFAULTS[name]}`;
}

/** Set for every process we start: a hook raised below one of them must not run. */
export const INSIDE_VARIABLE = 'CS_MEMORY_INSIDE';

/** Whether a switch is off. Only `false` and `0` switch off, so that an odd value never does. */
export function isSwitchedOff(env: Environment, name: string): boolean {
  const value = env[name];
  return value !== undefined && (value === '0' || value.toLowerCase() === 'false');
}

/** Whether a switch is on. Only `true` and `1` switch on. */
export function isSwitchedOn(env: Environment, name: string): boolean {
  const value = env[name];
  return value !== undefined && (value === '1' || value.toLowerCase() === 'true');
}

/** An object without the fields that have no value. */
export const defined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;

type Defined<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/** An object of unknown making: what of it is there is to be looked at. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};

/** What a field is to be; behind `?` it may be absent. */
type Kind = 'text' | 'number' | 'flag' | 'list' | 'texts' | 'object';
export type Shape = Readonly<Record<string, Kind | `?${Kind}`>>;

/** Functions only: with `Array.isArray` itself the table would stay in bundles that need none of it. */
const IS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  flag: (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value),
  texts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  object: (value) => value !== null && typeof value === 'object' && !Array.isArray(value),
};

/** Whether a value is an object with such fields: another version of the product may have written it. Pure. */
export const hasShape = (value: unknown, shape: Shape): boolean =>
  IS.object(value) &&
  Object.entries(shape).every(([name, kind]) => {
    const field = (value as Fields)[name];
    return (kind.startsWith('?') && field === undefined) || IS[kind.replace('?', '') as Kind](field);
  });

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
