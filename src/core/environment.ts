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
