/** The environment a process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The user's home. Not asked of the system: loading node:os costs every hook call a hundredth of a node start, and
 * whoever runs a client has HOME. Without it, a place where nobody can make anything, root included.
 */
export function homeOf(env: Environment): string {
  return env['HOME'] || env['USERPROFILE'] || '/dev/null';
}

/** Set for every process we start: a hook raised below one of them must not run. */
export const INSIDE_VARIABLE = 'CS_MEMORY_INSIDE';

/** Whether a switch is off. Only `false` and `0` switch off, so that an odd value never does. */
export function isSwitchedOff(env: Environment, name: string): boolean {
  return /^(false|0)$/i.test(env[name] ?? '');
}
